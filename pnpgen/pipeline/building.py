"""An edition built: the steps from a game folder to its print files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pnpgen.checks.journal import Journal
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.findings import AuthorError, Finding
from pnpgen.pipeline.jobs import Outcome
from pnpgen.pipeline.printing import print_game, write_edition
from pnpgen.pipeline.reading import Game, Paper, locales_of, read_edition, read_game


@dataclass(frozen=True, slots=True)
class BuildOrder:
    """An edition to build, and the folder under which its files go."""

    project: Project
    folder: Path
    locale: str
    out: Path
    paper: Paper

    @property
    def name(self) -> str:
        """What is being built."""
        return f"{self.folder.name} {self.locale}"


def build_orders(
    project: Project, folders: Iterable[Path], locales: tuple[str, ...], out: Path, paper: Paper
) -> tuple[list[BuildOrder], Journal]:
    """An order for each edition of the games, and what keeps games from being read."""
    orders: list[BuildOrder] = []
    journal = Journal()
    for folder in folders:
        loaded = load_game(folder)
        if loaded.definition is None:
            journal.add(loaded.findings)
            continue
        wanted = locales or locales_of(project, loaded.definition)
        orders += [BuildOrder(project, folder, locale, out, paper) for locale in wanted]
    return orders, journal


def build_edition(order: BuildOrder) -> Outcome:
    """The print files of an edition; nothing is written where anything is wrong."""
    outcome = Outcome()
    journal = outcome.journal
    with journal.edge():
        game = read_game(order.project, order.folder, journal, thorough=False)
        _require_players(game, order.paper.players)
        edition, texts = read_edition(game, order.locale, order.paper, journal)
        journal.add(texts)
        journal.stop_on_errors()
        printout = print_game(game, edition, order.paper, journal)
        journal.stop_on_errors()
        folder = order.out / game.definition.game.id / order.locale
        files = write_edition(printout, folder, order.paper.players, journal)
        outcome.written += [(folder / file.name, len(file.sheets)) for file in files]
    return outcome


def _require_players(game: Game, players: int | None) -> None:
    columns = game.definition.game.setup.players
    if players is not None and players not in columns:
        known = ", ".join(map(str, columns))
        place = game.definition.place("game", "setup", "players")
        raise AuthorError(
            Finding(
                "L105", f"the setup table has no column for {players} players", place, hint=f"it has {known}"
            )
        )
