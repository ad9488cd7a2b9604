"""The tool's own printed words, in English, by id; translated in the catalogs named `pnpgen`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

DOMAIN = "pnpgen"
"""The name of the catalogs of these words."""

SOURCE_LOCALE = "en"

WORDS: Mapping[str, str] = MappingProxyType(
    {
        "print.scale": "print at {percent} %",
        "print.ruler": "{length} mm",
        "print.back": "back",
        "version": "version {version}",
        "licence": "licence: {licence}",
        "set_for_players": "set for {players} [players:player|players]",
        "from_players": "for {players} [players:player|players] or more",
        "part.rulebook": "rulebook",
        "part.maps": "maps",
        "part.boards": "boards",
        "part.tracks": "tracks",
        "part.cards": "cards",
        "part.tiles": "tiles",
        "part.tokens": "tokens",
        "part.standees": "standees",
        "part.dice": "dice",
        "setup.column": "{players} [players:player|players]",
        "example": "Example",
        "or": "or",
    }
)
