"""Which pieces a component has, in which order, for how many players."""

from __future__ import annotations

from typing import Any

import pytest

from pnpgen.definition.pieces import pieces_of

BOATS = "      axes: {owner: [A, B, C]}\n      player_axis: owner\n"
COUNTS = "boats: {label: boats, counts: [2, 3]}"


def test_the_pieces_are_the_product_of_the_axes_with_what_fewer_players_need_first(loaded: Any) -> None:
    pieces = pieces_of(loaded(), "cards")
    assert [piece.key for piece in pieces] == ["A-row", "A-rest", "B-row", "B-rest", "C-row", "C-rest"]
    assert [piece.players for piece in pieces] == [2, 2, 2, 2, 3, 3]
    assert [piece.index for piece in pieces] == [0, 1, 2, 3, 4, 5]
    assert dict(pieces[1].axes) == {"owner": "A", "choice": "rest"}
    assert {piece.component for piece in pieces} == {"cards"}


def test_the_owner_need_not_be_the_first_axis(loaded: Any) -> None:
    old = "axes: {owner: [A, B, C], choice: choices}"
    pieces = pieces_of(loaded((old, "axes: {choice: choices, owner: [A, B, C]}")), "cards")
    assert [piece.key for piece in pieces] == ["row-A", "row-B", "rest-A", "rest-B", "row-C", "rest-C"]


@pytest.mark.parametrize(
    ("players", "keys"), [(2, ["A", "B"]), (3, ["A", "B", "C"]), (4, []), (None, ["A", "B", "C"])]
)
def test_the_pieces_for_some_players_are_their_column_of_the_table(
    loaded: Any, players: int | None, keys: list[str]
) -> None:
    assert [piece.key for piece in pieces_of(loaded(), "boats", players)] == keys


def test_copies_are_numbered_in_the_key(loaded: Any) -> None:
    definition = loaded(
        (BOATS, BOATS + "      copies: choices\n"), (COUNTS, COUNTS.replace("[2, 3]", "[4, 6]"))
    )
    pieces = pieces_of(definition, "boats")
    assert [piece.key for piece in pieces] == ["A-1", "A-2", "B-1", "B-2", "C-1", "C-2"]
    assert [piece.copy for piece in pieces] == [1, 2, 1, 2, 1, 2]


def test_equal_pieces_are_counted_and_take_turns_with_values_that_mean_nothing(loaded: Any) -> None:
    definition = loaded(
        (BOATS, "      cycle: {sail: [red, blue]}\n"), (COUNTS, COUNTS.replace("[2, 3]", "[3, 5]"))
    )
    pieces = pieces_of(definition, "boats")
    assert [(p.key, p.axes["sail"], p.players) for p in pieces] == [
        ("1", "red", 2), ("2", "blue", 2), ("3", "red", 2), ("4", "blue", 3), ("5", "red", 3),
    ]  # fmt: skip
    assert len(pieces_of(definition, "boats", 2)) == 3


def test_a_column_may_need_fewer_pieces_for_more_players(loaded: Any) -> None:
    definition = loaded(
        (BOATS, "      axes: {owner: [A, B, C, D]}\n"), (COUNTS, COUNTS.replace("[2, 3]", "[4, 1]"))
    )
    assert [piece.players for piece in pieces_of(definition, "boats")] == [2, 2, 2, 2]
    assert [piece.key for piece in pieces_of(definition, "boats", 3)] == ["A"]


def test_the_count_is_always_the_table_and_never_the_axes(loaded: Any) -> None:
    definition = loaded((COUNTS, COUNTS.replace("[2, 3]", "[1, 2]")))
    assert [piece.key for piece in pieces_of(definition, "boats")] == ["A", "B"]


def test_things_from_home_have_no_pieces(loaded: Any) -> None:
    assert pieces_of(loaded(), "pencil") == ()
