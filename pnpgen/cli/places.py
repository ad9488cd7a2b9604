"""Which project and games a command line speaks of."""

from __future__ import annotations

from pathlib import Path

import click

from pnpgen.definition.project import Project
from pnpgen.findings import AuthorError


def known_locales(locales: tuple[str, ...]) -> tuple[str, ...]:
    """The languages asked for, each once; a usage error for one that texts cannot be set in."""
    from pnpgen.text.languages import UnknownLanguageError, language_of

    for locale in locales:
        try:
            language_of(locale)
        except UnknownLanguageError as error:
            raise click.BadParameter(str(error), param_hint="--locale") from error
    return tuple(dict.fromkeys(locales))


def project_and_folders(games: tuple[str, ...]) -> tuple[Project, list[Path]]:
    """The project around here, and the folders of the named games or of all; a usage error without any."""
    project = Project.find(Path.cwd())
    if not games:
        folders = project.games()
        if not folders:
            raise click.UsageError(
                "there is no game.yaml here, in */ or in content/*/; `pnpgen new NAME` makes one"
            )
        return project, folders
    try:
        return project, [project.game(name) for name in dict.fromkeys(games)]
    except AuthorError as error:
        finding = error.findings[0]
        raise click.BadParameter(f"{finding.message}; {finding.hint}", param_hint="GAME") from error
