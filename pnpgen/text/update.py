"""Bringing a catalog in line with the texts of its game, by context; no translation is ever lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from pnpgen.findings import AuthorError, Severity
from pnpgen.text.catalogs import file_findings
from pnpgen.text.drift import drift_of
from pnpgen.text.extract import CHANGED, Translatable
from pnpgen.text.language import Language
from pnpgen.text.po_file import Entry, PoFile
from pnpgen.text.po_header import with_own_forms
from pnpgen.text.po_writer import header

REPAIRED = frozenset({"P101", "P107", "P109", "P111", "P112", "P113", "P119"})
"""Damage that writing the file anew repairs without losing anything."""


@dataclass(frozen=True, slots=True)
class Change:
    """What an update did: the contexts that are new, whose source changed, and that are obsolete now."""

    added: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    dropped: tuple[str, ...] = ()
    drifted: tuple[str, ...] = ()
    """Those whose numbers take another word form now, which the translation does not choose by itself."""


def updated(
    old: PoFile | None,
    texts: Iterable[Translatable],
    domain: str,
    language: Language,
    english: Mapping[str, str],
) -> tuple[PoFile, Change]:
    """The catalog for these texts with all its translations; AuthorError where its file needs repair first.

    A changed source makes its translation fuzzy and is kept as previous text, and so does a number that
    takes another word form now; a text that moved to another context takes its translation along, fuzzy;
    what is no longer needed becomes obsolete.
    """
    if old is not None:
        refuse_damaged(old, language)
        old = with_own_forms(old, language)
    wanted = list(texts)
    contexts = {text.context for text in wanted}
    active = {entry.context: entry for entry in old.entries} if old else {}
    gone = [entry for entry in active.values() if entry.context not in contexts]
    shelf = list(old.obsolete) if old else []
    entries: list[Entry] = []
    added: list[str] = []
    changed: list[str] = []
    drifted: list[str] = []
    for text in wanted:
        fresh = text.entry(english.get(text.context))
        before = active.get(text.context) or taken(shelf, [e for e in shelf if e.context == text.context])
        if before is not None:
            if before.translated and before.msgid.text != text.text:
                changed.append(text.context)
            entry = merged(fresh, before)
            drift = drift_of(before, text, language) if not entry.fuzzy else ()
            if drift:
                drifted.append(text.context)
                entry = replace(entry, flags=with_fuzzy(entry.flags))
            told = drift or (tuple(c for c in before.extracted if c.startswith(CHANGED)) * entry.fuzzy)
            entries.append(replace(entry, extracted=(*entry.extracted, *told)))
            continue
        added.append(text.context)
        moved = taken(gone, [e for e in gone if e.translated and e.msgid.text == text.text])
        entries.append(carried(fresh, moved) if moved else fresh)
    dropped = tuple(entry.context or "" for entry in gone)
    shelf += [entry for entry in gone if any(string.text for string in entry.msgstr)]
    new = PoFile(
        old.file if old else "",
        header(domain, language, old),
        tuple(entries),
        tuple(replace(e, obsolete=True, extracted=(), locations=(), previous=None) for e in shelf),
    )
    return new, Change(tuple(added), tuple(changed), dropped, tuple(drifted))


def tidied(old: PoFile, domain: str, language: Language) -> PoFile:
    """The same catalog with a proper header; AuthorError where its file needs repair first."""
    refuse_damaged(old, language)
    return replace(with_own_forms(old, language), header=header(domain, language, old))


def taken(entries: list[Entry], found: list[Entry]) -> Entry | None:
    """The only entry found, taken out of the list; None where there is none, or more than one."""
    if len(found) != 1:
        return None
    entries.remove(found[0])
    return found[0]


def refuse_damaged(po: PoFile, language: Language) -> None:
    """Raise AuthorError where writing the file anew would lose or mix up something."""
    errors = [f for f in file_findings(po, language.tag) if f.severity is Severity.ERROR]
    damage = [finding for finding in errors if finding.code not in REPAIRED]
    if damage:
        raise AuthorError(*damage)


def merged(fresh: Entry, before: Entry) -> Entry:
    """The entry with the translation it had; fuzzy if its source has changed since it was translated."""
    kept = replace(
        fresh,
        msgstr=before.msgstr,
        plural=before.plural,
        flags=before.flags,
        notes=before.notes,
        previous=None,
    )
    if not any(string.text for string in before.msgstr):
        return replace(kept, flags=without_fuzzy(before.flags))
    known = before.fuzzy and before.previous is not None
    translated_from = before.previous if known else before.msgid.text
    if translated_from != fresh.msgid.text:
        return replace(kept, flags=with_fuzzy(before.flags), previous=translated_from)
    if known:
        return replace(kept, flags=without_fuzzy(before.flags))
    return kept


def carried(fresh: Entry, moved: Entry) -> Entry:
    """An entry with the translation that the same words had elsewhere, to be confirmed."""
    return replace(
        fresh, msgstr=moved.msgstr, plural=moved.plural, flags=with_fuzzy(moved.flags), notes=moved.notes
    )


def with_fuzzy(flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags with `fuzzy` in front."""
    return ("fuzzy", *without_fuzzy(flags))


def without_fuzzy(flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags without `fuzzy`."""
    return tuple(flag for flag in flags if flag != "fuzzy")
