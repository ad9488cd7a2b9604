"""`--set`: quantities replaced for one run of simulate or explore."""

from __future__ import annotations

from collections.abc import Sequence

import click

from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError

set_option = click.option(
    "--set",
    "changes",
    multiple=True,
    metavar="NAME=VALUE",
    help="Replace a number (numbers.rolls=4) or a row of the setup table (setup.bones=12); may be repeated.",
)


def changed(supply: GameSupply, changes: Sequence[str]) -> GameSupply:
    """The supply with the changes made; a usage error where one cannot be read or names nothing."""
    for change in changes:
        name, _, text = change.partition("=")
        if not text.strip().lstrip("-").isdecimal():
            raise click.BadParameter(f"{change!r} is not NAME=WHOLE NUMBER", param_hint="--set")
        table, _, key = name.strip().rpartition(".")
        try:
            if table in ("", "numbers"):
                supply = supply.with_numbers({key: int(text)})
            elif table in ("setup", "setup.rows"):
                supply = supply.with_counts({key: int(text)})
            else:
                raise click.BadParameter(
                    f"{name!r} starts with neither numbers nor setup", param_hint="--set"
                )
        except AuthorError as error:
            finding = error.findings[0]
            raise click.BadParameter(f"{finding.message}; {finding.hint}", param_hint="--set") from error
    return supply
