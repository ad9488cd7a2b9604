"""Blocks side by side in a row of equal height, with the theme's piece over the gaps between neighbors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from pnpgen.layout.book.prose import Room, set_prose
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab, beside
from pnpgen.layout.sheet import Item
from pnpgen.rulebook.blocks import Prose
from pnpgen.rulebook.look import Look


@dataclass(frozen=True, slots=True)
class Abreast:
    """A row of neighbors of one kind; the word stands on the pieces between them."""

    row: Sequence[Prose]
    look: Look
    word: str
    first: bool
    """Whether no row is above it, so that nothing stands between."""

    def set(self, setter: Setter, width: float) -> Slab:
        """The row at a width; it cannot be cut."""
        look = self.look
        cell = (width - look.gap * (look.columns - 1)) / look.columns
        cells = [set_prose(setter, look, prose, Room(cell)) for prose in self.row]
        if look.columns > 1:
            level = look.model_copy(update={"least_h": max(slab.height for slab in cells)})
            cells = [set_prose(setter, level, prose, Room(cell)) for prose in self.row]
        laid = beside([(index * (cell + look.gap), slab) for index, slab in enumerate(cells)])
        if look.columns == 1 and len(cells) == 1:
            laid = cells[0]
        tabs = tuple(self._tabs(setter, cell, laid.height))
        return replace(laid, items=(*laid.items, *tabs), cut=None, least=None)

    def _tabs(self, setter: Setter, cell: float, height: float) -> Iterator[Item]:
        """The pieces over the gaps: above a row of one, or between the cells of a row."""
        look, piece, origin = self.look, self.look.between, self.row[0].origin
        if piece is None:
            return
        w, h = piece.w or 10, piece.h or 6
        if look.columns == 1:
            if not self.first:
                level = piece.model_copy(update={"y": piece.y - look.gap / 2 - h / 2})
                yield from setter.piece(level, origin, cell, height, self.word, spoken=True)
            return
        for index in range(1, len(self.row)):
            x = index * (cell + look.gap) - look.gap / 2 - w / 2 + piece.x
            y = (height - h) / 2 + piece.y
            level = piece.model_copy(update={"x": x, "y": y, "right": False, "bottom": False})
            yield from setter.piece(level, origin, w, h, self.word, spoken=True)
