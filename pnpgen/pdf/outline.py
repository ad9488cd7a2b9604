"""Bookmarks: the outline of a document, and the places it can be opened at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from reportlab.pdfbase.pdfdoc import (
    PDFArray,
    PDFDictionary,
    PDFDocument,
    PDFName,
    PDFObjectReference,
    PDFString,
)

from pnpgen.pdf.numbers import short
from pnpgen.pdf.objects import Indirect


@dataclass(frozen=True, slots=True)
class Mark:
    """A place in the document: page from 1, height in points from its foot; `level` from 0 in the outline."""

    anchor: str
    title: str
    level: int
    page: int
    top: float
    in_outline: bool


@dataclass(eq=False)
class Entry:
    """A mark in the outline with the ones below it."""

    mark: Mark
    children: list[Entry] = field(default_factory=list)


def tree(marks: Sequence[Mark]) -> list[Entry]:
    """The marks of the outline as a tree; a level left out counts as the next one."""
    top: list[Entry] = []
    path: list[Entry] = []
    for mark in marks:
        if mark.in_outline:
            entry = Entry(mark)
            path = [e for e in path if e.mark.level < mark.level]
            (path[-1].children if path else top).append(entry)
            path.append(entry)
    return top


def write_outline(marks: Sequence[Mark], document: PDFDocument) -> None:
    """Puts named places and the outline into a document."""
    if marks:
        places = {mark.anchor: destination(mark) for mark in reversed(marks)}
        names = sorted(places)
        pairs = [item for name in names for item in (PDFString(name), places[name])]
        document.Catalog.Names = Indirect({"Dests": PDFDictionary({"Names": PDFArray(pairs)})})
    entries = tree(marks)
    if not entries:
        return
    numbered: dict[Entry, str] = {}
    name_all(entries, numbered)
    document.Catalog.Outlines = Indirect(
        {
            "Type": PDFName("Outlines"),
            "First": PDFObjectReference(numbered[entries[0]]),
            "Last": PDFObjectReference(numbered[entries[-1]]),
            "Count": len(entries),
        }
    )
    document.Reference(document.Catalog.Outlines, "outline")
    write_entries(entries, "outline", numbered, document)
    document.Catalog.PageMode = PDFName("UseOutlines")


def name_all(entries: Sequence[Entry], names: dict[Entry, str]) -> None:
    """Names every entry."""
    for entry in entries:
        names[entry] = f"entry {len(names)}"
        name_all(entry.children, names)


def write_entries(
    entries: Sequence[Entry], parent: str, names: dict[Entry, str], document: PDFDocument
) -> None:
    """Writes entries that stand beside each other, and those below them, closed."""
    for n, entry in enumerate(entries):
        row: dict[str, object] = {
            "Title": PDFString(entry.mark.title),
            "Parent": PDFObjectReference(parent),
            "Dest": destination(entry.mark),
        }
        if n:
            row["Prev"] = PDFObjectReference(names[entries[n - 1]])
        if n + 1 < len(entries):
            row["Next"] = PDFObjectReference(names[entries[n + 1]])
        if entry.children:
            row["First"] = PDFObjectReference(names[entry.children[0]])
            row["Last"] = PDFObjectReference(names[entry.children[-1]])
            row["Count"] = -len(entry.children)
        document.Reference(Indirect(row), names[entry])
        write_entries(entry.children, names[entry], names, document)


def destination(mark: Mark) -> PDFArray:
    """Where a mark opens the document."""
    return PDFArray([PDFObjectReference(f"Page{mark.page}"), "/XYZ", "null", short(mark.top), "null"])
