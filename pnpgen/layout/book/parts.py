"""The component list: pictures and counted names as a column, a grid or a belt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pnpgen.layout.book.pictures import set_picture
from pnpgen.layout.book.prose import Room
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab, beside, inset, stacked
from pnpgen.rulebook.blocks import Origin, Part, Parts
from pnpgen.rulebook.look import ComponentsLook


def rows_of(look: ComponentsLook, parts: Parts) -> list[tuple[Part, ...]]:
    """The entries that stand side by side, row by row."""
    columns = look.columns or len(parts.parts) or 1
    return [parts.parts[start : start + columns] for start in range(0, len(parts.parts), columns)]


def set_row(setter: Setter, look: ComponentsLook, origin: Origin, row: Sequence[Part], room: Room) -> Slab:
    """One row of entries, its words in the middle of the height of the pictures."""
    columns = look.columns or len(row)
    width = room.width - room.indent - look.indent - look.right
    cell = (width - look.gap * (columns - 1)) / columns
    cells = [
        (index * (cell + look.gap), _entry(setter, look, origin, part, cell))
        for index, part in enumerate(row)
    ]
    return inset(beside(cells, middle=True), room.indent + look.indent)


def _entry(setter: Setter, look: ComponentsLook, origin: Origin, part: Part, width: float) -> Slab:
    left = look.picture.w + look.text_gap
    words = stacked(list(_words(setter, look, part, width - left)), split=False)
    return beside([(0, set_picture(setter, look, origin, part)), (left, words)], middle=True)


def _words(setter: Setter, look: ComponentsLook, part: Part, width: float) -> Iterator[tuple[float, Slab]]:
    if look.number_style and part.number:
        yield 0, setter.fitted(part.number, look.number_style, width)
        yield 0, setter.text(part.name, look.name_style, width)
    else:
        yield 0, setter.text(part.counted, look.name_style, width)
    if look.note_style and part.note:
        yield 0, setter.text(part.note, look.note_style, width)
