"""`pnpgen i18n preview`: the card or paragraph with the text as it is now, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pnpgen.pipeline.reading import Game


@click.command()
@click.argument("target", metavar="MSGCTXT|COMPONENT", required=False)
@click.option("--locale", required=True, metavar="LOCALE", help="The language to show.")
@click.option("--game", "name", metavar="GAME", help="The game, where several have such a text.")
@click.option("--side-by-side", "beside", is_flag=True, help="Show the author's language on the left.")
@click.option("--all", "every", is_flag=True, help="All different faces, as a contact sheet.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Where to write the PNG.")
def preview(
    target: str | None, locale: str, name: str | None, beside: bool, every: bool, out: Path | None
) -> None:
    """Draw the component, or what a text is printed on, and say where the picture is."""
    from pnpgen.cli.i18n.pictures import contact_sheet, picture_of_target
    from pnpgen.cli.places import known_locales

    known_locales((locale,))
    if every == (target is not None):
        raise click.UsageError("name a MSGCTXT or a COMPONENT, or say --all")
    game = game_with(target, name)
    language = game.definition.game.language
    locales = (language, locale) if beside and locale != language else (locale,)
    picture = contact_sheet(game, locales) if target is None else picture_of_target(game, locales, target)
    if picture is None:
        raise click.ClickException(f"`{target}` is not printed anywhere")
    path = out or Path("build") / "preview" / f"{game.definition.game.id}-{locale}-{target or 'all'}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(picture)
    click.echo(path)


def game_with(target: str | None, name: str | None) -> Game:
    """The game that a preview speaks of: the one named, or the only one that has such a text or component."""
    from pnpgen.cli.places import project_and_folders
    from pnpgen.definition.load import load_game
    from pnpgen.pipeline.reading import translated_game

    project, folders = project_and_folders((name,) if name else ())
    if len(folders) > 1 or target is not None:
        found = []
        for folder in folders:
            definition = load_game(folder).definition
            if definition is not None and (
                target in definition.game.components or target in {t.context for t in definition.texts()}
            ):
                found.append(folder)
        if not found:
            raise click.BadParameter(f"no game has a text or component `{target}`", param_hint="MSGCTXT")
        if len(found) > 1:
            games = ", ".join(folder.name for folder in found)
            raise click.UsageError(f"several games have `{target}`: {games}; say which with --game")
        folders = found
    return translated_game(project, folders[0])
