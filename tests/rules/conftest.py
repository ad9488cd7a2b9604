"""Pig of docs/rules.md as a game folder; each test says what differs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.load import RulesSource, source_of

GAME = """\
id: pig
title: Pig
language: en
version: "1.0"
source: folk
licence: CC0
numbers:
  goal: {value: 30, provenance: stated}
  faces: {value: 6, provenance: stated}
  last_space: {value: 35, provenance: derived}
setup:
  players: [2, 3]
  rows:
    track: {label: track, counts: [1, 1]}
    die: {label: die, counts: [1, 1]}
components:
  track:
    name: track
    counted: "{count} [count:track|tracks]"
    kind: board
    row: track
    size: [100, 50]
    template: track.svg.j2
    supply: track
    spaces: last_space
    shows: [scores, turn]
  die: {name: die, counted: "{count} [count:die|dice]", row: die, faces: faces}
in_head: {seat: whose turn it is, rolling: whether the die is in the air}
credits: []
"""
RULEBOOK = """\
sections:
  setup:
    blocks:
      start: {kind: rule, text: Nobody has points.}
  turn:
    blocks:
      roll: {kind: rule, text: Roll and add.}
      hold: {kind: rule, text: Or hold.}
      next: {kind: rule, text: Then the next player.}
  end:
    blocks:
      goal: {kind: rule, text: Reach the goal.}
"""
EXAMPLES = """\
examples:
  first_turn:
    title: A turn
    clauses: [setup.start, turn.roll, turn.hold, turn.next]
    players: [Ann, Ben]
    when:
      - {Ann: roll}
      - {roll: "6"}
      - {Ann: hold}
    then: {scores: {Ann: 6, Ben: 0}, seat: Ben}
    text: "Ann rolls {step2.roll} and holds: {end.scores.0}."
    printed: false
  win:
    title: The end
    clauses: [end.goal]
    players: [Ann, Ben]
    given: {scores: {Ann: 28}, turn: 4}
    when: [{Ann: hold}]
    then: {over: true, winner: Ann}
    text: "{end.scores.0} points are enough."
    printed: false
"""


def pig_rules() -> str:
    """The complete game of docs/rules.md."""
    page = Path(__file__).parents[2] / "docs" / "rules.md"
    return page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]


MakeGame = Callable[..., Definition]


@pytest.fixture
def make_game(tmp_path: Path) -> MakeGame:
    """Writes the game folder, with these files instead, and these replacements in rules.py; loads it."""

    def make(
        *,
        game: str = GAME,
        rulebook: str = RULEBOOK,
        examples: str = EXAMPLES,
        rules: str | None = None,
        change: tuple[tuple[str, str], ...] = (),
    ) -> Definition:
        text = pig_rules() if rules is None else rules
        for old, new in change:
            assert old in text, old
            text = text.replace(old, new)
        folder = tmp_path / "pig"
        folder.mkdir(exist_ok=True)
        for name, content in (("game", game), ("rulebook", rulebook), ("examples", examples)):
            (folder / f"{name}.yaml").write_text(content, encoding="utf-8")
        (folder / "rules.py").write_text(text, encoding="utf-8")
        loaded = load_game(folder)
        assert loaded.definition is not None, loaded.findings
        return loaded.definition

    return make


@pytest.fixture
def make_source(make_game: MakeGame) -> Callable[..., RulesSource]:
    """Only the rules of such a game, ready to play; `numbers` replaces quantities."""

    def make(
        *change: tuple[str, str], rules: str | None = None, numbers: dict[str, int] | None = None
    ) -> RulesSource:
        definition = make_game(rules=rules, change=change)
        return source_of(definition, GameSupply(definition).with_numbers(numbers or {}))

    return make
