"""What travels with the tool: fonts, icons, a sample game; in a wheel base templates and own words too."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

Shipped = Literal["fonts", "icons", "new", "templates", "locales"]

CHECKOUT: Mapping[str, str] = {"templates": "templates/base", "locales": "locales"}
"""Where a checkout keeps what a wheel carries inside this package."""


def shipped(what: Shipped) -> Path:
    """The folder of shipped fonts, icons, sample game, base templates or catalogs, in wheel or checkout."""
    here = Path(__file__).parent
    installed = here / what
    if what in CHECKOUT and not installed.is_dir():
        return here.parent.parent / CHECKOUT[what]
    return installed
