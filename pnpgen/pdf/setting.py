"""Lines of text as operators."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from pnpgen.assets.icons import ICON_UNITS, load_icons
from pnpgen.pdf.compose import ICON_EM, Gap, Icon
from pnpgen.pdf.content import Content
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.font import Font, Shape
from pnpgen.pdf.lines import Line
from pnpgen.pdf.numbers import short
from pnpgen.pdf.paths import path
from pnpgen.pdf.transform import Matrix

Align = Literal["start", "middle", "end", "justify"]
ICON_SIZE = 1.0
"""Side of the square an icon is drawn in, in em."""
ICON_DROP = 0.16
"""How far that square hangs below the baseline, in em."""
SHARES: Mapping[str, float] = {"start": 0.0, "justify": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True, slots=True)
class Setting:
    """How lines are set: sizes in units of the content, `width` of the column, alignment and color."""

    size: float
    leading: float
    width: float
    color: str
    align: Align = "start"
    tracking: float = 0


def first_baseline(font: Font, setting: Setting) -> float:
    """How far the first baseline lies below the top: half the leading above the font's ascent, as in CSS."""
    return (setting.leading - (font.ascent + font.descent) * setting.size) / 2 + font.ascent * setting.size


def write_lines(
    content: Content, lines: Sequence[Line], x: float, top: float, font: Font, setting: Setting
) -> None:
    """Draws lines below `top`; the metrics of `font` place their baselines."""
    baseline = top + first_baseline(font, setting)
    content.paint({"fill": setting.color}, fill=True)
    left, right = x, x + setting.width
    for line in lines:
        if line.items:
            width = line.width * setting.size
            start = x + SHARES[setting.align] * (setting.width - width)
            stretch = 0.0
            if setting.align == "justify" and not line.last and line.spaces and width < setting.width:
                stretch = (setting.width - width) / setting.size / line.spaces
            write_line(content, line, (start, baseline), setting, stretch)
            left, right = min(left, start), max(right, start + width)
        baseline += setting.leading
    content.grow((left, top, right, top + len(lines) * setting.leading), pad=setting.size / 2)


def write_line(
    content: Content, line: Line, at: tuple[float, float], setting: Setting, stretch: float = 0
) -> None:
    """Draws one line from a point of its baseline; `stretch` widens its spaces, in em."""
    size, seen = setting.size, content.shapes
    out = [f"BT 1 0 0 -1 {short(at[0])} {short(at[1])} Tm"]
    if setting.tracking:
        out.append(f"{short(setting.tracking)} Tc")
    wider = f"{-stretch * 1000:.1f}" if stretch else ""
    font: Font | None = None
    row: list[str] = []
    for item in line.items:
        if isinstance(item, Icon):
            row.append(f"{-item.width * 1000:.0f}")
            continue
        shape = item.shape if isinstance(item, Gap) else item
        if shape.font is not font:
            if font is not None:
                out.append(f"[{' '.join(row)}] TJ")
                row = []
            font = shape.font
            out.append(f"/{font.name} {short(size)} Tf")
        row.append(shape.drawn)
        seen[id(shape)] = shape
        if wider and shape is font.space:
            row.append(wider)
    if font is not None:
        out.append(f"[{' '.join(row)}] TJ{' 0 Tc' if setting.tracking else ''} ET")
        content.write(" ".join(out))
    for name, offset in icon_places(line, setting.tracking / size, stretch):
        write_icon(content, name, (at[0] + offset * size, at[1]), size)


def icon_places(line: Line, tracking: float, stretch: float) -> Iterator[tuple[str, float]]:
    """The icons of a line and how far from its beginning they stand, in em."""
    if not any(isinstance(item, Icon) for item in line.items):
        return
    before = 0.0
    for item in line.items:
        if isinstance(item, Icon):
            yield item.name, before
        before += item.width + tracking * item.letters
        shape = item.shape if isinstance(item, Gap) else item
        if isinstance(shape, Shape) and shape is shape.font.space:
            before += stretch


def write_icon(content: Content, name: str, at: tuple[float, float], size: float) -> None:
    """Draws an icon standing on a baseline, in the fill color that is set."""
    drawing = icon_drawing(name)
    if drawing is not None:
        side = ICON_SIZE * size
        scale = side / ICON_UNITS
        left = at[0] + (ICON_EM - ICON_SIZE) / 2 * size
        content.push(Matrix(scale, 0, 0, scale, left, at[1] - side + ICON_DROP * size))
        content.draw(drawing)
        content.pop()


@lru_cache(512)
def icon_drawing(name: str) -> Drawing | None:
    """An icon in its square, in whatever color is set; None for a name nobody drew."""
    icon = load_icons().get(name)
    if icon is None:
        return None
    return Drawing(path(icon.path).operators + "\nf", (0, 0, ICON_UNITS, ICON_UNITS))
