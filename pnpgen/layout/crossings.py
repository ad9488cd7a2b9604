"""Where cuts meet inside a block of pieces: fine crosses for sheets whose art doesn't show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnpgen.layout.marks import cuts
from pnpgen.layout.rect import TOUCH_MM, Rect
from pnpgen.layout.sheet import Line

ARM_MM = 1.2


def crosses(trims: Sequence[Rect]) -> tuple[Line, ...]:
    """Two hairlines at every corner of a piece inside the block, sorted; at the ends of cuts stand marks."""
    upright = [(position, start, end) for position, ((start, _), (end, _)) in cuts(trims, upright=True)]
    level = [(position, start, end) for position, ((start, _), (end, _)) in cuts(trims, upright=False)]
    points = {
        (round(x, 4), round(y, 4))
        for x, top, bottom in upright
        for y, left, right in level
        if _meets(y, top, bottom) and _meets(x, left, right) and _is_inside(x, y, trims)
    }
    return tuple(line for x, y in sorted(points) for line in _cross(x, y))


def _cross(x: float, y: float) -> Iterator[Line]:
    yield Line(round(x - ARM_MM, 4), y, round(x + ARM_MM, 4), y)
    yield Line(x, round(y - ARM_MM, 4), x, round(y + ARM_MM, 4))


def _meets(position: float, start: float, end: float) -> bool:
    return start - TOUCH_MM <= position <= end + TOUCH_MM


def _is_inside(x: float, y: float, trims: Sequence[Rect]) -> bool:
    """Whether pieces lie on all four sides of a point, over gutters too."""
    beside = [trim for trim in trims if _meets(y, trim.y, trim.bottom)]
    stacked = [trim for trim in trims if _meets(x, trim.x, trim.right)]
    return (
        any(trim.x < x - TOUCH_MM for trim in beside)
        and any(trim.right > x + TOUCH_MM for trim in beside)
        and any(trim.y < y - TOUCH_MM for trim in stacked)
        and any(trim.bottom > y + TOUCH_MM for trim in stacked)
    )
