"""What every template of an edition is given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from markupsafe import Markup

from pnpgen.edition import Edition


class Named:
    """Values that templates reach as `.name` or `["name"]`; it has no methods that could hide a name."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = dict(values)

    def __getattr__(self, name: str) -> Any:
        try:
            return self._values[name]
        except KeyError:
            raise AttributeError(name) from None

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def __dir__(self) -> list[str]:
        return list(self._values)

    def __contains__(self, name: object) -> bool:
        return name in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


@dataclass(frozen=True, slots=True)
class DataEntry:
    """An entry of a data table: its id, its values, and its texts as markup."""

    id: str
    values: Named
    text: Named


def edition_context(edition: Edition) -> Mapping[str, Any]:
    """The context of all templates of an edition; texts are markup that is safe to insert.

    `title`, `subtitle`, `words` (the `text` of the game), `numbers`, `facts`, `data` (entries by table),
    `counts` (by row and number of players), `players`, `locale`, `ink` and `game` (its id).
    """
    game = edition.definition.game

    def texts(names: Mapping[str, str], path: str) -> Named:
        return Named({name: Markup(edition.message(f"{path}.{name}")) for name in names})

    tables = {
        table: {
            key: DataEntry(key, Named(entry.values), texts(entry.text, f"data.{table}.{key}.text"))
            for key, entry in entries.items()
        }
        for table, entries in game.data.items()
    }
    rows = {
        name: dict(zip(game.setup.players, row.counts, strict=False)) for name, row in game.setup.rows.items()
    }
    return MappingProxyType(
        {
            "game": game.id,
            "title": Markup(edition.message("title")),
            "subtitle": Markup(edition.message("subtitle")) if game.subtitle else Markup(""),
            "locale": edition.locale,
            "ink": edition.ink,
            "players": edition.players or max(game.setup.players),
            "words": texts(game.text, "text"),
            "numbers": Named({name: number.value for name, number in game.numbers.items()}),
            "facts": Named(edition.facts),
            "data": Named(tables),
            "counts": Named(rows),
        }
    )
