"""What came of a worked example: compared with its `then`, and as values for its text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding
from pnpgen.rules.kernel import Over, Rules
from pnpgen.rules.table import Seating

ENDING = ("over", "winner", "winners", "scores")


def outcome_findings(
    rules: Rules[Any], seating: Seating, then: Mapping[str, Any], state: Any
) -> list[Finding]:
    """E101, E110 and E111 where the last state is not as `then` says; only what it names is compared."""
    found: list[Finding] = []
    reached = msgspec.to_builtins(state)
    for name, wanted in then.items():
        if name in ENDING and name not in reached:
            found += _ending(rules, seating, name, wanted, state)
            continue
        value = _at(reached, seating, name)
        if value is None:
            place = seating.place("then", name, key=True)
            field = name.split(".")[0]
            hint = did_you_mean(field, reached) if field not in reached else ""
            found.append(Finding("E101", f"the state has no {name!r}", place, hint=hint))
            continue
        found += _compared(seating, ("then", name), name, wanted, value[0])
    return found


def values_of(prefix: str, state: Any) -> dict[str, int | str]:
    """Every value of a state by its dotted path, `end.banked.0`; lists also have their length as `.count`."""
    return dict(_flat(prefix, msgspec.to_builtins(state)))


def scores_of(rules: Rules[Any], state: Any) -> dict[str, int | str]:
    """The final scores `end.scores.0` where the game is over and the rules count them; else nothing."""
    node = rules.node(state)
    return dict(_flat("end.scores", node.scores)) if isinstance(node, Over) and node.scores else {}


def _ending(rules: Rules[Any], seating: Seating, name: str, wanted: Any, state: Any) -> Iterator[Finding]:
    node = rules.node(state)
    place = seating.place("then", name)
    if name == "over":
        if wanted is not isinstance(node, Over):
            says = "the game goes on" if wanted else "the game is over"
            yield Finding("E110", f"here {says}", place)
        return
    names = [wanted] if name == "winner" else wanted
    if not isinstance(node, Over):
        yield Finding("E111", "the game is not over: nobody has won", place)
        return
    if name == "scores":
        yield from _compared(seating, ("then", name), name, wanted, list(node.scores))
        return
    winners = [seating.names[seat] for seat, share in enumerate(node.returns) if share]
    if not isinstance(names, list) or sorted(map(str, names)) != sorted(winners):
        yield Finding("E111", f"the rules let {' and '.join(winners)} win", place)


def _at(reached: Any, seating: Seating, dotted: str) -> tuple[Any] | None:
    """The value at a dotted path, in a tuple; None where there is none."""
    value = reached
    for step in dotted.split("."):
        if isinstance(value, Mapping) and step in value:
            value = value[step]
        elif isinstance(value, Sequence) and not isinstance(value, str):
            index = int(step) if step.isdigit() else seating.seat(step)
            if index is None or index >= len(value):
                return None
            value = value[index]
        else:
            return None
    return (value,)


def _compared(
    seating: Seating, path: tuple[str | int, ...], shown: str, wanted: Any, value: Any
) -> Iterator[Finding]:
    if isinstance(wanted, Mapping):
        by_name = seating.is_by_name(wanted) and isinstance(value, Sequence)
        for key, part in wanted.items():
            inner = value[seating.names.index(key)] if by_name else None
            if not by_name and isinstance(value, Mapping):
                inner = value.get(key)
            yield from _compared(seating, (*path, key), f"{shown}.{key}", part, inner)
        return
    expected = seating.over(None, wanted)
    if expected != _listed(value) or isinstance(expected, bool) is not isinstance(value, bool):
        message = f"{shown} should be {_said(expected)}; the rules give {_said(value)}"
        yield Finding("E110", message, seating.place(*path))


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, list | tuple) else value


def _said(value: Any) -> str:
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_said, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def _flat(path: str, value: Any) -> Iterator[tuple[str, int | str]]:
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _flat(f"{path}.{key}", part)
    elif isinstance(value, list | tuple):
        yield f"{path}.count", len(value)
        for index, part in enumerate(value):
            yield from _flat(f"{path}.{index}", part)
    elif isinstance(value, int | str):
        yield path, int(value) if isinstance(value, bool) else value
