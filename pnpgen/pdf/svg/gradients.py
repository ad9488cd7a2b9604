"""Linear and radial gradients."""

from __future__ import annotations

from hashlib import sha1
from itertools import pairwise

from lxml import etree

from pnpgen.pdf.color import rgb
from pnpgen.pdf.content import Content
from pnpgen.pdf.numbers import short
from pnpgen.pdf.paths import Path, bounds
from pnpgen.pdf.svg.report import UnsupportedError, local
from pnpgen.pdf.svg.subset import check_subset, num
from pnpgen.pdf.transform import Matrix, matrix


def paint_gradient(gradient: etree._Element, path: Path, content: Content) -> None:
    """Fills the present clip with a gradient; `path` is what its units may be relative to."""
    if local(gradient) not in ("linearGradient", "radialGradient"):
        raise UnsupportedError("V125", f"fill refers to a <{local(gradient)}>, which is no gradient")
    check_subset(gradient)
    if gradient.get("spreadMethod", "pad") != "pad":
        raise UnsupportedError("V123", "spreadMethod may only be pad")
    try:
        inside = matrix(gradient.get("gradientTransform", ""))
        stops = whole([stop(s) for s in gradient])
    except ValueError as error:
        raise UnsupportedError("V123", str(error)) from None
    if not stops:
        raise UnsupportedError("V123", "a gradient needs stops")
    if gradient.get("gradientUnits") != "userSpaceOnUse":
        left, top, right, bottom = bounds(path.operators)
        inside = Matrix(right - left, 0, 0, bottom - top, left, top).then(inside)
    if not inside.scale:
        return
    shading = f"<< {coordinates(gradient)} /ColorSpace /DeviceRGB {function(stops)} /Extend [true true] >>"
    name = "S" + sha1(shading.encode(), usedforsecurity=False).hexdigest()[:8]
    content.shadings[name] = shading
    content.write(inside.operands + " cm", f"/{name} sh")


def stop(element: etree._Element) -> tuple[float, str]:
    """Offset and color of a stop."""
    check_subset(element)
    offset = element.get("offset", "0").strip()
    value = float(offset.rstrip("%")) / (100 if offset.endswith("%") else 1)
    return value, rgb(element.get("stop-color", "#000"))


def whole(stops: list[tuple[float, str]]) -> list[tuple[float, str]]:
    """The stops from 0 to 1 with ever larger offsets, as PDF wants them."""
    result: list[tuple[float, str]] = []
    for offset, color in stops:
        least = result[-1][0] + 0.0001 if result else 0.0
        result.append((max(offset, least), color))
    if result and result[0][0] > 0:
        result.insert(0, (0, result[0][1]))
    if result and result[-1][0] < 1:
        result.append((1, result[-1][1]))
    return result


def coordinates(g: etree._Element) -> str:
    """Kind and place of a gradient."""
    if local(g) == "linearGradient":
        kind, values = 2, [num(g, "x1"), num(g, "y1"), num(g, "x2", 1), num(g, "y2")]
    else:
        cx, cy = num(g, "cx", 0.5), num(g, "cy", 0.5)
        kind, values = 3, [num(g, "fx", cx), num(g, "fy", cy), 0, cx, cy, num(g, "r", 0.5)]
    return f"/ShadingType {kind} /Coords [{' '.join(map(short, values))}]"


def function(stops: list[tuple[float, str]]) -> str:
    """The domain and the function of color over it."""
    pieces = [
        f"<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [{a}] /C1 [{b}] >>" for (_, a), (_, b) in pairwise(stops)
    ]
    domain = f"/Domain [{short(stops[0][0])} {short(stops[-1][0])}]"
    inner = " ".join(short(offset) for offset, _ in stops[1:-1])
    encode = "0 1 " * len(pieces)
    return (
        f"{domain} /Function << /FunctionType 3 {domain} /Functions [{' '.join(pieces)}]"
        f" /Bounds [{inner}] /Encode [{encode}] >>"
    )
