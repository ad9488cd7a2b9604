"""What is left to do in a translation, text by text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from pnpgen.checks.journal import Journal
from pnpgen.checks.uses import Use
from pnpgen.cli.domains import Domain
from pnpgen.cli.i18n.wanted import confirmed
from pnpgen.findings import Finding, Severity
from pnpgen.pipeline.opening import Paper
from pnpgen.pipeline.reading import read_edition
from pnpgen.text.catalogs import Catalog, read_catalog
from pnpgen.text.check_catalog import check_words
from pnpgen.text.extract import ENGLISH

URGENCY = ("error", "fuzzy", "warning", "untranslated")
"""What comes first."""
STATE_CODES = frozenset({"I101", "I102", "I105"})
"""Findings that only say what the state of the text says already."""


@dataclass(frozen=True, slots=True)
class Task:
    """A text that waits for a translator: why, its words, and what helps to translate it."""

    game: str
    locale: str
    context: str
    reason: str
    source: str
    translation: str
    comments: tuple[str, ...]
    findings: tuple[str, ...]
    printed: str

    @property
    def urgency(self) -> int:
        """Its place in the order of reasons."""
        return URGENCY.index(self.reason)

    def as_row(self) -> dict[str, str | list[str]]:
        """The task for programs."""
        return {
            "game": self.game,
            "locale": self.locale,
            "context": self.context,
            "reason": self.reason,
            "source": self.source,
            "translation": self.translation,
            "comments": list(self.comments),
            "findings": list(self.findings),
            "printed": self.printed,
        }


def tasks_of(domain: Domain, locale: str) -> Iterator[Task]:
    """The tasks in one catalog, in the order of the game's files."""
    catalog, findings = catalog_with_findings(domain, locale)
    english = {} if "en" in (locale, domain.language) else confirmed(domain, "en")
    for text in domain.texts:
        entry = catalog.entries.get(text.context)
        mine = findings_at(catalog, text.context, findings)
        reason = reason_for(catalog, text.context, text.text, mine)
        if reason is None:
            continue
        told = (
            (*text.comments, f"{ENGLISH}{english[text.context]}")
            if text.context in english
            else text.comments
        )
        yield Task(
            domain.name, locale, text.context, reason, text.text,
            entry.msgstr[0].text if entry else "",
            told,
            tuple(f"{f.severity} {f.code}: {f.message}" for f in mine if f.code not in STATE_CODES),
            printed_at(domain.uses.get(text.context, ())),
        )  # fmt: skip


def catalog_with_findings(domain: Domain, locale: str) -> tuple[Catalog, list[Finding]]:
    """The catalog of a domain and what is wrong with its texts."""
    if domain.game is None:
        catalog, _ = read_catalog(domain.catalog(locale), locale)
        return catalog, list(check_words(catalog))
    edition, found = read_edition(domain.game, locale, Paper(), Journal())
    return edition.catalog, list(found)


def findings_at(catalog: Catalog, context: str, findings: Iterable[Finding]) -> list[Finding]:
    """The findings that stand at the entry of a text."""
    entry = catalog.entries.get(context)
    if entry is None:
        return []
    last = max((piece.line for string in entry.msgstr for piece in string.pieces), default=entry.line)
    return [f for f in findings if f.place.file == catalog.file and entry.line <= f.place.line <= last]


def reason_for(catalog: Catalog, context: str, source: str, findings: list[Finding]) -> str | None:
    """Why a text waits for somebody; None where it is done."""
    entry = catalog.entries.get(context)
    if entry is None or not entry.translated:
        return "untranslated"
    if any(finding.severity is Severity.ERROR for finding in findings):
        return "error"
    if entry.fuzzy or entry.msgid.text != source:
        return "fuzzy"
    return "warning" if any(finding.severity is Severity.WARNING for finding in findings) else None


def printed_at(uses: Iterable[Use]) -> str:
    """Where a text is printed: `relic 1, page 4; cards A-row and 2 more, page 3; rulebook, page 1`."""
    pieces: dict[tuple[str, int], list[str]] = {}
    for use in uses:
        pieces.setdefault((use.where.split(" ")[0], use.page), []).append(use.where)
    places = []
    for (_, page), found in pieces.items():
        several = len(set(found)) - 1
        places.append(f"{found[0]}{f' and {several} more' if several else ''}, page {page}")
    return "; ".join(places)
