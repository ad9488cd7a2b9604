"""Fine crosses show where cuts meet inside a block, on sheets whose pieces are white at their edges."""

from collections.abc import Callable

import pytest

from pnpgen.layout.crossings import ARM_MM, crosses
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line, Sheet

Sheets = Callable[..., tuple[Sheet, ...]]


def grid(columns: int, rows: int, gutter: float = 0) -> list[Rect]:
    return [
        Rect(20 + c * (40 + gutter), 30 + r * (50 + gutter), 40, 50)
        for r in range(rows)
        for c in range(columns)
    ]


def points(lines: tuple[Line, ...]) -> list[tuple[float, float]]:
    middles = [
        (round((line.x1_mm + line.x2_mm) / 2, 3), round((line.y1_mm + line.y2_mm) / 2, 3)) for line in lines
    ]
    assert middles[::2] == middles[1::2]
    return middles[::2]


def test_nine_pieces_that_abut_have_crosses_at_their_four_inner_corners() -> None:
    made = crosses(grid(3, 3))
    assert points(made) == [(60, 80), (60, 130), (100, 80), (100, 130)]
    assert made[:2] == (Line(60 - ARM_MM, 80, 60 + ARM_MM, 80), Line(60, 80 - ARM_MM, 60, 80 + ARM_MM))


def test_a_gutter_has_a_cross_at_each_corner_of_the_pieces_around_it() -> None:
    assert points(crosses(grid(2, 2, gutter=4))) == [(60, 80), (60, 84), (64, 80), (64, 84)]


@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (4, 1), (1, 4)])
def test_what_the_marks_at_the_edges_show_has_no_cross(columns: int, rows: int) -> None:
    assert crosses(grid(columns, rows)) == ()


def test_pieces_in_staggered_rows_have_a_cross_where_corners_meet_edges() -> None:
    assert points(crosses([*grid(2, 1), Rect(30, 80, 60, 50)])) == [(30, 80), (60, 80), (90, 80)]


def test_crosses_are_drawn_where_ink_is_saved_and_nowhere_else(sheets: Sheets) -> None:
    full, saving = (
        next(sheet for sheet in sheets(ink=ink) if sheet.kind == "tile") for ink in ("full", "economy")
    )
    added = [item for item in saving.items if item not in full.items and isinstance(item, Line)]
    trims = [Rect(p.x_mm, p.y_mm, p.width_mm, p.height_mm) for p in full.placed]
    assert tuple(added) == crosses(trims)
    assert added
    assert not any(item in added for item in full.items)
