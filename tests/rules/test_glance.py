from collections.abc import Callable

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.rules import glance as glance_module
from pnpgen.rules.glance import ExampleValues, glance
from pnpgen.rules.replay import Replay, replay

EXAMPLES = """\
examples:
  held:
    title: Held
    clauses: [turn.hold]
    players: [Ann, Ben]
    given: {turn: 5}
    when: [{Ann: hold}]
    then: {scores.Ann: 5}
    text: "Ann writes down {end.scores.0}."
    printed: false
  wrong:
    title: Wrong
    clauses: [turn.hold]
    players: [Ann, Ben]
    given: {turn: 5}
    when: [{Ann: hold}]
    then: {scores.Ann: 6}
    text: Once upon a time.
    printed: false
"""


def test_an_example_is_replayed_once_and_when_it_is_asked_for(
    make_game: Callable[..., Definition], monkeypatch: pytest.MonkeyPatch
) -> None:
    definition = make_game(examples=EXAMPLES)
    asked = []

    def noted(rules: object, definition: Definition, example: str) -> Replay:
        asked.append(example)
        return replay(rules, definition, example)  # type: ignore[arg-type]

    monkeypatch.setattr(glance_module, "replay", noted)
    found = glance(definition, GameSupply(definition))
    values = ExampleValues(found.replays)
    assert asked == []
    assert values["held"]["end.scores.0"] == 5
    assert values.get("held") is not None
    assert asked == ["held"]


def test_an_example_that_comes_out_otherwise_gives_no_values(make_game: Callable[..., Definition]) -> None:
    definition = make_game(examples=EXAMPLES)
    found = glance(definition, GameSupply(definition))
    values = ExampleValues(found.replays)
    assert values.get("wrong") is None
    assert values.get("nowhere") is None
    assert list(values) == ["held"]
    assert len(values) == 1
    assert list(found.replays) == ["held", "wrong"]


def test_rules_that_cannot_be_loaded_have_no_facts_and_say_why(make_game: Callable[..., Definition]) -> None:
    definition = make_game(examples=EXAMPLES)
    (definition.folder / "rules.py").write_text("class Game:\n", encoding="utf-8")
    found = glance(definition, GameSupply(definition))
    assert (dict(found.facts), dict(found.replays)) == ({}, {})
    assert [finding.code for finding in found.findings] == ["R102"]
