"""A game checked: definition, rules, texts in every language, and all that is printed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias

from pnpgen.checks.journal import Journal
from pnpgen.checks.texts import check_texts
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import errors
from pnpgen.pipeline.jobs import Outcome
from pnpgen.pipeline.reading import Game, Paper, locales_of, read_edition, read_game


class Printed(Protocol):
    """What a fitting gives: the edition that knows its pages."""

    @property
    def edition(self) -> Edition:
        """The edition with the pages of the finished layout."""


Fitting: TypeAlias = Callable[[Game, Edition, Paper, Journal], Printed]
"""Lays an edition out and looks at all of it; given from outside, so that checking texts stays quick."""


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
        for locale in order.locales or locales_of(order.project, game.definition):
            with journal.edge():
                _check_edition(game, locale, order.fitting, journal)
    return outcome


def _check_edition(game: Game, locale: str, fitting: Fitting | None, journal: Journal) -> None:
    own = Journal()
    try:
        edition, texts = read_edition(game, locale, Paper(), own)
        if fitting is not None and game.playable and not errors((*own.findings, *texts)):
            printout = fitting(game, edition, Paper(), own)
            if printout.edition.layout_values != edition.layout_values:
                texts = tuple(check_texts(printout.edition))
        own.add(texts)
    finally:
        journal.merge(own)
