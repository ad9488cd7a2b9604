from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import Finding
from pnpgen.rules.load import source_of
from pnpgen.rules.replay import Replay, replay_examples

HEAD = """\
examples:
  one:
    title: One
    clauses: [turn.hold]
    players: [Ann, Ben]
    text: Once upon a time.
    printed: false
"""


def all_replayed(definition: Definition) -> Mapping[str, Replay]:
    return replay_examples(source_of(definition, GameSupply(definition)).load(), definition)


def replayed(make_game: Callable[..., Definition], example: str) -> Replay:
    definition = make_game(examples=HEAD + "".join(f"    {line}\n" for line in example.strip().split("\n")))
    return all_replayed(definition)["one"]


def finding_of(make_game: Callable[..., Definition], example: str) -> Finding:
    (finding,) = replayed(make_game, example).findings
    return finding


def shown(finding: Finding) -> str:
    """The words of the file that a finding points at."""
    text = Path(finding.place.file).read_text(encoding="utf-8")
    line = text.split("\n")[finding.place.line - 1]
    return line[finding.place.column - 1 : finding.place.column - 1 + finding.place.length]


def test_an_example_gives_its_states_values_and_clauses(make_game: Callable[..., Definition]) -> None:
    replay = replayed(
        make_game,
        """
given: {scores: {Ben: 12}, seat: Ben, turn: 3}
when:
  - {Ben: roll}
  - {roll: "5"}
  - {Ben: hold}
then: {scores: {Ben: 20}, turn: 0, seat: Ann}
""",
    )
    assert replay.findings == ()
    assert [state.turn for state in replay.states] == [3, 3, 8, 0]
    assert replay.values["given.scores.1"] == 12
    assert replay.values["step2.roll"] == 5
    assert replay.values["step2.turn"] == 8
    assert replay.values["end.scores.1"] == 20
    assert replay.values["end.scores.count"] == 2
    assert replay.values["step1.rolling"] == 1
    assert "step1.Ben" not in replay.values
    assert replay.clauses == {"turn.roll", "turn.hold", "turn.next"}


def test_setup_counts_as_played_where_nothing_is_given(make_game: Callable[..., Definition]) -> None:
    assert "setup.start" in replayed(make_game, "when: [{Ann: roll}]").clauses


@pytest.mark.parametrize(
    ("example", "code", "place", "words"),
    [
        ("given: {trun: 3}", "E101", "trun", "did you mean `turn`?"),
        ("given: {turn: many}", "E102", "many", "Expected `int`, got `str`"),
        ("given: {scores: {Ann: many}}", "E102", "many", "Expected `int`, got `str`"),
        ("given: {rolling: 1}", "E102", "1", "Expected `bool`, got `int`"),
        ("given: {scores: {Ann: 31, Ben: 32}}", "E103", "given", "two players have reached the goal"),
        ("when: [{Ann: sing}]", "E106", "sing", "legal: roll, hold"),
        ("when: [{Ben: roll}]", "E107", "{Ben: roll}", "Ann must decide here, not Ben"),
        ("when: [{Ann: roll, Ben: roll}]", "E107", "{Ann: roll, Ben: roll}", "not Ann, Ben"),
        ("when: [{Ann: roll}, {Ann: roll}]", "E105", "{Ann: roll}", "what comes next is 'roll'"),
        ('when: [{Ann: roll}, {roll: "7"}]', "E105", '"7"', "possible: 1, 2, 3, 4, 5, 6"),
        ("when: [{}]", "E108", "{}", "says nothing"),
        ("given: {scores: {Ann: 30}}\nwhen: [{Ann: roll}]", "E109", "{Ann: roll}", "the game is over"),
        ("then: {turn: 1}", "E110", "1", "turn should be 1; the rules give 0"),
        ("then: {scores: {Ben: 4}}", "E110", "4", "scores.Ben should be 4; the rules give 0"),
        ("then: {scores.Ben: 4}", "E110", "4", "scores.Ben should be 4; the rules give 0"),
        ("then: {scores: [0, 0, 0]}", "E110", "[0, 0, 0]", "the rules give [0, 0]"),
        ("then: {rolling: 0}", "E110", "0", "rolling should be 0; the rules give false"),
        ("then: {seat: Ben}", "E110", "Ben", "seat should be 1; the rules give 0"),
        ("then: {over: true}", "E110", "true", "here the game goes on"),
        ("then: {scroes: [0, 0]}", "E101", "scroes", "did you mean `scores`?"),
        ("then: {winner: Ann}", "E111", "Ann", "nobody has won"),
        ("given: {scores: {Ann: 30}}\nthen: {winner: Ben}", "E111", "Ben", "let Ann win"),
        ("when: [{refused: {Ann: hold}}]", "E112", "hold", "Ann may 'hold' here"),
        ("when: [{refused: hold}]", "E108", "hold", "{Ann: move}"),
        ("when: [{expect_options: {Ann: [roll]}}]", "E113", "[roll]", "Ann may roll, hold here, not roll"),
        ("when: [{expect_options: {Ben: [roll]}}]", "E113", "[roll]", "Ben may do nothing here"),
    ],
)
def test_what_is_wrong_in_an_example_is_found_at_its_words(
    make_game: Callable[..., Definition], example: str, code: str, place: str, words: str
) -> None:
    finding = finding_of(make_game, example)
    assert finding.code == code
    assert shown(finding) == place
    assert words in f"{finding.message} = {finding.hint}"


def test_all_wrong_fields_of_a_table_are_found_at_once(make_game: Callable[..., Definition]) -> None:
    replay = replayed(make_game, "given: {turn: a, seat: b, rolling: 3}")
    assert [finding.code for finding in replay.findings] == ["E102"] * 3


def test_the_number_of_players_must_be_a_column_of_the_setup_table(
    make_game: Callable[..., Definition],
) -> None:
    examples = HEAD.replace("[Ann, Ben]", "[Ann, Ben, Cid, Dot]")
    definition = make_game(examples=examples)
    (finding,) = all_replayed(definition)["one"].findings
    assert (finding.code, finding.message) == ("E104", "4 players; the setup table has columns for 2, 3")


def test_what_is_refused_or_expected_changes_nothing(make_game: Callable[..., Definition]) -> None:
    replay = replayed(
        make_game,
        """
given: {scores: {Ann: 27}, turn: 4}
when:
  - {refused: {Ann: roll, Ben: [roll, hold]}, expect_options: {Ann: [hold]}}
  - {Ann: hold}
  - {refused: {Ann: roll, Ben: roll}}
then: {over: true, winners: [Ann]}
""",
    )
    assert replay.findings == ()
    assert [state.scores for state in replay.states] == [(27, 0), (27, 0), (31, 0), (31, 0)]


def test_rules_that_raise_in_a_replay_are_a_finding_and_other_examples_go_on(
    make_game: Callable[..., Definition],
) -> None:
    definition = make_game(change=(("state.turn + points", "state.turn + points // (points - 6)"),))
    replays = all_replayed(definition)
    assert [finding.code for finding in replays["first_turn"].findings] == ["R105"]
    assert replays["win"].findings == ()


def test_rules_may_complete_the_table_of_an_example(make_game: Callable[..., Definition]) -> None:
    complete = "    def complete(self, given):\n        return replace(given, seat=1)\n\n    def view("
    definition = make_game(
        examples=HEAD + "    given: {turn: 2}\n    then: {seat: Ben}\n", change=(("    def view(", complete),)
    )
    assert all_replayed(definition)["one"].findings == ()
