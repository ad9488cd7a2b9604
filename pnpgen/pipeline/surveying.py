"""Translations surveyed: how far each language of a game is, what is wrong with it, and how it fits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from pnpgen.checks.fit import FitCount, Worse, check_fit, count_fit, worse_uses
from pnpgen.checks.journal import Journal
from pnpgen.checks.uses import Use
from pnpgen.definition.project import Project
from pnpgen.edition import Edition
from pnpgen.findings import Finding, errors, in_order
from pnpgen.pipeline.opening import Game, Paper, words_path
from pnpgen.pipeline.printing import check_printout
from pnpgen.pipeline.reading import locales_of, read_edition, read_game
from pnpgen.pipeline.tracing import Trace, trace_edition
from pnpgen.pipeline.workshop import open_workshop
from pnpgen.text.catalogs import read_catalog
from pnpgen.text.check_catalog import check_words
from pnpgen.text.languages import LANGUAGES
from pnpgen.text.status import Status, status_of
from pnpgen.text.words import DOMAIN, SOURCE_LOCALE, WORDS


@dataclass(frozen=True, slots=True)
class SurveyOrder:
    """A game to survey, in some languages or in all it is translated into; `fit` lays every edition out."""

    project: Project
    folder: Path
    locales: tuple[str, ...]
    fit: bool

    @property
    def name(self) -> str:
        """What is being surveyed."""
        return self.folder.name


@dataclass(frozen=True, slots=True)
class Survey:
    """One translation: its state, everything found in it, and (if laid out) its fit and its uses."""

    game: str
    locale: str
    language: str
    """The author's language."""
    status: Status
    findings: tuple[Finding, ...]
    fit: FitCount | None = None
    uses: tuple[Use, ...] = ()


def survey_game(order: SurveyOrder) -> tuple[tuple[Survey, ...], tuple[Finding, ...]]:
    """The surveys of a game in its languages, and what keeps it or its author's texts from being read."""
    journal = Journal()
    surveys: list[Survey] = []
    with journal.edge():
        game = read_game(order.project, order.folder, journal, thorough=False)
        language = game.definition.game.language
        source = _trace(game, language, journal) if order.fit else None
        wanted = order.locales or locales_of(order.project, game.definition)
        surveys += [_survey(game, locale, source) for locale in wanted if locale != language]
    return tuple(surveys), in_order(journal.findings)


def survey_words(locales: tuple[str, ...]) -> list[Survey]:
    """The surveys of the tool's own printed words in these languages, or in all they are translated into."""
    surveys = []
    for locale in locales or tuple(LANGUAGES):
        if locale == SOURCE_LOCALE:
            continue
        words, found = read_catalog(words_path(locale), locale)
        findings = in_order((*found, *check_words(words)))
        surveys.append(Survey(DOMAIN, locale, SOURCE_LOCALE, status_of(words, WORDS), findings))
    return surveys


def _trace(game: Game, locale: str, journal: Journal) -> dict[int | None, Trace]:
    """The traces of an edition in its author's language, by number of players."""
    edition, texts = read_edition(game, locale, Paper(), journal)
    journal.add(texts)
    return traces(game, edition, journal)


def traces(game: Game, edition: Edition, journal: Journal) -> dict[int | None, Trace]:
    """The traces of an edition for the most players (None), and for every number that changes its texts."""
    workshop = open_workshop(game, Paper(), journal)
    found: dict[int | None, Trace] = {None: trace_edition(edition, workshop, Paper(), journal)}
    for players in game.definition.game.setup.players:
        fewer = replace(edition, players=players)
        if any(fewer.message(context) != edition.message(context) for context in found[None].by_context):
            found[players] = trace_edition(fewer, workshop, Paper(players=players), journal)
    return found


def _survey(game: Game, locale: str, source: dict[int | None, Trace] | None) -> Survey:
    journal = Journal()
    status = Status(0, 0, 0)
    fit: FitCount | None = None
    uses: tuple[Use, ...] = ()
    with journal.edge():
        edition, texts = read_edition(game, locale, Paper(), journal)
        journal.add(texts)
        status = status_of(edition.catalog, {c: text.text for c, text in edition.sources.items()})
        if source is not None and not errors(journal.findings):
            fit, uses = _fit(game, edition, source, journal)
    definition = game.definition.game
    return Survey(definition.id, locale, definition.language, status, in_order(journal.findings), fit, uses)


def _fit(
    game: Game, edition: Edition, source: dict[int | None, Trace], journal: Journal
) -> tuple[FitCount, tuple[Use, ...]]:
    """How an edition fits in all its numbers of players; what is found goes to the journal."""
    own = traces(game, edition, journal)
    worse: list[Worse] = []
    for players, trace in own.items():
        check_printout(trace.printout, journal)
        beside = source.get(players, source[None])
        worse += worse_uses(trace.uses, beside.uses)
    journal.add(check_fit(worse, edition.catalog))
    return count_fit(worse), own[None].uses
