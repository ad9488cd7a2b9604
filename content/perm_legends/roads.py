"""The map as a graph: which place is next to which, and how far it is from one to another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from pnpgen.rules.kernel import Supply

from .table import Bunch

Neighbors = Mapping[str, Bunch]
LOT = "en_kul"
"""The place of the two gods, whose gift is a lot."""
KINDS = ("start", "town", "field", "salt", "legend")


def neighbors_of(supply: Supply) -> Neighbors:
    """The neighbors of every place, in the order in which the roads name them."""
    found: dict[str, list[str]] = {place: [] for place in supply.ids("places")}
    for road in supply.ids("roads"):
        here, there = supply.value("roads", road, "between")
        found[here].append(there)
        found[there].append(here)
    return {place: tuple(ends) for place, ends in found.items()}


def require(supply: Supply, near: Neighbors, start: str) -> None:
    """ValueError where the map says what nobody knows how to draw, or what the rules do not start from."""
    value = supply.value
    kinds = {place: str(value("places", place, "kind")) for place in supply.ids("places")}
    for place, kind in kinds.items():
        if kind not in KINDS:
            raise ValueError(f"{place} is a {kind}, not one of {', '.join(KINDS)}")
    if starts := [place for place, kind in kinds.items() if (kind == "start") != (place == start)]:
        raise ValueError(f"the only start is {start}, not {', '.join(starts)}")
    if legends := {place for place, kind in kinds.items() if kind == "legend"} ^ {*supply.ids("gifts")}:
        raise ValueError(f"every legend has a gift, and every gift a legend: {', '.join(sorted(legends))}")
    if value("gifts", LOT, "lot") is not True:
        raise ValueError(f"the lot is cast at {LOT}")
    for walk in supply.ids("walks"):
        for here, there in pairwise(value("walks", walk, "places")):
            if there not in near.get(here, ()):
                raise ValueError(f"the walk {walk} has no road from {here} to {there}")
    for road in supply.ids("roads"):
        by = str(value("roads", road, "by"))
        known = by == "road" or (by == "river" and value("roads", road, "river") in supply.ids("rivers"))
        if not known:
            raise ValueError(f"{road} is neither by road nor by a river of the game")


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
