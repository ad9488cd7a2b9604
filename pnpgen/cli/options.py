"""Arguments that several commands share."""

from __future__ import annotations

import os

import click

games_argument = click.argument("games", nargs=-1, metavar="[GAME]...")
"""Games by id or folder; none means all of the project."""
locale_option = click.option(
    "--locale", "locales", multiple=True, metavar="LOCALE", help="Only this language; may be repeated."
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1),
    default=lambda: os.cpu_count() or 1,
    show_default="as many as there are processors",
    help="Games or editions at the same time.",
)
