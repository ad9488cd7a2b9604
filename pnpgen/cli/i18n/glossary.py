"""`pnpgen i18n glossary`: the words of a game in all its languages, side by side."""

from __future__ import annotations

import json
from typing import Literal

import click

from pnpgen.cli.i18n.status import table
from pnpgen.cli.options import games_argument, locale_option
from pnpgen.cli.reporting import show_findings


@click.command()
@games_argument
@locale_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "csv"]), default="text", help="How to print it."
)
def glossary(games: tuple[str, ...], locales: tuple[str, ...], form: Literal["text", "json", "csv"]) -> None:
    """Show the terms of each game with their definition and their word in every language."""
    from pnpgen.cli.i18n.terms import term_rows
    from pnpgen.cli.places import known_locales, project_and_folders
    from pnpgen.text.languages import LANGUAGES
    from pnpgen.text.spreadsheet import csv_bytes

    wanted = known_locales(locales) or tuple(LANGUAGES)
    project, folders = project_and_folders(games)
    rows, findings = term_rows(project, folders, wanted)
    if form == "json":
        click.echo(json.dumps({"glossary": rows}, ensure_ascii=False, indent=2))
    elif form == "csv":
        columns = ("game", "term", *wanted, "definition")
        text = csv_bytes(columns, [[row.get(name, "") for name in columns] for row in rows])
        click.echo(text.decode("utf-8-sig").replace("\r\n", "\n"), nl=False)
    else:
        for line in table([dict(row) for row in rows]) if rows else ("no glossaries yet",):
            click.echo(line)
    show_findings(findings)
