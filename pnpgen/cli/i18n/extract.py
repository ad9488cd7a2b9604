"""`pnpgen i18n extract`: what there is to translate, as templates."""

from __future__ import annotations

import click

from pnpgen.cli.i18n.wanted import strict_check
from pnpgen.cli.options import games_argument


@click.command()
@games_argument
@strict_check
def extract(games: tuple[str, ...], check: bool) -> int:
    """Write the template (locales/<game>.pot) of each game: every text, in the author's language."""
    from pnpgen.cli.i18n.wanted import wanted_domains
    from pnpgen.cli.i18n.writing import put
    from pnpgen.text.extract import template
    from pnpgen.text.po_writer import po_text

    stale = False
    for domain in wanted_domains(games):
        stale |= put(domain.template, po_text(template(domain.name, domain.texts)), check)
    return int(check and stale)
