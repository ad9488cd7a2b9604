"""Components against the setup table, the numbers and each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from math import prod
from typing import TypeGuard

from pnpgen.definition.component import Component
from pnpgen.definition.game import Definition
from pnpgen.definition.model import Row
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.paper import LONG_MM, SHORT_MM, edge_mm
from pnpgen.definition.pieces import axis_values, copies_of, count_of
from pnpgen.definition.setup_table import unknown_number
from pnpgen.definition.splitting import fits, is_split
from pnpgen.findings import Finding

PRINTED_ONLY = (
    "size", "bleed", "template", "back", "pieces", "conceals", "supply", "spaces", "along", "cut", "outline",
    "split", "graph", "die",
)  # fmt: skip
TEMPLATE = re.compile(r"(?:[\w-]+/)*[\w-]+\.svg\.j2")


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (C3..) at what is wrong with a component, or at the cell its pieces differ from."""
    for component_id, component in definition.game.components.items():
        yield from _row(definition, component_id, component)
        if component.kind is None:
            yield from _from_home(definition, component_id, component)
            continue
        yield from _printed(definition, component_id, component)
        yield from _track(definition, component_id, component)
        unsuitable = list(_axes(definition, component_id, component))
        yield from unsuitable
        row = definition.game.setup.rows.get(component.row or "")
        if row is not None and not unsuitable:
            yield from _pieces(definition, component_id, component, row)
    yield from _secrets(definition)
    yield from _heads(definition)


def _row(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    rows = definition.game.setup.rows
    if component.row is not None and component.row not in rows:
        place = definition.place("game", "components", component_id, "row")
        message = f"the setup table has no row `{component.row}`"
        yield Finding("C301", message, place, hint=did_you_mean(component.row, rows))


def _from_home(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    for name in PRINTED_ONLY:
        if name in component.model_fields_set:
            place = definition.place("game", "components", component_id, name, key=True)
            message = f"`{component_id}` is a thing from home, and cannot have `{name}`"
            yield Finding("C303", message, place, hint="write `kind:` if it is printed")


def _printed(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    own = definition.place("game", "components", component_id, key=True)
    for name in ("row", "size", "template"):
        if getattr(component, name) is None:
            message = f"`{component_id}` is a printed {component.kind} and needs `{name}`"
            yield Finding("C302", message, own, hint=f"add `{name}:`; without `kind` it is a thing from home")
    if component.conceals and component.back is None:
        place = definition.place("game", "components", component_id, "conceals", key=True)
        message = f"`{component_id}` keeps a secret, and has no `back`"
        yield Finding("C310", message, place, hint="add `back:`, the template of its back")
    for name, template in (("template", component.template), ("back", component.back)):
        if template is not None and not TEMPLATE.fullmatch(template):
            place = definition.place("game", "components", component_id, name)
            message = f"`{template}` is not the name of a template"
            yield Finding("C313", message, place, hint="write a file below `templates`, such as card.svg.j2")
    if component.size is not None and not is_split(component) and not fits(component):
        short, long = sorted(component.size)
        edge = edge_mm(component)
        place = definition.place("game", "components", component_id, "size")
        most = f"{SHORT_MM - 2 * edge:g} x {LONG_MM - 2 * edge:g} mm"
        message = f"{short:g} x {long:g} mm is larger than an A4 sheet can hold: {most}"
        yield Finding("C314", message, place, hint="`split: {columns: 2, rows: 2}` prints it in parts")


def _track(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    path = ("game", "components", component_id)
    if component.spaces is not None and component.spaces not in definition.game.numbers:
        yield unknown_number(definition, component.spaces, *path, "spaces")
    if (component.supply == "track") != (component.spaces is not None):
        name = "supply" if component.supply == "track" else "spaces"
        message = "`supply: track` and `spaces` belong together"
        hint = "`spaces` names the number of the last printed space"
        yield Finding("C312", message, definition.place(*path, name, key=True), hint=hint)
    if component.along is not None:
        yield from _along(definition, component_id, component, component.along)


def _along(definition: Definition, component_id: str, component: Component, table: str) -> Iterator[Finding]:
    """The spaces that are drawn are those that are counted, and lie on the piece."""
    place = definition.place("game", "components", component_id, "along")
    data, numbers = definition.game.data, definition.game.numbers
    if table not in data:
        hint = did_you_mean(table, data)
        yield Finding("C329", f"there is no data table `{table}`", place, hint=hint)
        return
    if component.spaces is None:
        yield Finding("C329", "`along` belongs to a track", place, hint="add `supply: track` and `spaces`")
    elif component.spaces in numbers and numbers[component.spaces].value != len(data[table]):
        last = numbers[component.spaces].value
        message = f"`{table}` has {len(data[table])} spaces, but `{component.spaces}` is {last}"
        yield Finding("C329", message, place)
    for space, entry in data[table].items():
        at = entry.values.get("at")
        middle = [value for value in at if _is_length(value)] if isinstance(at, list) else []
        if not isinstance(at, list) or len(at) != 2 or middle != at:
            own = definition.place("game", "data", table, space, key=True)
            yield Finding("C329", f"the space `{space}` needs `at: [x, y]` in mm", own)
        elif component.size and any(value > side for value, side in zip(middle, component.size, strict=True)):
            own = definition.place("game", "data", table, space, "values", "at")
            message = f"the space `{space}` lies outside `{component_id}`"
            hint = f"it is {component.size[0]:g} x {component.size[1]:g} mm"
            yield Finding("C329", message, own, hint=hint)


def _is_length(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and value >= 0


def _axes(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    game, pieces = definition.game, component.pieces
    path = ("game", "components", component_id, "pieces")
    if pieces.copies is not None and pieces.copies not in game.numbers:
        yield unknown_number(definition, pieces.copies, *path, "copies")
    for name, axis in pieces.axes.items():
        place = definition.place(*path, "axes", name)
        values = axis_values(game, axis)
        if isinstance(axis, str) and axis not in game.data:
            hint = did_you_mean(axis, game.data)
            yield Finding("C305", f"there is no data table `{axis}`", place, hint=hint)
        elif not values:
            yield Finding("C305", f"the axis `{name}` has no values", place)
        for index, value in enumerate(values):
            if value in values[:index]:
                place = definition.place(*path, "axes", name, index)
                yield Finding("C305", f"`{value}` stands twice on the axis `{name}`", place)
    for name, values in pieces.cycle.items():
        place = definition.place(*path, "cycle", name, key=True)
        if name in pieces.axes:
            yield Finding("C305", f"`{name}` is an axis already", place)
        elif not values:
            yield Finding("C305", f"the cycle `{name}` has no values", place)
    if pieces.player_axis is not None and pieces.player_axis not in pieces.axes:
        place = definition.place(*path, "player_axis")
        hint = did_you_mean(pieces.player_axis, pieces.axes)
        yield Finding("C305", f"`{pieces.player_axis}` is no axis of `{component_id}`", place, hint=hint)


def _pieces(definition: Definition, component_id: str, component: Component, row: Row) -> Iterator[Finding]:
    game, pieces = definition.game, component.pieces
    if not pieces.axes and pieces.copies is None:
        return
    lengths = {name: len(axis_values(game, axis)) for name, axis in pieces.axes.items()}
    most = max(game.setup.players)
    if pieces.player_axis is not None and lengths[pieces.player_axis] != most:
        place = definition.place("game", "components", component_id, "pieces", "axes", pieces.player_axis)
        message = f"`{pieces.player_axis}` has {lengths[pieces.player_axis]} values for {most} players"
        yield Finding("C306", message, place)
    words = [f"{name} {length}" for name, length in lengths.items() if name != pieces.player_axis]
    each = prod(length for name, length in lengths.items() if name != pieces.player_axis)
    if pieces.copies is not None:
        words.append(f"{pieces.copies} {copies_of(game, pieces)}")
        each *= copies_of(game, pieces)
    largest = row.counts.index(count_of(game, row)) if row.counts else 0
    for index, (players, count) in enumerate(zip(game.setup.players, row.counts, strict=False)):
        owners = [f"{players} players"] if pieces.player_axis is not None else []
        expected = each * players if owners else each
        if count != expected and (owners or index == largest):
            terms = " x ".join((*words, *owners))
            place = definition.place("game", "setup", "rows", str(component.row), "counts", index)
            message = f"the table needs {count} pieces of `{component_id}`, but {terms} make {expected}"
            yield Finding("C304", message, place, hint=f"write {expected}, or change the pieces")


def _secrets(definition: Definition) -> Iterator[Finding]:
    secret = [(name, c) for name, c in definition.game.components.items() if c.kind and c.conceals]
    for (first_id, first), (other_id, other) in combinations(secret, 2):
        together = sorted(set(first.shows) & set(other.shows))
        if first.back is None or other.back is None or not (together or first.back == other.back):
            continue
        if first.back != other.back:
            place = definition.place("game", "components", other_id, "back")
            message = f"the backs tell `{other_id}` from `{first_id}`, and both lie hidden in `{together[0]}`"
            yield Finding("C311", message, place, hint=f"use {first.back} for both")
        elif first.size is not None and other.size is not None and first.size != other.size:
            place = definition.place("game", "components", other_id, "size")
            message = f"the sizes tell `{other_id}` from `{first_id}`, and both have the back {first.back}"
            yield Finding("C311", message, place)


def _heads(definition: Definition) -> Iterator[Finding]:
    for name in definition.game.in_head:
        showing = [key for key, component in definition.game.components.items() if name in component.shows]
        if showing:
            place = definition.place("game", "in_head", name, key=True)
            message = f"`{name}` is kept in the head here, but `{showing[0]}` shows it"
            yield Finding("C315", message, place, hint="delete one of the two")
