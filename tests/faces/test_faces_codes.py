"""Every code that rendering gives is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pnpgen.faces
from pnpgen.faces.codes import CODES


def test_every_code_in_the_source_is_listed_and_used() -> None:
    folder = Path(pnpgen.faces.__file__).parent
    sources = "".join(p.read_text(encoding="utf-8") for p in folder.glob("*.py") if p.name != "codes.py")
    assert set(re.findall(r'"([VF]\d{3})"', sources)) == set(CODES)
