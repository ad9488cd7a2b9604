"""Affine matrices, as SVG writes them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sin, sqrt
from typing import NamedTuple

from pnpgen.pdf.numbers import exact, numbers

FUNCTION = re.compile(r"\s*(\w+)\s*\(([^()]*)\)\s*,?")
COUNTS: Mapping[str, tuple[int, ...]] = {
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "matrix": (6,),
}

Box = tuple[float, float, float, float]
"""Left, top, right, bottom (or the smaller and the larger values of x and y)."""


class Matrix(NamedTuple):
    """x' = a x + c y + e, y' = b x + d y + f."""

    a: float = 1
    b: float = 0
    c: float = 0
    d: float = 1
    e: float = 0
    f: float = 0

    def then(self, inner: Matrix) -> Matrix:
        """The matrix that applies `inner` first and this one after it."""
        a, b, c, d, e, f = self
        p, q, r, s, t, u = inner
        return Matrix(
            a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f
        )

    def box(self, box: Box) -> Box:
        """The upright box around the transformed box."""
        xs = [self.a * x + self.c * y + self.e for x in (box[0], box[2]) for y in (box[1], box[3])]
        ys = [self.b * x + self.d * y + self.f for x in (box[0], box[2]) for y in (box[1], box[3])]
        return min(xs), min(ys), max(xs), max(ys)

    @property
    def scale(self) -> float:
        """How much lengths grow, as the square root of the area's growth."""
        return sqrt(abs(self.a * self.d - self.b * self.c))

    @property
    def operands(self) -> str:
        """The six operands of `cm`."""
        return " ".join(map(exact, self))


IDENTITY = Matrix()


def moved(x: float, y: float) -> Matrix:
    """The matrix of a shift."""
    return Matrix(e=x, f=y)


def turned(degrees: float, x: float = 0, y: float = 0) -> Matrix:
    """The matrix of a clockwise turn about a point, y pointing down."""
    if not degrees:
        return IDENTITY
    turn = radians(degrees)
    plain = Matrix(cos(turn), sin(turn), -sin(turn), cos(turn))
    return moved(x, y).then(plain).then(moved(-x, -y))


@lru_cache(4096)
def matrix(text: str) -> Matrix:
    """The matrix of an SVG transform list; ValueError where it is not one."""
    result, position = IDENTITY, 0
    for match in FUNCTION.finditer(text):
        if match.start() != position or match[1] not in COUNTS:
            break
        values = numbers(match[2])
        if len(values) not in COUNTS[match[1]]:
            break
        result, position = result.then(single(match[1], values)), match.end()
    if text[position:].strip():
        raise ValueError(f"transform {text!r}: only translate, scale, rotate and matrix are known")
    return result


def single(name: str, values: tuple[float, ...]) -> Matrix:
    """The matrix of one transform function."""
    if name == "translate":
        return moved(values[0], values[1] if len(values) > 1 else 0)
    if name == "scale":
        return Matrix(values[0], 0, 0, values[-1])
    if name == "rotate":
        return turned(*values)
    return Matrix(*values)
