"""`pnpgen counts`: the setup table of a game and what is printed for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pnpgen.cli.reporting import fails, show_findings
from pnpgen.findings import width

if TYPE_CHECKING:
    from pnpgen.definition.game import Definition
    from pnpgen.definition.project import Project


@click.command()
@click.argument("game")
def counts(game: str) -> int:
    """Show the setup table of a GAME (an id or a folder), its print run, sheets and pages."""
    from pnpgen.cli.places import project_and_folders
    from pnpgen.definition.load import load_game

    project, (folder,) = project_and_folders((game,))
    loaded = load_game(folder)
    show_findings(loaded.findings)
    if loaded.definition is not None:
        definition = loaded.definition
        click.echo(f"{definition.game.title}, version {definition.game.version}\n")
        click.echo(table(setup_rows(definition)))
        click.echo()
        click.echo(table(component_rows(definition)))
        if not fails(loaded.findings):
            click.echo()
            click.echo(table(sheet_rows(definition, finished_pages(project, folder))))
    return int(fails(loaded.findings))


def setup_rows(definition: Definition) -> list[list[str]]:
    """The setup table as cells of text: head, rows with their print run, total and arrangement."""
    setup = definition.game.setup
    printed = {c.row for c in definition.game.components.values() if c.kind is not None}
    rows = [["setup", *(f"{players} players" for players in setup.players), "printed", "made of"]]
    for row_id, row in setup.rows.items():
        run = str(max(row.counts, default=0)) if row_id in printed else ""
        factors = " x ".join((*row.product, "players")) if row.product else ""
        rows.append([row_id, *map(str, row.counts), run, factors])
    if setup.total is not None:
        rows.append(["total", *map(str, setup.total.counts)])
    if setup.arrangement is not None:
        rows.append(["arrangement", *(f"{across} x {down}" for across, down in setup.arrangement.grids)])
    return rows


def component_rows(definition: Definition) -> list[list[str]]:
    """The components as cells of text: kind, size, pieces to print, and the axes the pieces differ by."""
    from pnpgen.definition.pieces import axis_values, copies_of, pieces_of

    rows = [["component", "kind", "mm", "pieces", "made of"]]
    for name, component in definition.game.components.items():
        size = " x ".join(f"{side:g}" for side in component.size or ())
        axes = [
            f"{axis} {len(axis_values(definition.game, values))}"
            for axis, values in component.pieces.axes.items()
        ]
        if component.pieces.copies is not None:
            axes.append(f"{component.pieces.copies} {copies_of(definition.game, component.pieces)}")
        pieces = str(len(pieces_of(definition, name))) if component.kind else ""
        rows.append([name, component.kind or "from home", size, pieces, " x ".join(axes)])
    return rows


def sheet_rows(definition: Definition, pages: Mapping[str, int]) -> list[list[str]]:
    """The parts of the print file as cells of text: sheets per number of players and in all, and pages."""
    from pnpgen.layout.arrange import arrange
    from pnpgen.layout.parts import PARTS, RULEBOOK

    columns = [*definition.game.setup.players, None]
    sheets = [Counter(forme.kind for forme in arrange(definition, players)) for players in columns]
    rows = [["sheets", *(f"{players} players" for players in columns if players), "in all", "pages"]]
    for part in PARTS:
        counted = [str(of_kind[part.kind]) if of_kind[part.kind] else "" for of_kind in sheets]
        if part is RULEBOOK:
            counted = [str(pages.get(f"sheets.{part.name}", ""))] * len(columns)
        first, last = pages.get(f"page.{part.name}"), pages.get(f"page.last.{part.name}")
        if any(counted):
            rows.append(
                [
                    part.name,
                    *counted,
                    "" if first is None else f"{first}-{last}" if last != first else str(first),
                ]
            )
    return rows


def finished_pages(project: Project, folder: Path) -> Mapping[str, int]:
    """The pages of the parts in the author's language; empty where the game cannot be laid out."""
    from pnpgen.checks.journal import Journal
    from pnpgen.pipeline.opening import Paper
    from pnpgen.pipeline.printing import print_edition
    from pnpgen.pipeline.reading import read_edition, read_game
    from pnpgen.pipeline.workshop import open_workshop

    journal = Journal()
    with journal.edge():
        game = read_game(project, folder, journal, thorough=False)
        edition, _ = read_edition(game, game.definition.game.language, Paper(), journal)
        return print_edition(
            edition, open_workshop(game, Paper(), journal), Paper(), journal
        ).edition.layout_values
    return {}


def table(rows: Sequence[Sequence[str]]) -> str:
    """Cells as lines of text: words to the left, numbers to the right, two blanks between columns."""
    columns = max(len(row) for row in rows)
    cells = [[*row, *[""] * (columns - len(row))] for row in rows]
    widths = [max(width(row[column]) for row in cells) for column in range(columns)]
    right = [
        all(not row[column] or row[column][0].isdigit() for row in cells[1:]) for column in range(columns)
    ]
    lines = []
    for row in cells:
        padded = []
        for cell, wide, numbers in zip(row, widths, right, strict=True):
            blanks = " " * (wide - width(cell))
            padded.append(blanks + cell if numbers else cell + blanks)
        lines.append("  ".join(padded).rstrip())
    return "\n".join(lines)
