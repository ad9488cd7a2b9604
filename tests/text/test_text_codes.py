"""Every code the text package gives out is explained, and every explained one is given out."""

from __future__ import annotations

import re
from pathlib import Path

import pnpgen.text
from pnpgen.text.codes import CODES


def test_codes_in_use_and_codes_explained_are_the_same() -> None:
    folder = Path(pnpgen.text.__file__).parent
    sources = [path.read_text() for path in folder.glob("*.py") if path.name != "codes.py"]
    assert {code for source in sources for code in re.findall(r'"([MNPIT]\d{3})"', source)} == set(CODES)


def test_each_code_says_why_in_one_line() -> None:
    for code, rationale in CODES.items():
        assert rationale.title, code
        assert rationale.why.endswith("."), code
        assert "\n" not in rationale.why
