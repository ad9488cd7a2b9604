"""The codes of component sheets (L1..) and of rulebook pages (L25.)."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "L101": Rationale(
        "piece larger than the paper",
        "Sheets are never scaled, so a piece that does not fit can't be printed.",
    ),
    "L102": Rationale(
        "template and component differ in size", "A face drawn at another size would not match the cut marks."
    ),
    "L103": Rationale(
        "no room for ruler and label", "Without the ruler nobody sees that a printer scaled the sheet."
    ),
    "L250": Rationale(
        "block taller than its column",
        "A block that is never cut must fit on a page, or it would run off it.",
    ),
    "L251": Rationale("word wider than its column", "Words are divided only where the language allows it."),
    "L252": Rationale("character without a glyph", "A missing glyph prints as an empty box or as nothing."),
    "L253": Rationale("no frame left", "Text in a channel without further frames would be lost silently."),
    "L104": Rationale(
        "page numbers never settle",
        "A text that names a page moves that page; the numbers would be wrong on paper.",
    ),
    "L105": Rationale(
        "no such number of players",
        "Sheets for some players are a column of the setup table.",
    ),
    "L254": Rationale(
        "piece of another size",
        "A piece that ignores the size it is asked for leaves its box, or gaps in it.",
    ),
}
