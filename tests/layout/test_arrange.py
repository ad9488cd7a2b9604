"""Which piece lies on which sheet: fewer players need fewer sheets, and nothing is left out."""

from collections import Counter
from collections.abc import Callable

import pytest

from pnpgen.definition.game import Definition
from pnpgen.findings import AuthorError
from pnpgen.layout.arrange import arrange

Dig = Callable[..., Definition]


def test_every_piece_lies_somewhere_exactly_once(dig: Dig) -> None:
    slots = [slot.piece for forme in arrange(dig()) for slot in forme.slots]
    assert Counter(piece.component for piece in slots) == {"bones": 48, "rocks": 18, "tricks": 10, "map": 1}
    assert max(Counter((piece.component, piece.key) for piece in slots).values()) == 1


def test_sheets_come_in_printing_order(dig: Dig) -> None:
    kinds = [forme.kind for forme in arrange(dig())]
    assert kinds == ["board", "card", "card", "tile", "tile"]


def test_the_first_planned_sheet_is_the_game_for_the_fewest_players(dig: Dig) -> None:
    first, second = (forme for forme in arrange(dig()) if forme.kind == "tile")
    assert {slot.piece.players for slot in first.slots} == {2}
    assert Counter(slot.piece.component for slot in first.slots) == {"bones": 24, "rocks": 9}
    assert {slot.piece.players for slot in second.slots} == {3, 4}


def test_each_set_is_complete_before_its_copies_begin(dig: Dig) -> None:
    tiles = next(forme for forme in arrange(dig()) if forme.kind == "tile")
    bones = [slot.piece for slot in tiles.slots if slot.piece.component == "bones"]
    assert [(bone.axes["owner"], bone.copy, bone.axes["part"]) for bone in bones[:7]] == [
        *(("A", 1, part) for part in range(1, 7)),
        ("A", 2, 1),
    ]
    assert [bone.axes["owner"] for bone in bones[12:]] == ["B"] * 12


def test_a_number_of_players_gets_just_its_column(dig: Dig) -> None:
    pieces = Counter(slot.piece.component for forme in arrange(dig(), 3) for slot in forme.slots)
    assert pieces == {"bones": 36, "rocks": 13, "tricks": 10, "map": 1}


def test_areas_fill_row_by_row_from_their_corner(dig: Dig) -> None:
    tiles = next(forme for forme in arrange(dig()) if forme.kind == "tile")
    corners = [(slot.trim.x, slot.trim.y) for slot in tiles.slots[:4]]
    assert corners == [(18, 10.5), (52, 10.5), (86, 10.5), (18, 44.5)]


def test_what_no_plan_names_is_laid_out_in_a_grid(dig: Dig) -> None:
    definition = dig(("- {at: [124, 10.5], grid: [2, 4], fill: [rocks]}", ""), (
        "- {at: [124, 150.5], grid: [1, 1], fill: [rocks]}", "",
    ))  # fmt: skip
    tiles = [forme for forme in arrange(definition) if forme.kind == "tile"]
    assert [len(forme.slots) for forme in tiles] == [24, 24, 18]


def test_a_piece_larger_than_the_page_is_found_at_its_size(dig: Dig) -> None:
    with pytest.raises(AuthorError) as raised:
        arrange(dig(("size: [63, 88]", "size: [199, 287]")))
    (finding,) = raised.value.findings
    assert finding.code == "L101"
    assert finding.place.file.endswith("game.yaml")
    assert "199 x 287" in finding.message
