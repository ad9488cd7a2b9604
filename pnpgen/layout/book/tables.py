"""The setup table and rulings, set as slabs that are never cut through a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pnpgen.layout.book.prose import Room, dressed, ornament
from pnpgen.layout.book.setter import Align, Role, Setter
from pnpgen.layout.book.slab import Slab, beside, boxed, stacked
from pnpgen.rulebook.blocks import Origin, Prose, SetupTable, TableRow
from pnpgen.rulebook.look import Ornament, RulingLook, SetupTableLook

NO_WORDS = "\N{NO-BREAK SPACE}"
"""What a head without words holds: all rows of a tagged table have equally many cells."""


def set_table(setter: Setter, look: SetupTableLook, table: SetupTable, room: Room) -> Slab:
    """The setup table: heads, rows, rule, total, arrangement, and rows apart from the total."""
    width = room.width - room.indent - look.indent - look.right - look.padding[1] - look.padding[3]
    rows = list(_rows(setter, look, table, width))
    core = stacked([(0, row) for row in rows], split=False)
    return dressed(setter, look, table.origin, core, room, "")


def _rows(setter: Setter, look: SetupTableLook, table: SetupTable, width: float) -> Iterator[Slab]:
    yield _head(setter, look, table, width)
    yield from _banded(setter, look, table.origin, table.rows, width)
    if look.rule and (table.total or table.arrangement):
        yield ornament(setter, look.rule, table.origin, width)
    if table.total:
        yield _tall(
            _row(setter, look, table.total, width, look.total_style or look.number_style, True), look.total_h
        )
    if table.arrangement and look.arrangement_style:
        styled = look.model_copy(update={"label_style": look.arrangement_style})
        yield _tall(
            _row(setter, styled, table.arrangement, width, look.arrangement_style), look.arrangement_h
        )
    yield from _banded(setter, look, table.origin, table.besides, width)


def _banded(
    setter: Setter, look: SetupTableLook, origin: Origin, rows: Sequence[TableRow], width: float
) -> Iterator[Slab]:
    """Rows on their bands, which know how many there are."""
    counted = replace(origin, count=len(rows))
    for index, row in enumerate(rows):
        slab = _row(setter, look, row, width, look.number_style)
        yield _on_band(setter, look.row, counted, slab, width, index, row.icon)


def _head(setter: Setter, look: SetupTableLook, table: SetupTable, width: float) -> Slab:
    cells: list[tuple[float, Slab]] = []
    if table.corner or not look.head_cell:
        room = width - len(table.heads) * look.column - look.label_x
        style = look.corner_style or look.head_style
        align: Align | None = None if look.corner_style else "start"
        role: Role = "P" if look.head_cell else "TH"
        cells.append((look.label_x, setter.fitted(table.corner or NO_WORDS, style, room, role, align)))
    for x, text, players in zip(
        _columns(look, len(table.heads), width), table.heads, table.players, strict=True
    ):
        if look.head_cell:
            piece = look.head_cell
            w, h = piece.w or look.column, piece.h or look.column
            origin = replace(table.origin, number=players)
            cells.append((x + (look.column - w) / 2, Slab(h, setter.piece(piece, origin, w, h, text))))
        else:
            cells.append((x, setter.fitted(text, look.head_style, look.column, "TH", "middle")))
    return _on_band(setter, look.head, table.origin, beside(cells, middle=True), width, 0, None)


def _row(
    setter: Setter, look: SetupTableLook, row: TableRow, width: float, number_style: str, bold: bool = False
) -> Slab:
    starts = _columns(look, len(row.cells), width)
    room = (starts[0] if starts else width) - look.label_x
    label = setter.fitted(f"<b>{row.label}</b>" if bold else row.label, look.label_style, room, "TH")
    numbers = [
        (x, setter.fitted(text, number_style, look.column, "TD", "middle"))
        for x, text in zip(starts, row.cells, strict=True)
    ]
    return beside([(look.label_x, label), *numbers], middle=True)


def _columns(look: SetupTableLook, count: int, width: float) -> list[float]:
    """The left edges of the columns of numbers, at the right end of the table."""
    return [width - (count - index) * look.column for index in range(count)]


def _on_band(
    setter: Setter,
    band: Ornament | None,
    origin: Origin,
    slab: Slab,
    width: float,
    index: int,
    icon: str | None,
) -> Slab:
    """The row in the middle of its band, which is as high as the theme says or the words need."""
    height = max(slab.height, (band.h or 0) if band else 0)
    middle = stacked([((height - slab.height) / 2, slab)])
    if band is None:
        return _tall(middle, height)
    flat = band.model_copy(update={"h": height})
    row = replace(origin, number=index + 1, icon=icon)
    return boxed(middle, lambda _: setter.piece(flat, row, width, height), (0, 0, 0, 0), height)


def _tall(slab: Slab, height: float) -> Slab:
    """The slab in the middle of a height."""
    gap = max(0.0, height - slab.height) / 2
    return replace(stacked([(gap, slab)]), height=max(height, slab.height))


def set_ruling(setter: Setter, look: RulingLook, ruling: Prose, room: Room, first: bool) -> Slab:
    """A ruling as a row of a table: the situation, and beside it (or below) what holds."""
    width = room.width - room.indent - look.indent - look.right - look.padding[1] - look.padding[3]
    style = look.title_style or look.style
    role: Role = "TH" if look.title_width else "H2"
    left = look.title_width or width
    title = setter.text(ruling.title, style, left, role, bold=look.title_style is None)
    if look.title_width:
        start = left + look.title_gap
        core = beside([(0, title), (start, setter.text(ruling.text, look.style, width - start, "TD"))])
    else:
        core = stacked(
            [(0, title), (look.title_gap, setter.text(ruling.text, look.style, width))], split=False
        )
    rows: Sequence[tuple[float, Slab]] = [(0, core)]
    if look.between and not first:
        rows = [(0, ornament(setter, look.between, ruling.origin, width)), (look.before, core)]
    return dressed(setter, look, ruling.origin, stacked(rows, split=False), room, "")
