"""The argument that random play is sure to end, tested where a game is too large to walk."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.rules.claims import Verdict
from pnpgen.rules.ending import argues_ending, judge_ending
from pnpgen.rules.explore import explore
from pnpgen.rules.load import RulesSource

MakeSource = Callable[..., RulesSource]
SOON = '''    def ending(self, state: Table) -> tuple[Event, ...]:
        """Whoever rolls a six

        again and again comes home."""
        play: list[Event] = []
        while not isinstance(node := self.node(state), Over):
            event: Event = {event}
            play.append(event)
            state = self.apply(state, event)
        return tuple(play){cut}

    def view('''


def with_ending(make_source: MakeSource, event: str, cut: str = "") -> RulesSource:
    return make_source(("    def view(", SOON.format(event=event, cut=cut)))


HOME = '"6" if isinstance(node, Chance) else (node.options[0][0],)'


def test_the_longest_play_to_the_end_is_a_claim_with_the_docstring_as_its_note(
    make_source: MakeSource,
) -> None:
    rules = with_ending(make_source, HOME).load()
    assert argues_ending(rules)
    claim, finding = judge_ending(rules, 2)
    assert finding is None
    assert (claim.subject, claim.holds, claim.verdict) == (
        "random play is sure to end",
        True,
        Verdict.SAMPLED,
    )
    assert claim.value > 0
    assert claim.note == "Whoever rolls a six again and again comes home."


@pytest.mark.parametrize("cut", ["[:-1]", " + ('6',)"])
def test_a_play_that_does_not_end_the_game_is_found(make_source: MakeSource, cut: str) -> None:
    source = with_ending(make_source, HOME, cut)
    claim, finding = judge_ending(source.load(), 2)
    assert not claim.holds
    assert finding is not None
    assert (finding.code, finding.place.file) == ("R203", str(source.path))


def test_exploring_says_it_only_where_not_all_states_were_walked(make_source: MakeSource) -> None:
    source = with_ending(make_source, HOME)
    explored = explore(source, 2, limit=50)
    subjects = {claim.subject for claim in explored.claims}
    assert explored.events is not None
    assert 0 < explored.chances["roll"] < explored.events.mean
    assert "random play is sure to end" in subjects
    assert "always a way to the end" not in subjects
    assert not argues_ending(make_source().load())
