"""`pnpgen i18n preview`: the card or paragraph with the text as it is now, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pnpgen.definition.game import Definition
    from pnpgen.pipeline.opening import Game


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
    from pnpgen.cli.i18n.writing import put_bytes
    from pnpgen.cli.places import known_locales
    from pnpgen.cli.reporting import show_findings
    from pnpgen.text.catalogs import read_catalog

    known_locales((locale,))
    if every == (target is not None):
        raise click.UsageError("name a MSGCTXT or a COMPONENT, or say --all")
    game = game_with(target, name)
    language = game.definition.game.language
    if locale != language:
        show_findings(read_catalog(game.project.catalog_path(game.definition.folder, locale), locale)[1])
    locales = (language, locale) if beside and locale != language else (locale,)
    picture = contact_sheet(game, locales) if target is None else picture_of_target(game, locales, target)
    if picture is None:
        raise click.ClickException(f"`{target}` is not printed anywhere")
    path = out or Path("build") / "preview" / f"{game.definition.game.id}-{locale}-{target or 'all'}.png"
    put_bytes(path, picture)
    click.echo(path)


def game_with(target: str | None, name: str | None) -> Game:
    """The game that a preview speaks of: the one named, or the only one that has such a text or component."""
    from pnpgen.cli.places import project_and_folders
    from pnpgen.pipeline.opening import glanced_game

    project, folders = project_and_folders((name,) if name else ())
    found = [definition for folder in folders if (definition := definition_with(target, folder)) is not None]
    if not found:
        raise click.BadParameter(f"no game has a text or component `{target}`", param_hint="MSGCTXT")
    if len(found) > 1:
        games = ", ".join(definition.folder.name for definition in found)
        what = f"have `{target}`" if target else "are here"
        raise click.UsageError(f"several games {what}: {games}; say which with --game")
    return glanced_game(project, found[0])


def definition_with(target: str | None, folder: Path) -> Definition | None:
    """The game in a folder, if it can be read and has such a text or component (or none is asked for)."""
    from pnpgen.definition.load import load_game

    if target is None:
        return load_game(folder).definition
    if not may_have(target, folder):
        return None
    definition = load_game(folder).definition
    if definition is None or target in definition.game.components:
        return definition
    return definition if any(text.context == target for text in definition.texts()) else None


def may_have(target: str, folder: Path) -> bool:
    """Whether the files of a game hold the ids that a text or component is named by: a quick look."""
    head, *ids = target.split(".")
    if head == "credits":  # named by who is credited, in other words than the file's
        return True
    written = "".join(path.read_text(encoding="utf-8", errors="replace") for path in folder.glob("*.yaml"))
    return all(id_ in written for id_ in ids or [head])
