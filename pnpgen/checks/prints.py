"""Checks of what is printed: fonts, faces and every block of text on the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnpgen.faces.face import Face
from pnpgen.findings import Finding
from pnpgen.layout.sheet import Art, Placed, Sheet
from pnpgen.pdf.faces import check_face
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.svg.words import family_hint
from pnpgen.rulebook.theme import Theme


def check_faces(faces: Iterable[Face], fonts: Fonts) -> Iterator[Finding]:
    """Findings (V, F) in faces: unsupported SVG, text that does not fit, missing glyphs, bad pictures."""
    for face in faces:
        yield from check_face(face, fonts)


def check_fonts(theme: Theme, fonts: Fonts) -> Iterator[Finding]:
    """Findings (F102) where the first family of a list in a theme is none that there is a font of."""
    for name, families in theme.file.fonts.items():
        typeface = Typeface(tuple(families))
        for code, severity, message in fonts.cut(typeface).problems:
            if code == "F102":
                hint = family_hint(typeface, fonts)
                yield Finding(code, message, theme.place("fonts", name), severity, hint)


def faces_of(sheets: Iterable[Sheet]) -> Iterator[Face]:
    """Every different face on the sheets, in the order it first appears."""
    seen: set[int] = set()
    for sheet in sheets:
        for item in sheet.items:
            if isinstance(item, Placed | Art) and id(item.face) not in seen:
                seen.add(id(item.face))
                yield item.face
