"""Checks of terms: one word for one thing, and one thing for one word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.catalogs import Catalog
from pnpgen.text.check_translation import placed
from pnpgen.text.glossary import Glossary, Term
from pnpgen.text.messages import MessageError, parse
from pnpgen.text.places import Locate
from pnpgen.text.po_file import Entry
from pnpgen.text.surface import Surface, surface


@dataclass(frozen=True, slots=True)
class Terms:
    """The glossaries of a source and of its translation."""

    source: Glossary
    target: Glossary


def check_glossary(glossary: Glossary, source: Glossary | None) -> Iterator[Finding]:
    """Findings in a glossary itself, and terms of the source's that it has no word for."""
    words: dict[str, Term] = {}
    for term in glossary.terms.values():
        written = term.printed.casefold()
        if not term.stems.found_in(term.printed):
            message = f"`{term.printed}` is none of the stems of `{term.id}`"
            yield Finding("T106", message, term.place, hint=f"stems: {', '.join(term.stems.written)}")
        if (short := term.stems.too_short) is not None:
            yield Finding("T109", f"the stem `{short}` fits nearly every word", term.place)
        if written in words:
            message = f"`{term.printed}` is the word for `{words[written].id}` and for `{term.id}`"
            yield Finding("T104", message, term.place, Severity.WARNING, "readers cannot tell them apart")
        words.setdefault(written, term)
        if source is not None and source.terms and term.id not in source.terms and term.place.file:
            message = f"the glossary of {source.locale} has no term `{term.id}`"
            yield Finding("T108", message, term.place, Severity.WARNING)
    wanting = [id_ for id_ in (source.terms if source else ()) if id_ not in glossary.terms]
    if wanting:
        place = Place(glossary.file or f"locales/{glossary.locale}/glossary.yaml")
        message = f"no word of {glossary.locale} for {len(wanting)} terms: {', '.join(sorted(wanting))}"
        yield Finding("T105", message, place, Severity.WARNING)


def check_names(glossary: Glossary, names: Mapping[str, tuple[str, Place]]) -> Iterator[Finding]:
    """Findings for components that are not called by their term; `names` are texts and places by id."""
    for id_, (name, place) in names.items():
        term = glossary.terms.get(id_)
        if term is not None and not term.stems.found_in(name):
            message = f"the component `{id_}` is called `{name}`, its term is `{term.printed}`"
            yield Finding("T107", message, place, Severity.WARNING)


def check_forbidden(text: str, glossary: Glossary, locate: Locate) -> Iterator[Finding]:
    """Findings for words that the glossary forbids, in a text that nothing says what it speaks of."""
    shown = shown_text(text)
    if shown is not None:
        yield from forbidden(shown, glossary.terms.values(), glossary, locate)


def check_terms(catalog: Catalog, sources: Mapping[str, str], terms: Terms) -> Iterator[Finding]:
    """Findings for translations that lack a term of their source, or have another word for it."""
    for context, entry in catalog.entries.items():
        source = sources.get(context)
        if source is None or catalog.confirmed(context) is None or entry.msgid.text != source:
            continue
        found = check_entry_terms(entry, source, catalog.file, terms)
        yield from (finding for finding in found if finding.code not in entry.silenced)


def check_entry_terms(entry: Entry, source: str, file: str, terms: Terms) -> Iterator[Finding]:
    """Findings for the terms of one translation."""
    original = shown_text(source)
    shown = [(one, text) for one in entry.msgstr if (text := shown_text(one.text)) is not None]
    if original is None or not shown:
        return
    said = terms_in(original.text, terms.source)
    spoken = {term.id: term for term in terms.target.terms.values() if term.id in said}
    whole = " \n ".join(text.text for _, text in shown)
    lost = [term for term in spoken.values() if not (term.known or term.stems).found_in(whole)]
    known = terms.source.terms
    strangers = [id_ for id_ in terms_in(whole, terms.target) if id_ not in said and id_ in known]
    place = entry.msgstr[0].place(file)
    for term in lost:
        if term.forbidden.found_in(whole):
            continue  # the synonym itself is the finding
        word = known[term.id].printed
        if strangers:
            other = terms.target.terms[strangers[0]]
            message = f"the translation says `{other.printed}` where its source says `{word}`"
            yield Finding("T102", message, place, Severity.WARNING, f"`{word}` is `{term.printed}`")
        else:
            message = f"the source speaks of `{word}`, the translation does not say `{term.printed}`"
            yield Finding("T101", message, place, Severity.WARNING, term.definition)
    for string, text in shown:
        yield from forbidden(text, spoken.values(), terms.target, placed(string, file))


def forbidden(text: Surface, terms: Iterable[Term], glossary: Glossary, locate: Locate) -> Iterator[Finding]:
    """Findings for forbidden synonyms of these terms; a word that is part of another term is none."""
    allowed = [span for term in glossary.terms.values() for span in term.stems.spans(text.text)]
    for term in terms:
        for start, end in term.forbidden.spans(text.text):
            if not any(a <= start and end <= b for a, b in allowed):
                message = f"`{text.text[start:end]}` is another word for `{term.printed}`"
                place = locate(*text.span(start, end))
                yield Finding("T103", message, place, Severity.WARNING, f"say `{term.printed}`")


def terms_in(text: str, glossary: Glossary) -> dict[str, Term]:
    """The terms a text speaks of, by id; inside a longer term a shorter one does not count."""
    spans = [
        (end - start, start, end, term)
        for term in glossary.terms.values()
        for start, end in term.stems.spans(text)
    ]
    taken: list[tuple[int, int]] = []
    found: dict[str, Term] = {}
    for _, start, end, term in sorted(spans, key=lambda span: (-span[0], span[1])):
        if not any(start < b and a < end and (a, b) != (start, end) for a, b in taken):
            taken.append((start, end))
            found[term.id] = term
    return found


def shown_text(text: str) -> Surface | None:
    """What a reader sees of a text; None where it cannot be read."""
    try:
        return surface(parse(text))
    except MessageError:
        return None
