"""The kinds of values that the YAML files are made of, and what all their mappings have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints


class Translatable:
    """Marks a string field as text for people: translated, and never free of its numbers."""


Text = Annotated[str, Translatable(), StringConstraints(strip_whitespace=True, min_length=1)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
Key = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_]*$")]
IconName = Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]*$")]
"""An icon of the shipped set, by its own name: `crossed-bones`."""
Scalar = str | int | float | bool
Millimetres = Annotated[float, Field(gt=0, le=2000)]
Provenance = Literal["stated", "derived", "assumed"]
Kind = Literal["map", "board", "track", "card", "tile", "token", "standee", "die"]
"""The component kinds in printing order; there is one PDF for each that a game uses."""


def plural(kind: Kind) -> str:
    """What several components of a kind are called."""
    return "dice" if kind == "die" else f"{kind}s"


class Model(BaseModel):
    """Base of all: frozen, strict types, unknown keys are errors."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")
