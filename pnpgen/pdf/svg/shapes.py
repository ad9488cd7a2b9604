"""The outlines of SVG shapes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from lxml import etree

from pnpgen.pdf.arcs import CIRCLE
from pnpgen.pdf.numbers import numbers, short
from pnpgen.pdf.paths import Path, path
from pnpgen.pdf.svg.report import UnsupportedError, local
from pnpgen.pdf.svg.subset import num


def outline(element: etree._Element) -> Path:
    """The outline of any shape element; UnsupportedError where its data is wrong."""
    return outline_of(local(element), tuple(element.items()))


@lru_cache(8192)
def outline_of(tag: str, attributes: tuple[tuple[str, str], ...]) -> Path:
    """The outline of a shape with some attributes."""
    try:
        return path(data(tag, dict(attributes)))
    except ValueError as error:
        raise UnsupportedError("V124", str(error)) from None


def data(tag: str, e: Mapping[str, str]) -> str:
    """The path data of a shape."""
    if tag == "path":
        return e.get("d", "")
    if tag == "circle":
        r = num(e, "r")
        return ellipse(num(e, "cx"), num(e, "cy"), r, r)
    if tag == "ellipse":
        return ellipse(num(e, "cx"), num(e, "cy"), num(e, "rx"), num(e, "ry"))
    if tag == "line":
        return f"M{e.get('x1', '0')} {e.get('y1', '0')}L{e.get('x2', '0')} {e.get('y2', '0')}"
    if tag == "rect":
        return rectangle(e)
    points = e.get("points", "")
    if len(numbers(points)) % 2:
        raise ValueError("points must come in pairs")
    return f"M{points}{'Z' if tag == 'polygon' else ''}" if points.strip() else ""


def ellipse(cx: float, cy: float, rx: float, ry: float) -> str:
    """An ellipse from three o'clock, clockwise: that is where dashes begin. Empty without radii."""
    if rx <= 0 or ry <= 0:
        return ""
    u, v = CIRCLE * rx, CIRCLE * ry
    curves = [
        (cx + rx, cy + v, cx + u, cy + ry, cx, cy + ry),
        (cx - u, cy + ry, cx - rx, cy + v, cx - rx, cy),
        (cx - rx, cy - v, cx - u, cy - ry, cx, cy - ry),
        (cx + u, cy - ry, cx + rx, cy - v, cx + rx, cy),
    ]
    return f"M{short(cx + rx)} {short(cy)}" + "".join("C" + " ".join(map(short, c)) for c in curves) + "Z"


def rectangle(e: Mapping[str, str]) -> str:
    """A rectangle, with round corners where it asks for them. Empty without a size."""
    x, y, w, h = num(e, "x"), num(e, "y"), num(e, "width"), num(e, "height")
    if w <= 0 or h <= 0:
        return ""
    rx = min(num(e, "rx", num(e, "ry")), w / 2)
    ry = min(num(e, "ry", num(e, "rx")), h / 2)
    right, bottom = x + w, y + h
    if rx <= 0 or ry <= 0:
        corners = [(x, y), (right, y), (right, bottom), (x, bottom)]
        return "M" + "L".join(f"{short(a)} {short(b)}" for a, b in corners) + "Z"
    u, v = (1 - CIRCLE) * rx, (1 - CIRCLE) * ry
    rows = [
        (right - rx, y),
        (right - u, y, right, y + v, right, y + ry),
        (right, bottom - ry),
        (right, bottom - v, right - u, bottom, right - rx, bottom),
        (x + rx, bottom),
        (x + u, bottom, x, bottom - v, x, bottom - ry),
        (x, y + ry),
        (x, y + v, x + u, y, x + rx, y),
    ]
    steps = "".join(("C" if len(row) == 6 else "L") + " ".join(map(short, row)) for row in rows)
    return f"M{short(x + rx)} {short(y)}{steps}Z"
