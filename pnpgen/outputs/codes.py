"""The codes of written files."""

from __future__ import annotations

from pnpgen.findings import Codes, Rationale

CODES: Codes = {
    "O101": Rationale(
        "files cannot be written",
        "A full disk or a folder without permission must not leave half a print file.",
    ),
}
