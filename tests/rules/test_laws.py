from collections.abc import Callable

from pnpgen.findings import Finding
from pnpgen.rules.laws import relax_findings, sampled_states, view_findings
from pnpgen.rules.load import RulesSource

DRAWING = '''
from pnpgen.rules.kernel import HIDDEN, Chance, Decide, Over, Rules, State


class Table(State, frozen=True):
    """A card face down, and what the player guesses."""

    card: str = ""
    guess: str = ""


class Game(Rules[Table]):
    state = Table

    def start(self, players):
        return Table()

    def node(self, state):
        if not state.card:
            return Chance("card", (("bone", 1), ("stone", 1)))
        if not state.guess:
            return Decide((0,), (("bone", "stone"),))
        return Over((1, int(state.guess == state.card)))

    def apply(self, state, event):
        return Table(state.card, event[0]) if state.card else Table(event)

    def view(self, state, seat):
        return Table(HIDDEN if state.card else "", state.guess)

    def used(self, state):
        return {}

    def check(self, state):
        pass
'''


def found(source: RulesSource) -> tuple[Finding, ...]:
    rules = source.load()
    return view_findings(rules, sampled_states(rules, 2, games=20), 2)


def test_a_view_that_hides_and_is_stable_keeps_the_laws(make_source: Callable[..., RulesSource]) -> None:
    assert found(make_source(rules=DRAWING)) == ()


def test_options_that_depend_on_a_hidden_card_are_found(make_source: Callable[..., RulesSource]) -> None:
    leak = ('(("bone", "stone"),)', "((state.card,),)")
    (finding,) = found(make_source(leak, rules=DRAWING))
    assert finding.code == "R402"
    assert "seat 0 sees the same" in finding.message
    assert "hidden" in finding.hint


def test_a_view_that_changes_when_taken_again_is_found(make_source: Callable[..., RulesSource]) -> None:
    leak = ('HIDDEN if state.card else ""', 'HIDDEN + state.card if state.card else ""')
    codes = [finding.code for finding in found(make_source(leak, rules=DRAWING))]
    assert codes == ["R401"]


def test_sampled_states_are_those_of_whole_games(make_source: Callable[..., RulesSource]) -> None:
    rules = make_source().load()
    states = list(sampled_states(rules, 2, games=3))
    assert states[0] == rules.start(2)
    assert sum(max(state.scores) >= 30 for state in states) == 3
    assert states == list(sampled_states(rules, 2, games=3))


def test_relaxing_keeps_the_law_where_nothing_depends_on_what_is_forgotten(
    make_source: Callable[..., RulesSource],
) -> None:
    extra = (
        ("    rolling: bool = False", "    rolling: bool = False\n    rolls: int = 0"),
        ("replace(state, rolling=True)", "replace(state, rolling=True, rolls=state.rolls + 1)"),
        (
            "    def view(",
            "    def relax(self, state):\n        return replace(state, rolls=0)\n\n    def view(",
        ),
    )
    assert relax_findings(make_source(*extra).load(), 2, games=20) == ()


def test_relaxing_a_score_that_ends_the_game_is_found(make_source: Callable[..., RulesSource]) -> None:
    relax = (
        "    def view(",
        "    def relax(self, state):\n        return replace(state, scores=(0, 0))\n\n    def view(",
    )
    (finding,) = relax_findings(make_source(relax).load(), 2, games=20)
    assert finding.code == "R208"
    assert finding.hint.startswith("play: roll")
