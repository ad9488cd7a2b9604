"""Which domains and languages a line of `pnpgen i18n` speaks of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pnpgen.cli.domains import Domain
    from pnpgen.definition.project import Project

strict_check = click.option("--check", is_flag=True, help="Write nothing; exit 1 if a file would change.")


def wanted_domains(games: tuple[str, ...]) -> Iterator[Domain]:
    """The domains a command line names; without names all games, and the tool's words in a checkout of it."""
    from pnpgen.cli.domains import domains

    project, folders, words = games_and_words(games)
    return domains(project, folders, words=words)


def games_and_words(games: tuple[str, ...]) -> tuple[Project, list[Path], bool]:
    """The project, the folders of the games named or of all, and whether the tool's words are meant too."""
    from pnpgen.assets import shipped
    from pnpgen.cli.places import project_and_folders
    from pnpgen.definition.project import Project
    from pnpgen.text.words import DOMAIN

    named = tuple(name for name in games if name != DOMAIN)
    if games and not named:
        return Project.find(Path.cwd()), [], True
    project, folders = project_and_folders(named)
    developed = project.locales.resolve() == shipped("locales").resolve()
    return project, folders, DOMAIN in games or (not games and developed)


def catalogs_wanted(games: tuple[str, ...], locales: tuple[str, ...]) -> Iterator[tuple[Path, str, str]]:
    """The catalogs there are of these games and languages: path, name of the domain, language."""
    from pnpgen.assets import shipped
    from pnpgen.text.languages import LANGUAGES
    from pnpgen.text.words import DOMAIN

    project, folders, words = games_and_words(games)
    for locale in locales or LANGUAGES:
        paths = [project.catalog_path(folder, locale) for folder in folders]
        if words:
            paths.append(shipped("locales") / locale / "LC_MESSAGES" / f"{DOMAIN}.po")
        yield from ((path, path.stem, locale) for path in paths if path.exists())


def confirmed(domain: Domain, locale: str) -> Mapping[str, str]:
    """The confirmed translations of the present texts into a language."""
    from pnpgen.text.catalogs import read_catalog

    catalog, _ = read_catalog(domain.catalog(locale), locale)
    sources = domain.sources()
    return {
        context: entry.msgstr[0].text
        for context in sources
        if (entry := catalog.confirmed(context)) and entry.msgid.text == sources[context]
    }
