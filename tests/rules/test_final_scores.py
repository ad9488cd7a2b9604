"""Final scores in worked examples: compared with `then`, and values for the text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.load import source_of
from pnpgen.rules.replay import Replay, replay

EXAMPLE = """\
examples:
  won:
    title: One
    clauses: [turn.hold]
    players: [Ann, Ben]
    given: {points: {Ann: 25, Ben: 7}, turn: 6}
    when: [{Ann: hold}]
    then: {scores: {Ann: WANTED}}
    text: Text
"""


@pytest.fixture
def replayed(make_game: Callable[..., Definition]) -> Callable[[str], Replay]:
    def run(examples: str) -> Replay:
        game = make_game(examples=examples, change=(("scores", "points"),))
        return replay(source_of(game, GameSupply(game)).load(), game, "won")

    return run


def test_scores_are_compared_and_may_be_named(replayed: Callable[[str], Replay]) -> None:
    result = replayed(EXAMPLE.replace("WANTED", "31"))
    assert result.findings == ()
    assert (result.values["end.scores.0"], result.values["end.scores.1"]) == (31, 7)


def test_other_scores_than_the_rules_count_are_found(replayed: Callable[[str], Replay]) -> None:
    (finding,) = replayed(EXAMPLE.replace("WANTED", "30")).findings
    assert (finding.code, finding.message) == ("E110", "scores.Ann should be 30; the rules give 31")


def test_nobody_has_scores_before_the_end(replayed: Callable[[str], Replay]) -> None:
    result = replayed(EXAMPLE.replace("WANTED", "31").replace("turn: 6", "turn: 1"))
    assert [finding.code for finding in result.findings] == ["E111"]
    assert "end.scores.0" not in result.values
