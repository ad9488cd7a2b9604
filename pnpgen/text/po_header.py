"""Checks of a PO file's header against the language it should be in."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from dataclasses import replace

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.language import Language
from pnpgen.text.po_file import Entry, PoFile

PLURAL_FORMS = re.compile(r"nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]{1,300}?)\s*;?\s*")
COUNTS = range(200)


def check_header(po: PoFile, language: Language) -> Iterator[Finding]:
    """Findings for a header that is missing, foreign, or says another charset, language or plural rule."""
    if po.header is None:
        yield Finding("P119", "there is no header", Place(po.file), hint="`pnpgen i18n update` writes one")
        return
    yield from check_charset(po)
    yield from check_language(po, language)
    yield from check_plural_forms(po, language)
    yield from check_forms(po, language)


def field_place(po: PoFile, name: str) -> Place:
    """Where a header field is written; the header itself where it is not."""
    if po.header is None:
        return Place(po.file)
    string = po.header.msgstr[0]
    at = string.text.lower().find(name.lower() + ":")
    return (
        string.place(po.file, at, string.text.find("\n", at)) if at >= 0 else Place(po.file, po.header.line)
    )


def check_charset(po: PoFile) -> Iterator[Finding]:
    """A finding unless the header says UTF-8."""
    content = po.header_field("Content-Type") or ""
    charset = re.search(r"charset=([\w-]+)", content)
    if charset is None or charset[1].lower() not in ("utf-8", "utf8"):
        said = f"the header says charset `{charset[1]}`" if charset else "the header says no charset"
        yield Finding(
            "P113", said, field_place(po, "Content-Type"), hint='"Content-Type: text/plain; charset=UTF-8\\n"'
        )


def check_language(po: PoFile, language: Language) -> Iterator[Finding]:
    """A finding unless the header names the language of the folder."""
    said = po.header_field("Language")
    if said is None or re.split(r"[-_.@]", said)[0] != language.tag:
        message = f"the header says language `{said}`" if said else "the header names no language"
        yield Finding("P110", message, field_place(po, "Language"), hint=f'"Language: {language.tag}\\n"')


def check_plural_forms(po: PoFile, language: Language) -> Iterator[Finding]:
    """A finding unless the plural rule is the language's; a warning where it only looks different."""
    said = po.header_field("Plural-Forms")
    hint = f'"Plural-Forms: {language.plural_header}\\n"'
    if said is None:
        yield Finding("P109", "the header has no Plural-Forms", field_place(po, "Plural-Forms"), hint=hint)
        return
    groups = plural_groups(said)
    if groups is None:
        yield Finding(
            "P109", f"Plural-Forms cannot be read: `{said}`", field_place(po, "Plural-Forms"), hint=hint
        )
    elif grouping(groups) != grouping([language.form(n) for n in COUNTS]):
        message = f"Plural-Forms are not those of {language.tag}"
        yield Finding("P109", message, field_place(po, "Plural-Forms"), hint=hint)
    elif groups != [language.form(n) for n in COUNTS] or not said.startswith(f"nplurals={language.forms};"):
        yield Finding(
            "P109",
            f"Plural-Forms group numbers as {language.tag} does, but in another order or number of forms",
            field_place(po, "Plural-Forms"),
            Severity.WARNING,
            f"`pnpgen i18n update` writes {hint}",
        )


def plural_groups(header: str) -> list[int] | None:
    """The form that a Plural-Forms header gives each count from 0 to 199; None where it cannot be read."""
    found = PLURAL_FORMS.fullmatch(header.strip())
    if found is None:
        return None
    try:
        rule = gettext.c2py(found[2])
        forms = [rule(n) for n in COUNTS]
    except (ValueError, ZeroDivisionError, RecursionError, OverflowError):
        return None
    return forms if all(0 <= form < int(found[1]) for form in forms) else None


def with_own_forms(po: PoFile, language: Language) -> PoFile:
    """The file with its plural forms in the language's order, where its header gives them another order."""
    said = po.header_field("Plural-Forms") or ""
    groups = plural_groups(said)
    own = [language.form(n) for n in COUNTS]
    same = groups == own and said.startswith(f"nplurals={language.forms};")
    if groups is None or same or grouping(groups) != grouping(own):
        return po
    foreign = [groups[own.index(form)] for form in range(language.forms)]

    def in_order(entry: Entry) -> Entry:
        if entry.plural is None or len(entry.msgstr) <= max(foreign):
            return entry
        return replace(entry, msgstr=tuple(entry.msgstr[form] for form in foreign))

    return replace(po, entries=tuple(map(in_order, po.entries)), obsolete=tuple(map(in_order, po.obsolete)))


def grouping(forms: list[int]) -> list[int]:
    """The forms renumbered in order of first use, so that equal groupings are equal."""
    order = {form: index for index, form in enumerate(dict.fromkeys(forms))}
    return [order[form] for form in forms]


def check_forms(po: PoFile, language: Language) -> Iterator[Finding]:
    """Findings for entries with a plural text whose forms are too few or too many."""
    for entry in with_own_forms(po, language).entries:
        expected = language.forms if entry.plural else 1
        if len(entry.msgstr) != expected:
            message = f"`{entry.context}` has {len(entry.msgstr)} forms, {language.tag} has {expected}"
            place = entry.msgstr[-1].place(po.file) if entry.msgstr[-1].pieces else Place(po.file, entry.line)
            yield Finding("P108", message, place)
