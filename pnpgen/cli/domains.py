"""What there is to translate: the texts of each game, and the tool's own words where they are developed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from pnpgen.assets import shipped
from pnpgen.checks.journal import Journal
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError, errors
from pnpgen.pipeline.printing import open_workshop
from pnpgen.pipeline.reading import Game, Paper, read_edition, read_game
from pnpgen.pipeline.tracing import trace_edition
from pnpgen.rules.review import Review
from pnpgen.text.extract import Translatable, texts_of_game, words_of_tool
from pnpgen.text.languages import LANGUAGES
from pnpgen.text.words import DOMAIN, SOURCE_LOCALE


@dataclass(frozen=True, slots=True)
class Domain:
    """The texts of one game, or the tool's own words: a catalog per language under one folder."""

    name: str
    locales: Path
    """The folder with `<name>.pot` and `<language>/LC_MESSAGES/<name>.po`."""
    language: str
    texts: tuple[Translatable, ...]

    @property
    def template(self) -> Path:
        """The template of its catalogs."""
        return self.locales / f"{self.name}.pot"

    def catalog(self, locale: str) -> Path:
        """Its catalog in one language."""
        return self.locales / locale / "LC_MESSAGES" / f"{self.name}.po"

    def sources(self) -> Mapping[str, str]:
        """Its texts by context."""
        return {text.context: text.text for text in self.texts}

    def targets(self, wanted: Iterable[str]) -> list[str]:
        """The languages it is translated into: those wanted, or those it has catalogs in."""
        known = wanted or [tag for tag in LANGUAGES if self.catalog(tag).is_file()]
        return [locale for locale in known if locale != self.language]


def domains(project: Project, games: Iterable[Path], *, words: bool) -> Iterator[Domain]:
    """The domains of these games, and of the tool's words if asked; AuthorError where a game is broken."""
    for folder in games:
        yield game_domain(project, folder)
    if words:
        folder = shipped("locales")
        yield Domain(DOMAIN, folder, SOURCE_LOCALE, tuple(words_of_tool("pnpgen/text/words.py")))


def game_domain(project: Project, folder: Path) -> Domain:
    """The texts of a game with the values that stand in them now, and the room they have."""
    game = translated_game(project, folder)
    definition = game.definition
    edition, rooms = laid_out(game)
    home = folder.resolve()
    base = project.root.resolve() if home.parent.name == "content" else home.parent

    def shown(file: str) -> str:
        return Path(file).resolve().relative_to(base).as_posix()

    texts = tuple(texts_of_game(definition, edition.values_for, rooms, shown))
    language = definition.game.language
    return Domain(definition.game.id, project.catalog_path(folder, language).parents[2], language, texts)


def translated_game(project: Project, folder: Path) -> Game:
    """The game in a folder; what its rules cannot compute is missing from its values, and no error here."""
    try:
        return read_game(project, folder, Journal(), thorough=False)
    except AuthorError:
        loaded = load_game(folder)
        if loaded.definition is None:
            raise AuthorError(*errors(loaded.findings)) from None
        return Game(project, loaded.definition, Review())


def laid_out(game: Game) -> tuple[Edition, Mapping[str, int]]:
    """The game in its author's language with its pages, and about how many characters each text may have."""
    edition, _ = read_edition(game, game.definition.game.language, Paper(), Journal())
    try:
        trace = trace_edition(edition, open_workshop(game, Paper(), Journal()), Paper(), Journal())
    except AuthorError:
        # What cannot be laid out is reported by `pnpgen check`; translators only miss the room in comments.
        return edition, {}
    rooms = {
        context: min(use.room for use in uses if use.room)
        for context, uses in trace.by_context.items()
        if any(use.room for use in uses)
    }
    return trace.printout.edition, rooms
