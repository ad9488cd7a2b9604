"""Icons as templates draw them."""

from __future__ import annotations

from markupsafe import Markup, escape

from pnpgen.assets.icons import ICON_UNITS, closest_icons, load_icons


class UnknownIconError(Exception):
    """An icon nobody drew, and names like it."""

    def __init__(self, name: str) -> None:
        super().__init__(f"there is no icon {name!r}")
        self.hint = closest_icons(name)


def icon(name: str, x: float, y: float, size: float, fill: str = "#000000") -> Markup:
    """The SVG of an icon in a square of `size` mm with its upper left corner at (x, y)."""
    found = load_icons().get(name)
    if found is None:
        raise UnknownIconError(name)
    scale = size / ICON_UNITS
    place = f"translate({x:.4f} {y:.4f}) scale({scale:.6f})"
    # Our own path data needs no escaping, and is long.
    return Markup(f'<path fill="{escape(fill)}" transform="{place}" d="{found.path}"/>')
