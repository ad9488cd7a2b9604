"""A font: one static TrueType file, and words shaped in it."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from unicodedata import normalize

import uharfbuzz as harfbuzz


class Shape(NamedTuple):
    """A word in one font, shaped: what `TJ` draws, its width in em, its glyphs and the text of each."""

    font: Font
    text: str
    drawn: str
    width: float
    glyphs: Mapping[int, str]
    """The text that each glyph code of it stands for."""
    letters: int
    """How many glyphs carry letter spacing."""
    language: str = ""

    def longer(self, text: str, *, ligatures: bool) -> Shape:
        """The same word with more text at its end."""
        return self.font.shape(self.text + text, ligatures=ligatures, language=self.language)


class Font:
    """One static TrueType file; lengths in em."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.face = harfbuzz.Face(harfbuzz.Blob.from_file_path(str(path)))
        os2 = self.face.reference_table("OS/2").data
        if len(os2) < 64 or "glyf" not in self.face.table_tags:
            raise ValueError("it has no TrueType outlines")
        if self.face.has_var_data:
            raise ValueError("it is a variable font; take the static files of the family")
        self.weight: int = struct.unpack(">H", os2[4:6])[0]
        self.italic = bool(struct.unpack(">H", os2[62:64])[0] & 1)
        self.family: str = self.face.get_name(16) or self.face.get_name(1) or path.stem
        postscript = self.face.get_name(6) or path.stem
        self.name = "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "_" for c in postscript)
        self._advances: dict[int, int] = {}
        self._shapes: dict[tuple[str, bool, str], Shape] = {}

    def __repr__(self) -> str:
        return f"Font({self.family} {self.weight}{' italic' if self.italic else ''})"

    @cached_property
    def upem(self) -> int:
        """Font units in an em."""
        return int(self.face.upem)

    @cached_property
    def font(self) -> harfbuzz.Font:
        """The font for HarfBuzz, at one unit per font unit."""
        return harfbuzz.Font(self.face)

    @cached_property
    def characters(self) -> frozenset[str]:
        """Every character the font has a glyph for."""
        return frozenset(map(chr, self.face.unicodes))

    @cached_property
    def ascent(self) -> float:
        """Ascent as browsers take it: from `hhea`, or the typographic one where the font asks for it."""
        return float(self.font.get_font_extents("ltr").ascender) / self.upem

    @cached_property
    def descent(self) -> float:
        """Descent below the baseline, a positive number."""
        return -float(self.font.get_font_extents("ltr").descender) / self.upem

    @cached_property
    def space(self) -> Shape:
        """The space between words."""
        return self.shape(" ")

    def blank(self, width: float) -> Shape:
        """A space of another width."""
        space = self.space
        return Shape(self, " ", f"{space.drawn} {(space.width - width) * 1000:.0f}", width, space.glyphs, 1)

    @cached_property
    def codes(self) -> dict[tuple[int, str], int]:
        """Codes past the last glyph, for glyphs that stand for more than one character."""
        first: dict[int, str] = {}
        others: list[tuple[int, str]] = []
        for character in sorted(self.characters):
            glyph = int(self.font.get_nominal_glyph(ord(character)) or 0)
            text = normalize("NFKC", character)
            if first.setdefault(glyph, text) != text:
                others.append((glyph, text))
        count = int(self.face.glyph_count)
        return {pair: count + i for i, pair in enumerate(dict.fromkeys(others)) if count + i < 0x10000}

    def shape(self, text: str, *, ligatures: bool = True, language: str = "") -> Shape:
        """The text shaped with kerning and, by default, its standard ligatures."""
        key = (text, ligatures, language)
        shape = self._shapes.get(key)
        if shape is None:
            shape = self._shapes[key] = self._shape(text, ligatures, language)
        return shape

    def _shape(self, text: str, ligatures: bool, language: str) -> Shape:
        buffer = harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        if language:
            buffer.language = language
        harfbuzz.shape(self.font, buffer, {"kern": True, "liga": ligatures, "clig": ligatures})
        found = [(info.codepoint, info.cluster) for info in buffer.glyph_infos]
        clusters = sorted({cluster for _, cluster in found} | {len(text)})
        ends = dict(pairwise(clusters))
        codes, advances, thousand = self.codes, self._advances, 1000 / self.upem
        glyphs: dict[int, str] = {}
        drawn, gap, width, told = "<", 0.0, 0, -1
        for (glyph, cluster), position in zip(found, buffer.glyph_positions, strict=True):
            said = text[cluster : ends[cluster]] if cluster != told else ""
            told = cluster
            code = codes.get((glyph, said), glyph)
            if glyph not in advances:
                advances[glyph] = self.font.get_glyph_h_advance(glyph)
            # Old kern tables move the offset as well as the advance: honor both.
            offset, advance = position.x_offset, position.x_advance
            gap -= offset * thousand
            if abs(gap) > 0.4:
                drawn += f">{gap:.0f}<"
            drawn += f"{code:04X}"
            glyphs[code] = glyphs.get(code) or said
            gap = (advances[glyph] - advance + offset) * thousand
            width += advance
        drawn += ">" if abs(gap) <= 0.4 else f">{gap:.0f}"
        return Shape(self, text, drawn.replace("<>", ""), width / self.upem, glyphs, len(found), language)

    def glyph(self, code: int) -> int:
        """The glyph a code of this font draws."""
        if code < self.face.glyph_count:
            return code
        return next(glyph for (glyph, _), value in self.codes.items() if value == code)
