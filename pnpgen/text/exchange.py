"""Translations as a table, for people without PO tools, and back without losing anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields, replace

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.extract import ENGLISH
from pnpgen.text.po_file import Entry, PoFile, PoString
from pnpgen.text.po_writer import written
from pnpgen.text.update import with_fuzzy, without_fuzzy

STATES = ("translated", "fuzzy", "untranslated")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the table; the field names head its columns, and only the last four are for translators."""

    context: str
    form: str
    """The number of the plural form; empty for most texts."""
    comments: str
    english: str
    source: str
    exported: str
    """The translation at the time of the export: what tells apart who has changed it since."""
    translation: str
    state: str
    notes: str


COLUMNS: tuple[str, ...] = tuple(field.name for field in fields(Line))
NEEDED = ("context", "source", "exported", "translation")


def lines_of(po: PoFile) -> Iterator[Line]:
    """The table of a catalog: a line for each text, one for each plural form where it has several."""
    for entry in po.entries:
        english = next((c.removeprefix(ENGLISH) for c in entry.extracted if c.startswith(ENGLISH)), "")
        told = "\n".join(comment for comment in entry.extracted if not comment.startswith(ENGLISH))
        for index, string in enumerate(entry.msgstr):
            yield Line(
                context=entry.context or "",
                form=str(index) if entry.plural is not None else "",
                comments=told,
                english=english,
                source=entry.msgid.text,
                exported=string.text,
                translation=string.text,
                state=state_of(entry),
                notes="\n".join(entry.notes),
            )


def state_of(entry: Entry) -> str:
    """The state of an entry in one word."""
    return "fuzzy" if entry.fuzzy else "translated" if entry.translated else "untranslated"


def rows_as_lines(
    rows: Iterable[tuple[int, Mapping[str, str]]], file: str
) -> tuple[list[tuple[int, Line]], list[Finding]]:
    """The lines of a table with where they stand; rows are cells by the name of their column."""
    lines: list[tuple[int, Line]] = []
    numbered = list(rows)
    missing = [name for name in NEEDED if numbered and name not in numbered[0][1]]
    if missing or not numbered:
        what = f"no column {', '.join(missing)}" if missing else "no rows"
        hint = "the first row names the columns; `pnpgen i18n export` writes such a table"
        return [], [Finding("I204", f"the table has {what}", Place(file), hint=hint)]
    for number, row in numbered:
        if any(row.values()):
            lines.append((number, line_of(row)))
    return lines, []


def line_of(row: Mapping[str, str]) -> Line:
    """The line of a row; a column that is not there is empty."""
    return Line(
        context=row["context"],
        form=row.get("form", ""),
        comments=row.get("comments", ""),
        english=row.get("english", ""),
        source=row["source"],
        exported=row["exported"],
        translation=row["translation"],
        state=row.get("state", ""),
        notes=row.get("notes", ""),
    )


def imported(
    po: PoFile, lines: Iterable[tuple[int, Line]], file: str
) -> tuple[PoFile, int, tuple[Finding, ...]]:
    """The catalog with what a table changed, how many texts that was, and conflicts, which change nothing."""
    findings: list[Finding] = []
    entries = {entry.context: entry for entry in po.entries}
    changed: set[str] = set()
    for number, line in lines:
        place = Place(file, number)
        entry = entries.get(line.context)
        form = int(line.form) if line.form.isdecimal() else 0
        if entry is None or form >= len(entry.msgstr):
            findings.append(Finding("I203", f"the catalog has no text `{line.context}`", place))
            continue
        conflict = conflict_of(entry, entry.msgstr[form].text, line)
        if conflict is not None:
            findings.append(
                Finding(*conflict, place, Severity.ERROR, f"in the catalog: {entry.msgstr[form].text}")
            )
            continue
        new = with_line(entry, form, line)
        if new != entry:
            entries[line.context] = new
            changed.add(line.context)
    return replace(po, entries=tuple(entries.values())), len(changed), tuple(findings)


def conflict_of(entry: Entry, current: str, line: Line) -> tuple[str, str] | None:
    """Code and message where catalog and table have both moved on; None where nothing is in the way."""
    if line.translation in (line.exported, current):
        return None
    if entry.msgid.text != line.source:
        return "I202", f"the source of `{line.context}` has changed since the export"
    if current != line.exported:
        return "I201", f"`{line.context}` was changed both in the table and in the catalog"
    return None


def with_line(entry: Entry, form: int, line: Line) -> Entry:
    """The entry with the translation, state and notes of a line, as far as the line changed them."""
    strings: list[PoString] = list(entry.msgstr)
    new = line.translation != line.exported
    if new and strings[form].text != line.translation:
        strings[form] = written(line.translation)
    flags = entry.flags
    if line.state == "fuzzy" and not entry.fuzzy:
        flags = with_fuzzy(flags)
    elif entry.fuzzy and (line.state == "translated" or new):
        flags = without_fuzzy(flags)
    notes = tuple(line.notes.split("\n")) if line.notes else entry.notes
    previous = entry.previous if "fuzzy" in flags else None
    return replace(entry, msgstr=tuple(strings), flags=flags, notes=notes, previous=previous)
