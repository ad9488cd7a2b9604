"""What the findings of templates stand for."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "V101": Rationale("template missing", "A component names a template that no folder has."),
    "V102": Rationale("template syntax", "A template that cannot be read prints nothing."),
    "V103": Rationale("value missing", "A misspelled name would print an empty place."),
    "V104": Rationale("template failed", "An expression of the template cannot be computed."),
    "V105": Rationale(
        "not allowed in templates", "Templates only show values: they open and change nothing."
    ),
    "V106": Rationale("template without end", "A loop or text without end would stop every build."),
    "V107": Rationale("not well-formed", "SVG that is not well-formed opens in no program."),
    "V108": Rationale("DOCTYPE or entities", "Entities can blow up or read other files."),
    "V109": Rationale("size of the face", "Without a size in mm a piece cannot be printed in its size."),
    "V131": Rationale("icon unknown", "A misspelled icon would leave a gap."),
}
