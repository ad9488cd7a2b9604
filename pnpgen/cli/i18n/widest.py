"""`pnpgen i18n widest`: each card in the language whose text fills it most."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

import click

from pnpgen.cli.options import games_argument


@click.command()
@games_argument
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), default=Path("build/preview"),
    show_default=True, help="The folder for the contact sheets.",
)  # fmt: skip
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to list the places."
)
def widest(games: tuple[str, ...], out: Path, form: Literal["text", "json"]) -> None:
    """List for each place the language that fills it most, and draw each card in that language."""
    from pnpgen.cli.i18n.fullest import fullest_faces, fullest_places
    from pnpgen.cli.i18n.status import table
    from pnpgen.cli.i18n.writing import put_bytes
    from pnpgen.cli.places import project_and_folders
    from pnpgen.pipeline.opening import translated_game

    project, folders = project_and_folders(games)
    rows = []
    for folder in folders:
        game = translated_game(project, folder)
        places = fullest_places(game)
        rows += [place.as_row(game.definition.game.id) for place in places]
        path = out / f"{game.definition.game.id}-widest.png"
        picture = fullest_faces(game, places)
        if picture is not None:
            put_bytes(path, picture)
            click.echo(path, err=True)
    if form == "json":
        click.echo(json.dumps({"widest": rows}, ensure_ascii=False, indent=2))
    else:
        for line in table(rows):
            click.echo(line)
