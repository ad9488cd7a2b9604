from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.glance import Review
from pnpgen.rules.review import review


def reviewed(definition: Definition, **numbers: int) -> Review:
    return review(definition, GameSupply(definition).with_numbers(numbers))


def found(definition: Definition, **numbers: int) -> list[tuple[str, str]]:
    return [(finding.code, finding.message) for finding in reviewed(definition, **numbers).findings]


def edited(definition: Definition, file: str, old: str, new: str) -> Definition:
    """The same game with words of one of its files replaced."""
    path = Path(definition.folder) / f"{file}.yaml"
    text = path.read_text(encoding="utf-8")
    assert old in text, old
    path.write_text(text.replace(old, new), encoding="utf-8")
    loaded = load_game(definition.folder)
    assert loaded.definition is not None, loaded.findings
    return loaded.definition


def test_a_game_in_order_has_no_findings_and_gives_replays_and_facts(
    make_game: Callable[..., Definition],
) -> None:
    facts = "    def facts(self):\n        return {'goal_again': self.goal}\n\n    def view("
    result = reviewed(make_game(change=(("    def view(", facts),)))
    assert result.findings == ()
    assert result.facts == {"goal_again": 30}
    assert result.replays["win"].values["end.scores.0"] == 32


def test_a_clause_without_code_is_found_in_the_rulebook(make_game: Callable[..., Definition]) -> None:
    definition = edited(make_game(), "rulebook", "  end:", "      skip: {kind: rule, text: Or skip.}\n  end:")
    findings = reviewed(definition).findings
    assert [(f.code, f.message) for f in findings] == [
        ("R301", "no code carries out the clause turn.skip"),
        ("R303", "no example shows the clause turn.skip"),
    ]
    assert {f.place for f in findings} == {
        definition.place("rulebook", "sections", "turn", "blocks", "skip", key=True)
    }


def test_a_block_that_is_no_clause_needs_no_code(make_game: Callable[..., Definition]) -> None:
    skip = "      skip: {kind: rule, text: Or skip., normative: false}\n  end:"
    assert found(edited(make_game(), "rulebook", "  end:", skip)) == []


def test_code_that_cites_an_unknown_clause_is_found_at_the_method(
    make_game: Callable[..., Definition],
) -> None:
    definition = make_game(change=(('@clause("turn.hold")', '@clause("turn.hold", "turn.hodl")'),))
    (finding,) = reviewed(definition).findings
    assert (finding.code, finding.hint) == ("R302", "did you mean `turn.hold`?")
    assert finding.place.file.endswith("rules.py")


def test_an_example_that_cites_an_unknown_clause_is_found_there(make_game: Callable[..., Definition]) -> None:
    definition = edited(make_game(), "examples", "[end.goal]", "[end.goal, end.gaol]")
    (finding,) = reviewed(definition).findings
    assert (finding.code, finding.hint) == ("R302", "did you mean `end.goal`?")
    assert finding.place == definition.place("examples", "win", "clauses", 1)


def test_a_clause_that_no_example_shows_is_found(make_game: Callable[..., Definition]) -> None:
    definition = edited(make_game(), "examples", "turn.hold, turn.next]", "turn.next]")
    assert found(definition) == [("R303", "no example shows the clause turn.hold")]


def test_an_example_must_use_the_clauses_it_cites(make_game: Callable[..., Definition]) -> None:
    definition = edited(make_game(), "examples", "[end.goal]", "[end.goal, turn.roll]")
    (finding,) = reviewed(definition).findings
    assert (finding.code, finding.message) == ("E114", "the replay of win does not use the clause turn.roll")
    assert finding.hint == "it uses: end.goal, turn.hold, turn.next"


def test_a_clause_that_no_play_reaches_is_a_warning(make_game: Callable[..., Definition]) -> None:
    never = (
        (
            '    @clause("end.goal")',
            '    @clause("turn.cap")\n    def cap(self): ...\n\n    @clause("end.goal")',
        ),
        (
            "        if max(state",
            "        if max(state.scores) > 99:\n            self.cap()\n        if max(state",
        ),
    )
    definition = edited(
        make_game(change=never), "rulebook", "  end:", "      cap: {kind: rule, text: Never.}\n  end:"
    )
    definition = edited(
        definition,
        "examples",
        "given: {scores: {Ann: 28}, turn: 4}\n    when: [{Ann: hold}]",
        "given: {scores: {Ann: 100}}",
    )
    definition = edited(definition, "examples", "[end.goal]", "[end.goal, turn.cap]")
    (finding,) = reviewed(definition).findings
    assert (finding.code, finding.severity) == ("R304", "warning")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "shows: [scores, turn]",
            "shows: [scores]",
            ("R305", "no component shows the field 'turn' of the state"),
        ),
        ("shows: [scores, turn]", "shows: [scores, turn, tunr]", ("R309", "the state has no field 'tunr'")),
        ("in_head: {seat:", "in_head: {boat: gone, seat:", ("R309", "the state has no field 'boat'")),
    ],
)
def test_the_state_must_be_on_the_table_or_in_the_head(
    make_game: Callable[..., Definition], old: str, new: str, expected: tuple[str, str]
) -> None:
    assert found(edited(make_game(), "game", old, new)) == [expected]


def test_the_argued_bound_must_be_printed(make_game: Callable[..., Definition]) -> None:
    bounds = "    def bounds(self, players):\n        return {'track': self.goal + 5}\n\n    def view("
    definition = make_game(change=(("    def view(", bounds),))
    assert found(definition) == []
    assert found(definition, last_space=34) == [
        ("R202", "with 2 players a play may need 35 of track; printed: 34"),
        ("R202", "with 3 players a play may need 35 of track; printed: 34"),
    ]


def test_odds_that_the_die_cannot_roll_are_found(make_game: Callable[..., Definition]) -> None:
    change = (("return self.die", 'return Chance("roll", (("1", 1), ("2", 4)))'),)
    assert ("R306", "'roll' gives '1' 1 in 5; `die` 1 in 6") in found(make_game(change=change))


def test_a_chance_must_come_from_a_component(make_game: Callable[..., Definition]) -> None:
    assert [code for code, _ in found(make_game(change=(('{"roll": ("die",)}', "{}"),)))] == ["R306"]
    message = "'roll' comes from 'dye', no component"
    assert found(make_game(change=(('("die",)', '("dye",)'),))) == [("R306", message)]


def test_more_pieces_than_printed_cannot_be_drawn(make_game: Callable[..., Definition]) -> None:
    definition = edited(make_game(), "game", ", faces: faces}", "}")
    assert set(found(definition)) == {("R306", "'roll' draws from 6 pieces; printed: 1")}


def test_a_secret_choice_needs_pieces_that_conceal_it(make_game: Callable[..., Definition]) -> None:
    both = (
        (
            'Decide((state.seat,), (("hold",) if enough else ("roll", "hold"),))',
            'Decide((0, 1), (("roll", "hold"),) * 2)',
        ),
        ('event == ("hold",)', '"hold" in event'),
    )
    assert ("R307", "2 players choose in secret among 4 pieces; 0 conceal") in found(
        make_game(change=both, examples="examples: {}\n")
    )


def test_a_hidden_field_needs_concealing_pieces_with_equal_backs(
    make_game: Callable[..., Definition],
) -> None:
    hide = (
        ("        return state\n\n    def used", "        return replace(state, turn=-1)\n\n    def used"),
    )
    definition = make_game(change=hide)
    message = "players may not see the field 'turn', but no concealing component shows it"
    assert ("R308", message) in found(definition)
    definition = edited(
        definition, "game", "shows: [scores, turn]", "shows: [scores, turn]\n    conceals: true"
    )
    told_apart = "the pieces of the hidden field 'turn' can be told apart by their backs"
    assert ("R308", told_apart) in found(definition)
    definition = edited(
        definition, "game", "    template: track", "    back: back.svg.j2\n    template: track"
    )
    assert "R308" not in [code for code, _ in found(definition)]


def test_a_table_that_is_impossible_from_the_start_is_found(make_game: Callable[..., Definition]) -> None:
    strict = (
        (
            "if sum(score",
            "if len(state.scores) > 2:\n            raise Impossible('too many')\n        if sum(score",
        ),
    )
    assert found(make_game(change=strict))[0] == ("R112", "the table of 3 players after setup: too many")


def test_rules_that_cannot_be_loaded_give_their_finding_alone(make_game: Callable[..., Definition]) -> None:
    assert [code for code, _ in found(make_game(rules="import nothing_of_this_name\n"))] == ["R102"]


def test_a_track_that_plays_run_off_is_found_without_a_proof(make_game: Callable[..., Definition]) -> None:
    messages = [message for code, message in found(make_game(), last_space=20) if code == "R202"]
    assert len(messages) == 2
    assert all(message.endswith("of track; printed: 20") for message in messages)


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ("goal, given.scores.0, end.scores.0", "30 + 28 is 58, not 32"),
        ("given.scores.0, gaol, end.scores.0", "there is no value 'gaol'"),
    ],
)
def test_a_pictured_sum_adds_up_values_that_exist(
    make_game: Callable[..., Definition], terms: str, message: str
) -> None:
    words = '    text: "{end.scores.0} points are enough."\n'
    told = f"{words}    sum: [given.scores.0, given.turn, end.scores.0]\n"
    definition = edited(make_game(), "examples", words, told)
    assert [code for code, _ in found(definition) if code == "E115"] == []
    definition = edited(definition, "examples", "given.scores.0, given.turn, end.scores.0", terms)
    assert ("E115", message) in found(definition)


def test_a_component_that_no_play_ever_uses_is_a_warning(make_game: Callable[..., Definition]) -> None:
    still = (("    scores: tuple[int, ...]", "    scores: tuple[int, ...]\n    wind: int = 4"),)
    definition = edited(make_game(change=still), "game", "name: die,", "name: die, shows: [wind],")
    (finding,) = reviewed(definition).findings
    assert (finding.code, finding.severity) == ("R313", "warning")
    assert finding.message == "no simulated play changes what die shows: wind"
    assert finding.place == definition.place("game", "components", "die", key=True)
    assert found(edited(definition, "game", "shows: [wind]", "shows: [wind, turn]")) == []


def test_more_pieces_than_a_proved_bound_are_a_warning(make_game: Callable[..., Definition]) -> None:
    bounds = "    def bounds(self, players):\n        return {'die': 1}\n\n    def view("
    definition = make_game(change=(("    def view(", bounds),))
    assert found(definition) == []
    definition = edited(definition, "game", "label: die, counts: [1, 1]", "label: die, counts: [1, 2]")
    assert ("R314", "with 3 players no play needs more than 1 of die; printed: 2") in found(definition)


def test_each_column_that_the_setup_table_prints_is_held_to_its_own_bound(
    make_game: Callable[..., Definition],
) -> None:
    least = "{'die': 1 if players == 2 else 2}"
    bounds = f"    def bounds(self, players):\n        return {least}\n\n    def view("
    definition = make_game(change=(("    def view(", bounds),))
    printed = edited(definition, "game", "label: die, counts: [1, 1]", "label: die, counts: [2, 2]")
    assert ("R314", "with 2 players no play needs more than 1 of die; printed: 2") in found(printed)
    stock = edited(printed, "game", "counts: [2, 2]", "counts: [2, 2], in_table: false")
    assert "R314" not in [code for code, _ in found(stock)]


def test_a_track_longer_than_its_proved_bound_is_a_warning(make_game: Callable[..., Definition]) -> None:
    bounds = "    def bounds(self, players):\n        return {'track': 40}\n\n    def view("
    definition = make_game(change=(("    def view(", bounds),))
    messages = [message for code, message in found(definition, last_space=41) if code == "R314"]
    assert messages == ["no play needs more than 40 of track; printed: 41"]


def test_a_bound_that_plays_exceed_is_refuted(make_game: Callable[..., Definition]) -> None:
    bounds = "    def bounds(self, players):\n        return {'track': 12}\n\n    def view("
    codes = [code for code, _ in found(make_game(change=(("    def view(", bounds),)))]
    assert codes == ["R312", "R312"]


def test_the_rules_say_what_they_need_of_the_pieces(make_game: Callable[..., Definition]) -> None:
    needs = "    def needs(self, players):\n        return [Need('die', 2)]\n\n    def view("
    change = (("Rules, State", "Need, Rules, State"), ("    def view(", needs))
    assert found(make_game(change=change)) == [
        ("R311", "with 2 players the rules need 2 of die; printed: 1"),
        ("R311", "with 3 players the rules need 2 of die; printed: 1"),
    ]


def test_a_game_without_end_is_found_once_and_in_no_time(make_game: Callable[..., Definition]) -> None:
    on = "node = lambda self, s: self.die if s.rolling else Decide((s.seat,), (('roll',),))\n\n    def view("
    findings = [f for f in reviewed(make_game(change=(("def view(", on),))).findings if f.code[0] == "R"]
    assert [finding.code for finding in findings] == ["R203"]
    assert "no end after 20000 events" in findings[0].message
