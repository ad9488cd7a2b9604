"""The places and roads of a map: whether they can be walked, and can be drawn where they lie."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import dist

from pnpgen.definition.component import Component, Graph
from pnpgen.definition.fields import Scalar
from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.splitting import division_of, is_split
from pnpgen.findings import Finding, Severity

ROUNDING_MM = 0.001
Value = Scalar | list[Scalar] | None


@dataclass(frozen=True, slots=True)
class Spot:
    """A place: its middle and its diameter in mm, and whether its author calls it a dead end."""

    at: tuple[float, float]
    diameter: float
    dead_end: bool


@dataclass(frozen=True, slots=True)
class Road:
    """A road between two places, walked both ways or from the first to the second."""

    first: str
    second: str
    one_way: bool


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (C32.) at the entries of the data tables that a map is drawn from."""
    for component_id, component in definition.game.components.items():
        if component.graph is not None:
            yield from _graph(definition, component_id, component, component.graph)


def _graph(
    definition: Definition, component_id: str, component: Component, graph: Graph
) -> Iterator[Finding]:
    path, data = ("game", "components", component_id, "graph"), definition.game.data
    missing = [name for name in ("places", "roads") if getattr(graph, name) not in data]
    for name in missing:
        table = getattr(graph, name)
        message = f"there is no data table `{table}`"
        yield Finding("C320", message, definition.place(*path, name), hint=did_you_mean(table, data))
    if missing:
        return
    if graph.start not in data[graph.places]:
        hint = did_you_mean(graph.start, data[graph.places])
        yield Finding(
            "C320", f"there is no place `{graph.start}`", definition.place(*path, "start"), hint=hint
        )
    spots: dict[str, Spot] = {}
    for place, entry in data[graph.places].items():
        spot = _spot(entry.values, graph.diameter)
        if isinstance(spot, Spot):
            spots[place] = spot
        else:
            at = definition.place("game", "data", graph.places, place, key=True)
            yield Finding("C321", f"the place `{place}` {spot}", at)
    roads = {}
    for road_id, entry in data[graph.roads].items():
        road = _road(entry.values)
        if isinstance(road, Road):
            roads[road_id] = road
        else:
            at = definition.place("game", "data", graph.roads, road_id, key=True)
            yield Finding("C321", f"the road `{road_id}` {road}", at)
    yield from _ways(definition, graph, roads)
    yield from _reached(definition, graph, roads.values())
    yield from _ends(definition, graph, spots, roads.values())
    yield from _positions(definition, component, graph, spots)


def _spot(values: Mapping[str, Value], diameter: float) -> Spot | str:
    """The place that the values of an entry describe, or what is wrong with them."""
    at = values.get("at")
    middle = [_number(value) for value in at] if isinstance(at, list) else []
    own = _number(values.get("diameter", diameter))
    dead_end = values.get("dead_end", False)
    if len(middle) != 2 or middle[0] is None or middle[1] is None:
        return "needs `at: [x, y]` in mm"
    if own is None or own <= 0:
        return "has a `diameter` that is no length"
    if not isinstance(dead_end, bool):
        return "has a `dead_end` that is neither true nor false"
    return Spot((middle[0], middle[1]), own, dead_end)


def _road(values: Mapping[str, Value]) -> Road | str:
    """The road that the values of an entry describe, or what is wrong with them."""
    between = values.get("between")
    one_way = values.get("one_way", False)
    if not isinstance(between, list) or len(between) != 2:
        return "needs `between: [PLACE, PLACE]`"
    if not isinstance(one_way, bool):
        return "has a `one_way` that is neither true nor false"
    return Road(str(between[0]), str(between[1]), one_way)


def _number(value: Value) -> float | None:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def _ways(definition: Definition, graph: Graph, roads: Mapping[str, Road]) -> Iterator[Finding]:
    """Each road leads from one place to another, and no other road does."""
    known = definition.game.data[graph.places]
    seen: dict[frozenset[str], str] = {}
    for road_id, road in roads.items():
        path = ("game", "data", graph.roads, road_id, "values", "between")
        for index, place in enumerate((road.first, road.second)):
            if place not in known:
                message = f"the road `{road_id}` ends nowhere: there is no place `{place}`"
                hint = did_you_mean(place, known)
                yield Finding("C322", message, definition.place(*path, index), hint=hint)
        ends = frozenset((road.first, road.second))
        if len(ends) == 1:
            message = f"the road `{road_id}` leads from `{road.first}` to itself"
            yield Finding("C323", message, definition.place(*path))
        elif ends in seen:
            message = f"the road `{road_id}` is between the same places as `{seen[ends]}`"
            yield Finding("C323", message, definition.place(*path))
        seen.setdefault(ends, road_id)


def _reached(definition: Definition, graph: Graph, roads: Iterable[Road]) -> Iterator[Finding]:
    places = definition.game.data[graph.places]
    if graph.start not in places:
        return
    steps: dict[str, list[str]] = {place: [] for place in places}
    for road in roads:
        for start, end in ((road.first, road.second), *([] if road.one_way else [(road.second, road.first)])):
            if start in steps and end in steps:
                steps[start].append(end)
    reached, waiting = {graph.start}, [graph.start]
    while waiting:
        new = set(steps[waiting.pop()]) - reached
        reached |= new
        waiting += sorted(new)
    for place in places:
        if place not in reached:
            at = definition.place("game", "data", graph.places, place, key=True)
            yield Finding("C324", f"no way leads from `{graph.start}` to `{place}`", at)


def _ends(
    definition: Definition, graph: Graph, spots: Mapping[str, Spot], roads: Iterable[Road]
) -> Iterator[Finding]:
    """Dead ends are those that are meant."""
    neighbors: dict[str, set[str]] = {place: set() for place in spots}
    for road in roads:
        for place, other in ((road.first, road.second), (road.second, road.first)):
            if place in neighbors and place != other:
                neighbors[place].add(other)
    for place, spot in spots.items():
        path = ("game", "data", graph.places, place)
        ways = len(neighbors[place])
        if ways == 1 and not spot.dead_end:
            message = f"`{place}` is a dead end: only one road leads there"
            hint = "add a road, or `dead_end: true` to its values"
            yield Finding("C325", message, definition.place(*path, key=True), hint=hint)
        elif ways > 1 and spot.dead_end:
            message = f"`{place}` is said to be a dead end, but {ways} roads lead there"
            yield Finding("C325", message, definition.place(*path, "values", "dead_end"))


def _positions(
    definition: Definition, component: Component, graph: Graph, spots: Mapping[str, Spot]
) -> Iterator[Finding]:
    board = graph.size or component.size
    if board is None or component.size is None:
        return
    division = division_of(component) if is_split(component) else None
    for place, spot in spots.items():
        at = definition.place("game", "data", graph.places, place, "values", "at")
        radius = spot.diameter / 2
        if any(
            not radius - ROUNDING_MM <= middle <= side - radius + ROUNDING_MM
            for middle, side in zip(spot.at, board, strict=True)
        ):
            message = f"`{place}`, {spot.diameter:g} mm across, reaches over the edge of the map"
            yield Finding("C326", message, at, hint=f"the map is {board[0]:g} x {board[1]:g} mm")
        for way, middle, joints, shrunk in zip(
            ("upright", "level"),
            spot.at,
            division.joints if division else ((), ()),
            (board[0] / component.size[0], board[1] / component.size[1]),
            strict=True,
        ):
            for joint in joints:
                if abs(middle - joint * shrunk) < radius - ROUNDING_MM:
                    message = f"`{place}` lies on the {way} joint of two sheets, at {joint * shrunk:g} mm"
                    yield Finding("C328", message, at, Severity.WARNING)
    for (first, one), (second, other) in combinations(spots.items(), 2):
        apart, least = dist(one.at, other.at), (one.diameter + other.diameter) / 2
        if apart < least - ROUNDING_MM:
            at = definition.place("game", "data", graph.places, second, "values", "at")
            message = f"`{second}` is {apart:.1f} mm from `{first}`, and they need {least:g} mm"
            yield Finding("C327", message, at)
