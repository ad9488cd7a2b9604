"""`pnpgen i18n new`: a catalog for each game in a language that is new to it."""

from __future__ import annotations

import click

from pnpgen.cli.options import games_argument


@click.command()
@click.argument("language", metavar="LANG")
@games_argument
def new(language: str, games: tuple[str, ...]) -> None:
    """Begin LANG for each game that is not translated into it yet: complete catalogs, nothing filled in.

    A catalog that is already there is brought in line with the texts; no translation is touched.
    """
    from pnpgen.cli.i18n.wanted import wanted_domains
    from pnpgen.cli.i18n.writing import put_catalog
    from pnpgen.cli.places import known_locales

    (locale,) = known_locales((language,))
    for domain in wanted_domains(games):
        if domain.language != locale:
            put_catalog(domain, locale, check=False)
