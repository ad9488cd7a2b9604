"""Every finding of the package has its place in the list of codes, and every code is used."""

from __future__ import annotations

import re
from pathlib import Path

import pnpgen.definition
from pnpgen.definition.codes import CODES

PACKAGE = Path(pnpgen.definition.__file__).parent
CODE = re.compile(r'"([YGSC]\d{3})"')


def used_codes() -> set[str]:
    sources = [path for path in PACKAGE.glob("*.py") if path.name != "codes.py"]
    return {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}


def test_every_code_is_listed_and_every_listed_code_is_used() -> None:
    assert used_codes() == set(CODES)


def test_every_code_has_a_title_and_a_reason() -> None:
    assert all(rationale.title and rationale.why.endswith(".") for rationale in CODES.values())
