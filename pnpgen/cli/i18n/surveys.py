"""Surveys of the games and languages a command line names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from pnpgen.cli.reporting import progress

if TYPE_CHECKING:
    from pnpgen.findings import Finding
    from pnpgen.pipeline.surveying import Survey

fit_option = click.option(
    "--fit/--no-fit", default=True, help="Also lay out all sheets to see how texts fit."
)


def surveys_of(
    games: tuple[str, ...], locales: tuple[str, ...], jobs: int, *, fit: bool
) -> tuple[list[Survey], list[Finding]]:
    """The survey of each translation, the tool's own words included where developed, and findings."""
    from pnpgen.cli.i18n.wanted import games_and_words
    from pnpgen.cli.places import known_locales
    from pnpgen.pipeline.jobs import results_of
    from pnpgen.pipeline.surveying import SurveyOrder, survey_game, survey_words

    wanted = known_locales(locales)
    project, folders, words = games_and_words(games)
    orders = [SurveyOrder(project, folder, wanted, fit) for folder in folders]
    with progress("surveying", len(orders)) as advance:
        results = results_of(survey_game, orders, jobs, lambda order: advance(order.name))
    surveys = [survey for found, _ in results for survey in found]
    if words:
        surveys += survey_words(wanted)
    return surveys, [finding for _, findings in results for finding in findings]
