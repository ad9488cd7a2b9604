"""The first steps: a game folder read, its rules replayed, its texts in one language."""

from __future__ import annotations

from pathlib import Path

from pnpgen.checks.journal import Journal
from pnpgen.checks.rules import check_rules
from pnpgen.checks.texts import check_texts
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError, Finding
from pnpgen.pipeline.opening import Game, Paper, open_edition


def read_game(project: Project, folder: Path, journal: Journal, *, thorough: bool) -> Game:
    """The game in a folder with its examples replayed; AuthorError where it or its rules cannot be read."""
    with journal.phase("definition"):
        loaded = load_game(folder)
        journal.add(loaded.findings)
        if loaded.definition is None:
            raise AuthorError
        journal.stop_on_errors()
    with journal.phase("rules"):
        review = check_rules(loaded.definition, thorough=thorough)
        journal.add(review.findings)
        if len(review.replays) < len(loaded.definition.examples):
            journal.stop_on_errors()
    return Game(project, loaded.definition, review)


def locales_of(project: Project, definition: Definition) -> tuple[str, ...]:
    """The languages a game has: the author's first, then those with a catalog, sorted."""
    game = definition.game
    found = {
        path.parent.parent.name
        for folder in project.locale_folders(definition.folder)
        for path in folder.glob(f"*/LC_MESSAGES/{game.id}.po")
    }
    return (game.language, *sorted(found - {game.language}))


def read_edition(
    game: Game, locale: str, paper: Paper, journal: Journal
) -> tuple[Edition, tuple[Finding, ...]]:
    """A game in one language, and findings of its texts; those of its catalogs go to the journal."""
    edition = open_edition(game, locale, paper, journal)
    with journal.phase("text"):
        return edition, tuple(check_texts(edition))
