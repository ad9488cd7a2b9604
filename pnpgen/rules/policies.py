"""Ways to play: `random` for every game, and whatever a game's rules define; a policy sees only its view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.kernel import Decide, Event, Rules
from pnpgen.rules.load import place_of

Policy: TypeAlias = Callable[[Any, int, tuple[str, ...], Any, Random], str]
RANDOM = "random"


def policy_names(rules: Rules[Any]) -> tuple[str, ...]:
    """The policies a simulation of this game can use, `random` first."""
    return (RANDOM, *sorted(set(rules.policies) - {RANDOM}))


def seat_policies(rules: Rules[Any], names: Sequence[str], players: int) -> tuple[Policy | None, ...]:
    """The policy of each seat, None for uniform random; one name serves all seats; AuthorError R110."""
    unknown = [name for name in names if name not in policy_names(rules)]
    if unknown:
        known = ", ".join(policy_names(rules))
        raise AuthorError(
            Finding("R110", f"no policy {unknown[0]!r}; the game has {known}", place_of(rules.node))
        )
    if len(names) not in (1, players):
        message = f"{len(names)} policies for {players} players"
        raise AuthorError(
            Finding("R110", message, place_of(rules.node), hint="one for all, or one for each seat")
        )
    each = tuple(names) * players if len(names) == 1 else tuple(names)
    return tuple(None if name == RANDOM else rules.policies[name] for name in each)


def decide(
    rules: Rules[Any], state: Any, node: Decide, policies: Sequence[Policy | None], random: Random
) -> Event | None:
    """The moves of all seats to decide, each chosen from its view, or None for a dead end.

    AuthorError R111 where a policy's move is illegal.
    """
    if not node.seats or not all(node.options):
        return None
    moves = []
    for seat, options in zip(node.seats, node.options, strict=True):
        policy = policies[seat]
        if policy is None:
            moves.append(options[int(random.random() * len(options))])
            continue
        move = policy(rules.view(state, seat), seat, options, rules, random)
        if move not in options:
            message = f"policy chose {move!r}; legal are {', '.join(options)}"
            raise AuthorError(Finding("R111", message, place_of(policy)))
        moves.append(move)
    return tuple(moves)
