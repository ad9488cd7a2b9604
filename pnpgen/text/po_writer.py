"""PO files as text, always the same for the same entries: no dates, no line numbers, no wrapping."""

from __future__ import annotations

import os
import tempfile
import unicodedata
from collections.abc import Iterator
from pathlib import Path

from babel.messages.pofile import normalize

from pnpgen.text.language import Language
from pnpgen.text.po_file import Entry, PoFile, PoString

KEPT_FIELDS = ("Report-Msgid-Bugs-To", "Last-Translator", "Language-Team", "X-Generator")
"""Header fields that belong to the translators."""


def po_text(po: PoFile) -> str:
    """The file: header, entries in order, obsolete entries last."""
    entries = (*([po.header] if po.header else ()), *po.entries, *po.obsolete)
    return "\n".join("".join(f"{line}\n" for line in entry_lines(entry)) for entry in entries)


def entry_lines(entry: Entry) -> Iterator[str]:
    """The lines of one entry."""
    yield from (f"# {note}".rstrip() for note in entry.notes)
    yield from (f"#. {comment}".rstrip() for comment in entry.extracted)
    yield from (f"#: {location}" for location in entry.locations)
    if entry.flags:
        yield f"#, {', '.join(entry.flags)}"
    if entry.previous is not None and not entry.obsolete:
        yield from string_lines("#| ", "msgid", entry.previous)
    prefix = "#~ " if entry.obsolete else ""
    if entry.context is not None:
        yield from string_lines(prefix, "msgctxt", entry.context)
    yield from string_lines(prefix, "msgid", entry.msgid.text)
    if entry.plural is None:
        yield from string_lines(prefix, "msgstr", entry.msgstr[0].text)
        return
    yield from string_lines(prefix, "msgid_plural", entry.plural.text)
    for index, string in enumerate(entry.msgstr):
        yield from string_lines(prefix, f"msgstr[{index}]", string.text)


def string_lines(prefix: str, keyword: str, text: str) -> Iterator[str]:
    """A keyword with its string, escaped, each line of the text on a line of its own."""
    first, *rest = normalize(unicodedata.normalize("NFC", text), width=0).split("\n")
    yield f"{prefix}{keyword} {first}"
    yield from (prefix + line for line in rest)


def written(text: str) -> PoString:
    """A string that is in no file yet."""
    return PoString(text, ())


def header(domain: str, language: Language | None, old: PoFile | None) -> Entry:
    """The header of a catalog, or of a template (no language); the translators' fields are kept."""
    kept = {name: (old.header_field(name) if old else None) or "" for name in KEPT_FIELDS}
    fields = {
        "Project-Id-Version": domain,
        "Report-Msgid-Bugs-To": kept["Report-Msgid-Bugs-To"],
        "PO-Revision-Date": "",
        "Last-Translator": kept["Last-Translator"],
        "Language-Team": kept["Language-Team"] or (language.name if language else ""),
        "Language": language.tag if language else "",
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": language.plural_header if language else "",
        "X-Generator": kept["X-Generator"],
    }
    optional = ("Report-Msgid-Bugs-To", "Plural-Forms", "X-Generator")
    lines = [f"{name}: {value}\n" for name, value in fields.items() if value or name not in optional]
    notes = old.header.notes if old and old.header else ()
    return Entry(None, written(""), (written("".join(lines)),), line=1, notes=notes)


def write_if_changed(path: Path, text: str) -> bool:
    """Put the text into the file at once or not at all; whether there was anything to change."""
    data = text.encode("utf-8")
    if path.is_file() and path.read_bytes() == data:
        return False
    write_at_once(path, data)
    return True


def write_at_once(path: Path, data: bytes) -> None:
    """Put the bytes into the file at once or not at all; raises OSError where the disk refuses."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, waiting = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        Path(waiting).chmod(0o644)
        Path(waiting).replace(path)
    finally:
        Path(waiting).unlink(missing_ok=True)
