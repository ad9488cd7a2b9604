"""Pieces of many sizes on few sheets, in rows: of equal pieces that share cuts, or of any with outlines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from pnpgen.layout.grid import pages
from pnpgen.layout.rect import TOUCH_MM, Rect

FRAME_MM = 12.5
"""Free at every edge: for cut marks, and for ruler and label beyond them."""
GAP_MM = 4.0
"""Between pieces that share no cut: enough for scissors, and for a cut mark."""


@dataclass(frozen=True, slots=True)
class Box:
    """What a piece takes up; pieces with an outline of their own share no cuts with others."""

    width: float
    height: float
    bleed: float
    outline: bool


@dataclass(frozen=True, slots=True)
class Laid:
    """A page and the trim rectangles on it, each with the index of its box."""

    page: Rect
    places: tuple[tuple[int, Rect], ...]


@dataclass(slots=True)
class _Shelf:
    boxes: list[tuple[int, Box, float]] = field(default_factory=list)
    """Index, box, and the x of its left edge."""

    @property
    def first(self) -> Box:
        return self.boxes[0][1]

    @property
    def right(self) -> float:
        return self.boxes[-1][2] + self.boxes[-1][1].width

    @property
    def bleed(self) -> float:
        return max(box.bleed for _, box, _ in self.boxes)

    @property
    def uniform(self) -> bool:
        return all(box == self.first for _, box, _ in self.boxes)

    def x_for(self, box: Box) -> float:
        """Where the box would stand."""
        return self.right + _apart(self.boxes[-1][1], box)


def pack(boxes: Sequence[Box]) -> tuple[Laid, ...] | None:
    """The boxes in this order, each in the first row with room for it; None where one is larger than A4.

    Of upright and lying pages, the one that needs fewer of them.
    """
    packed = [_on(page, boxes) for page in pages()]
    return min((laid for laid in packed if laid is not None), key=len, default=None)


def _on(page: Rect, boxes: Sequence[Box]) -> tuple[Laid, ...] | None:
    room = page.grown(-FRAME_MM, -FRAME_MM, -FRAME_MM, -FRAME_MM)
    sheets: list[list[_Shelf]] = []
    for index, box in enumerate(boxes):
        if box.width > room.width + TOUCH_MM or box.height > room.height + TOUCH_MM:
            return None
        if not any(_put(shelves, index, box, room) for shelves in sheets):
            sheets.append([_Shelf([(index, box, 0.0)])])
    return tuple(Laid(page, tuple(_placed(shelves, page))) for shelves in sheets)


def _put(shelves: list[_Shelf], index: int, box: Box, room: Rect) -> bool:
    """Stand the box in a row, or in a new one below; False where the sheet has no room."""
    for shelf in shelves:
        x = shelf.x_for(box)
        beside = box == shelf.first or (box.outline and shelf.first.outline)
        if beside and box.height <= shelf.first.height + TOUCH_MM and x + box.width <= room.width + TOUCH_MM:
            shelf.boxes.append((index, box, x))
            return True
    shelves.append(_Shelf([(index, box, 0.0)]))
    if _height(shelves) <= room.height + TOUCH_MM:
        return True
    shelves.pop()
    return False


def _ordered(shelves: Sequence[_Shelf]) -> list[_Shelf]:
    """Straight cuts run right across, so rows that are cut along outlines lie below all others."""
    return sorted(shelves, key=lambda shelf: shelf.first.outline)


def _gaps(shelves: Sequence[_Shelf]) -> list[float]:
    """What is free above each row."""
    gaps = [0.0]
    for upper, lower in pairwise(shelves):
        alike = upper.uniform and lower.uniform
        gaps.append(_apart(upper.first, lower.first) if alike else GAP_MM + upper.bleed + lower.bleed)
    return gaps


def _height(shelves: Sequence[_Shelf]) -> float:
    return sum(shelf.first.height for shelf in shelves) + sum(_gaps(_ordered(shelves)))


def _placed(shelves: Sequence[_Shelf], page: Rect) -> list[tuple[int, Rect]]:
    ordered = _ordered(shelves)
    x = (page.width - max(shelf.right for shelf in ordered)) / 2
    y = FRAME_MM
    found = []
    for shelf, gap in zip(ordered, _gaps(ordered), strict=True):
        y += gap
        found += [(index, Rect(x + left, y, box.width, box.height)) for index, box, left in shelf.boxes]
        y += shelf.first.height
    return found


def _apart(one: Box, other: Box) -> float:
    """Equal pieces share their cut, or leave room for their bleed; others keep a gap."""
    if one == other and not one.outline:
        return 2 * one.bleed
    return GAP_MM + one.bleed + other.bleed
