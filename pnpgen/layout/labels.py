"""What is printed at the edge of a component sheet: which sheet of which edition it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from pnpgen.edition import Edition
from pnpgen.layout.arrange import Forme
from pnpgen.layout.parts import COMPONENTS
from pnpgen.layout.ruler import LENGTH_MM
from pnpgen.layout.sheet import Side
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.text import TextBlock, TextStyle, set_text

STYLE = TextStyle(families=("Pnpgen Sans",), size_mm=2.3, leading_mm=2.8)
SMALL_STYLE = replace(STYLE, size_mm=1.9, leading_mm=2.3)
WIDTHS_MM = (280.0, 180.0, 90.0, 60.0)
"""One line where there is room for it, else as many as it takes."""
PERCENT = 100
BETWEEN = " · "


@dataclass(frozen=True, slots=True)
class Labels:
    """Labels of one edition."""

    edition: Edition
    fonts: Fonts

    def markup(self, forme: Forme, page: int, pages: int, side: Side) -> str:
        """`Title · tiles 1/2 · set for 2 players · en · version 1.0 · print at 100 %`, as markup."""
        word = self.edition.word
        parts = [
            self.edition.message("title"),
            f"{self.part(forme.kind)} {page}/{pages}",
            forme.panel.name if forme.panel is not None else "",
            word("print.back") if side == "back" else "",
            self._players(forme),
            self.edition.locale,
            word("version", {"version": self.edition.definition.game.version}),
            word("print.scale", {"percent": PERCENT}),
        ]
        return BETWEEN.join(part for part in parts if part)

    def part(self, kind: str) -> str:
        """What sheets of a kind are called, as markup."""
        name = next(part.name for part in COMPONENTS if part.kind == kind)
        return self.edition.word(f"part.{name}")

    def blocks(self, markup: str) -> Iterator[TextBlock]:
        """The label set narrower and narrower, widest first; then the same in small type."""
        for style, width in product((STYLE, SMALL_STYLE), WIDTHS_MM):
            yield set_text(markup, style, width, self.fonts, self.edition.locale)

    def letters(self, name: str) -> TextBlock:
        """The name of a part, in bold."""
        return set_text(name, replace(STYLE, weight=700), WIDTHS_MM[0], self.fonts, self.edition.locale)

    def caption(self) -> TextBlock:
        """`100 mm`, as long as the ruler is."""
        markup = self.edition.word("print.ruler", {"length": int(LENGTH_MM)})
        return set_text(markup, STYLE, WIDTHS_MM[0], self.fonts, self.edition.locale)

    def _players(self, forme: Forme) -> str:
        """Whom the sheet is for, where not every game needs all its pieces."""
        fewest = self.edition.definition.game.setup.players[0]
        needed = {slot.piece.players for slot in forme.slots}
        if self.edition.players is not None and self._grows(forme):
            return self.edition.word("set_for_players", {"players": self.edition.players})
        if needed == {fewest} and self._grows(forme):
            return self.edition.word("set_for_players", {"players": fewest})
        if needed and min(needed) > fewest:
            return self.edition.word("from_players", {"players": min(needed)})
        return ""

    def _grows(self, forme: Forme) -> bool:
        """Whether larger games need more pieces of the components on this sheet."""
        game = self.edition.definition.game
        rows = {game.components[slot.piece.component].row for slot in forme.slots}
        return any(len(set(game.setup.rows[row].counts)) > 1 for row in rows if row in game.setup.rows)
