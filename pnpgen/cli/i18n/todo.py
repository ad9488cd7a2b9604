"""`pnpgen i18n todo`: what to translate next, with all there is to know about it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import click

from pnpgen.cli.options import games_argument, locale_option

if TYPE_CHECKING:
    from pnpgen.cli.i18n.tasks import Task


@click.command()
@games_argument
@locale_option
@click.option(
    "--limit", type=click.IntRange(0), default=10, show_default=True, help="How many to show; 0: all."
)
@click.option(
    "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to print them."
)
def todo(games: tuple[str, ...], locales: tuple[str, ...], limit: int, form: Literal["text", "json"]) -> int:
    """Show what to do next: errors, then fuzzy texts, warnings and untranslated texts, in printing order."""
    from pnpgen.cli.i18n.tasks import tasks_of
    from pnpgen.cli.i18n.wanted import wanted_domains
    from pnpgen.cli.places import known_locales
    from pnpgen.cli.reporting import show_findings
    from pnpgen.findings import errors
    from pnpgen.text.catalogs import read_catalog

    wanted = known_locales(locales)
    catalogs = [(domain, locale) for domain in wanted_domains(games) for locale in domain.targets(wanted)]
    tasks = [task for domain, locale in catalogs for task in tasks_of(domain, locale)]
    tasks.sort(key=lambda task: task.urgency)
    damage = [
        f for domain, locale in catalogs for f in errors(read_catalog(domain.catalog(locale), locale)[1])
    ]
    show_findings(damage)
    shown = tasks[:limit] if limit else tasks
    if form == "json":
        click.echo(json.dumps({"todo": [task.as_row() for task in shown]}, ensure_ascii=False, indent=2))
        return int(bool(damage))
    for task in shown:
        for line in lines_of(task):
            click.echo(line)
    left = len(tasks) - len(shown)
    done = "repair the files first" if damage else "nothing to do"
    click.echo(done if not tasks else f"{len(tasks)} to do{f', {left} not shown' if left else ''}")
    return int(bool(damage))


def lines_of(task: Task) -> Iterator[str]:
    """A task as it is read: context and reason, then the sentence and what is known about it."""
    yield f"{task.game} {task.locale}  {click.style(task.context, bold=True)}  ({task.reason})"
    yield f"  {task.source}"
    if task.translation:
        yield f"  {click.style(task.translation, fg='yellow')}"
    yield from (f"    {comment}" for comment in (*task.comments, *task.findings))
    if task.printed:
        yield f"    printed: {task.printed}"
    yield ""
