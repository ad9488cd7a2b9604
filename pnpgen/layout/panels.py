"""The parts of a piece larger than the paper: what each sheet shows, and how they find together again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pnpgen.definition.splitting import CUT_MM, JOINT_MM, STRIP_MM, Division
from pnpgen.layout.bleed import Bleed
from pnpgen.layout.edges import PRINTABLE_MM, Strip
from pnpgen.layout.rect import TOUCH_MM, Rect
from pnpgen.layout.sheet import Line

BLEED_MM = 1.8
"""What a part leaves for its bleed beside the strip, where it can."""
CROSS_MM = 1.6
LETTERS_MM = (6.0, 2.8)
"""The length and depth of the ground on which a joint names the part that belongs there."""
AIR_MM = 0.1
"""Between a joint and that ground."""
WHITE = "#FFFFFF"
SCHEME_MM = (8.0, 2.6)
"""The most room that the scheme of all parts takes: length and depth."""
HAIR_MM = 0.15


@dataclass(frozen=True, slots=True)
class Panel:
    """One part of a divided piece; later ones are trimmed at the joint and glued onto earlier ones."""

    division: Division
    column: int
    row: int

    @property
    def name(self) -> str:
        """A letter for the row and a number for the column: `B1`."""
        return _name(self.column, self.row)

    @property
    def area(self) -> Rect:
        """What it shows of the piece, without overlap, in mm from the piece's trim corner."""
        width, height = self.division.width, self.division.height
        return Rect(self.column * width, self.row * height, width, height)

    @property
    def page(self) -> Rect:
        """The page it is printed on."""
        return Rect(0, 0, *self.division.page)

    @property
    def trim(self) -> Rect:
        """Where it lies on its page."""
        width, height = self.division.width, self.division.height
        x = _start(self.page.width - width, self.column > 0, self._goes_right, self.division.overlap)
        y = _start(self.page.height - height, self.row > 0, self._goes_down, self.division.overlap)
        return Rect(x, y, width, height)

    def bleed(self, own: float) -> Bleed:
        """How far the picture runs on: over the outer edges as far as it does, and below the next parts."""
        trim, overlap = self.trim, self.division.overlap
        return (
            0 if self.column else _outer(own, trim.x),
            0 if self.row else _outer(own, trim.y),
            _under(overlap, self.page.right - trim.right, own, self._goes_right),
            _under(overlap, self.page.bottom - trim.bottom, own, self._goes_down),
        )

    @property
    def _goes_right(self) -> bool:
        return self.column + 1 < self.division.columns

    @property
    def _goes_down(self) -> bool:
        return self.row + 1 < self.division.rows

    def letters(self) -> Iterator[tuple[str, Strip]]:
        """The names of its neighbors, each on the strip outside the joint that is cut away or glued over."""
        (long, deep), trim = LETTERS_MM, self.trim.grown(AIR_MM, AIR_MM, AIR_MM, AIR_MM)
        x, y = trim.x + (trim.width - long) / 2, trim.y + (trim.height - long) / 2
        column, row = self.column, self.row
        found = (
            (column > 0, _name(column - 1, row), Strip("left", Rect(trim.x - deep, y, deep, long))),
            (self._goes_right, _name(column + 1, row), Strip("right", Rect(trim.right, y, deep, long))),
            (row > 0, _name(column, row - 1), Strip("top", Rect(x, trim.y - deep, long, deep))),
            (self._goes_down, _name(column, row + 1), Strip("bottom", Rect(x, trim.bottom, long, deep))),
        )
        edge = PRINTABLE_MM - TOUCH_MM
        printable = self.page.grown(-edge, -edge, -edge, -edge)
        for is_there, name, strip in found:
            if is_there and strip.box.inside(printable):
                yield name, strip

    def crosses(self, marks: Iterable[Line]) -> Iterator[Line]:
        """Short lines across the marks that stand at joints, so that they differ from cut marks."""
        trim = self.trim
        upright = [trim.x] * (self.column > 0) + [trim.right] * self._goes_right
        level = [trim.y] * (self.row > 0) + [trim.bottom] * self._goes_down
        for mark in marks:
            x, y = (mark.x1_mm + mark.x2_mm) / 2, (mark.y1_mm + mark.y2_mm) / 2
            if mark.x1_mm == mark.x2_mm and any(abs(x - joint) <= TOUCH_MM for joint in upright):
                yield Line(x - CROSS_MM / 2, y, x + CROSS_MM / 2, y)
            elif mark.y1_mm == mark.y2_mm and any(abs(y - joint) <= TOUCH_MM for joint in level):
                yield Line(x, y - CROSS_MM / 2, x, y + CROSS_MM / 2)


def panels_of(division: Division) -> tuple[Panel, ...]:
    """The parts of a divided piece in reading order, which is the order of gluing."""
    return tuple(
        Panel(division, column, row) for row in range(division.rows) for column in range(division.columns)
    )


def scheme_length(panel: Panel) -> float:
    """How long the scheme of all parts is, in mm."""
    columns, rows = panel.division.columns, panel.division.rows
    most, depth = SCHEME_MM
    return min(most, columns * depth / rows * panel.division.width / panel.division.height)


def scheme(panel: Panel, strip: Strip) -> Iterator[Line]:
    """All parts as a grid at the start of a strip, with the part of this sheet filled in."""
    columns, rows = panel.division.columns, panel.division.rows
    wide, deep = scheme_length(panel) / columns, SCHEME_MM[1] / rows
    middle = (panel.row + 0.5) * deep
    yield _in(strip, panel.column * wide, middle, (panel.column + 1) * wide, middle, deep)
    for column in range(columns + 1):
        yield _in(strip, column * wide, 0, column * wide, rows * deep, HAIR_MM)
    for row in range(rows + 1):
        yield _in(strip, 0, row * deep, columns * wide, row * deep, HAIR_MM)


def _in(strip: Strip, x1: float, y1: float, x2: float, y2: float, width: float) -> Line:
    """A line given along and across a strip, whose side strips are read upwards."""
    box = strip.box
    if strip.upright:
        return Line(box.x + y1, box.bottom - x1, box.x + y2, box.bottom - x2, width)
    return Line(box.x + x1, box.y + y1, box.x + x2, box.y + y2, width)


def _name(column: int, row: int) -> str:
    return f"{chr(ord('A') + row)}{column + 1}"


def _start(spare: float, after: bool, goes_on: bool, overlap: float) -> float:
    """Where a part begins on its page: in the middle, if that leaves room for marks, ruler and label."""
    least = JOINT_MM if after else CUT_MM
    if goes_on:
        return max(least, (spare - overlap - STRIP_MM) / 2)
    most = spare - STRIP_MM - BLEED_MM
    return max(least, min(spare / 2, most if most >= least else spare - CUT_MM))


def _outer(own: float, room: float) -> float:
    """The bleed over an outer edge: it leaves the strip for ruler and label, or else the mark, free."""
    return max(0.0, min(own, room - (STRIP_MM if room >= STRIP_MM else CUT_MM)))


def _under(overlap: float, room: float, own: float, goes_on: bool) -> float:
    return min(overlap, room) if goes_on else _outer(own, room)
