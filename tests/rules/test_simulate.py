import dataclasses
from collections.abc import Callable
from fractions import Fraction

import pytest

from pnpgen.findings import AuthorError
from pnpgen.rules.kernel import Chance
from pnpgen.rules.load import RulesSource
from pnpgen.rules.playing import Dice, game_random
from pnpgen.rules.simulate import simulate

PEEKING = '''
from pnpgen.rules.kernel import HIDDEN, Chance, Decide, Over, Rules, State


class Table(State, frozen=True):
    """Two cards face down; each player guesses the secret one."""

    secret: str = ""
    guesses: tuple[str, ...] = ()


def seen(view, seat, options, rules, random):
    return view.secret if view.secret in options else "low"


class Game(Rules[Table]):
    state = Table
    policies = {"seen": seen, "cheat": lambda view, seat, options, rules, random: "middle"}

    def start(self, players):
        return Table()

    def node(self, state):
        if not state.secret:
            return Chance("card", (("low", 1), ("high", 3)))
        if not state.guesses:
            return Decide((0, 1), (("low", "high"), ("low", "high")))
        return Over(tuple(int(guess == state.secret) for guess in state.guesses))

    def apply(self, state, event):
        return Table(state.secret, event) if state.secret else Table(event)

    def view(self, state, seat):
        return Table(HIDDEN if state.secret else "", state.guesses)

    def used(self, state):
        return {}

    def check(self, state):
        pass
'''


def test_the_same_seed_gives_the_same_result_whatever_the_jobs(
    make_source: Callable[..., RulesSource],
) -> None:
    source = make_source()
    alone = simulate(source, 3, 120, seed=7)
    assert simulate(source, 3, 120, seed=7, jobs=2) == alone
    assert simulate(source, 3, 120, seed=8).events != alone.events


def test_a_game_depends_on_its_number_and_the_seed_alone() -> None:
    draws = [game_random(seed, game).random() for seed in (0, 1) for game in (0, 1)]
    assert len(set(draws)) == 4
    assert game_random(0, 1).random() == draws[1]


def test_shares_of_pig_agree_with_the_exact_value(make_source: Callable[..., RulesSource]) -> None:
    result = simulate(make_source(), 2, 4000, seed=1)
    first, second = (seat.wins for seat in result.seats)
    assert first.low < 0.5243 < first.high
    assert first.share + second.share == pytest.approx(1)
    assert result.events.mean == pytest.approx(49.0, abs=1.5)
    assert result.turns.mean < result.events.mean
    assert result.seats[0].scores.most <= 35


def test_demand_names_the_first_game_that_needed_so_much(make_source: Callable[..., RulesSource]) -> None:
    source = make_source()
    (demand,) = simulate(source, 2, 200).demand
    assert demand.component == "track"
    assert simulate(source, 2, demand.game).demand[0].most < demand.most
    assert simulate(source, 2, demand.game + 1).demand[0].most == demand.most


def test_clauses_used_by_play_are_told_from_those_never_used(make_source: Callable[..., RulesSource]) -> None:
    never = (
        '    @clause("turn.hold")',
        '    @clause("turn.doze")\n    def doze(self): ...\n\n    @clause("turn.hold")',
    )
    result = simulate(make_source(never), 2, 20)
    assert result.clauses == ("end.goal", "setup.start", "turn.hold", "turn.next", "turn.roll")
    assert result.unused == ("turn.doze",)


def test_a_policy_sees_its_view_alone(make_source: Callable[..., RulesSource]) -> None:
    result = simulate(make_source(rules=PEEKING), 2, 400, policies=("seen",))
    assert result.seats[0].wins == result.seats[1].wins
    assert result.findings[0].code == "R205"
    shown = make_source(('HIDDEN if state.secret else ""', "state.secret"), rules=PEEKING)
    honest = simulate(shown, 2, 400, policies=("seen",))
    assert honest.seats[0].wins.share == Fraction(1, 2)
    assert honest.shared_wins == 400
    assert honest.findings == ()


def test_an_illegal_move_of_a_policy_is_found_at_the_policy(make_source: Callable[..., RulesSource]) -> None:
    with pytest.raises(AuthorError) as caught:
        simulate(make_source(rules=PEEKING), 2, 5, policies=("cheat",))
    (finding,) = caught.value.findings
    assert finding.code == "R111"
    assert "'middle'" in finding.message
    lines = PEEKING.split("\n")
    assert '"cheat"' in lines[finding.place.line - 1]


def test_each_seat_may_have_a_policy_of_its_own(make_source: Callable[..., RulesSource]) -> None:
    result = simulate(make_source(rules=PEEKING), 2, 20, policies=("seen", "random"))
    assert [seat.policy for seat in result.seats] == ["seen", "random"]


def test_an_unknown_policy_is_refused_with_those_the_game_has(
    make_source: Callable[..., RulesSource],
) -> None:
    with pytest.raises(AuthorError, match="the game has random, cheat, seen"):
        simulate(make_source(rules=PEEKING), 2, 5, policies=("bold",))


def test_dead_ends_are_counted_and_the_first_are_kept_with_their_play(
    make_source: Callable[..., RulesSource],
) -> None:
    source = make_source(('(("hold",) if enough', '(() if enough and state.seat else ("hold",) if enough'))
    result = simulate(source, 2, 30)
    assert result.games == 30
    assert 3 < result.unfinished < 30
    assert len(result.stuck) == 3
    (finding,) = result.findings
    message = f"game {result.stuck[0].game}: dead end; {result.unfinished} of 30 games come to no end"
    assert (finding.code, finding.message) == ("R201", message)
    rules = source.load()
    state = rules.start(2)
    for event in result.stuck[0].play:
        state = rules.apply(state, event)
    assert rules.node(state).options == ((),)


ENDLESS = ("self.hold(state) if", "replace(state, turn=0, seat=1 - state.seat) if")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_without_end_is_found_after_a_few_games_whatever_the_jobs(
    make_source: Callable[..., RulesSource], jobs: int
) -> None:
    source = make_source(ENDLESS)
    result = simulate(source, 2, 100_000, jobs=jobs)
    (finding,) = result.findings
    assert (finding.code, finding.place.file) == ("R203", str(source.path))
    assert finding.message == "game 0: no end after 20000 events; 3 of 3 games come to no end"
    assert finding.hint.startswith("20000 events, the last: ")


def test_progress_reaches_the_end(make_source: Callable[..., RulesSource]) -> None:
    seen = []
    simulate(make_source(), 2, 40, progress=lambda done, total: seen.append((done, total)))
    assert seen[-1] == (40, 40)
    assert seen == sorted(seen)


def test_draws_follow_the_weights() -> None:
    dice, random = Dice(), game_random(0, 0)
    node = Chance("bag", (("never", 0), ("often", 3), ("rare", 1)))
    drawn = [dice.draw(node, random.random()) for _ in range(4000)]
    assert drawn.count("never") == 0
    assert drawn.count("often") / 4000 == pytest.approx(0.75, abs=0.03)


def test_a_result_is_frozen(make_source: Callable[..., RulesSource]) -> None:
    result = simulate(make_source(), 2, 1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.games = 2
