"""Set text: paragraphs measured and broken into lines, ready to be drawn."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from pnpgen.findings import Severity
from pnpgen.pdf.compose import compose
from pnpgen.pdf.content import Content
from pnpgen.pdf.font import Font
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.inline import parse_markup
from pnpgen.pdf.lines import Line, break_lines
from pnpgen.pdf.setting import Setting, write_lines
from pnpgen.text.markup import plain

HEAVY = 600
"""The weight from which on a style is bold by itself."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a paragraph is set; sizes and leading in mm, families in order of preference."""

    families: tuple[str, ...]
    size_mm: float
    leading_mm: float
    weight: int = 400
    italic: bool = False
    color: str = "#000000"
    align: Literal["start", "middle", "end", "justify"] = "start"
    tracking_mm: float = 0
    hyphenate: bool = False


@dataclass(frozen=True, slots=True)
class SetLines:
    """The lines of a block, how they are set, and the font that places their baselines."""

    lines: tuple[Line, ...]
    setting: Setting
    font: Font


@dataclass(frozen=True, slots=True)
class TextBlock:
    """One paragraph, broken at a width: its height, its widest line, and what only the painter reads."""

    width_mm: float
    height_mm: float
    lines: int
    widest_mm: float
    """The widest line; more than `width_mm` only where a single word is too long."""
    missing: tuple[str, ...] = ()
    """Characters that no font of the style has."""
    markup: str = field(default="", repr=False, compare=False)
    """What it was set from."""
    lacking: tuple[tuple[str, Severity, str], ...] = field(default=(), repr=False, compare=False)
    """What its bold and italic words ask of the fonts that there is not: code, severity, message."""
    paragraph: SetLines | None = field(default=None, repr=False, compare=False)


def set_text(markup: str, style: TextStyle, width_mm: float, fonts: Fonts, locale: str = "") -> TextBlock:
    """A message's markup set in a column; soft hyphens break words only where the style hyphenates."""
    typeface = Typeface(style.families, style.weight, style.italic, locale)
    paragraph = compose(
        parse_markup(markup), typeface, fonts, ligatures=not style.tracking_mm, hyphenate=style.hyphenate
    )
    cut = fonts.cut(typeface).fonts
    if not cut:
        return TextBlock(width_mm, 0, 0, 0, tuple(dict.fromkeys(plain(markup))))
    if not paragraph.chunks:
        return TextBlock(width_mm, 0, 0, 0)
    size = style.size_mm
    lines = break_lines(paragraph.chunks, width_mm / size, style.tracking_mm / size)
    setting = Setting(size, style.leading_mm, width_mm, style.color, style.align, style.tracking_mm)
    block = block_of(SetLines(lines, setting, cut[0]), paragraph.missing, markup)
    # Bold words in a style that is bold itself may look like it; what the style lacks itself is told once.
    styled = [face for face in paragraph.typefaces[1:] if style.weight < HEAVY or face.italic]
    known = fonts.cut(typeface).problems
    lacking = tuple(p for face in styled for p in fonts.cut(face).problems if p not in known)
    return replace(block, lacking=lacking) if lacking else block


def split(
    block: TextBlock, height_mm: float, least_lines: int = 2
) -> tuple[TextBlock | None, TextBlock | None]:
    """What of a block fits into a height, and the rest; neither part keeps fewer lines than `least_lines`."""
    found = block.paragraph
    if found is None or block.height_mm <= height_mm + 1e-6:
        return block, None
    count = int((height_mm + 1e-6) / found.setting.leading)
    count = min(count, block.lines - least_lines)
    if count < least_lines:
        return None, block
    first = replace(found, lines=found.lines[:count])
    rest = replace(found, lines=found.lines[count:])
    return block_of(first, block.missing, block.markup), block_of(rest, block.missing, block.markup)


def block_of(text: SetLines, missing: tuple[str, ...], markup: str) -> TextBlock:
    """The measures of set lines."""
    setting, count = text.setting, len(text.lines)
    widest = max((line.width for line in text.lines), default=0) * setting.size
    return TextBlock(setting.width, count * setting.leading, count, widest, missing, markup, paragraph=text)


def draw_block(block: TextBlock, content: Content, x: float, y: float) -> None:
    """Draws a block with its upper left corner at a point."""
    text = block.paragraph
    if text is not None:
        write_lines(content, text.lines, x, y, text.font, text.setting)
