"""`pnpgen simulate`: many games, measured."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import click

from pnpgen.cli.settings import set_option

if TYPE_CHECKING:
    from pnpgen.cli.playing import OnTable
    from pnpgen.rules.simulate import Simulation
    from pnpgen.rules.statistics import Spread


@click.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(1), required=True, help="How many play.")
@click.option("--games", type=click.IntRange(1), default=1000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@click.option(
    "--policy",
    default="random",
    show_default=True,
    help="How they play: one for all, or one for each seat, with commas.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Processes that play at the same time.",
)
@set_option
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print.")
def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    policy: str,
    jobs: int,
    changes: tuple[str, ...],
    form: Literal["text", "json"],
) -> int:
    """Play many games of GAME and measure balance, length, scores and the demand on components."""
    from pnpgen.cli.playing import counting, on_table
    from pnpgen.cli.reporting import fails, show_findings
    from pnpgen.rules import simulate as engine

    table = on_table(game, players, changes)
    policies = tuple(policy.split(","))
    _known(table, policies, players)
    with counting("playing") as progress:
        result = engine.simulate(
            table.source, players, games, seed, policies=policies, jobs=jobs, progress=progress
        )
    if form == "json":
        click.echo(json.dumps(dataclasses.asdict(result), ensure_ascii=False, indent=2))
    else:
        for line in _report(table, result):
            click.echo(line)
        show_findings(result.findings)
    return int(fails(result.findings))


def _known(table: OnTable, policies: tuple[str, ...], players: int) -> None:
    from pnpgen.findings import AuthorError
    from pnpgen.rules.policies import seat_policies

    rules = table.source.load()
    try:
        seat_policies(rules, policies, players)
    except AuthorError as error:
        finding = error.findings[0]
        raise click.BadParameter(finding.message, param_hint="--policy") from error


def _report(table: OnTable, result: Simulation) -> Iterator[str]:
    from pnpgen.rules.printed import printed_parts

    title = table.definition.game.title
    yield f"{title}: {result.games} games of {result.players} players, seed {result.seed}"
    yield ""
    yield "seat  policy      wins   95 % interval   scores: mean, median, middle 90 %"
    for seat in result.seats:
        wins = seat.wins
        scores = seat.scores
        shown = f"{scores.mean:9.2f}  {scores.median:5}  {scores.p05}-{scores.p95}" if scores else ""
        interval = f"{wins.low:.3f}-{wins.high:.3f}"
        yield f"{seat.seat + 1:>4}  {seat.policy:<10}  {wins.share:.3f}  {interval:<14}  {shown}"
    if result.shared_wins:
        shared = result.shared_wins / result.games
        yield f"      {shared:.3f} of the games have several winners; wins count in parts"
    yield ""
    if result.events and result.turns:
        yield _length("events", result.events)
        yield _length("decisions", result.turns)
    yield ""
    yield "component            most  printed"
    printed = printed_parts(table.definition, table.supply, result.players)
    for demand in result.demand:
        part = printed.get(demand.component)
        limit = "-" if part is None or part.most is None else str(part.most)
        yield f"{demand.component:<20} {demand.most:>4}  {limit:>7}"
    yield ""
    yield f"clauses used: {len(result.clauses)} of {len(result.clauses) + len(result.unused)}"
    if result.unused:
        yield f"never used: {', '.join(result.unused)}"


def _length(what: str, spread: Spread) -> str:
    return (
        f"{what:<10} mean {spread.mean:.1f}, median {spread.median}, middle half {spread.p25}-{spread.p75}, "
        f"all {spread.least}-{spread.most}"
    )
