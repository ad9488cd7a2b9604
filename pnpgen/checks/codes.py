"""The codes of checks that look at whole editions: how translations fit, and where their lines end."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "F130": Rationale("smaller than in the source", "Small print on one edition's cards is hard to read."),
    "F131": Rationale("more lines than in the source", "A fuller box leaves no air, and the next word none."),
    "F132": Rationale("heading longer than in the source", "A heading that wraps pushes its section down."),
    "L261": Rationale(
        "line ends in a short word", "Words that belong to the next one must not be left at the line end."
    ),
    "L262": Rationale("line begins with a dash", "A dash belongs to the words before it."),
    "L263": Rationale("word broken at the line end", "The language divides no words."),
}
