"""`pnpgen i18n check`: everything that is wrong in translations."""

from __future__ import annotations

import click

from pnpgen.cli.i18n.surveys import fit_option
from pnpgen.cli.options import games_argument, jobs_option, locale_option
from pnpgen.cli.reporting import Format, as_json, fails, show_findings


@click.command()
@games_argument
@locale_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print findings."
)
@click.option("--strict", is_flag=True, help="Warnings fail as well.")
@fit_option
@jobs_option
def check(
    games: tuple[str, ...], locales: tuple[str, ...], form: Format, strict: bool, fit: bool, jobs: int
) -> int:
    """Check translations: files, state, content, numbers, terms, and how each text fits its place."""
    from pnpgen.cli.i18n.surveys import surveys_of

    surveys, broken = surveys_of(games, locales, jobs, fit=fit)
    findings = [*broken, *(finding for survey in surveys for finding in survey.findings)]
    if form == "json":
        click.echo(as_json(findings))
    else:
        show_findings(findings, err=False)
        if not findings:
            click.echo("nothing found")
    return int(fails(findings, strict))
