"""Checks of the terms of an edition, against the glossaries of its language and of its author's."""

from __future__ import annotations

from collections.abc import Iterator

from pnpgen.edition import Edition
from pnpgen.findings import Finding, Place
from pnpgen.text.check_catalog import is_proper_name
from pnpgen.text.check_terms import Terms, check_forbidden, check_glossary, check_names, check_terms
from pnpgen.text.component_terms import component_terms
from pnpgen.text.markup import plain


def check_edition_terms(edition: Edition) -> Iterator[Finding]:
    """Findings (T) in the glossary of an edition's language, and where its texts use other words."""
    definition, sources = edition.definition, edition.sources
    components = definition.game.components
    texts = {c: source.text for c, source in sources.items() if not is_proper_name(c)}
    own = edition.author_glossary
    if edition.locale == definition.game.language:
        yield from check_glossary(own, None)
        yield from check_names(own, _names(edition))
        for context, text in texts.items():
            path = sources[context].path

            def locate(start: int, end: int, text: str = text, path: tuple[str | int, ...] = path) -> Place:
                return definition.place_of(text[start:end], *path)

            yield from check_forbidden(text, own, locate)
        return
    if not (own.complete and edition.glossary.complete):
        return
    unnamed = [id_ for id_ in components if id_ not in own.terms]
    terms = Terms(
        own.with_terms(component_terms(unnamed, texts.get)),
        edition.glossary.with_terms(component_terms(unnamed, edition.catalog.text)),
    )
    yield from check_glossary(edition.glossary, own)
    yield from check_names(edition.glossary, _names(edition))
    yield from check_terms(edition.catalog, texts, terms)


def _names(edition: Edition) -> dict[str, tuple[str, Place]]:
    """The name of each component as the edition words it, and where it is written."""
    names = {}
    for id_ in edition.definition.game.components:
        wording = edition.wording(f"components.{id_}.name")
        if wording.locale == edition.locale:
            names[id_] = (plain(wording.text), wording.locate(0, len(wording.text)))
    return names
