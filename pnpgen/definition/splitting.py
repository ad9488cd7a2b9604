"""How pieces larger than the paper are divided: the parts, and the edges that paper and printer ask for."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from pnpgen.definition.component import Component, Split
from pnpgen.definition.paper import edge_mm, page_mm

JOINT_MM = 4.2
"""Beside a joint that is trimmed: as near to the edge of the paper as office printers reach."""
CUT_MM = 5.8
"""Beside an outer edge, where a cut mark must find room."""
STRIP_MM = 8.0
"""Free at one end of the sheet, for the ruler and the label."""
MOST = 12
"""Columns or rows of a division that is not given."""
OVERLAP_MM: float = Split.model_fields["overlap"].default
ROUNDING_MM = 0.001


@dataclass(frozen=True, slots=True)
class Division:
    """A piece in columns x rows of equal parts, each on a page of some size (width and height in mm)."""

    columns: int
    rows: int
    overlap: float
    width: float
    height: float
    page: tuple[float, float]

    @property
    def whole(self) -> tuple[float, float]:
        """Width and height of the piece in mm."""
        return self.columns * self.width, self.rows * self.height

    @property
    def joints(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Where the upright and the level joints lie in the piece, in mm from its trim corner."""
        return (
            tuple(column * self.width for column in range(1, self.columns)),
            tuple(row * self.height for row in range(1, self.rows)),
        )


def is_split(component: Component) -> bool:
    """Whether the component is printed in parts: it says so, or is a map larger than the paper."""
    if component.size is None:
        return False
    return component.split is not None or (component.kind == "map" and not fits(component))


def fits(component: Component) -> bool:
    """Whether the component fits on a sheet of A4, and keeps the white edge it needs."""
    if component.size is None:
        return True
    (short, long), edge = sorted(component.size), 2 * edge_mm(component)
    width, height = page_mm("portrait")
    return short <= width - edge and long <= height - edge


def division_of(component: Component) -> Division | None:
    """The division that the component asks for, or the one with the fewest sheets; None where none fits."""
    if component.size is None:
        return None
    width, height = component.size
    split = component.split
    if split is not None:
        counts = [(split.columns, split.rows)]
    else:
        numbers = range(1, MOST + 1)
        counts = sorted(product(numbers, numbers), key=lambda pair: (pair[0] * pair[1], pair))
    overlap = split.overlap if split is not None else OVERLAP_MM
    for columns, rows in counts:
        for page in (page_mm("portrait"), page_mm("landscape")):
            division = Division(columns, rows, overlap, width / columns, height / rows, page)
            if _has_room(division):
                return division
    return None


def _has_room(division: Division) -> bool:
    """Whether parts, overlaps and marks fit on the page, with ruler and label at one of its ends."""
    across = (division.page[0], division.width, division.columns, division.overlap)
    down = (division.page[1], division.height, division.rows, division.overlap)
    plain, strip = 0.0, STRIP_MM
    return any(
        min(_spare(*across, first), _spare(*down, second)) >= -ROUNDING_MM
        for first, second in ((plain, strip), (strip, plain))
    )


def _spare(page: float, length: float, parts: int, overlap: float, strip: float) -> float:
    """What is left over beside the parts of a row; those that others are glued on may run off the page."""
    if parts == 1:
        return page - length - CUT_MM - max(CUT_MM, strip)
    below = page - length - CUT_MM - overlap - strip
    above = page - length - JOINT_MM - max(CUT_MM, strip)
    return min(below, above)
