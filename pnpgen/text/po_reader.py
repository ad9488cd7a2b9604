"""The strict reader of PO files: what lenient parsers misread in silence is a finding here."""

from __future__ import annotations

import codecs
from pathlib import Path

from pnpgen.findings import Finding, Place
from pnpgen.text.po_bytes import check_characters, decoded, with_line_feeds
from pnpgen.text.po_file import Entry, PoFile
from pnpgen.text.po_lines import Reader


def read_po_file(path: Path) -> PoFile:
    """The PO file at a path; an empty one, with a finding (P118), where it cannot be opened."""
    try:
        data = path.read_bytes()
    except OSError as error:
        folder = path.is_dir()
        reason = f"{path.name} is a folder" if folder else error.strerror or "unknown reason"
        hint = "move the folder away" if folder else "see who may read it"
        finding = Finding(
            "P118", f"the catalog cannot be read: {reason.lower()}", Place(str(path)), hint=hint
        )
        return PoFile(str(path), None, (), (), (finding,))
    return read_po(data, str(path))


def read_po(data: bytes, file: str) -> PoFile:
    """A PO file from its bytes; everything readable is in it, everything wrong among its findings."""
    findings: list[Finding] = []
    if data.startswith(codecs.BOM_UTF8):
        data = data[3:]
        findings.append(
            Finding(
                "P101",
                "the file begins with a byte order mark",
                Place(file),
                hint="save as UTF-8 without BOM",
            )
        )
    text = decoded(data, file, findings)
    if text is None:
        return PoFile(file, None, (), (), tuple(findings))
    text = with_line_feeds(text, file, findings)
    check_characters(text, file, findings)
    reader = Reader(file, findings)
    for number, line in enumerate(text.split("\n"), start=1):
        reader.read(number, line)
    reader.finish()
    header, entries = split_header(reader.entries)
    check_unique(entries, file, findings)
    return PoFile(
        file,
        header,
        tuple(entry for entry in entries if not entry.obsolete),
        tuple(entry for entry in entries if entry.obsolete),
        tuple(findings),
    )


def split_header(entries: list[Entry]) -> tuple[Entry | None, list[Entry]]:
    """The header (the first entry without context and source text), and the others."""
    if entries and entries[0].context is None and not entries[0].msgid.text and not entries[0].obsolete:
        return entries[0], entries[1:]
    return None, entries


def check_unique(entries: list[Entry], file: str, findings: list[Finding]) -> None:
    """Findings for entries with a context that an earlier one has, and for those without any."""
    first: dict[str, int] = {}
    for entry in entries:
        if entry.obsolete:
            continue
        if entry.context is None:
            hint = "every text has a msgctxt; `pnpgen i18n update` writes it"
            findings.append(Finding("P115", "entry without msgctxt", Place(file, entry.line), hint=hint))
        elif entry.context in first:
            message = f"`{entry.context}` is there twice, first in line {first[entry.context]}"
            findings.append(Finding("P106", message, Place(file, entry.line), hint="delete one of them"))
        else:
            first[entry.context] = entry.line
