"""Whether random play is sure to end where the states are too many to walk: by plays that lead to the end."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from itertools import islice
from typing import Any

from pnpgen.findings import Finding
from pnpgen.rules.claims import Claim, Judged, Verdict
from pnpgen.rules.events import Play, events_of, tell
from pnpgen.rules.kernel import Over, Rules
from pnpgen.rules.laws import sampled_states
from pnpgen.rules.load import place_of

SUBJECT = "random play is sure to end"
STATES = 200
"""So many tables of random games are played to the end ..."""
APART = 31
"""... each so many tables after the one before."""


def argues_ending(rules: Rules[Any]) -> bool:
    """Whether the rules say how the end is reached from every table."""
    return type(rules).ending is not Rules.ending


def judge_ending(rules: Rules[Any], players: int) -> Judged:
    """The play that `ending` gives ends the game, from tables of random games; its docstring is the note."""
    longest = 0
    note = " ".join((inspect.getdoc(rules.ending) or "").split())
    for state in _tables(rules, players):
        play = tuple(rules.ending(state))
        if not _ends(rules, state, play):
            claim = Claim(SUBJECT, "ending", len(play), None, False, Verdict.SAMPLED, play, note=note)
            message = f"this play does not end the game, from the table {state}"
            return claim, Finding("R203", message, place_of(rules.ending), hint=tell(play[-12:]))
        longest = max(longest, len(play))
    return Claim(SUBJECT, "ending", longest, None, True, Verdict.SAMPLED, note=note), None


def _tables(rules: Rules[Any], players: int) -> Iterable[Any]:
    return islice(sampled_states(rules, players, STATES), 0, STATES * APART, APART)


def _ends(rules: Rules[Any], state: Any, play: Play) -> bool:
    """Whether every event of the play can happen when it comes, and the game is over after the last."""
    for event in play:
        if event not in events_of(rules.node(state)):
            return False
        state = rules.apply(state, event)
    return isinstance(rules.node(state), Over)
