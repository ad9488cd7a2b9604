"""The terms of games, gathered from the glossaries of several languages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.findings import Finding
from pnpgen.text.glossary import read_glossary


def term_rows(
    project: Project, folders: Sequence[Path], locales: Sequence[str]
) -> tuple[list[dict[str, str]], list[Finding]]:
    """A row for each term of each game: its id, its word in each language, a definition; and findings."""
    rows: list[dict[str, str]] = []
    findings: dict[Finding, None] = {}
    known = {folder.name for folder in project.games()}
    for folder in folders:
        definition = load_game(folder).definition
        if definition is None:
            continue
        game = definition.game.id
        glossaries = {}
        for locale in locales:
            glossaries[locale], found = read_glossary(
                project.locale_folders(folder), locale, game, {game, *known}
            )
            findings |= dict.fromkeys(found)
        ids = dict.fromkeys(id_ for glossary in glossaries.values() for id_ in glossary.terms)
        for id_ in ids:
            words = {locale: glossaries[locale].printed(id_) or "-" for locale in locales}
            defined = [g.terms[id_].definition for g in glossaries.values() if id_ in g.terms]
            own = glossaries.get("en")
            english = own.terms[id_].definition if own and id_ in own.terms else ""
            meaning = english or next(filter(None, defined), "")
            rows.append({"game": game, "term": id_, **words, "definition": meaning})
    return rows, list(findings)
