"""The codes of findings in themes and in the flow of a rulebook."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "L201": Rationale("unknown style", "A block can only be set in a style that `styles` describes."),
    "L202": Rationale("unknown fonts", "A style names a list of families under `fonts`."),
    "L203": Rationale("unknown color", "A color is a name under `colors` or #RRGGBB."),
    "L204": Rationale(
        "missing piece", "Every piece of a theme is an SVG template of the game or of the base theme."
    ),
    "L205": Rationale(
        "unknown section or channel", "A look for something that is not there would be lost silently."
    ),
    "L206": Rationale(
        "style without a start", "`like` names another style, and must not lead back to itself."
    ),
    "L207": Rationale(
        "piece without a size", "Only a box knows its size from the text; other pieces must say it."
    ),
    "L210": Rationale("unknown component", "A component list can only picture components of the game."),
    "L211": Rationale("unknown example", "An example block prints an example of examples.yaml."),
    "L212": Rationale(
        "drawing without its size", "A figure needs the template that draws it, and every drawing its height."
    ),
}
