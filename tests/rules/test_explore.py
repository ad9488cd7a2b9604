import re
from collections.abc import Callable

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.rules.claims import Claim, Verdict
from pnpgen.rules.explore import Exploration, explore
from pnpgen.rules.load import RulesSource, source_of
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.walk import walk

SMALL = {"goal": 8, "faces": 3}


def claim(exploration: Exploration, subject: str) -> Claim:
    return next(claim for claim in exploration.claims if claim.subject == subject)


def test_the_game_of_the_documentation_is_walked_whole(make_source: Callable[..., RulesSource]) -> None:
    result = explore(make_source(), 2)
    assert (result.states, result.complete, result.findings) == (57_652, True, ())
    assert claim(result, "track").value == 35
    assert {claim.verdict for claim in result.claims} == {Verdict.PROVED}


def test_a_track_one_space_short_is_found_with_a_shortest_play_that_runs_off_it(
    make_game: Callable[..., Definition],
) -> None:
    definition = make_game()
    supply = GameSupply(definition).with_numbers({**SMALL, "last_space": 9})
    source = source_of(definition, supply)
    result = explore(source, 2, printed_parts(definition, supply, 2))
    track = claim(result, "track")
    assert (track.value, track.limit, track.holds, track.verdict) == (10, 9, False, Verdict.PROVED)
    rules = source.load()
    state = rules.start(2)
    for event in track.play:
        state = rules.apply(state, event)
    assert max(state.scores) == 10
    assert len(track.play) == 9
    (finding,) = result.findings
    assert finding.code == "R202"
    assert finding.place == definition.place("game", "numbers", "last_space", "value")


def test_a_dead_end_is_found_with_the_shortest_play_to_it(make_source: Callable[..., RulesSource]) -> None:
    result = explore(make_source(('(("hold",) if enough', "(() if enough"), numbers=SMALL), 2)
    (finding,) = result.findings
    assert finding.code == "R201"
    dead = claim(result, "no dead end")
    assert dead.play == (("roll",), "2", ("roll",), "3", ("roll",), "3")
    assert "6 events: roll, 2, roll, 3, roll, 3" in finding.hint


def test_a_chance_without_outcomes_is_a_dead_end(make_source: Callable[..., RulesSource]) -> None:
    result = explore(make_source(("return self.die", 'return Chance("roll", (("1", 0),))'), numbers=SMALL), 2)
    assert claim(result, "no dead end").play == (("roll",),)


def test_tables_from_which_no_way_leads_to_the_end_are_found(make_source: Callable[..., RulesSource]) -> None:
    lazy = (
        'self.hold(state) if event == ("hold",)',
        'self.pass_on(state.scores, state.seat) if event == ("hold",)',
    )
    result = explore(make_source(lazy, numbers=SMALL), 2)
    lost = claim(result, "always a way to the end")
    assert (lost.holds, lost.play) == (False, ())
    assert [finding.code for finding in result.findings] == ["R203"]


def test_cycles_are_walked_once(make_source: Callable[..., RulesSource]) -> None:
    graph = walk(make_source(numbers=SMALL).load(), 2, 10_000)
    assert graph.complete
    assert graph.without_end() == []
    assert graph.states < 2000


def test_an_impossible_table_is_found_with_its_play_and_its_reason(
    make_source: Callable[..., RulesSource],
) -> None:
    strict = (
        "if sum(score",
        "if state.turn > 4:\n            raise Impossible('too bold')\n        if sum(score",
    )
    result = explore(make_source(strict, numbers=SMALL), 2)
    (finding,) = result.findings
    assert (finding.code, finding.message) == ("R204", "impossible table: too bold")
    assert claim(result, "no impossible table").play == (("roll",), "2", ("roll",), "3")


def test_an_end_without_a_winner_is_found(make_source: Callable[..., RulesSource]) -> None:
    result = explore(make_source(("int(score >= self.goal)", "int(score > self.goal)"), numbers=SMALL), 2)
    assert [finding.code for finding in result.findings] == ["R205"]


def test_rules_far_too_large_say_how_many_states_are_walked_unless_told(
    make_source: Callable[..., RulesSource],
) -> None:
    source = make_source(("    state = ", "    explored = 100\n    state = "), numbers=SMALL)
    short = explore(source, 2)
    assert (short.complete, 100 <= short.states < 130) == (False, True)
    assert explore(source, 2, limit=10_000).complete


def test_beyond_the_limit_claims_are_bounded_or_sampled(make_source: Callable[..., RulesSource]) -> None:
    bounds = "    def bounds(self, players):\n        return {'track': self.goal + 5}\n\n    def view("
    result = explore(make_source(("    def view(", bounds)), 2, limit=1000)
    assert not result.complete
    assert claim(result, "no dead end").verdict == Verdict.BOUNDED
    assert claim(result, "track").verdict == Verdict.BOUNDED
    assert claim(result, "track").bound == 35
    assert result.sampled == 500
    assert 30 <= claim(result, "track").value <= 35
    assert claim(explore(make_source(), 2, limit=1000), "track").verdict == Verdict.SAMPLED


def test_a_bound_that_a_play_exceeds_is_wrong(make_source: Callable[..., RulesSource]) -> None:
    bounds = "    def bounds(self, players):\n        return {'track': self.goal}\n\n    def view("
    result = explore(make_source(("    def view(", bounds), numbers=SMALL), 2)
    assert [finding.code for finding in result.findings] == ["R206"]


@pytest.mark.parametrize(("fact", "codes"), [("self.goal + 2", []), ("self.goal + 1", ["R206"])])
def test_a_fact_must_be_the_largest_value_of_all_plays(
    make_source: Callable[..., RulesSource], fact: str, codes: list[str]
) -> None:
    facts = f"""    def facts(self):
        return {{"highest": {fact}}}

    def extremes(self, before, after):
        return {{"highest": max(after.scores)}}

    def view("""
    result = explore(make_source(("    def view(", facts), numbers=SMALL), 2)
    assert [finding.code for finding in result.findings] == codes
    assert claim(result, "highest").value == 10


def test_a_component_the_game_lacks_is_found(make_game: Callable[..., Definition]) -> None:
    definition = make_game(change=(('{"track":', '{"trak":'),))
    supply = GameSupply(definition).with_numbers(SMALL)
    result = explore(source_of(definition, supply), 2, printed_parts(definition, supply, 2))
    assert [finding.code for finding in result.findings] == ["R207"]


def test_relaxing_what_moves_depend_on_breaks_a_law_and_is_not_used(
    make_source: Callable[..., RulesSource],
) -> None:
    relax = "    def relax(self, state):\n        return replace(state, turn=0)\n\n    def view("
    result = explore(make_source(("    def view(", relax), numbers=SMALL), 2)
    assert [finding.code for finding in result.findings] == ["R208"]
    assert not result.relaxed
    assert claim(result, "track").value == 10


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Decide((state.seat,),", "Decide((state.seat, 1),", "one tuple of options for each seat"),
        ("Decide((state.seat,),", "Decide((5,),", "seats (5,)"),
        ('else ("roll", "hold")', 'else ("roll", "roll")', "offers 'roll' twice"),
        ("return self.die", 'return Chance("roll", (("1", -1),))', "negative weight"),
        ("return self.die", "return None", "not Decide, Chance or Over"),
        ("return self.won(state)", "return Over((1,))", "1 returns for 2 players"),
    ],
)
def test_a_malformed_node_is_found_at_the_method(
    make_source: Callable[..., RulesSource], old: str, new: str, words: str
) -> None:
    source = make_source((old, new), numbers=SMALL)
    with pytest.raises(AuthorError, match=re.escape(words)) as caught:
        explore(source, 2)
    assert caught.value.findings[0].code == "R108"


def test_what_is_counted_without_play_must_be_the_fact_of_its_name(
    make_source: Callable[..., RulesSource],
) -> None:
    counted = (
        "    def check(self",
        "    def facts(self):\n        return {'highest': 6, 'lowest': 2}\n\n"
        "    def proofs(self):\n        yield Proof('highest', 6, 'the side 6', 'all sides seen')\n"
        "        yield Proof('lowest', 1, 'the side 1')\n\n    def check(self",
    )
    imported = ("kernel import ", "kernel import Proof, ")
    result = explore(make_source(counted, imported, numbers=SMALL), 2)
    highest = claim(result, "highest")
    assert (highest.value, highest.holds, highest.verdict) == (6, True, Verdict.PROVED)
    assert highest.note == "the side 6: all sides seen"
    (finding,) = result.findings
    assert finding.code == "R206"
    assert finding.message == "the fact lowest is 2; counted over all that can be, it is 1"
