"""The parts of a print file in printing order: the rulebook, then a part for each kind of component."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from pnpgen.definition.fields import Kind, plural


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the print file: the kind of its sheets, and its name in file names and `{page.NAME}`."""

    kind: str
    name: str


RULEBOOK = Part("rulebook", "rulebook")
COMPONENTS = tuple(Part(kind, plural(kind)) for kind in get_args(Kind))
MIXED = frozenset({"track", "token", "standee"})
"""Kinds whose components share sheets when their sizes differ; dice are made of paper or of stickers."""
PARTS: tuple[Part, ...] = (RULEBOOK, *COMPONENTS)


def layout_values(kinds: Sequence[str], fronts: Mapping[str, int]) -> dict[str, int]:
    """What texts may name of the layout, from the kind of every page in order and the sheets of each kind.

    `pages`, and for each part `page.NAME` (first page), `page.last.NAME` and `sheets.NAME` (sheets of paper).
    """
    values = {"pages": len(kinds)}
    for part in PARTS:
        numbers = [number for number, kind in enumerate(kinds, start=1) if kind == part.kind]
        if numbers:
            values[f"page.{part.name}"] = numbers[0]
            values[f"page.last.{part.name}"] = numbers[-1]
            values[f"sheets.{part.name}"] = fronts[part.kind]
    return values
