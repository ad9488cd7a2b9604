"""Walks all states a game can reach, breadth first, so that the first way to a state is a shortest play."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pnpgen.rules.events import Play, events_of, is_dead_end, well_formed
from pnpgen.rules.kernel import Event, Impossible, Over, Rules


@dataclass(slots=True)
class Most:
    """The largest value of a quantity, and the shortest play to it: to a state, perhaps with one event."""

    value: int
    state: int
    event: Event | None = None


@dataclass(slots=True)
class Graph:
    """States by number in order of discovery, how each was first reached, and what was met on the way."""

    parents: array[int] = field(default_factory=lambda: array("i"))
    events: list[Event] = field(default_factory=list)
    depths: array[int] = field(default_factory=lambda: array("i"))
    edge_starts: array[int] = field(default_factory=lambda: array("q"))
    edges: array[int] = field(default_factory=lambda: array("i"))
    """Numbers of the states reached from each walked state; `edge_starts` says where its stretch begins."""
    ends: list[int] = field(default_factory=list)
    dead_ends: list[int] = field(default_factory=list)
    no_winner: list[int] = field(default_factory=list)
    impossible: dict[int, str] = field(default_factory=dict)
    """Tables that break an invariant, and which; nothing is played on from them."""
    demand: dict[str, Most] = field(default_factory=dict)
    extremes: dict[str, Most] = field(default_factory=dict)
    complete: bool = True

    @property
    def states(self) -> int:
        """How many states were found."""
        return len(self.parents)

    @property
    def walked(self) -> int:
        """How many states were left by all their events."""
        return len(self.edge_starts)

    def play_to(self, state: int) -> Play:
        """A shortest play to a state."""
        play: list[Event] = []
        while self.parents[state] >= 0:
            play.append(self.events[state])
            state = self.parents[state]
        return tuple(reversed(play))

    def play_of(self, most: Most) -> Play:
        """A shortest play to a largest value."""
        return self.play_to(most.state) + (() if most.event is None else (most.event,))

    def without_end(self) -> list[int]:
        """The states from which neither an end nor a dead end can be reached, in order of discovery."""
        hopeful = bytearray(self.states)
        for state in (*self.ends, *self.dead_ends, *self.impossible):
            hopeful[state] = 1
        starts, edges, changed = self.edge_starts, self.edges, True
        while changed:
            changed, stop = False, len(edges)
            for state in range(self.walked - 1, -1, -1):
                start = starts[state]
                if not hopeful[state] and any(hopeful[target] for target in edges[start:stop]):
                    hopeful[state] = changed = True
                stop = start
        return [state for state in range(self.states) if not hopeful[state]]


def walk(
    rules: Rules[Any],
    players: int,
    limit: int,
    *,
    relax: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> Graph:
    """The graph of states from the start on; beyond `limit` states it stops, incomplete."""
    forget: Callable[[Any], Any] = rules.relax if relax else _same
    graph = Graph()
    first = forget(rules.start(players))
    seen = {first: 0}
    found = [first]
    _enter(graph, rules, first, -1, "", 0)
    gauges = type(rules).extremes is not Rules.extremes
    while graph.walked < len(found):
        number = graph.walked
        state, depth = found[number], graph.depths[number] + 1
        graph.edge_starts.append(len(graph.edges))
        if number in graph.impossible:
            continue
        node = rules.node(state)
        well_formed(rules, node, players)
        if isinstance(node, Over):
            graph.ends.append(number)
            if sum(node.returns) < 1:
                graph.no_winner.append(number)
            continue
        if is_dead_end(node):
            graph.dead_ends.append(number)
            continue
        for event in events_of(node):
            raw = rules.apply(state, event)
            if gauges:
                _gauge(graph.extremes, rules.extremes(state, raw), number, event)
            after = forget(raw)
            target = seen.setdefault(after, len(found))
            if target == len(found):
                found.append(after)
                _enter(graph, rules, after, number, event, depth)
            graph.edges.append(target)
        if len(found) > limit:
            graph.complete = graph.walked == len(found)
            break
        if progress is not None and number % 5000 == 0:
            progress(number, len(found))
    return graph


def _same(state: Any) -> Any:
    return state


def _enter(graph: Graph, rules: Rules[Any], state: Any, parent: int, event: Event, depth: int) -> None:
    number = graph.states
    graph.parents.append(parent)
    graph.events.append(event)
    graph.depths.append(depth)
    try:
        rules.check(state)
    except Impossible as impossible:
        graph.impossible[number] = str(impossible)
        return
    _gauge(graph.demand, rules.used(state), number, None)


def _gauge(most: dict[str, Most], values: Any, state: int, event: Event | None) -> None:
    for name, value in values.items():
        known = most.get(name)
        if known is None or value > known.value:
            most[name] = Most(value, state, event)
