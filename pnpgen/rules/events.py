"""What can happen next: the legal events of a node, and how a play reads as text."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.kernel import Chance, Decide, Event, Node, Over, Rules
from pnpgen.rules.load import place_of

Play: TypeAlias = tuple[Event, ...]
"""A play is its events, from the start of the game."""


def events_of(node: Node) -> Iterator[Event]:
    """Every event the node allows, each once; none for the end of the game and for dead ends."""
    if isinstance(node, Chance):
        return (outcome for outcome, weight in node.outcomes if weight > 0)
    if isinstance(node, Decide) and node.seats:
        return itertools.product(*node.options)
    return iter(())


def is_dead_end(node: Node) -> bool:
    """Whether the game goes on and yet nothing can happen."""
    if type(node) is Chance:
        return not any(weight > 0 for _, weight in node.outcomes)
    return type(node) is Decide and (not node.seats or not all(node.options))


def well_formed(rules: Rules[Any], node: object, players: int) -> None:
    """AuthorError R108 unless seats, options, weights and returns have the shape of the kernel."""
    problem = _problem(node, players)
    if problem:
        raise AuthorError(Finding("R108", problem, place_of(rules.node)))


def _problem(node: object, players: int) -> str:
    if isinstance(node, Decide):
        if len(node.seats) != len(node.options):
            return "Decide needs one tuple of options for each seat"
        if len(set(node.seats)) != len(node.seats) or not all(0 <= s < players for s in node.seats):
            return f"Decide names seats {node.seats} at a table of {players}"
        doubled = [o for options in node.options for o in options if options.count(o) > 1]
        return f"Decide offers {doubled[0]!r} twice" if doubled else ""
    if isinstance(node, Chance):
        names = [name for name, _ in node.outcomes]
        if len(set(names)) != len(names):
            return f"Chance {node.what!r} lists an outcome twice"
        return "" if all(w >= 0 for _, w in node.outcomes) else f"Chance {node.what!r} has a negative weight"
    if isinstance(node, Over):
        return (
            ""
            if len(node.returns) == players
            else f"Over has {len(node.returns)} returns for {players} players"
        )
    return f"node gives {node!r}, not Decide, Chance or Over"


def odds_in_lowest_terms(chance: Chance) -> dict[str, int]:
    """The outcomes that can happen with weights divided by their greatest common divisor."""
    divisor = math.gcd(*(weight for _, weight in chance.outcomes)) or 1
    return {name: weight // divisor for name, weight in chance.outcomes if weight}


def tell(play: Sequence[Event]) -> str:
    """A play in one line: `6, sail+return, 3 x sail, 1`; + joins the decisions of several seats."""
    return ", ".join(map(_told, play)) or "at the start"


def _told(event: Event) -> str:
    if isinstance(event, str):
        return event
    if len(event) > 1 and len(set(event)) == 1:
        return f"{len(event)} x {event[0]}"
    return "+".join(event)
