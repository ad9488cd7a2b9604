"""The few PDF objects that ReportLab does not know, as classes of their own beside it."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import ClassVar

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFObject,
    PDFPage,
    PDFStream,
)

from pnpgen.pdf.content import Content
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.numbers import short
from pnpgen.pdf.pictures import Picture


class Indirect(PDFDictionary):  # type: ignore[misc]
    """A dictionary that stands by itself in the file and is referred to."""

    __RefOnly__ = 1


class TaggedPage(PDFPage):  # type: ignore[misc]
    """A page that knows its place in the structure of the document."""

    Override_default_compilation = 1
    __NoDefault__: ClassVar = [*PDFPage.__NoDefault__, "StructParents", "Tabs"]


def stream(data: bytes, **entries: object) -> PDFStream:
    """A stream with the entries of its dictionary."""
    return PDFStream(PDFDictionary(entries), data)


class Packed(PDFObject):  # type: ignore[misc]
    """A compressed stream of operators with a dictionary written by ourselves, which is faster."""

    __RefOnly__ = 1

    def __init__(self, code: str, entries: str, of: Drawing | Content | None = None) -> None:
        self.code, self.entries, self.of = code, entries, of

    def format(self, document: PDFDocument) -> bytes:
        """The bytes of the stream with its dictionary."""
        data = zlib.compress(self.code.encode("ascii"))
        entries = self.entries
        if self.of is not None:
            entries += f" /Resources {resources(self.of, document)}"
        head = f"<< {entries} /Filter /FlateDecode /Length {len(data)} >>\nstream\n"
        return head.encode("ascii") + data + b"\nendstream\n"


def resources(of: Drawing | Content, document: PDFDocument) -> str:
    """The resource dictionary of content; all it refers to must be in the document."""
    numbers = document.idToObjectNumberAndVersion

    def group(name: str, entries: Iterable[tuple[str, str]]) -> str:
        rows = " ".join(f"/{key} {value}" for key, value in entries)
        return f"/{name} << {rows} >> " if rows else ""

    named = ((name, f"{numbers[name][0]} 0 R") for name in (*of.pictures, *of.parts))
    fonts = ((font.name, f"{numbers[f'font {font.name}'][0]} 0 R") for font in of.fonts)
    return (
        f"<< {group('Font', fonts)}{group('ExtGState', of.states.items())}"
        f"{group('Shading', of.shadings.items())}{group('XObject', named)}>>"
    )


class Resources(PDFObject):  # type: ignore[misc]
    """The resource dictionary of a page."""

    def __init__(self, of: Content) -> None:
        self.of = of

    def format(self, document: PDFDocument) -> bytes:
        """The bytes of the dictionary."""
        return resources(self.of, document).encode("ascii")


def form(drawing: Drawing) -> Packed:
    """A drawing as a Form XObject."""
    entries = f"/Type /XObject /Subtype /Form /BBox [{' '.join(map(short, drawing.box))}]"
    if drawing.isolated:
        entries += " /Group << /S /Transparency /I true /CS /DeviceRGB >>"
    return Packed(drawing.code, entries, drawing)


def add_picture(picture: Picture, document: PDFDocument) -> None:
    """Puts a picture, and its mask, into a document."""
    size: dict[str, object] = {"Type": "/XObject", "Subtype": "/Image", "BitsPerComponent": 8}
    size |= {"Width": picture.width, "Height": picture.height}
    entries = size | {"ColorSpace": picture.color_space, "Filter": picture.filter}
    if picture.inverted:
        entries["Decode"] = "[1 0 1 0 1 0 1 0]"
    if picture.mask is not None:
        mask = stream(picture.mask, **size, ColorSpace="/DeviceGray", Filter="/FlateDecode")
        entries["SMask"] = document.Reference(mask, picture.name + " mask")
    document.Reference(stream(picture.data, **entries), picture.name)


def rectangle(left: float, bottom: float, right: float, top: float) -> PDFArray:
    """A rectangle in points."""
    return PDFArray([short(left), short(bottom), short(right), short(top)])
