"""A game and its editions opened, as far as they can be, without looking for what is wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pnpgen.assets import shipped
from pnpgen.checks.journal import Journal
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.definition.supply import GameSupply
from pnpgen.edition import Edition, Ink
from pnpgen.findings import AuthorError, errors
from pnpgen.layout.arrange import Forme, arrange
from pnpgen.layout.backs import Backs
from pnpgen.layout.parts import RULEBOOK, layout_values
from pnpgen.rules.glance import ExampleValues, Review, glance
from pnpgen.text.catalogs import Catalog, read_catalog
from pnpgen.text.glossary import Glossary, read_glossary
from pnpgen.text.words import DOMAIN, SOURCE_LOCALE

LIKELY_PAGES = 2
"""Pages of a rulebook before it is laid out; a wrong guess costs one more round."""


@dataclass(frozen=True, slots=True)
class Paper:
    """How an edition is printed: which sides, how much ink, for the most players or for a number of them."""

    backs: Backs = "none"
    ink: Ink = "full"
    players: int | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was read: its definition, and what its rules came to."""

    project: Project
    definition: Definition
    review: Review

    @property
    def playable(self) -> bool:
        """Whether every example came to its end, so that its text has all values."""
        return not any(replay.findings for replay in self.review.replays.values())


def translated_game(project: Project, folder: Path) -> Game:
    """The game in a folder, glanced at; AuthorError where its files don't fit the format."""
    loaded = load_game(folder)
    if loaded.definition is None:
        raise AuthorError(*errors(loaded.findings))
    return glanced_game(project, loaded.definition)


def glanced_game(project: Project, definition: Definition) -> Game:
    """A game with what its rules can compute; what they can't is missing from its values, and no error."""
    return Game(project, definition, glance(definition, GameSupply(definition)))


def open_edition(game: Game, locale: str, paper: Paper, journal: Journal) -> Edition:
    """A game in one language, its texts not looked at; findings of its catalogs go to the journal.

    The pages that texts name are a guess until the sheets are laid out.
    """
    with journal.phase("text"):
        definition = game.definition
        catalog = Catalog(locale)
        if locale != definition.game.language:
            catalog, found = read_catalog(game.project.catalog_path(definition.folder, locale), locale)
            journal.add(found)
        edition = Edition(
            definition,
            locale,
            catalog,
            words=_words(locale, journal),
            facts=game.review.facts,
            examples=ExampleValues(game.review.replays),
            ink=paper.ink,
            players=paper.players,
            glossary=_glossary(game, locale, journal),
            author_glossary=_glossary(game, definition.game.language, journal),
        )
        formes = arrange(definition, paper.players)
        return edition.with_layout(page_values([RULEBOOK.kind] * LIKELY_PAGES, formes, paper.backs))


def _words(locale: str, journal: Journal) -> Catalog:
    """The tool's own words in a language."""
    if locale == SOURCE_LOCALE:
        return Catalog(locale)
    words, found = read_catalog(words_path(locale), locale)
    journal.add(found)
    return words


def words_path(locale: str) -> Path:
    """Where the tool's own words are translated into a language."""
    return shipped("locales") / locale / "LC_MESSAGES" / f"{DOMAIN}.po"


def _glossary(game: Game, locale: str, journal: Journal) -> Glossary:
    """The words of a game in a language."""
    project, definition = game.project, game.definition
    games = {definition.game.id, *(folder.name for folder in project.games())}
    folders = project.locale_folders(definition.folder)
    glossary, found = read_glossary(folders, locale, definition.game.id, games)
    journal.add(found)
    return glossary


def page_values(book: Sequence[str], formes: Sequence[Forme], backs: Backs) -> Mapping[str, int]:
    """What texts may name of the layout: `book` are the kinds of the rulebook's pages."""
    sides = 1 if backs == "none" else 2
    kinds = [*book, *(forme.kind for forme in formes for _ in range(sides))]
    fronts = Counter(forme.kind for forme in formes) | Counter({RULEBOOK.kind: -(-len(book) // sides)})
    return {**layout_values(kinds, fronts), "sides": sides}
