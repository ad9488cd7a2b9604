"""All checks by family: the letter of their codes, the phase that runs them, every code with its reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import Literal, TypeAlias

from pnpgen.checks import codes as checks_codes
from pnpgen.definition import codes as definition_codes
from pnpgen.faces import codes as faces_codes
from pnpgen.findings import Codes
from pnpgen.layout import codes as layout_codes
from pnpgen.outputs import codes as outputs_codes
from pnpgen.pdf import codes as pdf_codes
from pnpgen.rulebook import codes as rulebook_codes
from pnpgen.rules import codes as rules_codes
from pnpgen.text import codes as text_codes

Phase: TypeAlias = Literal["definition", "rules", "text", "fit", "layout", "write"]
"""When a check runs: `fit` and `layout` draw the sheets and can be left out, `write` is part of building."""


@dataclass(frozen=True, slots=True)
class Family:
    """Checks that share a letter."""

    letter: str
    about: str
    phase: Phase


FAMILIES: tuple[Family, ...] = (
    Family("Y", "YAML syntax", "definition"),
    Family("G", "the format of game folders", "definition"),
    Family("S", "the setup table", "definition"),
    Family("C", "components and sheet plans", "definition"),
    Family("R", "the rules module: laws, coverage, exploration", "rules"),
    Family("E", "worked examples", "rules"),
    Family("M", "messages: values, word forms, asserted words", "text"),
    Family("N", "numbers in sentences", "text"),
    Family("P", "PO files", "text"),
    Family("I", "the state of translations", "text"),
    Family("T", "terms: one word for one thing", "text"),
    Family("V", "SVG templates", "fit"),
    Family("F", "fonts, glyphs and fit", "fit"),
    Family("L", "sheets and rulebook pages", "layout"),
    Family("O", "written files", "write"),
)

LISTS: tuple[Codes, ...] = (
    definition_codes.CODES,
    rules_codes.CODES,
    text_codes.CODES,
    faces_codes.CODES,
    pdf_codes.CODES,
    rulebook_codes.CODES,
    layout_codes.CODES,
    checks_codes.CODES,
    outputs_codes.CODES,
)
"""The codes each package can give."""


def all_codes() -> Codes:
    """Every code with title and reason, sorted; ValueError where one is listed twice or has no family."""
    doubled = [code for code, times in Counter(chain.from_iterable(LISTS)).items() if times > 1]
    if doubled:
        raise ValueError(f"codes listed twice: {', '.join(sorted(doubled))}")
    merged = {code: rationale for codes in LISTS for code, rationale in codes.items()}
    homeless = _homeless(merged)
    if homeless:
        raise ValueError(f"codes without a family: {', '.join(homeless)}")
    return MappingProxyType(dict(sorted(merged.items())))


def family_of(code: str) -> Family:
    """The family of a code of `all_codes`."""
    return next(family for family in FAMILIES if family.letter == code[:1])


def _homeless(codes: Iterable[str]) -> list[str]:
    letters = {family.letter for family in FAMILIES}
    return sorted(code for code in codes if code[:1] not in letters)
