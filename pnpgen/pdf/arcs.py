"""Arcs and quadratic curves as the cubic curves of PDF."""

from __future__ import annotations

from math import atan2 as direction
from math import ceil, cos, hypot, pi, radians, sin, tan

Point = tuple[float, float]
Curve = tuple[float, float, float, float, float, float]
"""The two control points and the end of a cubic curve."""
CIRCLE = 0.5522847498
"""How far the control points of a quarter circle stand from its ends, in radii."""


def quadratic(start: Point, control: Point, end: Point) -> Curve:
    """The cubic curve of a quadratic one."""
    (x0, y0), (x1, y1), (x2, y2) = start, control, end
    return (
        x0 + 2 * (x1 - x0) / 3,
        y0 + 2 * (y1 - y0) / 3,
        x2 + 2 * (x1 - x2) / 3,
        y2 + 2 * (y1 - y2) / 3,
        x2,
        y2,
    )


def arc(start: Point, radii: Point, turn: float, flags: tuple[bool, bool], end: Point) -> list[Curve]:
    """The curves of an SVG arc (flags: large, sweep; `turn` in degrees); none where it is a straight line."""
    rx, ry = abs(radii[0]), abs(radii[1])
    if not rx or not ry or start == end:
        return []
    phi = radians(turn)
    dx, dy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = (cos(phi) * dx + sin(phi) * dy) / rx, (-sin(phi) * dx + cos(phi) * dy) / ry
    grow = hypot(x, y)
    if grow > 1:  # radii too small to reach: SVG enlarges them
        rx, ry, x, y = rx * grow, ry * grow, x / grow, y / grow
    length = x * x + y * y
    away = max(0.0, 1 / length - 1) ** 0.5 * (1 if flags[0] != flags[1] else -1)
    cx, cy = away * y, -away * x
    first, last = direction(y - cy, x - cx), direction(-y - cy, -x - cx)
    sweep = last - first
    if flags[1] and sweep < 0:
        sweep += 2 * pi
    elif not flags[1] and sweep > 0:
        sweep -= 2 * pi
    middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2

    def place(px: float, py: float) -> Point:
        u, v = (px + cx) * rx, (py + cy) * ry
        return middle[0] + cos(phi) * u - sin(phi) * v, middle[1] + sin(phi) * u + cos(phi) * v

    pieces = max(1, ceil(abs(sweep) / (pi / 2) - 1e-9))
    step = sweep / pieces
    handle = 4 / 3 * tan(step / 4)
    curves: list[Curve] = []
    for i in range(pieces):
        a, b = first + i * step, first + (i + 1) * step
        one = place(cos(a) - handle * sin(a), sin(a) + handle * cos(a))
        two = place(cos(b) + handle * sin(b), sin(b) - handle * cos(b))
        to = end if i == pieces - 1 else place(cos(b), sin(b))
        curves.append((*one, *two, *to))
    return curves
