"""What simulate and explore share: the game on the table, and a bar that shows how far they are."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import click

from pnpgen.cli.places import project_and_folders
from pnpgen.cli.settings import changed
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.rules.load import RulesSource, source_of


@dataclass(frozen=True, slots=True)
class OnTable:
    """A game ready to be played: its definition, the quantities of this run, and its rules."""

    definition: Definition
    supply: GameSupply
    source: RulesSource


def on_table(game: str, players: int, changes: Sequence[str]) -> OnTable:
    """The named game; AuthorError where its files cannot be read, a usage error for wrong players."""
    _, (folder,) = project_and_folders((game,))
    loaded = load_game(folder)
    if loaded.definition is None:
        raise AuthorError(*loaded.findings)
    columns = loaded.definition.game.setup.players
    if players not in columns:
        known = ", ".join(map(str, columns))
        raise click.BadParameter(f"{game} is for {known} players", param_hint="--players")
    supply = changed(GameSupply(loaded.definition), changes)
    return OnTable(loaded.definition, supply, source_of(loaded.definition, supply))


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """On a terminal a bar fed with how many are done and how many there are; None anywhere else."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda done, total: shown.update(task, completed=done, total=total)
