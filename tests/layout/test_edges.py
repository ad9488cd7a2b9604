"""Ruler and label find a free strip at some edge, or none."""

import pytest

from pnpgen.layout.edges import PRINTABLE_MM, free_strip
from pnpgen.layout.furniture import furnish, taken_by
from pnpgen.layout.rect import Rect

PAGE = Rect(0, 0, 210, 297)


def test_the_first_edge_with_room_is_taken() -> None:
    strip = free_strip(PAGE, [Rect(0, 0, 205, 297)], 100, 3, ["left", "right", "bottom"])
    assert strip is None
    strip = free_strip(PAGE, [Rect(0, 0, 200, 297)], 100, 3, ["left", "right", "bottom"])
    assert strip is not None
    assert (strip.edge, strip.upright) == ("right", True)


def test_a_strip_begins_where_the_block_beside_it_begins() -> None:
    block = Rect(20, 30, 150, 200)
    left = free_strip(PAGE, [block], 80, 3, ["left"], block)
    bottom = free_strip(PAGE, [block], 80, 3, ["bottom"], block)
    assert left is not None
    assert bottom is not None
    assert left.box.bottom == block.bottom
    assert bottom.box.x == block.x


def test_a_strip_goes_behind_what_lies_at_the_edge() -> None:
    strip = free_strip(PAGE, [Rect(0, 290, 210, 3)], 150, 3, ["bottom"])
    assert strip is not None
    assert strip.box.bottom == pytest.approx(289.2)


def test_a_strip_longer_than_the_edge_finds_no_place() -> None:
    assert free_strip(PAGE, [], 205, 3, ["top", "bottom"]) is None


def test_nothing_is_put_nearer_to_the_page_edge_than_printers_reach() -> None:
    for edge in ("left", "top", "right", "bottom"):
        strip = free_strip(PAGE, [], 50, 3, [edge])
        assert strip is not None
        assert strip.box.inside(PAGE.grown(-PRINTABLE_MM, -PRINTABLE_MM, -PRINTABLE_MM, -PRINTABLE_MM))


@pytest.mark.parametrize("board", [Rect(0, 0, 210, 297), Rect(8, 8, 194, 277)])
def test_a_board_that_fills_its_page_has_ruler_and_label_at_its_foot(board: Rect) -> None:
    taken = taken_by(PAGE, [], [(board, board)])
    furniture = furnish(PAGE, taken.boxes, True, 112, (100, 3))
    assert furniture is not None
    assert (furniture.ruler.edge, furniture.label.edge) == ("bottom", "bottom")
    assert not furniture.ruler.box.overlaps(furniture.label.box)
    assert min(furniture.ruler.box.y, furniture.label.box.y) >= 285
    assert taken.marks == ()
