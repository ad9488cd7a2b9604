"""A game checked: definition, rules, texts in every language, and all that is printed."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from pnpgen.checks.journal import Journal
from pnpgen.checks.texts import check_texts
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import errors
from pnpgen.pipeline.jobs import Outcome
from pnpgen.pipeline.opening import Game, Paper
from pnpgen.pipeline.reading import locales_of, read_edition, read_game


class Printed(Protocol):
    """What a fitting gives: the edition that knows its pages."""

    @property
    def edition(self) -> Edition:
        """The edition with the pages of the finished layout."""


class Fitter(Protocol):
    """Lays the editions of a game out and looks at all of them."""

    def print(self, edition: Edition, journal: Journal) -> Printed:
        """An edition laid out; what is wrong with it goes to the journal, or is raised as AuthorError."""


class Fitting(Protocol):
    """What gives the fitter of a game; it comes from outside, so that checking texts stays quick."""

    def __call__(self, game: Game, paper: Paper) -> Fitter:
        """The fitter for all editions of a game on this paper."""


@dataclass(frozen=True, slots=True)
class CheckOrder:
    """A game to check, in some languages or in all it has; without a fitting nothing is drawn."""

    project: Project
    folder: Path
    locales: tuple[str, ...]
    fitting: Fitting | None

    @property
    def name(self) -> str:
        """What is being checked."""
        return self.folder.name


def check_game(order: CheckOrder) -> Outcome:
    """Definition, rules, texts in every language, and (with `fit`) everything that is printed."""
    outcome = Outcome()
    journal = outcome.journal
    with journal.edge():
        game = read_game(order.project, order.folder, journal, thorough=True)
        fitter = order.fitting(game, Paper()) if order.fitting is not None and game.playable else None
        for locale in order.locales or locales_of(order.project, game.definition):
            with journal.edge():
                _check_edition(game, locale, fitter, journal)
    return outcome


def _check_edition(game: Game, locale: str, fitter: Fitter | None, journal: Journal) -> None:
    own = Journal()
    try:
        edition, texts = read_edition(game, locale, Paper(), own)
        if fitter is not None and not errors((*own.findings, *texts)):
            printout = fitter.print(edition, own)
            if printout.edition.layout_values != edition.layout_values:
                texts = tuple(check_texts(printout.edition))
        own.add(texts)
    finally:
        journal.merge(own)
