"""What is printed of each component: the counts and spaces that the demand of the rules is compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pnpgen.definition.game import Definition
from pnpgen.findings import Place
from pnpgen.rules.kernel import Supply


@dataclass(frozen=True, slots=True)
class Printed:
    """How many pieces there are (or up to which space), None for no limit; and where that is written."""

    most: int | None
    place: Place


def printed_parts(definition: Definition, supply: Supply, players: int) -> Mapping[str, Printed]:
    """Every component of the game with what a table of so many players has of it."""
    return {name: _printed(definition, supply, name, players) for name in definition.game.components}


def _printed(definition: Definition, supply: Supply, name: str, players: int) -> Printed:
    component = definition.game.components[name]
    if component.supply == "track":
        place = definition.place("game", "numbers", component.spaces or "", "value")
        return Printed(supply.number(component.spaces) if component.spaces else None, place)
    setup = definition.game.setup
    if component.row is None or component.row not in setup.rows or players not in setup.players:
        return Printed(None, definition.place("game", "components", name, key=True))
    place = definition.place("game", "setup", "rows", component.row, "counts", setup.players.index(players))
    return Printed(supply.count(component.row, players), place)
