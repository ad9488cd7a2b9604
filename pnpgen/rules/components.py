"""The rules against the components: what shows the state, what keeps secrets, what the dice can roll."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding, Severity
from pnpgen.rules.kernel import Chance, Decide, Rules, State, Supply
from pnpgen.rules.load import place_of
from pnpgen.rules.odds import odds_findings, produce_findings
from pnpgen.rules.printed import Printed, printed_parts


def bookkeeping_findings(definition: Definition, rules: Rules[Any]) -> tuple[Finding, ...]:
    """R305 fields of the state that nobody can see on the table; R309 fields that the state doesn't have.

    R310 where components claim chances that the rules do not draw from them.
    """
    fields = list(rules.state.__struct_fields__)
    game = definition.game
    named = [
        (name, definition.place("game", "components", component_id, "shows", index))
        for component_id, component in game.components.items()
        for index, name in enumerate(component.shows)
    ] + [(name, definition.place("game", "in_head", name, key=True)) for name in game.in_head]
    found = [
        Finding("R309", f"the state has no field {name!r}", place, hint=did_you_mean(name, fields))
        for name, place in named
        if name not in fields
    ]
    covered = {name for name, _ in named}
    hint = "list it in `shows` of a component, or in `in_head` with the reason"
    place = definition.place("game", "components", key=True)
    found += [
        Finding("R305", f"no component shows the field {name!r} of the state", place, hint=hint)
        for name in fields
        if name not in covered
    ]
    return (*found, *produce_findings(definition, rules))


def moved_fields(states: Sequence[State]) -> Set[str]:
    """The fields of the state that are not at all these tables as they are at the first of them."""
    return {
        name
        for state in states
        for name in state.__struct_fields__
        if getattr(state, name) != getattr(states[0], name)
    }


def idle_findings(definition: Definition, moved: Set[str]) -> Iterator[Finding]:
    """R313 warnings about components that plays do without: `moved` are the fields that plays changed."""
    for name, component in definition.game.components.items():
        if component.shows and not moved & set(component.shows):
            message = f"no simulated play changes what {name} shows: {', '.join(component.shows)}"
            place = definition.place("game", "components", name, key=True)
            yield Finding("R313", message, place, Severity.WARNING, hint="leave it out, or give it a use")


def surplus_findings(definition: Definition, rules: Rules[Any], supply: Supply) -> Iterator[Finding]:
    """R314 warnings where more is printed than the rules' own bound.

    Every column that the rulebook prints is compared; of tracks and rows that it does not print, the largest.
    """
    setup = definition.game.setup
    bounds = {players: rules.bounds(players) for players in setup.players}
    printed = {players: printed_parts(definition, supply, players) for players in setup.players}
    for name, component in definition.game.components.items():
        if any(name not in bound for bound in bounds.values()):
            continue
        needed = {players: bound[name] for players, bound in bounds.items()}
        parts = {players: parts[name] for players, parts in printed.items()}
        row = setup.rows.get(component.row or "")
        if component.supply == "track" or row is None or not row.in_table:
            largest = max(parts, key=lambda players: parts[players].most or 0)
            needed, parts = {largest: max(needed.values())}, {largest: parts[largest]}
        for players, part in parts.items():
            if part.most is not None and needed[players] < part.most:
                message = f"no play needs more than {needed[players]} of {name}; printed: {part.most}"
                if len(parts) > 1:
                    message = f"with {players} players {message}"
                yield Finding("R314", message, part.place, Severity.WARNING)


def supply_findings(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int
) -> tuple[Finding, ...]:
    """R202 where the rules' own bound is above what is printed; R207 where it names no component."""
    printed = printed_parts(definition, supply, players)
    found = []
    for name, bound in rules.bounds(players).items():
        part = printed.get(name)
        if part is None:
            hint = did_you_mean(name, printed)
            found.append(
                Finding("R207", f"game.yaml has no component {name!r}", place_of(rules.bounds), hint=hint)
            )
        elif part.most is not None and bound > part.most:
            message = f"with {players} players a play may need {bound} of {name}; printed: {part.most}"
            found.append(Finding("R202", message, part.place, hint="`pnpgen explore` shows the play"))
    return tuple(found)


def state_findings(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int, states: Iterable[Any]
) -> tuple[Finding, ...]:
    """R306 odds, R307 secret choices and R308 hidden fields, over the states of some plays; each once."""
    printed = printed_parts(definition, supply, players)
    found: dict[tuple[str, str], Finding] = {}
    hidden: set[str] = set()
    chances: dict[Chance, None] = {}
    for state in states:
        node = rules.node(state)
        if isinstance(node, Chance):
            chances[node] = None
        elif isinstance(node, Decide) and len(node.seats) > 1 and not node.aloud:
            for finding in _secret(definition, node, printed):
                found.setdefault((finding.code, finding.message), finding)
        for seat in range(players):
            view = rules.view(state, seat)
            if view != state:
                hidden |= {
                    name
                    for name in rules.state.__struct_fields__
                    if getattr(view, name) != getattr(state, name)
                }
    for finding in odds_findings(definition, rules, supply, players, chances):
        found.setdefault((finding.code, finding.message), finding)
    return (*found.values(), *_backs(definition, hidden))


def _secret(definition: Definition, node: Decide, printed: Mapping[str, Printed]) -> Iterator[Finding]:
    concealing = [name for name, component in definition.game.components.items() if component.conceals]
    pieces = sum(printed[name].most or 0 for name in concealing)
    needed = sum(map(len, node.options))
    if pieces < needed:
        message = f"{len(node.seats)} players choose in secret among {needed} pieces; {pieces} conceal"
        place = definition.place("game", "components", key=True)
        yield Finding("R307", message, place, hint="`conceals: true` on the pieces that are chosen")


def _backs(definition: Definition, hidden: set[str]) -> Iterator[Finding]:
    components = definition.game.components
    for field in sorted(hidden - set(definition.game.in_head)):
        showing = [
            name for name, component in components.items() if field in component.shows and component.conceals
        ]
        backs = {components[name].back for name in showing}
        if showing and (len(backs) > 1 or None in backs):
            place = definition.place("game", "components", showing[0], key=True)
            message = f"the pieces of the hidden field {field!r} can be told apart by their backs"
            yield Finding("R308", message, place, hint="give them the same `back`")
        elif not showing:
            message = f"players may not see the field {field!r}, but no concealing component shows it"
            yield Finding("R308", message, definition.place("game", "components", key=True))
