"""The structure of a tagged document: what each piece of content is, in reading order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObject,
    PDFObjectReference,
    PDFString,
)

from pnpgen.pdf.numbers import short
from pnpgen.pdf.objects import Indirect

Role: TypeAlias = Literal["P", "H1", "H2", "H3", "Lbl", "LBody", "TH", "TD", "Caption", "Artifact"]
PARENTS: Mapping[str, tuple[str, ...]] = {
    "Lbl": ("L", "LI"),
    "LBody": ("L", "LI"),
    "TH": ("Table", "TR"),
    "TD": ("Table", "TR"),
}
"""The elements that roles stand in, outermost first."""
Extent = tuple[float, float, float, float]
Band = tuple[float, float]
"""Top and bottom of an element, in mm from the upper edge of the page."""


@dataclass(eq=False)
class Element:
    """An element of the structure: its role, what stands in it, and where its content lies."""

    role: str
    children: list[Element] = field(default_factory=list)
    marks: list[tuple[int, int]] = field(default_factory=list)
    """Page and number of each marked stretch of content."""
    alt: str = ""
    extent: Extent | None = None
    """Left, bottom, right, top in points, for figures."""
    band: Band = (0, 0)
    """From where to where it stands on the page: cells beside each other are of one row."""


class Structure:
    """The elements of a document in the making."""

    def __init__(self) -> None:
        self.root = Element("Document")
        self.pages: list[list[Element]] = []
        """For each page the element of each of its marks."""

    def new_page(self) -> None:
        """Begins the marks of a page."""
        self.pages.append([])

    def mark(self, element: Element) -> int:
        """The number of a new marked stretch on this page, which belongs to an element."""
        number = len(self.pages[-1])
        self.pages[-1].append(element)
        element.marks.append((len(self.pages), number))
        return number

    def add(self, role: str, band: Band = (0, 0)) -> Element:
        """A new element at the end, inside a list or table where its role needs one."""
        parent = self.root
        for name in PARENTS.get(role, ()):
            last = parent.children[-1] if parent.children else None
            parent = (
                last
                if last is not None and joins(last, name, role, band)
                else self._start(parent, name, band)
            )
            if name == "TR":
                parent.band = min(parent.band[0], band[0]), max(parent.band[1], band[1])
        return self._start(parent, role, band)

    def _start(self, parent: Element, role: str, band: Band) -> Element:
        element = Element(role, band=band)
        parent.children.append(element)
        return element

    def write(self, document: PDFDocument) -> None:
        """Puts the structure into a document, whose pages are registered as `Page1`, `Page2` ..."""
        names: dict[Element, str] = {}

        def register(element: Element, parent: str) -> str:
            name = names[element] = f"element {len(names)}"
            children = [register(child, name) for child in element.children]
            document.Reference(Written(element, parent, children), name)
            return name

        top = register(self.root, "structure")
        numbers: list[object] = []
        for index, elements in enumerate(self.pages):
            numbers += [index, PDFArray([PDFObjectReference(names[e]) for e in elements])]
        tree = Indirect(
            {
                "Type": PDFName("StructTreeRoot"),
                "K": PDFArray([PDFObjectReference(top)]),
                "ParentTree": PDFDictionary({"Nums": PDFArray(numbers)}),
                "ParentTreeNextKey": len(self.pages),
            }
        )
        document.Reference(tree, "structure")
        document.Catalog.StructTreeRoot = tree
        document.Catalog.MarkInfo = PDFDictionary({"Marked": "true"})


class Written(PDFObject):  # type: ignore[misc]
    """A structure element as bytes, written by ourselves because there are many of them."""

    __RefOnly__ = 1

    def __init__(self, element: Element, parent: str, children: list[str]) -> None:
        self.element, self.parent, self.children = element, parent, children

    def format(self, document: PDFDocument) -> bytes:
        """The dictionary of the element."""
        element = self.element

        def number(name: str) -> str:
            return f"{document.idToObjectNumberAndVersion[name][0]} 0 R"

        kids = [f"<< /Type /MCR /Pg {number(f'Page{page}')} /MCID {mark} >>" for page, mark in element.marks]
        kids += [number(child) for child in self.children]
        text = (
            f"<< /Type /StructElem /S /{element.role} /P {number(self.parent)} /K [{' '.join(kids)}]"
            f"{attributes(element)}"
        ).encode("ascii")
        if element.alt:
            text += b" /Alt " + PDFString(element.alt).format(document)
        return text + b" >>"


def attributes(element: Element) -> str:
    """What a reader needs to know about figures and the heads of columns."""
    if element.extent is not None:
        return f" /A << /O /Layout /BBox [{' '.join(map(short, element.extent))}] >>"
    return " /A << /O /Table /Scope /Column >>" if element.role == "TH" else ""


def joins(last: Element, name: str, role: str, band: Band) -> bool:
    """Whether content goes into the element before: the same table or list, row or list item."""
    if last.role != name:
        return False
    if name == "TR":
        shared = min(last.band[1], band[1]) - max(last.band[0], band[0])
        return shared > min(last.band[1] - last.band[0], band[1] - band[0]) / 2
    return name != "LI" or (role == "LBody" and all(child.role == "Lbl" for child in last.children))
