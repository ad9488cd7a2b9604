"""Hand-made sheets: what lies on them must exist, fit the page, and not overlap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from pnpgen.definition.component import Area, SheetPlan
from pnpgen.definition.fields import Kind, plural
from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.paper import edge_mm, page_mm
from pnpgen.definition.splitting import is_split
from pnpgen.findings import Finding

TOUCH_MM = 0.001
"""Blocks that share a cut may differ by this rounding."""


@dataclass(frozen=True, slots=True)
class Block:
    """The rectangle that an area of a sheet covers, in mm from the upper left corner of the page."""

    path: tuple[str | int, ...]
    left: float
    top: float
    right: float
    bottom: float
    edge: float
    """What must stay white between it and the paper's edge."""


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (C4..) at the areas of hand-made sheets."""
    components = definition.game.components
    for kind, plans in definition.game.sheets.items():
        for index, plan in enumerate(plans):
            yield from _plan(definition, kind, plan, ("game", "sheets", kind, index))
        laid = {name for plan in plans for area in plan.areas for name in area.fill}
        of_kind = [name for name, component in components.items() if component.kind == kind]
        place = definition.place("game", "sheets", kind, key=True)
        if not of_kind:
            yield Finding("C407", f"the game has no {kind}, and needs no sheets for one", place)
        for name in of_kind:
            if name not in laid and not is_split(components[name]):
                message = (
                    f"`{name}` lies on none of the sheets for {plural(kind)}, so it would not be printed"
                )
                yield Finding("C406", message, place, hint="add it to the `fill` of an area")


def _plan(
    definition: Definition, kind: Kind, plan: SheetPlan, path: tuple[str | int, ...]
) -> Iterator[Finding]:
    width, height = page_mm(plan.orientation)
    blocks = []
    for index, area in enumerate(plan.areas):
        at = (*path, "areas", index)
        wrong = list(_fill(definition, kind, area, at))
        yield from wrong
        block = None if wrong else _block(definition, area, at)
        if block is None:
            continue
        blocks.append(block)
        edge = block.edge - TOUCH_MM
        if min(block.left, block.top, width - block.right, height - block.bottom) < edge:
            reach = f"({block.left:g}, {block.top:g}) to ({block.right:g}, {block.bottom:g})"
            allowed = f"({block.edge:g}, {block.edge:g}) to ({width - block.edge:g}, {height - block.edge:g})"
            message = f"the area reaches from {reach} mm; a printer reaches {allowed}"
            yield Finding("C403", message, definition.place(*at, "at"))
    for first, other in combinations(blocks, 2):
        across = min(first.right, other.right) - max(first.left, other.left)
        down = min(first.bottom, other.bottom) - max(first.top, other.top)
        if across > TOUCH_MM and down > TOUCH_MM:
            line = definition.place(*first.path, "at").line
            message = f"the area overlaps the one in line {line} by {across:g} x {down:g} mm"
            yield Finding("C404", message, definition.place(*other.path, "at"))


def _fill(definition: Definition, kind: Kind, area: Area, path: tuple[str | int, ...]) -> Iterator[Finding]:
    components = definition.game.components
    for index, name in enumerate(area.fill):
        place = definition.place(*path, "fill", index)
        component = components.get(name)
        if component is None:
            hint = did_you_mean(name, components)
            yield Finding("C401", f"there is no component `{name}`", place, hint=hint)
            continue
        if component.kind != kind:
            is_a = f"a {component.kind}" if component.kind else "a thing from home"
            yield Finding("C402", f"`{name}` is {is_a}, and these are sheets for {plural(kind)}", place)
        elif is_split(component):
            message = f"`{name}` is larger than the paper; its parts have sheets of their own"
            yield Finding("C316", message, place, hint="leave it out here")
        first = components.get(area.fill[0])
        if first is not None and first.size != component.size:
            yield Finding("C405", f"`{name}` and `{area.fill[0]}` differ in size", place)
    if not area.fill:
        yield Finding("C406", "the area is filled with nothing", definition.place(*path, "fill"))


def _block(definition: Definition, area: Area, path: tuple[str | int, ...]) -> Block | None:
    component = definition.game.components[area.fill[0]]
    if component.size is None:
        return None
    (left, top), (columns, rows), (width, height) = area.at, area.grid, component.size
    right = left + columns * width + (columns - 1) * area.gap
    bottom = top + rows * height + (rows - 1) * area.gap
    return Block(path, left, top, right, bottom, edge_mm(component))
