"""Editions built: the steps from a game folder to its print files."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from pnpgen.checks.journal import Journal
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.findings import AuthorError, Finding
from pnpgen.pipeline.jobs import Outcome
from pnpgen.pipeline.opening import Game, Paper
from pnpgen.pipeline.printing import Press, write_edition
from pnpgen.pipeline.reading import locales_of, read_edition, read_game


@dataclass(frozen=True, slots=True)
class BuildOrder:
    """Editions of a game to build one after the other, and the folder under which their files go."""

    project: Project
    folder: Path
    locales: tuple[str, ...]
    out: Path
    paper: Paper

    @property
    def name(self) -> str:
        """What is being built."""
        return f"{self.folder.name} {', '.join(self.locales)}"


def build_orders(
    project: Project, folders: Iterable[Path], locales: tuple[str, ...], out: Path, paper: Paper, jobs: int
) -> tuple[list[BuildOrder], Journal]:
    """Orders for all editions of the games, and what keeps games from being read.

    Those of a game have much in common, such as its templates, and yet every job has its share of them.
    """
    orders: list[BuildOrder] = []
    journal = Journal()
    for folder in folders:
        loaded = load_game(folder)
        if loaded.definition is None:
            journal.add(loaded.findings)
            continue
        wanted = locales or locales_of(project, loaded.definition)
        size = -(-len(wanted) // jobs)
        shares = [wanted[first : first + size] for first in range(0, len(wanted), size)]
        orders += [BuildOrder(project, folder, share, out, paper) for share in shares]
    return orders, journal


def build_editions(order: BuildOrder) -> Outcome:
    """The print files of editions; nothing is written of those where anything is wrong."""
    outcome = Outcome()
    with outcome.journal.edge():
        game = read_game(order.project, order.folder, outcome.journal, thorough=False)
        _require_players(game, order.paper.players)
        outcome.journal.stop_on_errors()
        press = Press(game, order.paper)
        for locale in order.locales:
            _build(order, game, press, locale, outcome)
    return outcome


def _build(order: BuildOrder, game: Game, press: Press, locale: str, outcome: Outcome) -> None:
    journal = Journal()
    with journal.edge():
        edition, texts = read_edition(game, locale, order.paper, journal)
        journal.add(texts)
        journal.stop_on_errors()
        printout = press.print(edition, journal)
        journal.stop_on_errors()
        folder = order.out / game.definition.game.id / locale
        files = write_edition(printout, folder, order.paper.players, journal)
        outcome.written += [(folder / file.name, len(file.sheets)) for file in files]
    outcome.journal.merge(journal)


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
