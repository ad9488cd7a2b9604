"""Content streams in the making."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pnpgen.pdf.color import rgb
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.font import Font, Shape
from pnpgen.pdf.numbers import number, numbers, short
from pnpgen.pdf.pictures import Picture
from pnpgen.pdf.transform import IDENTITY, Box, Matrix

INHERITED = "inherited"
"""The value of a property that whoever draws this part has set: nothing is written for it."""
START: Mapping[str, str] = {
    "fill": "#000",
    "stroke": "#000",
    "stroke-width": "1",
    "stroke-linejoin": "miter",
    "stroke-linecap": "butt",
    "stroke-dasharray": "none",
}
"""The graphics state a content stream begins with, in the words of SVG."""
JOINS: Mapping[str, str] = {"miter": "0 j", "round": "1 j", "bevel": "2 j"}
CAPS: Mapping[str, str] = {"butt": "0 J", "round": "1 J", "square": "2 J"}
OPAQUE = (1.0, 1.0)


class Content:
    """Operators written so far, what they refer to, the graphics state as far as it is known."""

    def __init__(self, state: Mapping[str, str], outer_scale: float = 1, *, boxed: bool = True) -> None:
        """Content in a state; one that is not `boxed` does not watch where it draws."""
        self.code: list[str] = []
        self.state = dict(state)
        self.alpha = OPAQUE
        self.outer_scale = outer_scale
        self.boxed = boxed
        self.matrix = IDENTITY
        self.box: Box | None = None
        self.shapes: dict[int, Shape] = {}
        """The words drawn, each once, by identity: comparing them would take longer."""
        self.states: dict[str, str] = {}
        self.shadings: dict[str, str] = {}
        self.pictures: dict[str, Picture] = {}
        self.parts: dict[str, Drawing] = {}
        self._stack: list[tuple[dict[str, str], tuple[float, float], Matrix]] = []

    def write(self, *operators: str) -> None:
        """Adds operators."""
        self.code.extend(operators)

    @property
    def scale(self) -> float:
        """How many millimetres a unit of the present coordinates is, as far as is known."""
        return self.outer_scale * self.matrix.scale

    @property
    def depth(self) -> int:
        """How many graphics states are saved."""
        return len(self._stack)

    def unwind(self, depth: int) -> None:
        """Takes saved graphics states back until only so many are left."""
        while self.depth > depth:
            self.pop()

    def push(self, matrix: Matrix = IDENTITY) -> None:
        """Saves the graphics state and changes the coordinates."""
        self.code.append("q")
        self._stack.append((self.state.copy(), self.alpha, self.matrix))
        if matrix != IDENTITY:
            self.code.append(matrix.operands + " cm")
            self.matrix = self.matrix.then(matrix)

    def pop(self) -> None:
        """Takes the last saved graphics state back."""
        self.code.append("Q")
        self.state, self.alpha, self.matrix = self._stack.pop()

    def grow(self, box: Box, pad: float = 0) -> None:
        """Notes that something is drawn in a box of the present coordinates."""
        if not self.boxed:
            return
        left, top, right, bottom = self.matrix.box((box[0] - pad, box[1] - pad, box[2] + pad, box[3] + pad))
        o = self.box or (left, top, right, bottom)
        self.box = min(o[0], left), min(o[1], top), max(o[2], right), max(o[3], bottom)

    def paint(self, style: Mapping[str, str], *, fill: bool = False, stroke: bool = False) -> None:
        """Sets the colors and the pen of a style, where they are not set already."""
        if fill:
            self._set(style, "fill", lambda color: rgb(color) + " rg")
        if stroke:
            self._set(style, "stroke", lambda color: rgb(color) + " RG")
            self._set(style, "stroke-width", lambda width: short(number(width)) + " w")
            self._set(style, "stroke-linejoin", JOINS.__getitem__)
            self._set(style, "stroke-linecap", CAPS.__getitem__)
            self._set(style, "stroke-dasharray", dashes)

    def _set(self, style: Mapping[str, str], key: str, operator: Callable[[str], str]) -> None:
        value = style[key]
        if value != INHERITED and self.state.get(key) != value:
            self.code.append(operator(value))
            self.state[key] = value

    def fade(self, fill: float, stroke: float) -> None:
        """Makes everything that follows in this graphics state more transparent, by two factors."""
        if (fill, stroke) == OPAQUE:
            return
        self.alpha = self.alpha[0] * fill, self.alpha[1] * stroke
        ca, upper = short(self.alpha[0]), short(self.alpha[1])
        name = f"A{ca}_{upper}".replace(".", "p").replace("-", "m")
        self.states[name] = f"<< /ca {ca} /CA {upper} >>"
        self.code.append(f"/{name} gs")

    def draw(self, part: Drawing) -> None:
        """Draws a part."""
        self.parts[part.name] = part
        self.code.append(f"/{part.name} Do")

    @property
    def fonts(self) -> dict[Font, dict[int, str]]:
        """The glyphs drawn of each font, and the text each stands for."""
        fonts: dict[Font, dict[int, str]] = {}
        for shape in self.shapes.values():
            fonts.setdefault(shape.font, {}).update(shape.glyphs)
        return fonts

    def finished(self, box: Box, *, isolated: bool = False) -> Drawing:
        """All that was written, as a drawing clipped to a box."""
        return Drawing(
            "\n".join(self.code),
            box,
            self.fonts,
            self.states,
            self.shadings,
            self.pictures,
            self.parts,
            isolated,
        )


def dashes(text: str) -> str:
    """The `d` operator of a stroke-dasharray."""
    lengths = () if text == "none" else numbers(text)
    if any(length < 0 for length in lengths):
        raise ValueError(f"stroke-dasharray={text!r}: lengths cannot be negative")
    return f"[{' '.join(map(short, lengths)) if any(lengths) else ''}] 0 d"
