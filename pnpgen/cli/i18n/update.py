"""`pnpgen i18n update`: catalogs in line with the texts of their games."""

from __future__ import annotations

import click

from pnpgen.cli.i18n.wanted import strict_check
from pnpgen.cli.options import games_argument, locale_option


@click.command()
@games_argument
@locale_option
@strict_check
def update(games: tuple[str, ...], locales: tuple[str, ...], check: bool) -> int:
    """Bring the catalogs in line with the texts; a language named by --locale is begun if it is new."""
    from pnpgen.cli.i18n.wanted import wanted_domains
    from pnpgen.cli.i18n.writing import put_catalog
    from pnpgen.cli.places import known_locales

    wanted = known_locales(locales)
    stale = False
    for domain in wanted_domains(games):
        for locale in domain.targets(wanted):
            stale |= put_catalog(domain, locale, check)
    return int(check and stale)
