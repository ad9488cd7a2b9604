"""Bleed runs out where there is paper, and never into another piece."""

from pnpgen.layout.bleed import room, spread
from pnpgen.layout.rect import Rect

PAGE = Rect(0, 0, 210, 297)


def test_a_lone_piece_bleeds_on_all_sides() -> None:
    assert room(Rect(50, 50, 20, 20), [], (3, 3, 3, 3), PAGE) == (3, 3, 3, 3)


def test_bleed_stops_at_the_page_edge() -> None:
    assert room(Rect(1, 2, 20, 20), [], (3, 3, 3, 3), PAGE) == (1, 2, 3, 3)


def test_butted_pieces_do_not_bleed_into_each_other() -> None:
    assert room(Rect(50, 50, 20, 20), [Rect(70, 50, 20, 20)], (3, 3, 3, 3), PAGE) == (3, 3, 0, 3)


def test_a_gutter_is_shared_half_and_half() -> None:
    left, right = spread([Rect(50, 50, 20, 20), Rect(74, 50, 20, 20)], [(3, 3, 3, 3)] * 2, PAGE)
    assert (left[2], right[0]) == (2, 2)


def test_the_corner_of_a_bleed_does_not_reach_into_a_diagonal_neighbor() -> None:
    trim, diagonal = Rect(50, 50, 20, 20), Rect(71, 71, 20, 20)
    bleed = room(trim, [diagonal], (3, 3, 3, 3), PAGE)
    assert not trim.grown(*bleed).overlaps(diagonal)
    assert bleed[2] == 3


def test_no_bleed_of_a_partial_last_row_touches_a_trim() -> None:
    trims = [Rect(20 + 34 * c, 20 + 34 * r, 34, 34) for r in range(2) for c in range(4)][:6]
    for trim, bleed in zip(trims, spread(trims, [(2, 2, 2, 2)] * 6, PAGE), strict=True):
        assert not any(trim.grown(*bleed).overlaps(other) for other in trims if other != trim)
