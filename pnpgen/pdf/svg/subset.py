"""The part of SVG that faces may use: elements, their attributes and the values of properties."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from functools import lru_cache

from lxml import etree

from pnpgen.pdf.content import CAPS, JOINS, START
from pnpgen.pdf.numbers import number, numbers
from pnpgen.pdf.svg.report import UnsupportedError, local

Style = dict[str, str]
"""Every inherited property of an element."""

PROPERTIES: Style = {
    **START,
    "stroke": "none",
    "fill-rule": "nonzero",
    "clip-rule": "nonzero",
    "fill-opacity": "1",
    "stroke-opacity": "1",
    "color": "#000",
    "font-family": "",
    "font-size": "16",
    "font-weight": "400",
    "font-style": "normal",
    "text-anchor": "start",
    "letter-spacing": "0",
}
"""The inherited properties with their values at the root."""

PEN = frozenset(name for name in PROPERTIES if name.startswith(("fill", "stroke", "clip")))
FONT = frozenset({"font-family", "font-size", "font-weight", "font-style", "letter-spacing"})
ALL = frozenset(PROPERTIES)
OWN: Mapping[str, tuple[str, frozenset[str]]] = {
    "svg": ("width height viewBox", ALL),
    "g": ("", ALL),
    "symbol": ("viewBox", ALL),
    "use": ("href x y width height", ALL),
    "rect": ("x y width height rx ry", PEN),
    "circle": ("cx cy r", PEN),
    "ellipse": ("cx cy rx ry", PEN),
    "line": ("x1 y1 x2 y2", PEN),
    "polyline": ("points", PEN),
    "polygon": ("points", PEN),
    "path": ("d", PEN),
    "text": ("x y data-width data-least", FONT | {"text-anchor", "fill", "fill-opacity", "stroke"}),
    "foreignObject": ("x y width height overflow data-least data-align", FONT | {"color"}),
    "image": ("href x y width height preserveAspectRatio", frozenset()),
    "clipPath": ("clipPathUnits", frozenset({"clip-rule"})),
}
"""Each element with its own attributes and the properties that mean something on it."""
COMMON = frozenset({"id", "transform", "opacity", "clip-path"})
ALLOWED: Mapping[str, frozenset[str]] = {
    tag: COMMON | properties | set(own.split()) for tag, (own, properties) in OWN.items()
}
DRAWN = frozenset(OWN) - {"svg", "clipPath"}
GRADIENT = frozenset({"id", "gradientUnits", "gradientTransform", "spreadMethod"})
PASSIVE: Mapping[str, frozenset[str]] = {
    "defs": frozenset({"id"}),
    "linearGradient": GRADIENT | {"x1", "y1", "x2", "y2"},
    "radialGradient": GRADIENT | {"cx", "cy", "r", "fx", "fy"},
    "stop": frozenset({"offset", "stop-color"}),
    "title": frozenset({"id"}),
    "desc": frozenset({"id"}),
    "metadata": frozenset({"id"}),
}
"""Elements that describe others."""
SILENT = frozenset({*PASSIVE, "symbol", "clipPath"}) - {"stop"}
"""Elements that draw nothing where they stand."""
SHAPES = frozenset(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"])
WORDS: Mapping[str, tuple[str, ...]] = {
    "fill-rule": ("nonzero", "evenodd"),
    "clip-rule": ("nonzero", "evenodd"),
    "font-style": ("normal", "italic"),
    "text-anchor": ("start", "middle", "end"),
    "stroke-linejoin": tuple(JOINS),
    "stroke-linecap": tuple(CAPS),
    "overflow": ("visible", "hidden"),
    "data-align": ("top", "middle", "bottom"),
}
NUMERIC = frozenset(
    {"x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "fx", "fy", "opacity"}
    | {
        "stroke-width",
        "fill-opacity",
        "stroke-opacity",
        "font-size",
        "letter-spacing",
        "data-width",
        "data-least",
    }
)
XLINK = "{http://www.w3.org/1999/xlink}href"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
INSTEAD: Mapping[str, str] = {
    "tspan": "write several <text> elements, or a foreignObject with <p>",
    "style": "write properties as attributes of the elements",
    "filter": "draw the effect as shapes",
    "mask": "use clip-path",
    "pattern": "repeat the shapes with <use>, or in a loop of the template",
    "marker": "draw the arrow head as a path",
    "script": "use the template language",
    "animate": "paper does not move",
    "switch": "use {% if %} in the template",
    "a": "paper has no links",
}


def check_subset(element: etree._Element) -> None:
    """Raises UnsupportedError for an element, attribute or plain value that faces may not use."""
    check_attributes(local(element), tuple(element.items()))


@lru_cache(1 << 14)
def check_attributes(tag: str, attributes: tuple[tuple[str, str], ...]) -> None:
    """Raises UnsupportedError for a tag or for attributes that it may not have."""
    allowed = ALLOWED.get(tag) or PASSIVE.get(tag)
    if allowed is None:
        close = difflib.get_close_matches(tag, [*ALLOWED, *PASSIVE], 1)
        hint = INSTEAD.get(tag) or (f"did you mean <{close[0]}>?" if close else "see docs/faces.md")
        raise UnsupportedError("V121", f"<{tag}> is not part of the SVG that faces may use", hint)
    for name, value in attributes:
        if name in (XLINK, LANGUAGE):
            continue
        if name not in allowed:
            close = difflib.get_close_matches(name, allowed, 1)
            hint = f"did you mean `{close[0]}`?" if close else "see docs/faces.md"
            raise UnsupportedError("V122", f"<{tag}> may not have the attribute {name!r}", hint)
        if name in WORDS and value not in WORDS[name]:
            raise UnsupportedError("V123", f"{name}={value!r}: it may be {' or '.join(WORDS[name])}")
        if name in NUMERIC and not (tag == "svg" and name in ("width", "height")):
            checked_number(name, value)


def checked_number(name: str, value: str) -> float:
    """The number of an attribute; UnsupportedError where it is none."""
    try:
        return number(value)
    except ValueError:
        hint = "percentages and units other than px are not known; sizes are in user units"
        raise UnsupportedError("V123", f"{name}={value!r} is not a number", hint) from None


def num(element: etree._Element | Mapping[str, str], name: str, default: float = 0) -> float:
    """The number of an attribute, or the default."""
    value = element.get(name)
    return default if value is None else checked_number(name, value)


def view_box(element: etree._Element) -> tuple[float, float, float, float]:
    """x, y, width and height of a viewBox; UnsupportedError where it is not four good numbers."""
    text = element.get("viewBox")
    if text is None:
        raise UnsupportedError("V123", f"<{local(element)}> needs a viewBox")
    try:
        x, y, width, height = numbers(text)
    except ValueError:
        raise UnsupportedError("V123", f"viewBox={text!r}: four numbers are expected") from None
    if width <= 0 or height <= 0:
        raise UnsupportedError("V123", f"viewBox={text!r}: width and height must be positive")
    return x, y, width, height


def styled(element: etree._Element, style: Style) -> Style:
    """The style of an element inside another."""
    own = own_properties(tuple(element.items()))
    return {**style, **own} if own else style


@lru_cache(1 << 14)
def own_properties(attributes: tuple[tuple[str, str], ...]) -> Style:
    """Those attributes that are inherited properties."""
    return {name: value for name, value in attributes if name in PROPERTIES}
