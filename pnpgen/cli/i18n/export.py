"""`pnpgen i18n export`: a catalog as a table, for people without PO tools."""

from __future__ import annotations

from pathlib import Path

import click

from pnpgen.cli.options import games_argument, locale_option


@click.command()
@games_argument
@locale_option
@click.option(
    "--format", "form", type=click.Choice(["csv", "xlsx"]), default="xlsx", show_default=True,
    help="The kind of file.",
)  # fmt: skip
@click.option(
    "--out", type=click.Path(path_type=Path, file_okay=False), default=Path("build/translate"),
    show_default=True, help="The folder for the tables.",
)  # fmt: skip
def export(games: tuple[str, ...], locales: tuple[str, ...], form: str, out: Path) -> None:
    """Write each catalog as a table: sources, English, room and values, and columns to fill in."""
    from pnpgen.cli.i18n.wanted import catalogs_wanted
    from pnpgen.cli.i18n.writing import put_bytes
    from pnpgen.cli.places import known_locales
    from pnpgen.text.exchange import COLUMNS, lines_of
    from pnpgen.text.languages import language_of
    from pnpgen.text.po_reader import read_po_file
    from pnpgen.text.spreadsheet import table_bytes
    from pnpgen.text.update import refuse_damaged

    for path, name, locale in catalogs_wanted(games, known_locales(locales)):
        po = read_po_file(path)
        refuse_damaged(po, language_of(locale))
        rows = [[getattr(line, column) for column in COLUMNS] for line in lines_of(po)]
        target = out / f"{name}.{locale}.{form}"
        put_bytes(target, table_bytes(COLUMNS, rows, target))
        click.echo(target)
