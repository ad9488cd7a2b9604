"""Documents: pages of faces, text and lines, written as PDF."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha1

from reportlab.pdfbase.pdfdoc import PDFDocument, PDFName

from pnpgen.faces.face import Face
from pnpgen.pdf.content import START, Content
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.embedding import embed
from pnpgen.pdf.faces import draw_face
from pnpgen.pdf.font import Font
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata, write_metadata
from pnpgen.pdf.numbers import MM, short
from pnpgen.pdf.objects import Packed, Resources, TaggedPage, add_picture, form, rectangle
from pnpgen.pdf.outline import Mark, write_outline
from pnpgen.pdf.structure import Role, Structure
from pnpgen.pdf.text import TextBlock, draw_block
from pnpgen.pdf.transform import Box, Matrix, moved, turned


class Document:
    """A PDF in the making; all places in mm from the upper left corner of the page."""

    def __init__(self, metadata: Metadata, fonts: Fonts) -> None:
        self.metadata = metadata
        self.fonts = fonts
        self._pdf = PDFDocument(dummyoutline=1, compression=1, invariant=1, pdfVersion=(1, 7))
        self._structure = Structure()
        self._marks: list[Mark] = []
        self._glyphs: dict[Font, dict[int, str]] = {}
        self._known: set[str] = set()
        self._content: Content | None = None
        self._size = (0.0, 0.0)
        self._trim: Box | None = None
        self._digest = sha1(usedforsecurity=False)

    @property
    def pages(self) -> int:
        """How many pages have been begun."""
        return len(self._structure.pages)

    def new_page(self, width_mm: float, height_mm: float, trim: Box | None = None) -> None:
        """Begins a page; `trim` is left, top, right, bottom of the finished size, if it differs."""
        self._finish_page()
        self._size, self._trim = (width_mm, height_mm), trim
        self._structure.new_page()
        self._content = Content(START, boxed=False)
        self._content.write("4 M")  # SVG cuts miters off at 4, PDF at 10
        self._content.push(Matrix(MM, 0, 0, -MM, 0, height_mm * MM))

    @property
    def _page(self) -> Content:
        if self._content is None:
            raise RuntimeError("no page has been begun")
        return self._content

    def place_face(
        self,
        face: Face,
        x_mm: float,
        y_mm: float,
        *,
        scale: float = 1,
        clip: Box | None = None,
        angle: float = 0,
        about: tuple[float, float] = (0, 0),
        alt: str = "",
    ) -> None:
        """Draws a face with its trim corner at a point, clipped to a box of the page.

        Face and clip are then turned clockwise by `angle` degrees about a point of the page.
        `alt` says what the face shows, for people who hear the page; without it the face is an ornament.
        """
        drawing = draw_face(face, self.fonts).drawing
        self._define(drawing)
        content = self._page
        left, top, right, bottom = drawing.box
        extent = (x_mm + left * scale, y_mm + top * scale, x_mm + right * scale, y_mm + bottom * scale)
        with self._marked("Figure" if alt else "Artifact", extent, alt):
            content.push(turned(angle, *about))
            if clip is not None:
                box = (clip[0], clip[1], clip[2] - clip[0], clip[3] - clip[1])
                content.write(" ".join(map(short, box)) + " re W n")
            content.write(Matrix(scale, 0, 0, scale, x_mm, y_mm).operands + " cm")
            content.draw(drawing)
            content.pop()

    def place_text(
        self, block: TextBlock, x_mm: float, y_mm: float, role: Role = "P", turn: float = 0
    ) -> None:
        """Sets a block with its upper left corner at a point, turned clockwise about it by `turn` degrees."""
        extent = (x_mm, y_mm, x_mm + block.width_mm, y_mm + block.height_mm)
        with self._marked(role, extent):
            self._page.push(moved(x_mm, y_mm).then(turned(turn)))
            draw_block(block, self._page, 0, 0)
            self._page.pop()

    def line(
        self,
        x1_mm: float,
        y1_mm: float,
        x2_mm: float,
        y2_mm: float,
        width_mm: float = 0.1,
        color: str = "#000000",
    ) -> None:
        """Draws a straight line."""
        content = self._page
        with self._marked("Artifact", (x1_mm, y1_mm, x2_mm, y2_mm)):
            content.push()
            content.paint({**START, "stroke": color, "stroke-width": str(width_mm)}, stroke=True)
            content.write(f"{short(x1_mm)} {short(y1_mm)} m {short(x2_mm)} {short(y2_mm)} l S")
            content.pop()

    def bookmark(
        self, anchor: str, title: str, level: int = 0, y_mm: float = 0, *, in_outline: bool = True
    ) -> None:
        """Names a place of this page, and lists it in the outline."""
        self._marks.append(Mark(anchor, title, level, self.pages, (self._size[1] - y_mm) * MM, in_outline))

    def to_bytes(self) -> bytes:
        """The finished file; the document cannot be added to afterwards."""
        self._finish_page()
        if not self.pages:
            raise RuntimeError("a document needs a page")
        for font, texts in sorted(self._glyphs.items(), key=lambda pair: pair[0].name):
            self._pdf.Reference(embed(font, texts, self._pdf), f"font {font.name}")
        write_metadata(self.metadata, self._pdf)
        write_outline(self._marks, self._pdf)
        self._structure.write(self._pdf)
        self._pdf.updateSignature(self._digest.digest())
        return bytes(self._pdf.format())

    @contextmanager
    def _marked(self, role: str, extent: Box, alt: str = "") -> Iterator[None]:
        if role == "Artifact":
            self._page.write("/Artifact BMC")
        else:
            element = self._structure.add(role, (extent[1], extent[3]))
            element.alt = alt
            if role == "Figure":
                left, top, right, bottom = extent
                height = self._size[1]
                element.extent = left * MM, (height - bottom) * MM, right * MM, (height - top) * MM
            self._page.write(f"/{role} <</MCID {self._structure.mark(element)}>> BDC")
        yield
        self._page.write("EMC")

    def _define(self, drawing: Drawing) -> None:
        if drawing.name in self._known:
            return
        for part in (*drawing.all_parts(), drawing):
            if part.name not in self._known:
                self._known.add(part.name)
                self._collect(part)
                self._pdf.Reference(form(part), part.name)

    def _collect(self, of: Drawing | Content) -> None:
        for font, texts in of.fonts.items():
            self._glyphs.setdefault(font, {}).update(texts)
        for name, picture in of.pictures.items():
            if name not in self._known:
                self._known.add(name)
                add_picture(picture, self._pdf)

    def _finish_page(self) -> None:
        content = self._content
        if content is None:
            return
        content.unwind(0)
        for part in content.parts.values():
            self._define(part)
        self._collect(content)
        code = "\n".join(content.code)
        self._digest.update(code.encode())
        page = TaggedPage()
        width, height = (side * MM for side in self._size)
        page.MediaBox = rectangle(0, 0, width, height)
        if self._trim is not None:
            left, top, right, bottom = (value * MM for value in self._trim)
            page.TrimBox = rectangle(left, height - bottom, right, height - top)
        page.Resources = Resources(content)
        page.Contents = Packed(code, "")
        page.Parent = self._pdf.Reference(self._pdf.Pages)
        page.StructParents = self.pages - 1
        page.Tabs = PDFName("S")
        self._pdf.addPage(page)
        self._content = None
