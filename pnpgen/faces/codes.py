"""What the findings of templates stand for."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "V101": Rationale("Template missing", "A component names a template that no folder has."),
    "V102": Rationale("Template syntax", "A template that cannot be read prints nothing."),
    "V103": Rationale("Value missing", "A misspelled name would print an empty place."),
    "V104": Rationale("Template failed", "An expression of the template cannot be computed."),
    "V105": Rationale(
        "Not allowed in templates", "Templates only show values: they open and change nothing."
    ),
    "V106": Rationale("Template without end", "A loop or text without end would stop every build."),
    "V107": Rationale("Not well-formed", "SVG that is not well-formed opens in no program."),
    "V108": Rationale("DOCTYPE or entities", "Entities can blow up or read other files."),
    "V109": Rationale("Size of the face", "Without a size in mm a piece cannot be printed in its size."),
    "V131": Rationale("Icon unknown", "A misspelled icon would leave a gap."),
}
