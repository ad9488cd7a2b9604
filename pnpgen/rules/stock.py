"""Whether what is printed is enough: for what the rules take for granted, and for what plays used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.pieces import piece_values, pieces_of
from pnpgen.findings import Finding
from pnpgen.rules.kernel import Need, Rules, Supply
from pnpgen.rules.load import place_of
from pnpgen.rules.printed import printed_parts


def need_findings(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int
) -> Iterator[Finding]:
    """R311 where fewer pieces are printed than the rules take for granted; R207 for unknown components."""
    printed = printed_parts(definition, supply, players)
    for need in rules.needs(players):
        part = printed.get(need.component)
        if part is None:
            message = f"game.yaml has no component {need.component!r}"
            yield Finding("R207", message, place_of(rules.needs), hint=did_you_mean(need.component, printed))
            continue
        there = _count(definition, need, players) if need.pieces else part.most
        if there is not None and there < need.least:
            kind = " and ".join(f"{name} {value}" for name, value in need.pieces.items())
            which = f"{need.component} with {kind}" if kind else need.component
            message = f"with {players} players the rules need {need.least} of {which}; printed: {there}"
            place = definition.place("game", "components", need.component, key=True) if kind else part.place
            yield Finding("R311", message, place, hint=need.why)


def demand_findings(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int, demand: Mapping[str, int]
) -> Iterator[Finding]:
    """R202 where a play used more of a component than is printed, R312 more than was proved; R207 names."""
    printed = printed_parts(definition, supply, players)
    bounds = rules.bounds(players)
    for name, most in sorted(demand.items()):
        part = printed.get(name)
        if part is None:
            message = f"game.yaml has no component {name!r}"
            yield Finding("R207", message, place_of(rules.used), hint=did_you_mean(name, printed))
        elif name in bounds and most > bounds[name]:
            message = f"with {players} players a play needed {most} of {name}, more than {bounds[name]}"
            yield Finding("R312", message, place_of(rules.bounds), hint="`pnpgen explore` shows the play")
        elif part.most is not None and most > part.most and name not in bounds:
            message = f"with {players} players a play needed {most} of {name}; printed: {part.most}"
            yield Finding("R202", message, part.place, hint="`pnpgen explore` shows the play")


def _count(definition: Definition, need: Need, players: int) -> int:
    """How many pieces have all the values in common that the rules name."""
    values = [
        piece_values(definition.game, piece) for piece in pieces_of(definition, need.component, players)
    ]
    return sum(all(one.get(name) == value for name, value in need.pieces.items()) for one in values)
