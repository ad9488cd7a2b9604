"""`pnpgen new`: a small game to start from."""

from __future__ import annotations

import re
from pathlib import Path

import click

ID = re.compile(r"[a-z][a-z0-9_]*")
SAMPLE_ID = "mygame"
SAMPLE_TITLE = "My game"
SOURCE_SUFFIX = ".in"
"""Python of the sample carries it in the package, where it is text and no module."""


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
def new(folder: Path) -> int:
    """Make a game FOLDER that checks, builds and simulates at once; its name becomes the game's id."""
    from pnpgen.assets import shipped

    name = folder.name
    if not ID.fullmatch(name):
        raise click.BadParameter(
            f"{name!r} cannot be the id of a game: small letters, digits and _, beginning with a letter",
            param_hint="FOLDER",
        )
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise click.BadParameter(f"{folder} is there already and is not empty", param_hint="FOLDER")
    try:
        _copy(shipped("new"), folder, name)
    except OSError as error:
        raise click.ClickException(f"{folder} cannot be written: {error.strerror}") from error
    click.echo(f"{folder} is ready. Try:")
    for command in (f"check {folder}", f"build {folder}", f"simulate {folder} --players 2 --games 1000"):
        click.echo(f"  pnpgen {command}")
    return 0


def _copy(source: Path, target: Path, name: str) -> None:
    """The sample's files below a folder, with its id and title in place of the sample's."""
    target.mkdir(parents=True, exist_ok=True)
    for entry in sorted(source.iterdir()):
        path = target / entry.name.removesuffix(SOURCE_SUFFIX).replace(SAMPLE_ID, name)
        if entry.is_dir():
            _copy(entry, path, name)
        else:
            text = entry.read_text(encoding="utf-8").replace(SAMPLE_ID, name)
            path.write_text(text.replace(SAMPLE_TITLE, _title(name)), encoding="utf-8", newline="\n")


def _title(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
