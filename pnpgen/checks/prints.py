"""Checks of what is printed: fonts, faces and every block of text on the sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pnpgen.faces.face import Face
from pnpgen.findings import Finding
from pnpgen.layout.sheet import Art, Placed, Sheet
from pnpgen.pdf.faces import check_face
from pnpgen.pdf.fonts import Fonts


def check_faces(faces: Iterable[Face], fonts: Fonts) -> Iterator[Finding]:
    """Findings (V, F) in faces: unsupported SVG, text that does not fit, missing glyphs, bad pictures."""
    for face in faces:
        yield from check_face(face, fonts)


def faces_of(sheets: Iterable[Sheet]) -> Iterator[Face]:
    """Every different face on the sheets, in the order it first appears."""
    seen: set[int] = set()
    for sheet in sheets:
        for item in sheet.items:
            if isinstance(item, Placed | Art) and id(item.face) not in seen:
                seen.add(id(item.face))
                yield item.face
