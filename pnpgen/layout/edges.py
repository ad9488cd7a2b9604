"""Free strips along the edges of a page, for what must be printed but may never touch a piece."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pnpgen.layout.rect import TOUCH_MM, Rect

Edge: TypeAlias = Literal["left", "top", "right", "bottom"]
PRINTABLE_MM = 4.2
"""Office printers leave up to this much of the edge unprinted."""
CLEAR_MM = 0.8
"""Between a strip and whatever is beside it."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A free place along an edge; on the left and right it is read upwards."""

    edge: Edge
    box: Rect

    @property
    def upright(self) -> bool:
        """Whether the strip runs along a side edge."""
        return self.edge in {"left", "right"}


def free_strip(
    page: Rect,
    taken: Sequence[Rect],
    length: float,
    depth: float,
    edges: Sequence[Edge],
    beside: Rect | None = None,
) -> Strip | None:
    """The first free strip of this size, edge by edge, as far out as it can be; None where there is none.

    Along the edge it lies in the middle, or begins where the block `beside` it begins in reading direction.
    """
    for edge in edges:
        upright = edge in {"left", "right"}
        along, across = (page.height, page.width) if upright else (page.width, page.height)
        spans = [_span(box, edge, page) for box in taken]
        wanted = (along - length) / 2
        if beside is not None:
            wanted = beside.bottom - length if upright else beside.x
        for inset in _insets(spans, across / 2 - depth):
            blocked = [
                (s.start, s.end)
                for s in spans
                if s.near < inset + depth + CLEAR_MM and inset < s.far + CLEAR_MM
            ]
            start = _start(blocked, length, along, wanted)
            if start is not None:
                return Strip(edge, _box(edge, page, start, inset, length, depth))
    return None


@dataclass(frozen=True, slots=True)
class _Span:
    """A rectangle as seen from an edge: how far in it begins and ends, and its stretch of the edge."""

    near: float
    far: float
    start: float
    end: float


def _span(box: Rect, edge: Edge, page: Rect) -> _Span:
    match edge:
        case "left":
            return _Span(box.x, box.right, box.y, box.bottom)
        case "top":
            return _Span(box.y, box.bottom, box.x, box.right)
        case "right":
            return _Span(page.right - box.right, page.right - box.x, box.y, box.bottom)
        case "bottom":
            return _Span(page.bottom - box.bottom, page.bottom - box.y, box.x, box.right)


def _insets(spans: Sequence[_Span], deepest: float) -> list[float]:
    """How far in a strip may lie: at the edge, or just behind one of the rectangles."""
    behind = {span.far + CLEAR_MM for span in spans}
    return sorted(inset for inset in {PRINTABLE_MM, *behind} if PRINTABLE_MM <= inset <= deepest)


def _start(
    blocked: Sequence[tuple[float, float]], length: float, along: float, wanted: float
) -> float | None:
    """Where a free strip begins, as near as can be to the wanted place; None where none is free."""
    low, high = PRINTABLE_MM, along - PRINTABLE_MM - length
    ends = [end + CLEAR_MM for _, end in blocked]
    starts = [start - CLEAR_MM - length for start, _ in blocked]
    candidates = [min(max(wanted, low), high), *ends, *starts]
    free = [
        at
        for at in candidates
        if low <= at <= high
        and all(at + length + CLEAR_MM <= a + TOUCH_MM or at >= b + CLEAR_MM - TOUCH_MM for a, b in blocked)
    ]
    return min(free, key=lambda at: (abs(at - wanted), at), default=None)


def _box(edge: Edge, page: Rect, start: float, inset: float, length: float, depth: float) -> Rect:
    match edge:
        case "left":
            return Rect(inset, start, depth, length)
        case "top":
            return Rect(start, inset, length, depth)
        case "right":
            return Rect(page.right - inset - depth, start, depth, length)
        case "bottom":
            return Rect(start, page.bottom - inset - depth, length, depth)
