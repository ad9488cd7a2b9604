"""`pnpgen build`: the PDFs of games in their languages."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import click

from pnpgen.cli.options import games_argument, jobs_option, locale_option
from pnpgen.cli.reporting import fails, progress, show_findings, show_timings


@click.command()
@games_argument
@locale_option
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build"),
    show_default=True,
    help="Where to write.",
)
@click.option(
    "--backs",
    type=click.Choice(["none", "long", "short"]),
    default="none",
    show_default=True,
    help="The edge to flip over.",
)
@click.option(
    "--ink",
    type=click.Choice(["full", "economy"]),
    default="full",
    show_default=True,
    help="Colors, or little ink.",
)
@click.option("--players", type=click.IntRange(1), help="Print just what this many players need.")
@jobs_option
@click.option("--timings", is_flag=True, help="Say how long each phase took.")
def build(
    games: tuple[str, ...],
    locales: tuple[str, ...],
    out: Path,
    backs: Literal["none", "long", "short"],
    ink: Literal["full", "economy"],
    players: int | None,
    jobs: int,
    timings: bool,
) -> int:
    """Build games (all of them, or those named by id or folder) in all their languages."""
    from pnpgen.cli.places import known_locales, project_and_folders
    from pnpgen.pipeline.building import build_editions, build_orders
    from pnpgen.pipeline.jobs import run_all
    from pnpgen.pipeline.opening import Paper

    project, folders = project_and_folders(games)
    paper = Paper(backs, ink, players)
    orders, journal = build_orders(project, folders, known_locales(locales), out, paper, jobs)
    with progress("building", len(orders)) as advance:
        outcome = run_all(build_editions, orders, jobs, lambda order: advance(order.name))
    journal.merge(outcome.journal)
    show_findings(journal.findings)
    for path, pages in outcome.written:
        click.echo(f"{path}  {pages} page{'' if pages == 1 else 's'}")
    if timings:
        show_timings(journal.timings)
    return int(fails(journal.findings))
