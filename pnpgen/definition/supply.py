"""What the rules of a game may know of its definition: numbers, the setup table and data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import prod
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import AuthorError, Finding


@dataclass(frozen=True)
class GameSupply:
    """The quantities of a definition, with numbers and rows of the setup table replaced where asked."""

    definition: Definition
    numbers: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)

    def number(self, name: str) -> int:
        """The quantity `name` of the game's `numbers`; KeyError where there is none."""
        return self.numbers[name] if name in self.numbers else self.definition.game.numbers[name].value

    def count(self, row: str, players: int) -> int:
        """The cell of the setup table in this row for this number of players; KeyError where there is none.

        A row that is a product of numbers follows them when they are replaced.
        """
        setup = self.definition.game.setup
        cells = dict(zip(setup.players, setup.rows[row].counts, strict=False))
        if row in self.counts:
            return self.counts[row]
        factors = setup.rows[row].product
        if any(name in self.numbers for name in factors):
            return prod(self.number(name) for name in factors) * players
        return cells[players]

    def ids(self, table: str) -> tuple[str, ...]:
        """The ids of the entries of a `data` table, in order; KeyError where there is none."""
        return tuple(self.definition.game.data[table])

    def value(self, table: str, entry: str, field: str) -> Any:
        """One untranslated value, `data.TABLE.ENTRY.values.FIELD`; KeyError where there is none."""
        return self.definition.game.data[table][entry].values[field]

    def named(self, name: str) -> str:
        """The option that a named value has chosen, by its id; KeyError where there is none."""
        return self.definition.game.named[name].value

    def with_numbers(self, numbers: Mapping[str, int]) -> GameSupply:
        """The same with these numbers instead; AuthorError (G130) where the game has no such number."""
        self._require(numbers, list(self.definition.game.numbers), "numbers")
        return replace(self, numbers={**self.numbers, **numbers})

    def with_counts(self, counts: Mapping[str, int]) -> GameSupply:
        """The same with these counts in all columns of a row; AuthorError (G130) where there is none."""
        self._require(counts, list(self.definition.game.setup.rows), "setup", "rows")
        return replace(self, counts={**self.counts, **counts})

    def _require(self, names: Mapping[str, int], known: list[str], *path: str) -> None:
        for name in names:
            if name not in known:
                place = self.definition.place("game", *path, key=True)
                raise AuthorError(
                    Finding(
                        "G130", f"there is no `{name}` in `{path[-1]}`", place, hint=did_you_mean(name, known)
                    )
                )
