"""The table of a worked example: names become seats, and the fields given are laid over a fresh game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import AuthorError, Finding, Place
from pnpgen.rules.kernel import Impossible, Rules

AT = re.compile(r" - at `\$\.?(?P<path>[^`]*)`$")
STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where in an example, and where in its file things are written."""

    definition: Definition
    example: str
    names: tuple[str, ...]

    def place(self, *path: str | int, key: bool = False) -> Place:
        """Where a part of the example is written."""
        return self.definition.place("examples", self.example, *path, key=key)

    def seat(self, name: str) -> int | None:
        """The seat of a player, None for a name nobody at the table has."""
        return self.names.index(name) if name in self.names else None

    def is_by_name(self, value: object) -> bool:
        """Whether a mapping is keyed by players: one value for each seat named."""
        return isinstance(value, Mapping) and bool(value) and all(key in self.names for key in value)

    def written(self, value: Any, path: Sequence[str | int]) -> Iterator[str | int]:
        """The path as the author wrote it: players by name where a mapping names them."""
        for step in path:
            by_name = isinstance(step, int) and self.is_by_name(value)
            key = self.names[int(step)] if by_name else step
            inside = isinstance(value, Mapping) and key in value
            listed = isinstance(value, list) and isinstance(key, int) and key < len(value)
            value = value[key] if inside or listed else None
            yield key

    def over(self, base: Any, value: Any) -> Any:
        """The value written over the base: names as seats, mappings over what they don't mention."""
        if isinstance(value, str):
            seat = self.seat(value)
            return value if seat is None else seat
        if isinstance(value, Mapping):
            if self.is_by_name(value) and isinstance(base, Sequence):
                laid = list(base)
                for name, part in value.items():
                    laid[self.names.index(name)] = self.over(laid[self.names.index(name)], part)
                return laid
            under = base if isinstance(base, Mapping) else {}
            return {**under, **{key: self.over(under.get(key), part) for key, part in value.items()}}
        if isinstance(value, Sequence):
            return [self.over(None, part) for part in value]
        return value


def lay(rules: Rules[Any], seating: Seating, given: Mapping[str, Any]) -> Any:
    """The state `given` describes; AuthorError E101 unknown field, E102 wrong type, E103 broken invariant."""
    start = rules.start(len(seating.names))
    if not given:
        return start
    fresh: dict[str, Any] = msgspec.to_builtins(start)
    unknown = [
        Finding(
            "E101",
            f"the state has no field {name!r}",
            seating.place("given", name, key=True),
            hint=did_you_mean(name, fresh),
        )
        for name in given
        if name not in fresh
    ]
    if unknown:
        raise AuthorError(*unknown)
    table = {**fresh, **{name: seating.over(fresh[name], value) for name, value in given.items()}}
    state = rules.complete(_decoded(rules, seating, given, table))
    try:
        rules.check(state)
    except Impossible as impossible:
        message = f"this can never lie on a table: {impossible}"
        raise AuthorError(Finding("E103", message, seating.place("given", key=True))) from impossible
    return state


def _decoded(rules: Rules[Any], seating: Seating, given: Mapping[str, Any], table: dict[str, Any]) -> Any:
    """Decodes strictly; a field of a wrong type is reported and put back, so that all of them are found."""
    wrong: list[Finding] = []
    fresh = msgspec.to_builtins(rules.start(len(seating.names)))
    for _ in range(len(table) + 1):
        try:
            state = msgspec.convert(table, rules.state, strict=True)
        except msgspec.ValidationError as error:
            path = _path(str(error))
            written = seating.written(given, path)
            wrong.append(Finding("E102", AT.sub("", str(error)), seating.place("given", *written)))
            if not path or path[0] not in given:
                break
            table = {**table, str(path[0]): fresh[str(path[0])]}
            continue
        if wrong:
            break
        return state
    raise AuthorError(*wrong)


def _path(message: str) -> tuple[str | int, ...]:
    match = AT.search(message)
    steps = STEP.findall(match["path"]) if match else []
    return tuple(int(index) if index else name for index, name in steps)
