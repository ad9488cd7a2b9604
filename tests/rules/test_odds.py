"""Chance against what is printed: dice, dice thrown together, decks; and whether enough is printed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.kernel import Chance, Event, Need, Node, Over, Rules, State
from pnpgen.rules.odds import odds_findings, produce_findings
from pnpgen.rules.stock import demand_findings, need_findings

GAME = """\
id: odds
title: Odds
language: en
version: "1.0"
source: made for the tests
licence: CC0
numbers:
  six: {value: 6, provenance: stated}
  two: {value: 2, provenance: stated}
setup:
  players: [2, 3]
  rows:
    dice: {label: dice, counts: [3, 3]}
    plain: {label: plain dice, counts: [5, 5]}
    action: {label: action die, counts: [1, 1]}
    deck: {label: cards, counts: [6, 6]}
    stones: {label: stones, counts: [2, 2]}
data:
  dice:
    one: {values: {sides: [a, a, b, b, c, c]}}
    two: {values: {sides: [a, b, c, d, d, d]}}
    three: {values: {sides: [a, a, b, b, c, c]}}
  finds:
    torc: {values: {hero: pera}}
    skis: {values: {hero: pera}}
    drum: {values: {hero: tun}}
components:
  dice:
    name: dice
    counted: "{count}"
    kind: die
    row: dice
    size: [78, 54]
    template: die.svg.j2
    pieces: {axes: {die: dice}}
    die: {edge: 18, faces: sides}
  plain: {name: dice, counted: "{count}", row: plain, faces: six}
  action:
    name: action die
    counted: "{count}"
    kind: die
    row: action
    size: [78, 54]
    template: die.svg.j2
    die: {edge: 18, faces: [go, go, gift, stay, stay, stay]}
  deck:
    name: cards
    counted: "{count}"
    kind: card
    row: deck
    size: [44, 68]
    template: card.svg.j2
    pieces: {axes: {find: finds}, copies: two}
    produces: [{what: draw, by: find}, {what: hero, by: hero}, {what: bag}]
  stones:
    name: stones
    counted: "{count}"
    kind: token
    row: stones
    size: [20, 20]
    template: stone.svg.j2
    produces: [{what: bag, outcome: stone}]
credits: []
"""


class Table(State, frozen=True):
    """Nothing moves here."""


class Game(Rules[Table]):
    state = Table
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "one": ("dice",),
        "throw": ("plain",),
        "both": ("plain", "action"),
        "act": ("action",),
        "draw": ("deck",),
        "hero": ("deck",),
        "bag": ("deck", "stones"),
        "first": (),
    }
    wanted: ClassVar[tuple[Need, ...]] = ()
    argued: ClassVar[Mapping[str, int]] = {}

    def start(self, players: int) -> Table:
        return Table()

    def node(self, state: Table) -> Node:
        return Over((1, 0))

    def apply(self, state: Table, event: Event) -> Table:
        return replace(state)

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        return {}

    def check(self, state: Table) -> None:
        return

    def needs(self, players: int) -> tuple[Need, ...]:
        return self.wanted

    def bounds(self, players: int) -> Mapping[str, int]:
        return self.argued


@pytest.fixture
def define(tmp_path: Path) -> Callable[..., Definition]:
    def make(*changes: tuple[str, str]) -> Definition:
        text = GAME
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (tmp_path / "game.yaml").write_text(text, encoding="utf-8")
        (tmp_path / "rulebook.yaml").write_text("sections: {}\n", encoding="utf-8")
        definition = load_game(tmp_path).definition
        assert definition is not None
        return definition

    return make


Define = Callable[..., Definition]


def found(definition: Definition, *chances: Chance, rules: type[Rules[Any]] = Game) -> list[str]:
    supply = GameSupply(definition)
    findings = list(odds_findings(definition, rules(supply), supply, 2, chances))
    assert {finding.code for finding in findings} <= {"R306"}
    return [finding.message for finding in findings]


def weighted(what: str, **weights: int) -> Chance:
    return Chance(what, tuple(weights.items()))


def test_a_throw_of_one_die_has_the_odds_of_one_of_the_dice(define: Define) -> None:
    assert found(define(), weighted("one", a=1, b=1, c=1)) == []
    assert found(define(), weighted("one", a=1, b=1, c=1, d=3)) == []
    assert found(define(), weighted("one", a=2, b=1, c=1)) == [
        "none of the 2 different `dice` has the odds of 'one': a x 2, b x 1, c x 1"
    ]


def test_a_face_changed_in_the_data_is_found_at_the_component(define: Define) -> None:
    definition = define(
        ("faces: [go, go, gift, stay, stay, stay]", "faces: [go, go, gift, gift, stay, stay]")
    )
    supply = GameSupply(definition)
    (finding,) = odds_findings(definition, Game(supply), supply, 2, [weighted("act", go=2, gift=1, stay=3)])
    assert finding.message == "'act' gives 'gift' 1 in 6; `action` 2 in 6"
    assert finding.place == definition.place("game", "components", "action", "die", "faces")


def test_an_outcome_that_no_face_shows_is_found(define: Define) -> None:
    assert found(define(), weighted("act", go=2, gitf=1, stay=3)) == [
        "'act' can be 'gitf', which `action` cannot show"
    ]


def test_equal_dice_are_thrown_together_as_multisets_or_in_order(define: Define) -> None:
    sets = {f"{a}{b}": 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}
    ordered = {f"{a} {b}": 1 for a in range(1, 7) for b in range(1, 7)}
    assert (
        found(define(), Chance("throw", tuple(sets.items())), Chance("throw", tuple(ordered.items()))) == []
    )
    sets["34"] = 1
    assert found(define(), Chance("throw", tuple(sets.items()))) == [
        "'throw' gives '1 1' 1 in 35; `plain` 1 in 36"
    ]


def test_no_more_dice_are_thrown_than_there_are(define: Define) -> None:
    assert found(define(), Chance("throw", (("111111", 1),))) == ["'throw' throws 6 dice; there are 5"]


def test_a_die_from_home_may_stand_for_groups_of_its_faces(define: Define) -> None:
    assert found(define(), weighted("throw", storm=1, calm=5)) == []
    assert found(define(), weighted("throw", storm=1, calm=4)) == [
        "'throw' has odds of 1 in 5; the die has 6 faces"
    ]


def test_different_dice_multiply_their_odds(define: Define) -> None:
    definition = define(
        ("plain: {label: plain dice, counts: [5, 5]}", "plain: {label: plain dice, counts: [1, 1]}")
    )
    odds = {f"{n} {a}": w for n in range(1, 7) for a, w in (("go", 2), ("gift", 1), ("stay", 3))}
    assert found(definition, Chance("both", tuple(odds.items()))) == []
    odds["6 go"] = 3
    assert found(definition, Chance("both", tuple(odds.items()))) == [
        "'both' gives '1 gift' 1 in 37; `plain` and `action` 1 in 36"
    ]


def test_a_deck_gives_what_it_holds_until_it_is_drawn(define: Define) -> None:
    full, later = weighted("draw", torc=2, skis=2, drum=2), weighted("draw", torc=1, drum=2)
    assert found(define(), full, later) == []
    assert found(define(), weighted("hero", pera=4, tun=2)) == []
    assert found(define(), weighted("hero", pera=3, tun=2)) == []
    assert found(define(), weighted("hero", pera=1, tun=3)) == ["'hero' draws from 3 of 'tun'; `deck`: 2"]


def test_a_deck_without_a_second_copy_is_found(define: Define) -> None:
    once = define(
        (", copies: two", ""),
        ("deck: {label: cards, counts: [6, 6]}", "deck: {label: cards, counts: [3, 3]}"),
    )
    assert found(once, weighted("draw", torc=2, skis=2, drum=1)) == [
        "'draw' draws from 2 of 'torc'; `deck`: 1",
        "'draw' draws from 2 of 'skis'; `deck`: 1",
    ]


def test_pieces_that_never_come_up_and_outcomes_without_pieces_are_found(define: Define) -> None:
    assert found(define(), weighted("draw", torc=2, skis=2, drumm=2)) == [
        "'draw' can be 'drumm', which no piece of `deck` means",
        "'draw' is never 'drum', although `deck` can be that",
    ]


def test_one_bag_may_hold_pieces_of_several_components(define: Define) -> None:
    assert found(define(), weighted("bag", torc=2, skis=2, drum=2, stone=2)) == []
    assert found(define(), weighted("bag", torc=2, skis=2, drum=2, stone=3)) == [
        "'bag' draws from 3 of 'stone'; `deck` and `stones`: 2"
    ]


def test_what_people_do_comes_from_no_component(define: Define) -> None:
    assert found(define(), weighted("first", left=3, right=1)) == []


def test_a_chance_that_the_rules_do_not_draw_from_the_component_is_found(define: Define) -> None:
    changed = define(("{what: hero, by: hero}, {what: bag}", "{what: herro, by: hero}, {what: act}"))
    findings = list(produce_findings(changed, Game(GameSupply(changed))))
    assert [(f.code, f.message, f.hint) for f in findings] == [
        ("R310", "Game.chances has no chance 'herro'", "did you mean `hero`?"),
        ("R310", "Game.chances does not draw 'act' from 'deck'", ""),
    ]


@pytest.mark.parametrize(
    ("need", "expected"),
    [
        (Need("deck", 2, {"find": "torc"}), []),
        (Need("deck", 4, {"hero": "pera"}), []),
        (
            Need("deck", 3, {"find": "torc"}),
            ["with 2 players the rules need 3 of deck with find torc; printed: 2"],
        ),
        (Need("stones", 3), ["with 2 players the rules need 3 of stones; printed: 2"]),
        (
            Need("deck", 1, {"find": "crown"}),
            ["with 2 players the rules need 1 of deck with find crown; printed: 0"],
        ),
        (Need("stone", 1), ["game.yaml has no component 'stone'"]),
    ],
)
def test_what_the_rules_take_for_granted_must_be_printed(
    define: Define, need: Need, expected: list[str]
) -> None:
    definition = define()
    game = type("Wanting", (Game,), {"wanted": (need,)})
    supply = GameSupply(definition)
    findings = list(need_findings(definition, game(supply), supply, 2))
    assert [finding.message for finding in findings] == expected
    assert {finding.code for finding in findings} <= {"R311", "R207"}


def test_a_play_that_used_more_than_is_printed_is_found(define: Define) -> None:
    definition = define()
    supply = GameSupply(definition)

    def seen(demand: Mapping[str, int], **argued: int) -> list[tuple[str, str]]:
        game = type("Arguing", (Game,), {"argued": argued})
        found = demand_findings(definition, game(supply), supply, 3, demand)
        return [(finding.code, finding.message) for finding in found]

    assert seen({"stones": 2}) == []
    assert seen({"stones": 3}) == [("R202", "with 3 players a play needed 3 of stones; printed: 2")]
    assert seen({"stones": 3}, stones=4) == []
    assert seen({"stones": 3}, stones=2) == [
        ("R312", "with 3 players a play needed 3 of stones, more than 2")
    ]
    assert seen({"stnes": 1}) == [("R207", "game.yaml has no component 'stnes'")]
