"""Grids of equal pieces on A4: as many as fit, butted, or with a gutter for the bleed where there is room."""

from __future__ import annotations

from dataclasses import dataclass

from pnpgen.layout.rect import TOUCH_MM, Rect
from pnpgen.layout.sheet import PAGE_MM

LEAST_EDGE_MM = 6.0
"""Office printers reach to 4 or 5 mm from the edge, and the shortest cut mark must stand outside the trim."""
GOOD_EDGE_MM = 8.0
BOARD_EDGE_MM = 8.0
"""The free edge above a board that is not cut out; what is left over is at its foot."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Columns x rows of trim rectangles on a page; reads left to right, top to bottom."""

    page: Rect
    columns: int
    rows: int
    x: float
    y: float
    width: float
    height: float
    gutter: float = 0

    @property
    def cells(self) -> tuple[Rect, ...]:
        """The trim rectangles in reading order."""
        return tuple(
            Rect(
                self.x + column * (self.width + self.gutter),
                self.y + row * (self.height + self.gutter),
                self.width,
                self.height,
            )
            for row in range(self.rows)
            for column in range(self.columns)
        )


def pages() -> tuple[Rect, Rect]:
    """A4 portrait and landscape."""
    return Rect(0, 0, *PAGE_MM), Rect(0, 0, PAGE_MM[1], PAGE_MM[0])


def grids_for(width: float, height: float, bleed: float) -> tuple[Grid, ...]:
    """Grids for pieces that are cut out, best first: most pieces, then room for bleed, then portrait."""
    found = [
        _grid(page, columns, rows, width, height, bleed)
        for page in pages()
        for columns in _nearly(page.width, width)
        for rows in _nearly(page.height, height)
    ]
    return tuple(sorted(found, key=lambda g: (-g.columns * g.rows, -g.gutter, g.page.width)))


def board_grid(width: float, height: float) -> Grid | None:
    """The page for one board that is not cut out: centred, at the top; None where it is larger than A4."""
    for page in pages():
        if width <= page.width + TOUCH_MM and height <= page.height + TOUCH_MM:
            x = (page.width - width) / 2
            y = min((page.height - height) / 2, BOARD_EDGE_MM)
            return Grid(page, 1, 1, x, y, width, height)
    return None


def _nearly(length: float, piece: float) -> range:
    """How many pieces fit in a row at most, and one fewer."""
    most = int((length - 2 * LEAST_EDGE_MM + TOUCH_MM) / piece)
    return range(most, max(0, most - 2), -1)


def _grid(page: Rect, columns: int, rows: int, width: float, height: float, bleed: float) -> Grid:
    """The grid in the middle of the page, with a gutter for two bleeds where both ways keep a good edge."""
    gutter = 2 * bleed
    spare_x = page.width - columns * width - (columns - 1) * gutter - 2 * GOOD_EDGE_MM
    spare_y = page.height - rows * height - (rows - 1) * gutter - 2 * GOOD_EDGE_MM
    if spare_x < -TOUCH_MM or spare_y < -TOUCH_MM:
        gutter = 0
    x = (page.width - columns * width - (columns - 1) * gutter) / 2
    y = (page.height - rows * height - (rows - 1) * gutter) / 2
    return Grid(page, columns, rows, x, y, width, height, gutter)
