"""The map as a graph: which place is next to which, and how far it is from one to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pnpgen.rules.kernel import Supply

from .table import Bunch

Neighbors = Mapping[str, Bunch]


def neighbors_of(supply: Supply) -> Neighbors:
    """The neighbors of every place, in the order in which the roads name them."""
    found: dict[str, list[str]] = {place: [] for place in supply.ids("places")}
    for road in supply.ids("roads"):
        here, there = supply.value("roads", road, "between")
        found[here].append(there)
        found[there].append(here)
    return {place: tuple(ends) for place, ends in found.items()}


def distances(neighbors: Neighbors) -> Mapping[str, Mapping[str, int]]:
    """Steps from every place to every place that can be reached from it, turning allowed."""
    return {place: _distances(neighbors, place) for place in neighbors}


def toward(
    neighbors: Neighbors, far: Mapping[str, Mapping[str, int]], here: str, goals: Iterable[str]
) -> str:
    """The neighbor on a shortest way to the nearest of the goals."""
    goal = min(goals, key=lambda place: (far[here][place], place))
    return min(neighbors[here], key=lambda place: far[place][goal])


def _distances(neighbors: Neighbors, start: str) -> Mapping[str, int]:
    steps = {start: 0}
    rim = [start]
    while rim:
        fresh = [near for place in rim for near in neighbors[place] if near not in steps]
        for near in fresh:
            steps[near] = steps[rim[0]] + 1
        rim = list(dict.fromkeys(fresh))
    return steps
