"""What there is to translate: the texts of each game, and the tool's own words where they are developed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from pnpgen.assets import shipped
from pnpgen.checks.journal import Journal
from pnpgen.checks.uses import Use
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError
from pnpgen.pipeline.opening import Game, Paper, open_edition, translated_game
from pnpgen.pipeline.tracing import trace_edition
from pnpgen.pipeline.workshop import open_workshop
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
    game: Game | None = None
    uses: Mapping[str, tuple[Use, ...]] = field(default_factory=dict)
    """Where each text is printed, as far as the game can be laid out."""

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
        known = wanted or [tag for tag in LANGUAGES if self.catalog(tag).exists()]
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
    edition, uses = laid_out(game)
    rooms = {context: room_in(some) for context, some in uses.items()}
    home = folder.resolve()
    base = project.root.resolve() if home.parent.name == "content" else home.parent

    def shown(file: str) -> str:
        return Path(file).resolve().relative_to(base).as_posix()

    texts = tuple(texts_of_game(definition, edition.values_for, rooms, shown))
    language = definition.game.language
    locales = project.catalog_path(folder, language).parents[2]
    return Domain(definition.game.id, locales, language, texts, game, uses)


def laid_out(game: Game) -> tuple[Edition, Mapping[str, tuple[Use, ...]]]:
    """The game in its author's language with its pages, and where each of its texts is printed."""
    edition = open_edition(game, game.definition.game.language, Paper(), Journal())
    try:
        trace = trace_edition(edition, open_workshop(game, Paper(), Journal()), Paper(), Journal())
    except AuthorError:
        # What cannot be laid out is reported by `pnpgen check`; translators only miss the room in comments.
        return edition, {}
    return replace(trace.printout.edition, traced=False), trace.by_context


def room_in(uses: Iterable[Use]) -> int:
    """About how many characters the tightest place of a text holds; none where all grow with it."""
    return min((use.room for use in uses if use.room), default=0)
