"""Płynę · Wracam: exact values of its odds, its walk, and every statement of its rules."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.claims import Claim, Verdict
from pnpgen.rules.explore import Exploration, explore
from pnpgen.rules.kernel import Chance, Decide, Event, Over, Rules
from pnpgen.rules.load import RulesSource, source_of
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.review import review
from pnpgen.rules.simulate import simulate

FOLDER = Path(__file__).parents[2] / "content" / "plyne_wracam"
SAIL, RETURN = "sail", "return"


@pytest.fixture(scope="module")
def source(definition: Definition) -> RulesSource:
    return source_of(definition, GameSupply(definition))


@pytest.fixture
def rules(source: RulesSource) -> Rules[Any]:
    return source.load()


def played(rules: Rules[Any], players: int, *events: Event) -> Any:
    state = rules.start(players)
    for event in events:
        state = rules.apply(state, event)
    return state


def claims(definition: Definition, players: int, **numbers: int) -> tuple[Exploration, dict[str, Claim]]:
    supply = GameSupply(definition).with_numbers(numbers)
    result = explore(source_of(definition, supply), players, printed_parts(definition, supply, players))
    return result, {claim.subject: claim for claim in result.claims}


def test_the_optimal_lone_player_expects_exactly_this(rules: Rules[Any]) -> None:
    facts = rules.facts()
    assert round(float(facts["alone_plain"]), 4) == 3.6756
    assert round(float(facts["alone_relic"]), 4) == 4.9575
    assert isinstance(facts["alone_relic"], Fraction)
    assert (facts["stop_plain"], facts["stop_relic"]) == (9, 6)


def test_never_returning_brings_this_much(rules: Rules[Any]) -> None:
    facts = rules.facts()
    assert facts["eight_successes"] == Fraction(5, 6) ** 8
    assert round(float(facts["eight_successes"]), 4) == 0.2326
    assert facts["never_return"] == Fraction(5, 6) ** 8 * 8 * Fraction(9, 5)
    assert round(float(facts["never_return"]), 4) == 3.349


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_track_and_the_best_expedition_are_proved_for_every_number_of_players(
    definition: Definition, players: int
) -> None:
    result, claim = claims(definition, players)
    assert result.findings == ()
    assert result.complete
    assert result.relaxed
    for subject, value in (("board", 24), ("longest_track", 24), ("best_expedition", 24)):
        assert (claim[subject].value, claim[subject].limit) == (value, value)
        assert claim[subject].verdict is Verdict.PROVED
    assert claim["decision_cards"].value == 2 * players
    for subject in ("no dead end", "no impossible table", "always a way to the end"):
        assert (claim[subject].holds, claim[subject].verdict) == (True, Verdict.PROVED)


def test_a_track_one_space_short_is_found_with_the_play_that_runs_off_it(definition: Definition) -> None:
    result, claim = claims(definition, 2, track_end=23)
    assert [finding.code for finding in result.findings] == ["R202"]
    assert result.findings[0].place == definition.place("game", "numbers", "track_end", "value")
    board = claim["board"]
    assert played(source_of(definition, GameSupply(definition)).load(), 2, *board.play).loot == 24


def test_one_whole_expedition_always_has_a_winner_and_brings_at_most_24_points(
    definition: Definition,
) -> None:
    supply = GameSupply(definition).with_numbers({"expeditions": 1})
    result = explore(source_of(definition, supply), 2, relax=False)
    assert (result.states, result.findings) == (4663, ())
    claim = {claim.subject: claim for claim in result.claims}
    assert claim["best_expedition"].value == 24
    assert claim["always a winner"].verdict is Verdict.PROVED


def test_the_relic_can_outweigh_the_last_roll_and_is_in_the_fact(definition: Definition) -> None:
    supply = GameSupply(definition).with_numbers({"relic_bonus": 5, "expeditions": 1, "rolls": 4})
    result = explore(source_of(definition, supply), 2, relax=False)
    assert {c.subject: c.value for c in result.claims}["best_expedition"] == 3 * 3 + 5
    assert result.findings == ()


def test_the_rules_keep_all_laws_and_every_clause_is_shown_and_played(definition: Definition) -> None:
    assert review(definition, GameSupply(definition)).findings == ()


def test_the_example_of_the_rules_comes_out_as_told(definition: Definition) -> None:
    values = review(definition, GameSupply(definition)).replays["relic_alone"].values
    assert values["given.loot"] == 6
    assert values["step1.banked.0"] == values["end.banked.0"] == 9
    assert (values["end.banked.1"], values["end.loot"], values["end.relic"]) == (0, 0, 1)


def test_a_game_starts_with_everybody_at_sea_and_a_roll(rules: Rules[Any]) -> None:
    state = rules.start(4)
    assert (state.sailing, state.loot, state.rolls, state.relic, state.expedition) == (
        (0, 1, 2, 3),
        0,
        0,
        True,
        1,
    )
    assert rules.node(state) == Chance("roll", tuple((str(face), 1) for face in range(1, 7)))


@pytest.mark.parametrize(("face", "loot"), [("2", 1), ("3", 1), ("4", 2), ("5", 2), ("6", 3)])
def test_a_successful_roll_adds_its_gain_and_all_at_sea_decide_at_once(
    rules: Rules[Any], face: str, loot: int
) -> None:
    state = played(rules, 3, face)
    assert (state.loot, state.rolls) == (loot, 1)
    assert rules.node(state) == Decide((0, 1, 2), ((SAIL, RETURN),) * 3)


def test_a_storm_ends_the_expedition_and_leaves_what_was_banked(rules: Rules[Any]) -> None:
    state = played(rules, 3, "6", (RETURN, SAIL, SAIL), "1")
    assert (state.banked, state.expedition, state.sailing, state.relic) == ((6, 0, 0), 2, (0, 1, 2), True)


def test_the_loot_is_not_shared_and_stays_for_the_others(rules: Rules[Any]) -> None:
    state = played(rules, 3, "6", (SAIL, SAIL, SAIL), "5", (RETURN, RETURN, SAIL))
    assert (state.banked, state.loot, state.relic, state.sailing) == ((5, 5, 0), 5, True, (2,))
    assert played(rules, 3, "6", (SAIL,) * 3, "5", (RETURN, RETURN, SAIL), "2", (RETURN,)).banked == (5, 5, 9)


def test_the_relic_is_taken_once_in_an_expedition(rules: Rules[Any]) -> None:
    state = played(rules, 3, "6", (RETURN, SAIL, SAIL), "6", (RETURN, SAIL))
    assert (state.banked, state.relic) == ((6, 6, 0), False)


def test_an_expedition_without_anybody_at_sea_is_over(rules: Rules[Any]) -> None:
    state = played(rules, 2, "6", (RETURN, RETURN))
    assert (state.banked, state.expedition, state.loot) == ((3, 3), 2, 0)


def test_after_the_last_successful_roll_all_bank_without_choice_and_without_relic(rules: Rules[Any]) -> None:
    state = played(rules, 2, *["6", (SAIL, SAIL)] * 7, "6")
    assert (state.banked, state.expedition) == ((24, 24), 2)
    alone = played(rules, 2, "6", (RETURN, SAIL), *["2", (SAIL,)] * 6, "2")
    assert alone.banked == (6, 10)


def test_a_storm_in_the_last_roll_still_brings_nothing(rules: Rules[Any]) -> None:
    assert played(rules, 2, *["6", (SAIL, SAIL)] * 7, "1").banked == (0, 0)


def test_after_five_expeditions_the_highest_total_wins_and_ties_share(rules: Rules[Any]) -> None:
    ahead = played(rules, 2, "6", (RETURN, SAIL), "1", *["1"] * 4)
    assert rules.node(ahead) == Over((1, 0), (6, 0))
    assert rules.node(played(rules, 2, *["1"] * 5)) == Over((1, 1), (0, 0))
    assert rules.node(played(rules, 2, *["1"] * 4)) == rules.die


def test_seats_are_fair_whatever_the_players_do(source: RulesSource) -> None:
    for policy in ("random", "cautious", "greedy"):
        result = simulate(source, 4, 400, policies=(policy,))
        assert result.unfinished == 0
        assert all(seat.wins.low <= 0.25 <= seat.wins.high for seat in result.seats)
