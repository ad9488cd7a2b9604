"""How far a translation is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pnpgen.text.catalogs import Catalog


@dataclass(frozen=True, slots=True)
class Status:
    """How many texts are translated, fuzzy (or translated from an older source) and untranslated."""

    translated: int
    fuzzy: int
    untranslated: int

    @property
    def total(self) -> int:
        """All texts of the game."""
        return self.translated + self.fuzzy + self.untranslated


def status_of(catalog: Catalog, sources: Mapping[str, str]) -> Status:
    """The state of a catalog against the texts now, by context."""
    translated = fuzzy = 0
    for context, text in sources.items():
        entry = catalog.entries.get(context)
        if entry is None or not entry.translated:
            continue
        if entry.fuzzy or entry.msgid.text != text:
            fuzzy += 1
        else:
            translated += 1
    return Status(translated, fuzzy, len(sources) - translated - fuzzy)
