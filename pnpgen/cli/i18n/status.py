"""`pnpgen i18n status`: how far each game is in each language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, TypeAlias

import click

from pnpgen.cli.i18n.surveys import fit_option
from pnpgen.cli.options import games_argument, jobs_option, locale_option
from pnpgen.cli.reporting import fails, show_findings
from pnpgen.findings import Severity, width

if TYPE_CHECKING:
    from pnpgen.pipeline.surveying import Survey

Row: TypeAlias = dict[str, str | int]
"""A line of the status: game, locale, and the numbers of texts and findings."""


@click.command()
@games_argument
@locale_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print it."
)
@fit_option
@jobs_option
def status(
    games: tuple[str, ...], locales: tuple[str, ...], form: Literal["text", "json"], fit: bool, jobs: int
) -> int:
    """Say for each game and language how many texts are translated and fuzzy, what is found, how they fit."""
    from pnpgen.cli.i18n.surveys import surveys_of

    surveys, broken = surveys_of(games, locales, jobs, fit=fit)
    rows = [row_of(survey) for survey in surveys]
    if form == "json":
        click.echo(json.dumps({"status": rows}, ensure_ascii=False, indent=2))
    else:
        for line in table(rows):
            click.echo(line)
    show_findings(broken)
    return int(fails(broken))


def row_of(survey: Survey) -> Row:
    """The line of one translation; without a layout nothing is said of its fit."""
    state = survey.status
    counts = {severity: sum(f.severity is severity for f in survey.findings) for severity in Severity}
    row: Row = {
        "game": survey.game,
        "locale": survey.locale,
        "translated": state.translated,
        "fuzzy": state.fuzzy,
        "untranslated": state.untranslated,
        "total": state.total,
        "errors": counts[Severity.ERROR],
        "warnings": counts[Severity.WARNING],
    }
    if survey.fit is not None:
        fit = survey.fit
        row |= {"overflowing": fit.overflowing, "smaller": fit.smaller, "longer": fit.longer}
    return row


def table(rows: list[Row]) -> Iterator[str]:
    """The rows as aligned columns below their names; `-` where nothing is known."""
    if not rows:
        yield "no translations yet; `pnpgen i18n new LANG` begins one"
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    cells = [[str(row.get(name, "-")) for name in names] for row in rows]
    numeric = [
        all(row[column].isdecimal() or row[column] == "-" for row in cells) for column in range(len(names))
    ]
    whole = [names, *cells]
    widths = [max(width(row[column]) for row in whole) for column in range(len(names))]
    for row in whole:
        texts = []
        for text, room, right in zip(row, widths, numeric, strict=True):
            gap = " " * (room - width(text))
            texts.append(gap + text if right else text + gap)
        yield "  ".join(texts).rstrip()
