"""`pnpgen i18n pseudo`: games in text a third longer, to see before translating whether it will fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from pnpgen.cli.options import games_argument
from pnpgen.cli.reporting import fails, show_findings


@click.command()
@games_argument
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), default=Path("build"), show_default=True,
    help="The folder under which the files go, in <game>/pseudo.",
)  # fmt: skip
def pseudo(games: tuple[str, ...], out: Path) -> int:
    """Build games in pseudo-text: accents, 35 % longer, in brackets; values and markup stay as they are."""
    from pnpgen.checks.journal import Journal
    from pnpgen.cli.places import project_and_folders
    from pnpgen.pipeline.opening import Paper, open_edition, translated_game
    from pnpgen.pipeline.printing import print_game, write_edition
    from pnpgen.text.pseudo import pseudo_catalog

    project, folders = project_and_folders(games)
    journal = Journal()
    for folder in folders:
        with journal.edge():
            game = translated_game(project, folder)
            definition = game.definition.game
            edition = open_edition(game, definition.language, Paper(), journal)
            sources = {context: text.text for context, text in edition.sources.items()}
            pretended = replace(edition, catalog=pseudo_catalog(sources, edition.locale))
            printout = print_game(game, pretended, Paper(), journal)
            target = out / definition.id / "pseudo"
            for file in write_edition(printout, target, None, journal):
                click.echo(target / file.name)
    show_findings(journal.findings)
    return int(fails(journal.findings))
