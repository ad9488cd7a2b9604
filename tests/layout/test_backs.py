"""Backs meet their fronts for either flip edge, partial rows included."""

import pytest

from pnpgen.layout.backs import behind
from pnpgen.layout.rect import Rect

PORTRAIT = Rect(0, 0, 210, 297)
LANDSCAPE = Rect(0, 0, 297, 210)


def test_over_the_long_edge_of_a_portrait_page_columns_change_sides() -> None:
    assert behind(Rect(10.5, 16.5, 63, 88), PORTRAIT, "long") == (Rect(136.5, 16.5, 63, 88), 0)


def test_over_the_short_edge_of_a_portrait_page_rows_change_ends_and_faces_turn() -> None:
    assert behind(Rect(10.5, 16.5, 63, 88), PORTRAIT, "short") == (Rect(10.5, 192.5, 63, 88), 180)


def test_a_landscape_page_flips_the_other_way_round() -> None:
    assert behind(Rect(20, 30, 50, 40), LANDSCAPE, "long") == (Rect(20, 140, 50, 40), 180)
    assert behind(Rect(20, 30, 50, 40), LANDSCAPE, "short") == (Rect(227, 30, 50, 40), 0)


def test_the_last_piece_of_a_partial_row_has_its_back_on_the_other_side() -> None:
    lone = Rect(10.5, 104.5, 63, 88)
    assert behind(lone, PORTRAIT, "long")[0].right == pytest.approx(199.5)


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("page", [PORTRAIT, LANDSCAPE])
def test_turning_the_paper_twice_leads_back(page: Rect, flip: str) -> None:
    trim = Rect(12.25, 31.5, 44, 68)
    assert flip in {"long", "short"}
    there, _ = behind(trim, page, "long" if flip == "long" else "short")
    assert behind(there, page, "long" if flip == "long" else "short")[0] == trim
