"""Three ways to play Kalózkockák, beside playing at random: who sees sets, and who dares.

Nobody sees everything at once.  The more play, the less often each spots what lies there in time, so that
together they miss it equally often.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from .table import SILENT, TOGETHER, Table

MISSED = 0.15
"""How often lively players all miss a set that lies there."""
SLIP = 0.2
"""How often lively players fall for what only looks like a set: one call in fourteen is wrong then."""


def cautious(view: Table, seat: int, options: Sequence[str], rules: Any, random: Random) -> str:
    """Looks twice: spots less, calls one set at a time, the best, and never one that isn't there."""
    if view.step != "call":
        return pick(view, options, random)
    right = rights(view, options, rules)
    if not right or not spots(view, random, 2 * MISSED):
        return SILENT
    return best([call for call in right if len(rules.names_in(call)) == 1], rules)


def greedy(view: Table, seat: int, options: Sequence[str], rules: Any, random: Random) -> str:
    """Sees fast and calls all it sees, and now and then one set more."""
    if view.step != "call":
        return pick(view, options, random)
    return called(view, options, rules, random, missed=MISSED / 2, slip=2 * SLIP, all_at_once=1.0)


def lively(view: Table, seat: int, options: Sequence[str], rules: Any, random: Random) -> str:
    """A family evening: most sets are seen, two at once half the time, a call is seldom wrong."""
    if view.step != "call":
        return pick(view, options, random)
    return called(view, options, rules, random, missed=MISSED, slip=SLIP, all_at_once=0.5)


def called(
    view: Table,
    options: Sequence[str],
    rules: Any,
    random: Random,
    *,
    missed: float,
    slip: float,
    all_at_once: float,
) -> str:
    """A call, where the player spots anything."""
    right = rights(view, options, rules)
    wrong = [call for call in options if call != SILENT and call not in right]
    if not spots(view, random, missed):
        return SILENT
    if wrong and random.random() < slip:
        return wrong[0]
    if not right:
        return SILENT
    if random.random() < all_at_once:
        return best(right, rules)
    return random.choice([call for call in right if len(rules.names_in(call)) == 1])


def best(calls: Sequence[str], rules: Any) -> str:
    """The call worth most spaces."""
    return max(calls, key=lambda call: rules.worth(rules.names_in(call)))


def spots(view: Table, random: Random, missed: float) -> bool:
    """Whether this player sees what lies there in time; all together miss it so often."""
    return random.random() > missed ** (1 / len(view.boats))


def rights(view: Table, options: Sequence[str], rules: Any) -> list[str]:
    """The calls that are right."""
    return [call for call in options if call != SILENT and rules.is_right(view, call)]


def pick(view: Table, options: Sequence[str], random: Random) -> str:
    """Any die to throw or to take; as a judge, the truth as far as one heard it."""
    heard = [option for option in options if option != TOGETHER]
    return random.choice(heard)
