"""A PO file as values: its entries, with the line and column of every string."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pnpgen.findings import Finding, Place

ESCAPED = re.compile(r"\\(.)|[^\\]", re.DOTALL)
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}


@dataclass(frozen=True, slots=True)
class Quoted:
    """One quoted piece of a string, as written between the quotes; column is that of its first character."""

    line: int
    column: int
    raw: str


@dataclass(frozen=True, slots=True)
class PoString:
    """A string of an entry: its text, and the quoted pieces it is written in."""

    text: str
    pieces: tuple[Quoted, ...]

    def place(self, file: str, start: int = 0, end: int | None = None) -> Place:
        """Where the characters from start to end stand; only the part on the first line."""
        before = 0
        for number, piece in enumerate(self.pieces):
            columns = [match.start() for match in ESCAPED.finditer(piece.raw)] + [len(piece.raw)]
            characters = len(columns) - 1
            last = number == len(self.pieces) - 1
            if start < before + characters or last:
                first = columns[min(start - before, characters)]
                stop = columns[min((before + characters if end is None else end) - before, characters)]
                return Place(file, piece.line, piece.column + first, max(1, stop - first))
            before += characters
        return Place(file)


EMPTY = PoString("", ())


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: the context is its key; `msgstr` has one string, or one per plural form."""

    context: str | None
    msgid: PoString
    msgstr: tuple[PoString, ...]
    line: int
    plural: PoString | None = None
    flags: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    """The translator's own comments, without the `# `."""
    extracted: tuple[str, ...] = ()
    locations: tuple[str, ...] = ()
    previous: str | None = None
    """The source text that was translated, where the source has changed since."""
    obsolete: bool = False

    @property
    def translated(self) -> bool:
        """Whether every string of the translation is filled in."""
        return bool(self.msgstr) and all(string.text for string in self.msgstr)

    @property
    def fuzzy(self) -> bool:
        """Whether the translation waits for a person to confirm it."""
        return "fuzzy" in self.flags

    @property
    def silenced(self) -> frozenset[str]:
        """The codes of findings its `ignore-CODE` flags switch off."""
        return frozenset(flag.removeprefix("ignore-") for flag in self.flags if flag.startswith("ignore-"))


@dataclass(frozen=True, slots=True)
class PoFile:
    """A PO file: header, entries in use, obsolete ones, and what is wrong with the file itself."""

    file: str
    header: Entry | None
    entries: tuple[Entry, ...]
    obsolete: tuple[Entry, ...]
    findings: tuple[Finding, ...] = field(default=(), compare=False)

    def header_field(self, name: str) -> str | None:
        """The value of a header field such as `Language`; None where the header does not have it."""
        if self.header is None or not self.header.msgstr:
            return None
        for line in self.header.msgstr[0].text.split("\n"):
            key, colon, value = line.partition(":")
            if colon and key.strip().lower() == name.lower():
                return value.strip()
        return None


def unescape(raw: str) -> str:
    """The text that a quoted piece stands for; an unknown escape stands for its letter."""
    if "\\" not in raw:
        return raw
    return ESCAPED.sub(lambda m: ESCAPES.get(m[1], m[1]) if m[1] else m[0], raw)
