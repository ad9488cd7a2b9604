"""Fonts: static TrueType files found by what their name tables say, never by their file names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining

import uharfbuzz as harfbuzz

from pnpgen.findings import Finding, Place, Severity
from pnpgen.pdf.font import Font, Shape

GENERIC = frozenset({"serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"})
"""Names for browsers: here a face says its families itself, so these stand for nothing."""
UNUSABLE = frozenset({".otf", ".ttc", ".otc", ".woff", ".woff2"})
PLAIN = {"\u2011": "-", "\u2010": "-", "\u00a0": " "} | dict.fromkeys(map(chr, range(0x2000, 0x200B)), " ")
"""Characters that fonts often lack, and how they are drawn."""


LETTERS: Mapping[str, str] = {"ko": "가"}
"""A letter of each language that the first font of a typeface often lacks."""


class Typeface(NamedTuple):
    """What a template asks for: families in order of preference, weight, slant, language."""

    families: tuple[str, ...]
    weight: int = 400
    italic: bool = False
    language: str = ""


@dataclass(frozen=True)
class Cut:
    """The fonts of a typeface, first choice first, and what it asks for that there is not."""

    fonts: tuple[Font, ...]
    problems: tuple[tuple[str, Severity, str], ...]
    """Code, severity and message of each."""


class Fonts:
    """All fonts of some folders by family, weight and slant; earlier folders come first."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self.folders = tuple(folders)
        self.findings: list[Finding] = []
        self._fonts: dict[str, dict[tuple[int, bool], Font]] = {}
        self._cuts: dict[Typeface, Cut] = {}
        self._words: dict[tuple[Typeface, str, bool], tuple[Shape, ...]] = {}
        self._missing: dict[tuple[Typeface, str], str] = {}
        for folder in self.folders:
            for path in sorted(folder.rglob("*")):
                self._add(path)

    def _add(self, path: Path) -> None:
        suffix = path.suffix.lower()
        if suffix in UNUSABLE:
            self._refuse(path, f"{suffix} files cannot be embedded here")
        elif suffix == ".ttf":
            try:
                font = Font(path)
            except (ValueError, RuntimeError, harfbuzz.HarfBuzzError, OSError) as error:
                self._refuse(path, str(error))
            else:
                self._fonts.setdefault(font.family, {}).setdefault((font.weight, font.italic), font)

    def _refuse(self, path: Path, why: str) -> None:
        hint = "use a static TrueType file (.ttf) of the family"
        self.findings.append(Finding("F101", f"this font cannot be used: {why}", Place(str(path)), hint=hint))

    @property
    def families(self) -> tuple[str, ...]:
        """The names of all families, sorted."""
        return tuple(sorted(self._fonts))

    def cut(self, typeface: Typeface) -> Cut:
        """The fonts for a typeface, with what is missing of it."""
        cut = self._cuts.get(typeface)
        if cut is None:
            cut = self._cuts[typeface] = self._cut(typeface)
        return cut

    def _cut(self, typeface: Typeface) -> Cut:
        fonts: list[Font] = []
        problems: list[tuple[str, Severity, str]] = []
        for family in typeface.families:
            known = self._fonts.get(family)
            if known is None:
                # Later families matter only where the first ones lack a character, which is reported there.
                if family not in GENERIC and not fonts:
                    problems.append(("F102", Severity.ERROR, f"there is no font of the family {family!r}"))
                continue
            font = nearest(known, typeface.weight, typeface.italic)
            if not fonts and (font.weight, font.italic) != (typeface.weight, typeface.italic):
                asked, got = named(typeface.weight, typeface.italic), named(font.weight, font.italic)
                message = f"{family} has no {asked}; the nearest is {got}"
                problems.append(("F103", Severity.WARNING, message))
            fonts.append(font)
        if not fonts and not problems:
            problems.append(("F102", Severity.ERROR, "no font-family is given that there is a font of"))
        return Cut(tuple(fonts), tuple(problems))

    def bolder(self, typeface: Typeface) -> Typeface:
        """The typeface `<b>` stands for inside another: the next bold weight its first family has."""
        wanted = 700 if typeface.weight < 600 else 900
        for family in typeface.families:
            if family in self._fonts:
                weights = {w for w, i in self._fonts[family] if i == typeface.italic and w > typeface.weight}
                # A lesser bold is better than none; where there is none at all, asking for it is reported.
                fitting = sorted(w for w in weights if w >= wanted) or sorted(weights, reverse=True)
                return typeface._replace(weight=fitting[0] if fitting else wanted)
        return typeface._replace(weight=wanted)

    def word(self, typeface: Typeface, text: str, *, ligatures: bool = True) -> tuple[Shape, ...]:
        """A word shaped, one shape for each stretch that one font of the typeface can draw."""
        key = (typeface, text, ligatures)
        shapes = self._words.get(key)
        if shapes is None:
            runs = self._runs(typeface, text)
            shapes = tuple(f.shape(t, ligatures=ligatures, language=typeface.language) for f, t in runs)
            self._words[key] = shapes
        return shapes

    def space(self, typeface: Typeface) -> Shape:
        """The space between words: that of the font which draws the language's letters, first or not."""
        fonts = self.cut(typeface).fonts
        letter = LETTERS.get(typeface.language, " ")
        return next((font for font in fonts if letter in font.characters), fonts[0]).space

    @property
    def complete(self) -> bool:
        """Whether no word shaped so far lacks a character."""
        return not self._missing

    def missing(self, typeface: Typeface, text: str) -> str:
        """The characters of a word already shaped that no font of the typeface has."""
        return self._missing.get((typeface, text), "")

    def _runs(self, typeface: Typeface, text: str) -> Iterator[tuple[Font, str]]:
        fonts = self.cut(typeface).fonts
        parting = self.space(typeface).font if fonts else None
        run, run_font, missing = "", fonts[0] if fonts else None, ""
        for original in text:
            able = [f for f in fonts if original in f.characters]
            character = original if able else PLAIN.get(original, original)
            able = able or [f for f in fonts if character in f.characters]
            if not able:
                missing += original
            font = able[0] if able else run_font
            if character == " ":
                font = parting  # the same before and after a sign of another font
            elif combining(character) and run_font is not None and character in run_font.characters:
                font = run_font  # a mark belongs to the letter below it
            if run and font is not run_font and run_font is not None:
                yield run_font, run
                run = ""
            run, run_font = run + character, font
        if run and run_font is not None:
            yield run_font, run
        if missing:
            self._missing[typeface, text] = missing


def nearest(fonts: dict[tuple[int, bool], Font], weight: int, italic: bool) -> Font:
    """The font of a family that comes nearest: the right slant first, then the weight, as in CSS."""
    up = weight >= 500

    def distance(key: tuple[int, bool]) -> tuple[bool, bool, bool, int]:
        return key[1] != italic, key[0] != weight, (key[0] < weight) == up, abs(key[0] - weight)

    return fonts[min(fonts, key=distance)]


def named(weight: int, italic: bool) -> str:
    """A style in words: `700 italic`."""
    return f"{weight} {'italic' if italic else 'upright'}"
