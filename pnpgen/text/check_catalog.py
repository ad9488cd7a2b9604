"""Checks of a catalog against the texts it translates."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches

from pnpgen.definition.game import SourceText
from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.catalogs import Catalog
from pnpgen.text.check_message import check_message
from pnpgen.text.check_translation import Pair, compare, placed
from pnpgen.text.languages import language_of
from pnpgen.text.messages import parse
from pnpgen.text.po_file import Entry
from pnpgen.text.values import Known
from pnpgen.text.words import SOURCE_LOCALE, WORDS

SHORTENED = 60
SAMPLE = 2


def check_sources(
    texts: Iterable[SourceText],
    locale: str,
    known_for: Callable[[str], Known],
    locate: Callable[[SourceText, str], Place],
) -> Iterator[Finding]:
    """Everything wrong with the texts in the author's language; `locate` finds words in their file."""
    for source in texts:
        text = source.text

        def place(start: int, end: int, source: SourceText = source, text: str = text) -> Place:
            return locate(source, text[start:end])

        proper = is_proper_name(source.context)
        yield from check_message(text, locale, known_for(source.context), place, proper_name=proper)


def is_proper_name(context: str) -> bool:
    """Whether the text of a context is a name, in which a number is no quantity."""
    return context == "title" or context.startswith("credits.")


def check_catalog(
    catalog: Catalog, sources: Mapping[str, str], source_locale: str, known_for: Callable[[str], Known]
) -> Iterator[Finding]:
    """Everything wrong with the translations in a catalog; `sources` are the texts now, by context."""
    pair = Pair(language_of(source_locale), language_of(catalog.locale))
    missing = [context for context in sources if context not in catalog.entries]
    if missing and catalog.entries:
        yield Finding(
            "I104",
            f"{len(missing)} texts are not in the catalog, such as {', '.join(missing[:3])}",
            Place(catalog.file),
            Severity.WARNING,
            "`pnpgen i18n update` adds them",
        )
    for context, entry in catalog.entries.items():
        source = sources.get(context)
        findings = (
            check_unknown(entry, context, sources, catalog.file)
            if source is None
            else check_entry(entry, source, catalog.file, pair, known_for(context))
        )
        yield from (finding for finding in findings if finding.code not in entry.silenced)
    if catalog.obsolete:
        yield Finding(
            "I107",
            f"{len(catalog.obsolete)} obsolete entries are kept",
            Place(catalog.file, catalog.obsolete[0].line),
            Severity.NOTE,
        )


def check_words(catalog: Catalog) -> Iterator[Finding]:
    """Everything wrong with the translations of the tool's own words."""

    def known_for(word: str) -> Known:
        names = parse(WORDS[word]).names if word in WORDS else ()
        return Known(dict.fromkeys(names, SAMPLE))

    yield from check_catalog(catalog, WORDS, SOURCE_LOCALE, known_for)


def check_unknown(entry: Entry, context: str, sources: Iterable[str], file: str) -> Iterator[Finding]:
    """A finding for an entry whose text the game does not have."""
    near = get_close_matches(context, list(sources), 1)
    hint = f"did you mean `{near[0]}`?" if near else "`pnpgen i18n update` marks it obsolete"
    yield Finding("I103", f"there is no text `{context}`", Place(file, entry.line), Severity.WARNING, hint)


def check_entry(entry: Entry, source: str, file: str, pair: Pair, known: Known) -> Iterator[Finding]:
    """Everything wrong with one translation; one that is not printed is only told to be so."""
    place = entry.msgstr[0].place(file) if entry.msgstr[0].pieces else Place(file, entry.line)
    if not entry.translated:
        message = f"`{entry.context}` is not translated: {shortened(source)}"
        yield Finding("I101", message, place, Severity.WARNING, "the author's text is printed instead")
        return
    if entry.msgid.text != source:
        message = f"the source is now: {shortened(source)}"
        hint = "`pnpgen i18n update` marks it fuzzy; the author's text is printed until then"
        yield Finding("I105", message, entry.msgid.place(file), Severity.WARNING, hint)
        return
    if entry.fuzzy:
        hint = "check it, then remove the flag `fuzzy`; the author's text is printed until then"
        yield Finding("I102", f"`{entry.context}` is fuzzy", place, Severity.WARNING, hint)
        return
    proper = is_proper_name(entry.context or "")
    found = [
        finding
        for string in entry.msgstr
        for finding in check_message(
            string.text, pair.target.tag, known, placed(string, file), proper_name=proper
        )
    ]
    yield from found
    # Numbers that are wrong in the sentence itself would only be said twice.
    values = {} if any(finding.code.startswith("N") for finding in found) else known.values
    yield from compare(entry, source, pair, values, file, proper_name=proper)


def shortened(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= SHORTENED else line[: SHORTENED - 1] + "…"
