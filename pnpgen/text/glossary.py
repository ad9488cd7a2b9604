"""Glossaries: the words a game has for its things, in one language, with the forms they take."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType

from pydantic import Field

from pnpgen.definition.fields import Id, Model, Text
from pnpgen.definition.reader import read_yaml
from pnpgen.definition.schema import fit
from pnpgen.findings import Finding, Place
from pnpgen.text.stems import Stems

NAME = "glossary.yaml"


class TermFile(Model):
    """A term: the word for one thing, and no other word for it."""

    printed: Text
    """The word as a heading would print it."""
    definition: Text | None = None
    """What the thing is, for translators."""
    stems: list[Text] = Field(default_factory=list)
    """Its forms: `kostk-` is every word that begins so, `kostek` that word; or several words in a row."""
    excepted: list[Text] = Field(default_factory=list)
    """Phrases in which its forms mean something else, written like stems: `turn up` is no turn."""
    forbidden: list[Text] = Field(default_factory=list)
    """Other words for the same thing, written like stems."""


class GlossaryFile(Model):
    """`locales/<language>/glossary.yaml`: terms of every game, and of single games, by id."""

    shared: dict[Id, TermFile] = Field(default_factory=dict)
    games: dict[Id, dict[Id, TermFile]] = Field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Term:
    """A term ready to be looked for; `strict` where only exact forms tell that a text speaks of it."""

    id: str
    printed: str
    definition: str
    stems: Stems
    forbidden: Stems
    place: Place
    known: Stems | None = None
    """What counts as the term in a translation, where that is more than its stems."""


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of one game in one language, by id."""

    locale: str
    file: str = ""
    terms: Mapping[str, Term] = field(default_factory=lambda: MappingProxyType({}))
    complete: bool = True
    """Whether all of its file could be read."""

    def printed(self, term: str) -> str | None:
        """The word for a term; None where the glossary has none."""
        found = self.terms.get(term)
        return found.printed if found else None

    def with_terms(self, more: Iterable[Term]) -> Glossary:
        """The glossary with further terms, which it has no entry for itself."""
        added = {term.id: term for term in more}
        return replace(self, terms=MappingProxyType({**added, **self.terms}))


def glossary_path(locales: Path, locale: str) -> Path:
    """Where the glossary of a language is, in a folder of catalogs."""
    return locales / locale / NAME


def read_glossary(
    folders: Iterable[Path], locale: str, game: str, games: Iterable[str]
) -> tuple[Glossary, tuple[Finding, ...]]:
    """The terms of a game, earlier folders first, and what is wrong with the files; `games` are all ids."""
    terms: dict[str, Term] = {}
    findings: list[Finding] = []
    files: list[str] = []
    known = set(games)
    for path in (glossary_path(folder, locale) for folder in folders):
        if not path.exists():
            continue
        files.append(str(path))
        document = read_yaml(path)
        content, found = fit(document, GlossaryFile)
        findings += (*document.findings, *found)
        if content is None:
            continue
        findings += [
            Finding(
                "T108", f"there is no game `{name}`", document.place(("games", name), key=True),
                hint=f"games here: {', '.join(sorted(known))}",
            )
            for name in content.games if name not in known
        ]  # fmt: skip
        sections = {("games", game): content.games.get(game, {}), ("shared",): content.shared}
        for section, entries in sections.items():
            for id_, entry in entries.items():
                terms.setdefault(id_, term_of(id_, entry, document.place((*section, id_), key=True)))
    file = files[0] if files else ""
    return Glossary(locale, file, MappingProxyType(terms), complete=not findings), tuple(findings)


def term_of(id_: str, entry: TermFile, place: Place) -> Term:
    """A term of a file; without stems its printed form is the only one."""
    stems = Stems(tuple(entry.stems) or (entry.printed,), tuple(entry.excepted))
    return Term(id_, entry.printed, entry.definition or "", stems, Stems(tuple(entry.forbidden)), place)
