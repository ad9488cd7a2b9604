"""Cut marks: where a straight cut starts and ends, always outside every piece and its bleed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pnpgen.layout.rect import TOUCH_MM, Rect
from pnpgen.layout.sheet import Line

LENGTH_MM = 3.2
SHORTEST_MM = 1.5
CLEAR_MM = 0.8
"""Between the bleed and the mark, so that the mark stays visible beside dark art."""
EDGE_MM = 3.5
"""Paper nearer to the page edge than this is out of the reach of many printers."""


def bleed_area(page: Rect) -> Rect:
    """The part of a page that bleed may cover, so that the shortest mark finds room beyond it."""
    border = EDGE_MM + SHORTEST_MM + CLEAR_MM
    return page.grown(-border, -border, -border, -border)


def cut_marks(trims: Sequence[Rect], bled: Sequence[Rect], page: Rect) -> tuple[Line, ...]:
    """The marks at both ends of every straight cut, sorted; `bled` are the same pieces with their bleed."""
    marks: set[Line] = set()
    for upright in (True, False):
        reach = {
            way: CLEAR_MM
            + max((_bleed(t, b, upright, way) for t, b in zip(trims, bled, strict=True)), default=0.0)
            for way in (-1, 1)
        }
        for position, ends in cuts(trims, upright):
            for at, way in ends:
                marks |= _mark(position, at, way, reach[way], bled, page, upright=upright)
    return tuple(sorted(marks, key=lambda m: (m.x1_mm, m.y1_mm, m.x2_mm, m.y2_mm)))


def _bleed(trim: Rect, box: Rect, upright: bool, way: int) -> float:
    """How far the bleed runs out at the end of a cut."""
    if upright:
        return trim.y - box.y if way < 0 else box.bottom - trim.bottom
    return trim.x - box.x if way < 0 else box.right - trim.right


Ends = tuple[tuple[float, int], ...]
"""Where a cut begins and ends along its line, with the way (-1 or 1) that leads out of the pieces."""


def cuts(trims: Sequence[Rect], upright: bool) -> Iterator[tuple[float, Ends]]:
    """Every straight cut: its line's position and its ends; it goes on over gutters, not through pieces."""
    boxes = [_turned(trim, upright) for trim in trims]
    for position in _distinct(edge for low, high, _, _ in boxes for edge in (low, high)):
        spans = sorted((a, b) for low, high, a, b in boxes if _near(position, low) or _near(position, high))
        across = [(a, b) for low, high, a, b in boxes if low + TOUCH_MM < position < high - TOUCH_MM]
        for start, end in _joined(spans, across):
            yield position, ((start, -1), (end, 1))


def _joined(
    spans: Sequence[tuple[float, float]], across: Sequence[tuple[float, float]]
) -> Iterator[tuple[float, float]]:
    """The spans run together wherever no piece lies across the line between them."""
    start, end = spans[0]
    for low, high in spans[1:]:
        if low > end + TOUCH_MM and any(a < low and b > end for a, b in across):
            yield start, end
            start, end = low, high
        else:
            end = max(end, high)
    yield start, end


def _mark(
    position: float, at: float, way: int, reach: float, bled: Sequence[Rect], page: Rect, *, upright: bool
) -> set[Line]:
    """The mark beyond one end of a cut, shortened to what is free; empty where a piece leaves no room."""
    limit = (page.bottom if upright else page.right) - EDGE_MM if way > 0 else EDGE_MM
    near = at + way * reach
    far = at + way * (reach + LENGTH_MM)
    far = min(far, limit) if way > 0 else max(far, limit)
    for box in bled:
        low, high, top, bottom = _turned(box, upright)
        if not low - CLEAR_MM < position < high + CLEAR_MM:
            continue
        first, last = (top, bottom) if way > 0 else (-bottom, -top)
        if first - CLEAR_MM < way * near - TOUCH_MM < last + CLEAR_MM - 2 * TOUCH_MM:
            return set()
        if first - CLEAR_MM >= way * near - TOUCH_MM:
            far = way * min(way * far, first - CLEAR_MM)
    if (far - near) * way < SHORTEST_MM - TOUCH_MM:
        return set()
    start, end = min(near, far), max(near, far)
    position, start, end = round(position, 4), round(start, 4), round(end, 4)
    return {Line(position, start, position, end) if upright else Line(start, position, end, position)}


def _turned(box: Rect, upright: bool) -> tuple[float, float, float, float]:
    """The extent across and the extent along an upright cut; the other way round for a level one."""
    if upright:
        return box.x, box.right, box.y, box.bottom
    return box.y, box.bottom, box.x, box.right


def _near(a: float, b: float) -> bool:
    return abs(a - b) <= TOUCH_MM


def _distinct(values: Iterable[float]) -> Iterator[float]:
    last: float | None = None
    for value in sorted(values):
        if last is None or not _near(value, last):
            yield value
            last = value
