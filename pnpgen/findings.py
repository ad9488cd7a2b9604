"""Findings: what is wrong in an author's files, as values with a permanent code and a place."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path


class Severity(StrEnum):
    """How much a finding weighs: errors fail every run, warnings fail `--strict`, notes never do."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A stretch of one line of a file; line and column count characters from 1."""

    file: str
    line: int = 1
    column: int = 1
    length: int = 1


@dataclass(frozen=True, slots=True)
class Finding:
    """One problem: permanent code (letter and three digits), message, place, severity and a hint."""

    code: str
    message: str
    place: Place
    severity: Severity = Severity.ERROR
    hint: str = ""
    subjects: tuple[str, ...] = ()
    """What it was met in, where one place makes many things: `cards herbs-1 (en)`."""

    @property
    def told(self) -> str:
        """The message, with the first subject and how many more there are."""
        first, more = self.subjects[:1], len(self.subjects) - 1
        rest = f" and {more} more" if more > 0 else ""
        return f"{self.message} [{first[0]}{rest}]" if first else self.message


class AuthorError(Exception):
    """Carries findings from deep inside one phase to its edge, where they become part of its result."""

    def __init__(self, *findings: Finding) -> None:
        super().__init__("; ".join(f.message for f in findings))
        self.findings = findings


@dataclass(frozen=True, slots=True)
class Rationale:
    """What a code stands for: a short title and one line saying why it matters."""

    title: str
    why: str


Codes = Mapping[str, Rationale]


def errors(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings that are errors."""
    return tuple(f for f in findings if f.severity is Severity.ERROR)


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """The findings by file, line and column, each once: those that differ in their subjects alone as one."""
    subjects: dict[Finding, set[str]] = {}
    for finding in findings:
        subjects.setdefault(replace(finding, subjects=()), set()).update(finding.subjects)
    merged = [replace(finding, subjects=tuple(sorted(met))) for finding, met in subjects.items()]
    return tuple(sorted(merged, key=lambda f: (f.place, f.code, f.message)))


def render(finding: Finding, source: str | None = None) -> str:
    """The finding as text: `file:line:col: error G104: message`, the source line, a caret and the hint."""
    place = finding.place
    lines = [f"{place.file}:{place.line}:{place.column}: {finding.severity} {finding.code}: {finding.told}"]
    text = source_line(place, source)
    if text is not None:
        gutter = " " * len(str(place.line))
        before = text[: place.column - 1]
        marked = text[place.column - 1 : place.column - 1 + place.length]
        lines += [
            f" {place.line} | {text}",
            f" {gutter} | {' ' * width(before)}{'^' * max(1, width(marked))}",
        ]
    if finding.hint:
        lines.append(f"   = hint: {finding.hint}")
    return "\n".join(lines)


def source_line(place: Place, source: str | None = None) -> str | None:
    """The line a place points into, tabs as single spaces; None where the file cannot be read as text."""
    if source is None:
        try:
            source = Path(place.file).read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            return None
    lines = source.split("\n")
    if not 1 <= place.line <= len(lines):
        return None
    return lines[place.line - 1].rstrip("\r").replace("\t", " ")


def width(text: str) -> int:
    """Columns a terminal uses for the text: wide East Asian characters take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text
    )
