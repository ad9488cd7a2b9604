"""Games played by policies, or event by event as a test tells them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from pnpgen.rules.kernel import Chance, Decide, Over
from pnpgen.rules.policies import decide, seat_policies


def played(rules: Any, players: int, policy: str, number: int) -> Iterator[tuple[Any, Any, Any]]:
    """A whole game: each state, the event, and the state after it."""
    random = Random(number)
    policies = seat_policies(rules, [policy], players)
    state = rules.start(players)
    while not isinstance(node := rules.node(state), Over):
        if isinstance(node, Chance):
            names, weights = zip(*node.outcomes, strict=True)
            event = random.choices(names, weights)[0]
        else:
            event = decide(rules, state, node, policies, random)
        after = rules.apply(state, event)
        yield state, event, after
        state = after


def play(rules: Any, state: Any, *events: str) -> Any:
    """The state after these events: outcomes of chance, and moves of whoever has to decide."""
    for event in events:
        node = rules.node(state)
        if isinstance(node, Chance):
            assert event in dict(node.outcomes)
            state = rules.apply(state, event)
        else:
            assert isinstance(node, Decide)
            (options,) = node.options
            assert len(set(options)) == len(options)
            assert event in options, options
            state = rules.apply(state, (event,))
        rules.check(state)
    return state
