"""The PDFs of an edition: everything in printing order, and one file for each part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pnpgen.layout.parts import PARTS
from pnpgen.layout.sheet import Sheet
from pnpgen.outputs.paint import paint
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata


@dataclass(frozen=True, slots=True)
class PrintFile:
    """A finished PDF: its name, its bytes, and the sheets it was drawn from."""

    name: str
    data: bytes
    sheets: tuple[Sheet, ...]


def print_files(
    name: str, metadata: Metadata, words: Mapping[str, str], sheets: Sequence[Sheet], fonts: Fonts
) -> tuple[PrintFile, ...]:
    """The file `name`.pdf with all sheets first, then one for each part with sheets, titled by its word."""
    files = [_file(f"{name}.pdf", metadata, sheets, fonts)]
    for part in PARTS:
        of_part = [sheet for sheet in sheets if sheet.kind == part.kind]
        if of_part:
            titled = replace(metadata, title=f"{metadata.title} · {words[part.name]}")
            files.append(_file(f"{part.name}.pdf", titled, of_part, fonts))
    return tuple(files)


def part_names() -> tuple[str, ...]:
    """The names of all part files there can be."""
    return tuple(f"{part.name}.pdf" for part in PARTS)


def _file(name: str, metadata: Metadata, sheets: Sequence[Sheet], fonts: Fonts) -> PrintFile:
    document = Document(metadata, fonts)
    for sheet in sheets:
        paint(sheet, document)
    return PrintFile(name, document.to_bytes(), tuple(sheets))
