"""Cut marks stand at the ends of straight cuts, outside every piece and its bleed."""

from itertools import pairwise

import pytest

from pnpgen.layout.bleed import spread
from pnpgen.layout.marks import bleed_area, cut_marks
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line

PAGE = Rect(0, 0, 210, 297)


def bled(trims: list[Rect], bleed: float) -> list[Rect]:
    spreads = spread(trims, [(bleed, bleed, bleed, bleed)] * len(trims), bleed_area(PAGE))
    return [trim.grown(*over) for trim, over in zip(trims, spreads, strict=True)]


def grid(
    columns: int, rows: int, width: float, height: float, x: float, y: float, gutter: float = 0
) -> list[Rect]:
    return [
        Rect(x + c * (width + gutter), y + r * (height + gutter), width, height)
        for r in range(rows)
        for c in range(columns)
    ]


def upright(marks: tuple[Line, ...]) -> list[tuple[float, float, float]]:
    return [(m.x1_mm, m.y1_mm, m.y2_mm) for m in marks if m.x1_mm == m.x2_mm]


def test_nine_cards_have_a_mark_at_both_ends_of_eight_cuts() -> None:
    trims = grid(3, 3, 63, 88, 10.5, 16.5)
    marks = cut_marks(trims, bled(trims, 3), PAGE)
    assert len(marks) == 16
    assert [x for x, _, _ in upright(marks)] == [10.5, 10.5, 73.5, 73.5, 136.5, 136.5, 199.5, 199.5]
    assert upright(marks)[0][2] == pytest.approx(16.5 - 3 - 0.8)


def test_a_gutter_has_a_mark_for_each_of_its_two_cuts() -> None:
    trims = grid(1, 2, 190, 132, 10, 14.5, gutter=4)
    marks = cut_marks(trims, bled(trims, 2), PAGE)
    level = sorted({m.y1_mm for m in marks if m.y1_mm == m.y2_mm})
    assert level == [14.5, 146.5, 150.5, 282.5]
    assert {x for x, _, _ in upright(marks)} == {10, 200}


def test_the_cuts_of_a_partial_row_end_where_its_pieces_end() -> None:
    trims = grid(3, 2, 40, 40, 20, 20)[:4]
    marks = upright(cut_marks(trims, bled(trims, 0), PAGE))
    foot = {x: max(y for at, y, _ in marks if at == x) for x in (20, 60, 100, 140)}
    assert foot == pytest.approx({20: 100.8, 60: 100.8, 100: 60.8, 140: 60.8})


def test_a_cut_never_leads_through_a_piece_of_another_block() -> None:
    trims = [*grid(2, 1, 40, 40, 20, 20), Rect(30, 64, 60, 40), *grid(2, 1, 40, 40, 20, 108)]
    marks = upright(cut_marks(trims, bled(trims, 0), PAGE))
    ends = [y for x, y, _ in marks if x == 60]
    assert ends == pytest.approx([16, 60.8, 104.8, 148.8], abs=0.5)


@pytest.mark.parametrize("bleed", [0, 1, 2, 3])
@pytest.mark.parametrize("count", [1, 5, 7, 11, 12])
def test_no_mark_touches_a_piece_or_its_bleed(bleed: float, count: int) -> None:
    trims = grid(3, 4, 50, 60, 20, 20, gutter=4)[:count]
    boxes = bled(trims, bleed)
    marks = cut_marks(trims, boxes, PAGE)
    assert marks
    for mark in marks:
        line = Rect(
            mark.x1_mm - 0.05, mark.y1_mm - 0.05, mark.x2_mm - mark.x1_mm + 0.1, mark.y2_mm - mark.y1_mm + 0.1
        )
        assert not any(line.overlaps(box) for box in boxes)
        assert line.inside(PAGE)


def test_marks_come_sorted_and_once() -> None:
    trims = grid(3, 3, 63, 88, 10.5, 16.5)
    marks = cut_marks(trims, bled(trims, 3), PAGE)
    keys = [(m.x1_mm, m.y1_mm, m.x2_mm, m.y2_mm) for m in marks]
    assert all(a < b for a, b in pairwise(keys))
