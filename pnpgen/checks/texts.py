"""Checks of the texts of an edition, in the language they were written in or translated to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pnpgen.checks.terms import check_edition_terms
from pnpgen.definition.game import Definition, SourceText
from pnpgen.edition import Edition
from pnpgen.findings import Finding, Place
from pnpgen.text.check_catalog import check_catalog, check_sources


def check_texts(edition: Edition) -> Iterator[Finding]:
    """Findings (M, N, I, T) in the texts of an edition."""
    definition, sources = edition.definition, edition.sources
    if edition.locale == definition.game.language:
        yield from check_sources(sources.values(), edition.locale, edition.known_for, _finder(definition))
    else:
        texts = {context: source.text for context, source in sources.items()}
        yield from check_catalog(edition.catalog, texts, definition.game.language, edition.known_for)
    yield from check_edition_terms(edition)


def _finder(definition: Definition) -> Callable[[SourceText, str], Place]:
    return lambda source, words: definition.place_of(words, *source.path)
