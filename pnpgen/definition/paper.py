"""The paper a game is printed on: A4, with the edge that printers leave white."""

from __future__ import annotations

from pnpgen.definition.component import Component

SHORT_MM = 210.0
LONG_MM = 297.0
EDGE_MM = 5.0


def edge_mm(component: Component) -> float:
    """The white edge a component must keep, in mm; a piece that is not cut out may be the page itself."""
    return EDGE_MM if component.cut else 0.0


def page_mm(orientation: str) -> tuple[float, float]:
    """Width and height of the page in mm, upright or lying."""
    return (SHORT_MM, LONG_MM) if orientation == "portrait" else (LONG_MM, SHORT_MM)
