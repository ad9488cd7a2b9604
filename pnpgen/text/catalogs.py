"""Catalogs: the translations of one game, or of the tool's own words, into one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.languages import language_of
from pnpgen.text.po_file import Entry, PoFile
from pnpgen.text.po_header import check_header, with_own_forms
from pnpgen.text.po_reader import read_po_file


@dataclass(frozen=True, slots=True)
class Catalog:
    """The entries of a PO file by context; empty for the author's own language."""

    locale: str
    file: str = ""
    entries: Mapping[str, Entry] = field(default_factory=lambda: MappingProxyType({}))
    obsolete: tuple[Entry, ...] = ()

    def text(self, context: str) -> str | None:
        """The confirmed translation of a text; None where there is none, it is fuzzy or has plural forms."""
        entry = self.confirmed(context)
        return entry.msgstr[0].text if entry and entry.plural is None else None

    def confirmed(self, context: str) -> Entry | None:
        """The entry of a text, if it is translated and not fuzzy."""
        entry = self.entries.get(context)
        return entry if entry is not None and entry.translated and not entry.fuzzy else None


def read_catalog(path: Path, locale: str) -> tuple[Catalog, tuple[Finding, ...]]:
    """The catalog at a path, and what is wrong with its file; empty where there is no such file."""
    if not path.exists():
        hint = f"`pnpgen i18n new {locale}` begins it"
        missing = Finding("I106", f"no translation into {locale}", Place(str(path)), Severity.WARNING, hint)
        return Catalog(locale, str(path)), (missing,)
    po = read_po_file(path)
    return catalog_of(po, locale), file_findings(po, locale)


def file_findings(po: PoFile, locale: str) -> tuple[Finding, ...]:
    """What is wrong with a PO file as a file, and with its header if it could be read at all."""
    readable = all(finding.code not in ("P102", "P118") for finding in po.findings)
    return (*po.findings, *(check_header(po, language_of(locale)) if readable else ()))


def catalog_of(po: PoFile, locale: str) -> Catalog:
    """The catalog of a PO file as read; of two entries with one context the first counts."""
    entries: dict[str, Entry] = {}
    for entry in with_own_forms(po, language_of(locale)).entries:
        if entry.context is not None:
            entries.setdefault(entry.context, entry)
    return Catalog(locale, po.file, MappingProxyType(entries), po.obsolete)
