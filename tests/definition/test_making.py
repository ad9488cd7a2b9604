"""What dice show, and what is dealt to players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.pieces import die_faces, piece_values, pieces_of

Loading = Callable[..., Definition]
BOATS = "    template: boat.svg.j2\n    pieces:\n      axes: {owner: [A, B, C]}\n      player_axis: owner\n"
CHOICES = "    row: {text: {title: Row}}\n    rest: {text: {title: Rest}}\n"

DICE = """\
  dice:
    one: {values: {sides: [a, a, b]}}
    two: {values: {sides: [c, c, c]}}
    three: {values: {sides: [d, e]}}
"""


def faces(definition: Definition) -> list[tuple[Any, ...]]:
    return [die_faces(definition.game, piece) for piece in pieces_of(definition, "boats")]


def test_equal_dice_list_their_faces(loaded: Loading) -> None:
    definition = loaded((BOATS, BOATS + "    die: {edge: 16, faces: [1, 1, 2, 3, 4, 5]}\n"))
    assert faces(definition) == [(1, 1, 2, 3, 4, 5)] * 3


def test_different_dice_take_their_faces_from_their_data(loaded: Loading) -> None:
    definition = loaded(
        (CHOICES, CHOICES + DICE),
        (BOATS, BOATS.replace("[A, B, C]", "dice") + "    die: {edge: 16, faces: sides}\n"),
    )
    assert faces(definition) == [("a", "a", "b"), ("c", "c", "c"), ("d", "e")]
    assert piece_values(definition.game, pieces_of(definition, "boats")[1]) == {
        "owner": "two",
        "sides": ["c", "c", "c"],
    }


def test_the_faces_of_a_die_may_be_a_data_table(loaded: Loading) -> None:
    actions = "    go: {values: {icon: oar}}\n    gift: {values: {times: 2}}\n    stay: {}\n"
    definition = loaded(
        (CHOICES, CHOICES + "  actions:\n" + actions),
        (BOATS, BOATS + "    die: {edge: 16, faces: actions}\n"),
    )
    assert faces(definition) == [("go", "gift", "gift", "stay")] * 3


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ("[2, 2]", []),
        ("[2, 3]", ["3 in each hand x 3 players are 9, but `cards` for 3 players is 6"]),
        (
            "[1, 1]",
            [
                "1 in each hand x 2 players are 2, but `cards` for 2 players is 4",
                "1 in each hand x 3 players are 3, but `cards` for 3 players is 6",
            ],
        ),
    ],
)
def test_hands_times_players_are_all_that_is_dealt(
    harbor: Callable[..., Path], counts: str, expected: list[str]
) -> None:
    pencils = "    pencils: {label: pencil, counts: [1, 1], in_total: false}\n"
    hands = f"    hands: {{label: hand, counts: {counts}, deals: cards, in_total: false}}\n"
    found = load_game(harbor((pencils, pencils + hands))).findings
    assert [(finding.code, finding.message) for finding in found] == [("S208", text) for text in expected]
