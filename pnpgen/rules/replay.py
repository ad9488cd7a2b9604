"""Replays worked examples: from the table they give, by the steps they name, to the end they promise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.events import well_formed
from pnpgen.rules.kernel import Chance, Decide, Event, Node, Over, Rules
from pnpgen.rules.load import author_errors
from pnpgen.rules.outcome import outcome_findings, scores_of, values_of
from pnpgen.rules.table import Seating, lay
from pnpgen.rules.trace import traced

REFUSED, OPTIONS = "refused", "expect_options"


@dataclass(frozen=True, slots=True)
class Replay:
    """What an example came to: its states (the table given, then one after each step), values, clauses."""

    example: str
    states: tuple[Any, ...]
    values: Mapping[str, int | str]
    """`given.loot`, `step1.roll`, `step1.loot`, `end.banked.0`: what the example's text may name."""
    clauses: frozenset[str]
    """Clauses that its events carried out; those of the setup only where nothing is given."""
    findings: tuple[Finding, ...]


def replay_examples(rules: Rules[Any], definition: Definition) -> Mapping[str, Replay]:
    """Every example of a game replayed, by id."""
    return {name: replay(rules, definition, name) for name in definition.examples}


def replay(rules: Rules[Any], definition: Definition, example: str) -> Replay:
    """One example replayed, with findings (E...) at its places; errors of rules.py are findings too."""
    seating = Seating(definition, example, tuple(definition.examples[example].players))
    empty = Replay(example, (), {}, frozenset(), ())
    try:
        with author_errors(definition.folder):
            return _replayed(rules, definition, seating, empty)
    except AuthorError as error:
        return replace(empty, findings=error.findings)


def _replayed(rules: Rules[Any], definition: Definition, seating: Seating, empty: Replay) -> Replay:
    _seated(definition, seating)
    example = definition.examples[seating.example]
    twin, used = traced(rules)
    state = lay(rules if example.given else twin, seating, example.given)
    states = [state]
    for number, step in enumerate(example.when):
        try:
            state = _stepped(twin, seating, number, step, state)
        except AuthorError as error:
            return replace(empty, states=tuple(states), findings=error.findings)
        states.append(state)
    found = outcome_findings(twin, seating, example.then, state)
    values = values_of("given", states[0]) | scores_of(twin, state) | values_of("end", state)
    for number, (step, reached) in enumerate(zip(example.when, states[1:], strict=True), start=1):
        values |= _drawn(f"step{number}", step, seating.names) | values_of(f"step{number}", reached)
    return Replay(seating.example, tuple(states), values, frozenset(used), tuple(found))


def _drawn(prefix: str, step: Mapping[str, Any], names: tuple[str, ...]) -> dict[str, int | str]:
    """What a step rolled or drew, under the name of the chance; a number where it is one."""
    said = {
        key: str(value) for key, value in step.items() if isinstance(value, str | int) and key not in names
    }
    return {f"{prefix}.{key}": int(value) if value.isdigit() else value for key, value in said.items()}


def _seated(definition: Definition, seating: Seating) -> None:
    names = seating.names
    if len(set(names)) != len(names):
        raise AuthorError(Finding("E104", "two players have the same name", seating.place("players")))
    if len(names) not in definition.game.setup.players:
        columns = ", ".join(map(str, definition.game.setup.players))
        message = f"{len(names)} players; the setup table has columns for {columns}"
        raise AuthorError(Finding("E104", message, seating.place("players")))


def _stepped(rules: Rules[Any], seating: Seating, number: int, step: Mapping[str, Any], state: Any) -> Any:
    """The state after a step; what a step says to be refused or offered is tested before its event."""
    node = rules.node(state)
    well_formed(rules, node, len(seating.names))
    at = ("when", number)
    if REFUSED in step:
        _refused(seating, (*at, REFUSED), step[REFUSED], node)
    if OPTIONS in step:
        _offered(seating, (*at, OPTIONS), step[OPTIONS], node)
    event = {key: value for key, value in step.items() if key not in (REFUSED, OPTIONS)}
    if not event:
        if not step:
            raise AuthorError(Finding("E108", "this step says nothing", seating.place(*at)))
        return state
    if isinstance(node, Over):
        raise AuthorError(Finding("E109", "the game is over before this step", seating.place(*at)))
    chosen = (
        _outcome(seating, at, event, node) if isinstance(node, Chance) else _moves(seating, at, event, node)
    )
    return rules.apply(state, chosen)


def _outcome(seating: Seating, at: tuple[str, int], event: Mapping[str, Any], node: Chance) -> str:
    if list(event) != [node.what]:
        outcomes = _all(name for name, _ in node.outcomes)
        hint = f"write `{node.what}: ...` with one of {outcomes}"
        raise AuthorError(Finding("E105", f"what comes next is {node.what!r}", seating.place(*at), hint=hint))
    outcome = str(event[node.what])
    possible = [name for name, weight in node.outcomes if weight]
    if outcome not in possible:
        message = f"{node.what} cannot give {outcome!r}"
        raise AuthorError(
            Finding("E105", message, seating.place(*at, node.what), hint=f"possible: {_all(possible)}")
        )
    return outcome


def _moves(seating: Seating, at: tuple[str, int], event: Mapping[str, Any], node: Decide) -> Event:
    deciding = [seating.names[seat] for seat in node.seats]
    if sorted(map(str, event)) != sorted(deciding):
        message = f"{_all(deciding) or 'nobody'} must decide here, not {_all(map(str, event))}"
        raise AuthorError(Finding("E107", message, seating.place(*at)))
    moves = []
    for name, options in zip(deciding, node.options, strict=True):
        move = str(event[name])
        if move not in options:
            hint = did_you_mean(move, options) if options else "no move is legal"
            message = f"{name} may not {move!r} here; legal: {_all(options)}"
            raise AuthorError(Finding("E106", message, seating.place(*at, name), hint=hint))
        moves.append(move)
    return tuple(moves)


def _refused(seating: Seating, at: tuple[str | int, ...], refused: object, node: Node) -> None:
    for name, move in _named(seating, at, refused).items():
        for one in move if isinstance(move, list) else [move]:
            if str(one) in _options(seating, name, node):
                raise AuthorError(Finding("E112", f"{name} may {one!r} here", seating.place(*at, name)))


def _offered(seating: Seating, at: tuple[str | int, ...], offered: object, node: Node) -> None:
    for name, moves in _named(seating, at, offered).items():
        wanted = [str(move) for move in moves] if isinstance(moves, list) else [str(moves)]
        options = _options(seating, name, node)
        if sorted(wanted) != sorted(options):
            message = f"{name} may {_all(options) or 'do nothing'} here, not {_all(wanted)}"
            raise AuthorError(Finding("E113", message, seating.place(*at, name)))


def _named(seating: Seating, at: tuple[str | int, ...], value: object) -> Mapping[str, Any]:
    if isinstance(value, Mapping) and seating.is_by_name(value):
        return value
    hint = f"write {{{seating.names[0]}: move}}"
    raise AuthorError(Finding("E108", "this names moves by player", seating.place(*at), hint=hint))


def _options(seating: Seating, name: str, node: Node) -> tuple[str, ...]:
    seat = seating.names.index(name)
    if isinstance(node, Decide) and seat in node.seats:
        return node.options[node.seats.index(seat)]
    return ()


def _all(words: Any) -> str:
    return ", ".join(words)
