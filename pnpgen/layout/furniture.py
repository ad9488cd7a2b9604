"""What every sheet carries besides its pieces: cut marks, and ruler and label in free places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pnpgen.layout import ruler
from pnpgen.layout.edges import Edge, Strip, free_strip
from pnpgen.layout.marks import cut_marks
from pnpgen.layout.rect import TOUCH_MM, Rect
from pnpgen.layout.sheet import Line

FOOT_MM = 12.0
SIDE_MM = 8.0
RULER_EDGES: tuple[Edge, ...] = ("right", "bottom", "top", "left")
LABEL_EDGES: tuple[Edge, ...] = ("left", "bottom", "top", "right")
FOOT_FIRST: tuple[Edge, ...] = ("bottom", "top", "right", "left")
"""For boards that are not cut out: their side borders are narrow, and part of the picture."""


Boxes = Sequence[tuple[Rect, Rect]]
"""Trim rectangles, each with the rectangle that its bleed covers."""


@dataclass(frozen=True, slots=True)
class Taken:
    """The cut marks of a sheet, and every rectangle that ruler and label must keep off."""

    marks: tuple[Line, ...]
    boxes: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Furniture:
    """Where the ruler and the label go."""

    ruler: Strip
    label: Strip


def taken_by(page: Rect, cut: Boxes, uncut: Boxes) -> Taken:
    """What the pieces of a sheet take of it: they, their bleed and the marks of those that are cut out."""
    marks = cut_marks([trim for trim, _ in cut], [box for _, box in cut], page)
    boxes = (*(box for _, box in cut), *(_used(trim, box, page) for trim, box in uncut))
    return Taken(marks, (*boxes, *(around(mark) for mark in marks)))


def furnish(
    page: Rect,
    taken: Sequence[Rect],
    foot_first: bool,
    ruler_length: float,
    label: tuple[float, float],
    *,
    aside: bool = False,
) -> Furniture | None:
    """Places for the ruler and for a label of some length and depth in mm; None where one finds no room.

    The ruler lies in the middle of its edge, or `aside`, which leaves more room for a label at the same edge.
    """
    first, second = (FOOT_FIRST, FOOT_FIRST) if foot_first else (RULER_EDGES, LABEL_EDGES)
    beside = _around_all(taken) if aside else None
    ruler_strip = free_strip(page, taken, ruler_length, ruler.DEPTH_MM, first, beside)
    if ruler_strip is None:
        return None
    label_strip = free_strip(page, [*taken, ruler_strip.box], *label, second, _around_all(taken))
    if label_strip is None:
        return None
    return Furniture(ruler_strip, label_strip)


def _used(trim: Rect, box: Rect, page: Rect) -> Rect:
    """What an uncut board covers: one as large as the page leaves its border free, wider at the foot."""
    if page.inside(trim.grown(TOUCH_MM, TOUCH_MM, TOUCH_MM, TOUCH_MM)):
        return page.grown(-SIDE_MM, -SIDE_MM, -SIDE_MM, -FOOT_MM)
    return box


def _around_all(blocks: Sequence[Rect]) -> Rect | None:
    if not blocks:
        return None
    x, y = min(b.x for b in blocks), min(b.y for b in blocks)
    return Rect(x, y, max(b.right for b in blocks) - x, max(b.bottom for b in blocks) - y)


def around(mark: Line) -> Rect:
    """The rectangle of a mark, with a little air."""
    return Rect(mark.x1_mm, mark.y1_mm, mark.x2_mm - mark.x1_mm, mark.y2_mm - mark.y1_mm).grown(
        0.1, 0.1, 0.1, 0.1
    )
