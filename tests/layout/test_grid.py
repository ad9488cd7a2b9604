"""Default grids hold as many pieces as A4 allows and keep their exact size."""

import pytest

from pnpgen.layout.arrange import grid_of
from pnpgen.layout.grid import LEAST_EDGE_MM, board_grid, grids_for


@pytest.mark.parametrize(
    ("width", "height", "bleed", "columns", "rows", "page_width"),
    [
        (63, 88, 3, 3, 3, 210),
        (63.5, 88.9, 3, 3, 3, 210),
        (34, 34, 2, 5, 8, 210),
        (44, 68, 3, 4, 4, 210),
        (70, 120, 3, 2, 2, 210),
        (190, 132, 2, 1, 2, 210),
        (56, 87, 0, 5, 2, 297),
    ],
)
def test_a_grid_holds_the_known_number_of_pieces(
    width: float, height: float, bleed: float, columns: int, rows: int, page_width: float
) -> None:
    grid = grid_of(width, height, bleed, cut=True)
    assert grid is not None
    assert (grid.columns, grid.rows, grid.page.width) == (columns, rows, page_width)


def test_nine_cards_are_butted_in_the_middle_of_the_page() -> None:
    grid = grid_of(63, 88, 3, cut=True)
    assert grid is not None
    assert grid.gutter == 0
    assert [(cell.x, cell.y) for cell in grid.cells[:4]] == [
        (10.5, 16.5),
        (73.5, 16.5),
        (136.5, 16.5),
        (10.5, 104.5),
    ]


def test_two_trays_are_parted_by_a_gutter_of_two_bleeds() -> None:
    grid = grid_of(190, 132, 2, cut=True)
    assert grid is not None
    assert [(cell.x, cell.y) for cell in grid.cells] == [(10, 14.5), (10, 150.5)]


@pytest.mark.parametrize("size", [(20, 20), (18, 18), (40, 41), (25, 62), (100, 140)])
def test_every_cell_keeps_its_size_and_the_edge_free(size: tuple[float, float]) -> None:
    for grid in grids_for(*size, bleed=1):
        for cell in grid.cells:
            assert (cell.width, cell.height) == size
            assert cell.x >= LEAST_EDGE_MM - 0.005
            assert cell.bottom <= grid.page.height - LEAST_EDGE_MM + 0.005


def test_a_piece_larger_than_the_page_has_no_grid() -> None:
    assert grid_of(200, 290, 0, cut=True) is None
    assert grid_of(211, 298, 0, cut=False) is None


def test_a_board_that_is_not_cut_stands_at_the_top_and_leaves_the_foot_free() -> None:
    grid = board_grid(194, 277)
    assert grid is not None
    assert (grid.cells[0].x, grid.cells[0].y) == (8, 8)
    landscape = board_grid(280, 190)
    assert landscape is not None
    assert landscape.page.width == 297
