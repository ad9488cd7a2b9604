"""`pnpgen check`: everything that is wrong in rules, texts, counts and sheets, at once."""

from __future__ import annotations

import click

from pnpgen.cli.options import games_argument, jobs_option, locale_option
from pnpgen.cli.reporting import Format, as_json, fails, progress, show_findings, show_timings


@click.command()
@games_argument
@locale_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print findings."
)
@click.option("--strict", is_flag=True, help="Warnings fail as well.")
@click.option("--fit/--no-fit", default=True, help="Also draw all sheets to see whether every text fits.")
@jobs_option
@click.option("--timings", is_flag=True, help="Say how long each phase took.")
@click.option("--explain", metavar="CODE", help="Say what a code stands for, and check nothing.")
def check(
    games: tuple[str, ...],
    locales: tuple[str, ...],
    form: Format,
    strict: bool,
    fit: bool,
    jobs: int,
    timings: bool,
    explain: str | None,
) -> int:
    """Check games (all of them, or those named by id or folder) in all their languages."""
    if explain is not None:
        return _explain(explain)
    from pnpgen.cli.places import known_locales, project_and_folders
    from pnpgen.pipeline.checking import CheckOrder, Fitting, check_game
    from pnpgen.pipeline.jobs import run_all

    fitting: Fitting | None = None
    if fit:
        from pnpgen.pipeline.printing import Press

        fitting = Press
    project, folders = project_and_folders(games)
    orders = [CheckOrder(project, folder, known_locales(locales), fitting) for folder in folders]
    with progress("checking", len(orders)) as advance:
        report = run_all(check_game, orders, jobs, lambda order: advance(order.name)).journal
    if form == "json":
        click.echo(as_json(report.findings, report.timings if timings else None))
    else:
        show_findings(report.findings, err=False)
        if not report.findings:
            click.echo("nothing found")
        if timings:
            show_timings(report.timings)
    return int(fails(report.findings, strict))


def _explain(code: str) -> int:
    from pnpgen.checks.families import all_codes, family_of

    codes = all_codes()
    rationale = codes.get(code.upper())
    if rationale is None:
        raise click.BadParameter(f"there is no code {code!r}", param_hint="--explain")
    about = family_of(code.upper()).about
    click.echo(f"{code.upper()}: {rationale.title} ({about})\n{rationale.why}")
    return 0
