"""SVG path data as PDF path operators."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from pnpgen.pdf.arcs import Curve, arc, quadratic
from pnpgen.pdf.numbers import LARGEST, NUMBER, short
from pnpgen.pdf.transform import Box

COMMAND = re.compile(r"([MmZzLlHhVvCcSsQqTtAa])([^MmZzLlHhVvCcSsQqTtAa]*)")
PLAIN = str.maketrans("", "", "0123456789+-.eE, \t\r\n\f")
LETTERS = str.maketrans("", "", "MmZzLlHhVvCcSsQqTtAa")
ARC = re.compile(
    rf"({NUMBER.pattern})[\s,]*" * 3 + r"([01])[\s,]*([01])[\s,]*" + rf"({NUMBER.pattern})[\s,]*" * 2
)
COUNTS: Mapping[str, int] = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


@dataclass(frozen=True, slots=True, eq=False)
class Path:
    """An outline: its PDF operators, the box around its points and control points, and its data."""

    operators: str
    box: Box
    data: str


@lru_cache(8192)
def path(data: str) -> Path:
    """The outline of SVG path data; ValueError where it cannot be read."""
    if data.translate(PLAIN).translate(LETTERS):
        raise ValueError(f"path data has {data.translate(PLAIN).translate(LETTERS)[:10]!r} in it")
    if data and data.lstrip()[:1] not in "Mm":
        raise ValueError("path data must begin with M")
    pen = Pen()
    for command, arguments in COMMAND.findall(data):
        if command in "Zz":
            pen.close()
        elif command in "MLC" and "e" not in arguments and "E" not in arguments:
            pen.copy(command, NUMBER.findall(arguments))
        elif command in "Aa":
            pen.arcs(command, arguments)
        else:
            pen.draw(command, [float(v) for v in NUMBER.findall(arguments)])
    box = (min(pen.xs), min(pen.ys), max(pen.xs), max(pen.ys)) if pen.xs else (0, 0, 0, 0)
    if not all(abs(value) < LARGEST for value in box):
        raise ValueError("path data goes beyond all paper")
    return Path("\n".join(pen.operators), box, data)


def full(command: str, values: int) -> None:
    """ValueError unless the command has whole sets of arguments."""
    count = COUNTS[command.upper()]
    if not values or values % count:
        raise ValueError(f"path command {command} needs {count} numbers each time, got {values}")


@dataclass(slots=True)
class Pen:
    """Where the path stands while its data is read, and what it has written."""

    operators: list[str] = field(default_factory=list)
    xs: list[float] = field(default_factory=list)
    ys: list[float] = field(default_factory=list)
    x: float = 0
    y: float = 0
    start: tuple[float, float] = (0, 0)
    control: tuple[float, float] | None = None
    """The last control point, and the command it belongs to in `kind`."""
    kind: str = ""

    def close(self) -> None:
        """Closes the subpath."""
        self.operators.append("h")
        (self.x, self.y), self.control = self.start, None

    def copy(self, command: str, tokens: list[str]) -> None:
        """Absolute moves, lines and curves, whose numbers are good PDF as they stand."""
        full(command, len(tokens))
        xs, ys = list(map(float, tokens[::2])), list(map(float, tokens[1::2]))
        write = self.operators.append
        if command == "C":
            for i in range(0, len(tokens), 6):
                write(" ".join(tokens[i : i + 6]) + " c")
            self.control, self.kind = (xs[-2], ys[-2]), "C"
        else:
            pairs = zip(tokens[::2], tokens[1::2], strict=True)
            if command == "M":
                x, y = next(pairs)
                write(f"{x} {y} m")
                self.start = xs[0], ys[0]
            self.operators.extend([f"{x} {y} l" for x, y in pairs])
            self.control = None
        self.x, self.y = xs[-1], ys[-1]
        self.xs += xs
        self.ys += ys

    def line(self, x: float, y: float, operator: str = "l") -> None:
        """A line, or with `m` a move, to a point."""
        self.operators.append(f"{short(x)} {short(y)} {operator}")
        self.x, self.y = x, y
        self.xs.append(x)
        self.ys.append(y)

    def curve(self, curve: Curve, kind: str = "") -> None:
        """A cubic curve from where the path stands."""
        self.operators.append(" ".join(map(short, curve)) + " c")
        self.xs += curve[::2]
        self.ys += curve[1::2]
        if kind == "C":
            self.control = curve[2], curve[3]
        self.x, self.y, self.kind = curve[4], curve[5], kind

    def draw(self, command: str, values: list[float]) -> None:
        """Any command but Z and A, in its absolute or relative form."""
        full(command, len(values))
        upper, relative = command.upper(), command.islower()
        count = COUNTS[upper]
        for i in range(0, len(values), count):
            v = values[i : i + count]
            if relative:
                v = self.absolute(upper, v)
            if upper in "MLHV":
                x = self.x if upper == "V" else v[0]
                y = self.y if upper == "H" else v[-1]
                self.line(x, y, "m" if upper == "M" and not i else "l")
                if upper == "M" and not i:
                    self.start = x, y
                self.control = None
            else:
                self.bend(upper, v)

    def absolute(self, command: str, v: list[float]) -> list[float]:
        """The arguments of a relative command, made absolute."""
        if command == "V":
            return [v[0] + self.y]
        return [value + (self.y if i % 2 else self.x) for i, value in enumerate(v)]

    def bend(self, command: str, v: list[float]) -> None:
        """C, S, Q and T with absolute arguments."""
        here = (self.x, self.y)
        if command in "ST":
            kind = "C" if command == "S" else "Q"
            last = self.control if self.control and self.kind == kind else here
            v = [2 * self.x - last[0], 2 * self.y - last[1], *v]
        if command in "CS":
            self.curve((v[0], v[1], v[2], v[3], v[4], v[5]), "C")
        else:
            self.curve(quadratic(here, (v[0], v[1]), (v[2], v[3])))
            self.control, self.kind = (v[0], v[1]), "Q"

    def arcs(self, command: str, arguments: str) -> None:
        """Elliptical arcs; their flags may be written without separators."""
        found = list(ARC.finditer(arguments))
        if not found or ARC.sub("", arguments).strip():
            full(command, len(NUMBER.findall(arguments)))
            raise ValueError("path command A: its fourth and fifth number must be 0 or 1")
        for match in found:
            rx, ry, turn, large, sweep, x, y = map(float, match.groups())
            if command == "a":
                x, y = x + self.x, y + self.y
            curves = arc((self.x, self.y), (rx, ry), turn, (bool(large), bool(sweep)), (x, y))
            for curve in curves:
                self.curve(curve)
            if not curves:
                self.line(x, y)
            self.control = None


@lru_cache(1024)
def bounds(operators: str) -> Box:
    """The exact box around an outline given as PDF operators, curves included."""
    xs: list[float] = []
    ys: list[float] = []
    x = y = 0.0
    for row in operators.split("\n"):
        *words, operator = row.split()
        v = list(map(float, words))
        if operator == "c":
            xs += extremes(x, v[0], v[2], v[4])
            ys += extremes(y, v[1], v[3], v[5])
        if v:
            x, y = v[-2:]
            xs.append(x)
            ys.append(y)
    return (min(xs), min(ys), max(xs), max(ys)) if xs else (0, 0, 0, 0)


def extremes(p: float, q: float, r: float, s: float) -> list[float]:
    """The values a cubic Bezier takes at its turning points, in one dimension."""
    a, b, c = 3 * (s - 3 * r + 3 * q - p), 6 * (r - 2 * q + p), 3 * (q - p)
    if abs(a) < 1e-12:
        times = [-c / b] if abs(b) > 1e-12 else []
    else:
        root = b * b - 4 * a * c
        times = [(-b + sign * root**0.5) / (2 * a) for sign in (1, -1)] if root >= 0 else []
    return [
        (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t**3 * s
        for t in times
        if 0 < t < 1
    ]
