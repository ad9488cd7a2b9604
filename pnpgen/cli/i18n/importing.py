"""`pnpgen i18n import`: tables that translators have filled in, back into their catalogs."""

from __future__ import annotations

from pathlib import Path

import click

from pnpgen.cli.reporting import fails, show_findings


@click.command("import")
@click.argument(
    "files", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, dir_okay=False)
)
def import_(files: tuple[Path, ...]) -> int:
    """Put tables (`<game>.<locale>.xlsx`, `.csv`) into their catalogs; conflicts are shown, not resolved."""
    from pnpgen.cli.i18n.writing import put
    from pnpgen.findings import Finding
    from pnpgen.text.exchange import imported, rows_as_lines
    from pnpgen.text.languages import language_of
    from pnpgen.text.po_reader import read_po_file
    from pnpgen.text.po_writer import po_text
    from pnpgen.text.spreadsheet import read_table
    from pnpgen.text.update import refuse_damaged

    findings: list[Finding] = []
    for file in files:
        path, locale = catalog_named(file)
        po = read_po_file(path)
        refuse_damaged(po, language_of(locale))
        lines, found = rows_as_lines(read_table(file), str(file))
        new, changed, conflicts = imported(po, lines, str(file))
        findings += (*found, *conflicts)
        if put(path, po_text(new), check=False):
            click.echo(f"  {changed} changed")
    show_findings(findings)
    return int(fails(findings))


def catalog_named(file: Path) -> tuple[Path, str]:
    """The catalog that a table belongs to, by its name, and its language; a usage error without one."""
    from pnpgen.cli.i18n.wanted import catalogs_wanted
    from pnpgen.text.spreadsheet import SUFFIXES

    name, _, locale = file.name.removesuffix(file.suffix).rpartition(".")
    if file.suffix not in SUFFIXES or not name:
        hint = f"{file.name!r} is not named <game>.<locale>{' or '.join(SUFFIXES)}"
        raise click.BadParameter(hint, param_hint="FILES")
    for path, domain, tag in catalogs_wanted((name,), (locale,)):
        if domain == name:
            return path, tag
    raise click.BadParameter(f"{name} has no catalog in {locale!r}", param_hint="FILES")
