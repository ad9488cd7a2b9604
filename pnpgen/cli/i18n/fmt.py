"""`pnpgen i18n fmt`: catalogs written the one way that keeps changes small."""

from __future__ import annotations

import click

from pnpgen.cli.i18n.wanted import strict_check
from pnpgen.cli.options import games_argument, locale_option


@click.command()
@games_argument
@locale_option
@strict_check
def fmt(games: tuple[str, ...], locales: tuple[str, ...], check: bool) -> int:
    """Rewrite catalogs as `update` writes them: one order, no wrapping, no dates; their content stays."""
    from pnpgen.cli.i18n.wanted import catalogs_wanted
    from pnpgen.cli.i18n.writing import put
    from pnpgen.cli.places import known_locales
    from pnpgen.text.languages import language_of
    from pnpgen.text.po_reader import read_po_file
    from pnpgen.text.po_writer import po_text
    from pnpgen.text.update import tidied

    stale = False
    for path, name, locale in catalogs_wanted(games, known_locales(locales)):
        stale |= put(path, po_text(tidied(read_po_file(path), name, language_of(locale))), check)
    return int(check and stale)
