"""`pnpgen explore`: all states of a game, and what they prove."""

from __future__ import annotations

import dataclasses
import json
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import click

from pnpgen.cli.settings import set_option

if TYPE_CHECKING:
    from pnpgen.rules.claims import Claim
    from pnpgen.rules.explore import Exploration


@click.command()
@click.argument("game")
@click.option("--players", type=click.IntRange(1), required=True, help="How many play.")
@set_option
@click.option(
    "--limit", type=click.IntRange(1), help="The most states to walk; without it, as many as the rules say."
)
@click.option("--whole", is_flag=True, help="Forget nothing, even where the rules say what may be forgotten.")
@click.option("--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print.")
def explore(
    game: str,
    players: int,
    changes: tuple[str, ...],
    limit: int | None,
    whole: bool,
    form: Literal["text", "json"],
) -> int:
    """Walk all states of GAME: dead ends, and the most of every component, with a shortest play to each."""
    from pnpgen.cli.playing import counting, on_table
    from pnpgen.cli.reporting import fails, show_findings
    from pnpgen.rules import explore as engine
    from pnpgen.rules.printed import printed_parts

    table = on_table(game, players, changes)
    printed = printed_parts(table.definition, table.supply, players)
    with counting("walking") as progress:
        result = engine.explore(
            table.source, players, printed, limit=limit, relax=not whole, progress=progress
        )
    if form == "json":
        click.echo(json.dumps(dataclasses.asdict(result), ensure_ascii=False, indent=2))
    else:
        for line in _report(table.definition.game.title, result):
            click.echo(line)
        show_findings(result.findings)
    return int(fails(result.findings))


def _report(title: str, result: Exploration) -> Iterator[str]:
    from pnpgen.rules.events import tell

    extent = "all" if result.complete else f"not all: all plays of {result.depth} events, some longer"
    relaxed = "; what no claim needs is forgotten" if result.relaxed else ""
    yield f"{title}, {result.players} players: {result.states:,} states ({extent}{relaxed})"
    yield f"{result.edges:,} events, {result.ends:,} ends, the last state after {result.depth} events"
    if result.sampled:
        yield f"SAMPLED means: seen in {result.sampled} random games and in what was walked"
    if result.events and result.decisions:
        events, decisions = result.events.mean, result.decisions.mean
        chances = "".join(f", {mean:.1f} x {what}" for what, mean in result.chances.items())
        yield f"a random game, on average: {events:.1f} events, {decisions:.1f} decisions{chances}"
    yield ""
    for claim in result.claims:
        yield f"{claim.verdict:<8} {'holds' if claim.holds else 'FAILS'}  {_says(claim)}"
        if claim.play and claim.kind != "rules":
            yield f"{'':16}{len(claim.play)} events: {tell(claim.play)}"
        if claim.note:
            yield textwrap.fill(claim.note, 110, initial_indent=" " * 16, subsequent_indent=" " * 16)


def _says(claim: Claim) -> str:
    if claim.kind == "rules":
        return claim.subject if claim.holds else f"{claim.subject}: {claim.value} tables against it"
    if claim.kind == "ending":
        return f"{claim.subject}: from every table looked at, {claim.value} events or fewer lead there"
    if claim.kind == "fact":
        return f"{claim.subject}: the largest is {claim.value}, the fact says {claim.limit}"
    if claim.kind == "proof":
        return f"{claim.subject}: counted over all that can be, {claim.value}, the fact says {claim.limit}"
    limit = "no limit" if claim.limit is None else f"printed: {claim.limit}"
    bound = f" (by argument never more than {claim.bound})" if claim.verdict == "BOUNDED" else ""
    return f"{claim.subject}: needs {claim.value}{bound}, {limit}"
