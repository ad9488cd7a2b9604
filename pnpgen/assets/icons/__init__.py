"""The icons that travel with pnpgen: an extract of game-icons, CC BY 3.0, with the authors of each."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType

ICON_UNITS = 512
"""Side of the square an icon is drawn in, y pointing down."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A one-color drawing: SVG path data in a square of `ICON_UNITS`, and who drew it."""

    name: str
    path: str
    authors: tuple[str, ...]


@lru_cache(1)
def load_icons() -> Mapping[str, Icon]:
    """Every icon by its name."""
    text = files(__name__).joinpath("game-icons.json").read_text(encoding="utf-8")
    icons = {n: Icon(n, v["path"], tuple(v["authors"])) for n, v in json.loads(text).items()}
    return MappingProxyType(icons)


def closest_icons(name: str) -> str:
    """A hint at the icons with names most like this one; empty where there are none."""
    close = get_close_matches(name, load_icons(), 3)
    return f"did you mean {', '.join(close)}?" if close else ""
