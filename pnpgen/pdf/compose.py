"""Paragraphs composed: shaped words and the places where a line may end, all lengths in em."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from pnpgen.pdf.font import Shape
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.inline import IconName, Inline, LineBreak
from pnpgen.text.marks import MARKS

SPACES = re.compile(r"[ \t\r\n\f]+")
FIXED: Mapping[str, float] = {
    "\u2002": 0.5, "\u2003": 1.0, "\u2004": 1 / 3, "\u2005": 0.25, "\u2006": 1 / 6, "\u2007": 0.5,
    "\u2008": 0.25, "\u2009": 0.2, "\u200a": 0.1, "\u202f": 0.2, "\u205f": 0.22, "\u3000": 1.0,
}  # fmt: skip
"""Spaces of their own width, in em."""
BOUND = "\u00a0\u202f\u2007"
"""Spaces where no line may end."""
BLANK = "\u00a0\u00ad\u200b" + "".join(FIXED)
TOKEN = re.compile(f"\u00ad\u00ad|[{BLANK}]|[^{BLANK}]+")
SPECIAL = re.compile(f"[{BLANK}\u2014-]")
UNSEEN = str.maketrans("", "", "\u2060\ufeff" + MARKS)
HYPHEN = re.compile(r"(?<=[^\W\d_]{3}-)(?=[^\W\d_]{3})|(?<=\u2014)(?=\w)")
"""Where a line may end inside a word: after a hyphen with three letters on either side, or a long dash."""
ICON_EM = 1.12
"""How wide an inline icon is."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A space where no line may end."""

    shape: Shape

    @property
    def width(self) -> float:
        """As wide as any space."""
        return self.shape.width

    @property
    def letters(self) -> int:
        """How many glyphs carry letter spacing."""
        return 1


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon as wide as one and a bit letters."""

    name: str
    width: float = ICON_EM
    letters: int = 0


Item: TypeAlias = Shape | Gap | Icon


@dataclass(frozen=True, slots=True)
class Chunk:
    """What no line end parts: its items, the space before it, the hyphen if a line ends after it."""

    items: tuple[Item, ...]
    width: float
    letters: int
    """How many glyphs carry letter spacing."""
    gaps: int
    """How many of the items are spaces."""
    space: Shape | None = None
    hyphen: Shape | None = None
    ends_line: bool = False
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A composed paragraph, ready to be broken at any width and drawn at any size."""

    chunks: tuple[Chunk, ...]
    typefaces: tuple[Typeface, ...]
    """The typeface of the paragraph, then those of its bold and italic words."""
    missing: tuple[str, ...]
    """Characters that no font of the typeface has."""
    icons: tuple[str, ...]


@lru_cache(1 << 16)
def plain_chunk(fonts: Fonts, typeface: Typeface, word: str, ligatures: bool, space: bool) -> Chunk:
    """A word that stands between spaces, the space before it included."""
    shapes = fonts.word(typeface, word, ligatures=ligatures)
    before = fonts.space(typeface) if space else None
    width, letters = sum(shape.width for shape in shapes), sum(shape.letters for shape in shapes)
    return Chunk(shapes, width, letters, 0, before)


@dataclass(slots=True)
class Composer:
    """The chunks of a paragraph in the making."""

    fonts: Fonts
    ligatures: bool
    hyphenate: bool
    chunks: list[Chunk] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    space: Shape | None = None
    """The space that stands before the chunk being made."""
    missing: dict[str, None] = field(default_factory=dict)

    def close(self, hyphen: Shape | None = None, *, ends_line: bool = False) -> None:
        """Ends the chunk; an empty one counts only where it ends a line."""
        if self.items or ends_line:
            width = sum(item.width for item in self.items)
            letters = sum(item.letters for item in self.items)
            gaps = sum(isinstance(item, Gap) for item in self.items)
            icons = tuple(i.name for i in self.items if isinstance(i, Icon))
            items = tuple(self.items)
            self.chunks.append(Chunk(items, width, letters, gaps, self.space, hyphen, ends_line, icons))
            self.items, self.space = [], None

    def text(self, text: str, typeface: Typeface) -> None:
        """Adds text of one style."""
        if not self.fonts.cut(typeface).fonts:
            return
        space = self.fonts.space(typeface)
        words = SPACES.sub(" ", text).translate(UNSEEN).split(" ")
        last, simple = len(words) - 1, not SPECIAL.search(text)
        for n, word in enumerate(words):
            if n:
                if self.items:
                    self.close()
                self.space = space
            if not word:
                continue
            # A word with spaces on both sides is the same every time it comes.
            alone = n < last and not self.items and (self.space is space or self.space is None)
            if alone and (simple or not SPECIAL.search(word)):
                chunk = plain_chunk(self.fonts, typeface, word, self.ligatures, self.space is not None)
                self.chunks.append(chunk)
                self.space = None
                self.note(word, typeface)
            else:
                self.parts(word, typeface, space)

    def parts(self, word: str, typeface: Typeface, space: Shape) -> None:
        """Adds a word that may have special spaces, hyphens or places to break in it."""
        font = space.font
        tokens = TOKEN.findall(word)
        for n, token in enumerate(tokens):
            if token in FIXED and token not in BOUND:
                self.close()
                self.space = font.blank(FIXED[token])
            elif token in BOUND:
                self.items.append(Gap(font.blank(FIXED[token]) if token in FIXED else space))
            elif token.startswith("\u00ad"):
                if self.hyphenate:
                    # Doubled, it repeats a letter of the next part: asszony is divided asz-szony.
                    again = tokens[n + 1][1:2] if len(token) > 1 and n + 1 < len(tokens) else ""
                    self.close(self.word(f"{again}-", typeface)[0] if self.items else None)
            elif token == "\u200b":
                self.close()
            else:
                *parts, last = HYPHEN.split(token)
                for part in parts:
                    self.items += self.word(part, typeface)
                    self.close()
                self.items += self.word(last, typeface)

    def word(self, text: str, typeface: Typeface) -> tuple[Shape, ...]:
        """The shapes of a word; what is missing of it is noted."""
        shapes = self.fonts.word(typeface, text, ligatures=self.ligatures)
        self.note(text, typeface)
        return shapes

    def note(self, text: str, typeface: Typeface) -> None:
        """Notes the characters of a word that no font has."""
        if not self.fonts.complete:
            self.missing.update(dict.fromkeys(self.fonts.missing(typeface, text)))


def compose(
    pieces: Iterable[Inline],
    typeface: Typeface,
    fonts: Fonts,
    *,
    ligatures: bool = True,
    hyphenate: bool = True,
) -> Paragraph:
    """The paragraph of some inline pieces; soft hyphens count only where `hyphenate` says so."""
    composer = Composer(fonts, ligatures, hyphenate)
    styles: dict[tuple[bool, bool], Typeface] = {(False, False): typeface}
    for piece in pieces:
        if isinstance(piece, LineBreak):
            composer.close(ends_line=True)
            composer.space = None
        elif isinstance(piece, IconName):
            composer.items.append(Icon(piece.name))
        else:
            key = piece.bold, piece.italic
            if key not in styles:
                styled = fonts.bolder(typeface) if piece.bold else typeface
                styles[key] = styled._replace(italic=True) if piece.italic else styled
            composer.text(piece.text, styles[key])
    composer.close()
    icons = tuple(dict.fromkeys(name for chunk in composer.chunks for name in chunk.icons))
    return Paragraph(tuple(composer.chunks), tuple(styles.values()), tuple(composer.missing), icons)
