"""Every code that drawing gives is listed."""

from __future__ import annotations

import re
from pathlib import Path

import pnpgen.pdf
from pnpgen.faces.codes import CODES as FACES_CODES
from pnpgen.pdf.codes import CODES


def test_every_code_in_the_source_is_listed_and_used() -> None:
    folder = Path(pnpgen.pdf.__file__).parent
    sources = "".join(p.read_text(encoding="utf-8") for p in folder.rglob("*.py") if p.name != "codes.py")
    assert set(re.findall(r'"([VF]\d{3})"', sources)) - {"V131"} == set(CODES)
    assert not set(CODES) & set(FACES_CODES)
