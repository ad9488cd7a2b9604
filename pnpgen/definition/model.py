"""The format of a game folder: every class is a YAML mapping, every field a key of it.

`game.yaml` is a `GameFile`, `rulebook.yaml` a `RulebookFile`, `examples.yaml` an `ExamplesFile`.
Fields of type `Text` hold sentences in the author's language; translators get exactly these, by their path.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from pnpgen.definition.component import Component, SheetPlan
from pnpgen.definition.fields import IconName, Id, Key, Kind, Millimetres, Model, Provenance, Scalar, Text


class Number(Model):
    """A quantity of the rules, written once: its value and where it comes from."""

    value: int
    provenance: Provenance
    note: Text | None = None
    """Why this edition chose it; printed among the edition choices."""


class Named(Model):
    """A named value of the rules (a rounding mode, a visibility): one of its options."""

    value: Id
    options: dict[Id, Text]
    """The word printed for each option."""
    provenance: Provenance


class Row(Model):
    """A row of the setup table: how many of something a game needs, one count per column of players."""

    label: Text
    counts: list[Annotated[int, Field(ge=0)]]
    product: list[Id] = []
    """Numbers whose product times the players must be the count, e.g. [copies, parts]."""
    deals: Id | None = None
    """The row dealt out in hands of this count: hand x players must be all of it, in every column."""
    lays: Id | None = None
    """The row of which this count is laid out for all: never more than there is of it, in any column."""
    icon: IconName | None = None
    provenance: Provenance = "stated"
    in_total: bool = True
    in_table: bool = True
    """Whether the rulebook's table shows it; what is the same for all and told elsewhere may say false."""


class Total(Model):
    """The last row: declared sums of the columns, verified."""

    label: Text
    counts: list[int]


class Arrangement(Model):
    """How the pieces are laid out: columns and rows per number of players; their product is the total."""

    label: Text
    grids: list[Annotated[list[int], Field(min_length=2, max_length=2)]]


class Setup(Model):
    """The setup table: players x component; the only source of component counts."""

    players: Annotated[list[int], Field(min_length=1)]
    rows: dict[Id, Row]
    total: Total | None = None
    arrangement: Arrangement | None = None


class Entry(Model):
    """An entry of a data table: values that are the same in every language, and texts."""

    values: dict[Id, Scalar | list[Scalar]] = {}
    text: dict[Id, Text] = {}


class Credit(Model):
    """Whom to thank, and for what, under which licence."""

    what: Text
    who: str
    licence: str = ""
    source: str = ""
    id: Id | None = None
    """Names the credit in catalogs, where two credits thank the same `who`."""


class GameFile(Model):
    """`game.yaml`: what the game is made of."""

    id: Id
    title: Text
    subtitle: Text | None = None
    language: Literal["pl", "ru", "hu", "ko", "en"]
    version: Annotated[str, Field(pattern=r"^\d+(\.\d+)*$")]
    source: str
    licence: str
    numbers: dict[Id, Number]
    named: dict[Id, Named] = {}
    setup: Setup
    data: dict[Id, dict[Key, Entry]] = {}
    text: dict[Id, Text] = {}
    """Words that several templates or rulebook blocks use."""
    components: dict[Id, Component]
    sheets: dict[Kind, list[SheetPlan]] = {}
    """Hand-made sheets; kinds without one are laid out in a grid."""
    in_head: dict[Id, str] = {}
    """State fields that no component shows, each with the reason (a phase everybody knows, ...)."""
    credits: list[Credit]


BlockKind = Literal[
    "lead", "text", "rule", "step", "bullet", "option", "ruling", "note", "strong", "figure", "example",
    "setup_table", "components", "choices", "credits",
]  # fmt: skip
NORMATIVE: frozenset[str] = frozenset({"rule", "step", "bullet", "option", "ruling"})


class Block(Model):
    """One block of a section; a normative block is a clause, and its id is `section.block`."""

    kind: BlockKind
    title: Text | None = None
    """A run-in heading, the name of an option, the situation of a ruling, the caption of a figure."""
    text: Text | None = None
    normative: bool | None = None
    """Whether the block is a clause; by default rule, step, bullet, option and ruling are."""
    provenance: Provenance = "stated"
    """Assumed clauses are printed among the edition choices as well."""
    example: Id | None = None
    template: str | None = None
    """The SVG template of a figure, or a picture set above the text of the block."""
    height: Millimetres | None = None
    icon: IconName | None = None
    components: list[Id] = []
    """Which components a `components` block lists, by default all; with a `title` they share one entry."""
    place: Literal["main", "side"] | None = None
    """Overrides the section's place for this block."""

    @property
    def is_clause(self) -> bool:
        """Whether it states a rule that code must carry out."""
        return self.kind in NORMATIVE if self.normative is None else self.normative


class Section(Model):
    """A section of the rulebook: heading and blocks, in the main column or at the side."""

    heading: Text | None = None
    place: Literal["main", "side"] = "main"
    page_break: bool = False
    blocks: dict[Id, Block]


class RulebookFile(Model):
    """`rulebook.yaml`: the rules as people read them."""

    title: Text | None = None
    facts: Text | None = None
    """The line below the title: players, minutes, age."""
    sections: dict[Id, Section]


class PieceRef(Model):
    """One printed piece, named to picture it: the component and the values of its axes."""

    component: Id
    axes: dict[Id, str | int] = {}
    face: str | int | None = None
    """The side of a die that lies up, pictured alone; without axes, that of the first die that has it."""


class Example(Model):
    """A worked example: given / when / then, replayed by the rules model and printed with its values."""

    title: Text
    clauses: Annotated[list[str], Field(min_length=1)]
    players: list[str]
    """The names at the table, in seat order."""
    given: dict[str, Any] = {}
    """Fields of the state that differ from the start of a game with these players."""
    when: list[dict[str, Any]] = []
    """Steps: `{roll: "1"}` for a chance of that name, `{Anna: sail, Bartek: return}` for decisions."""
    then: dict[str, Any] = {}
    """What must hold at the end; only the fields named are compared."""
    text: Text
    """The story; may use `{given.FIELD}`, `{step1.FIELD}` ... and `{end.FIELD}`, with `.0` for list items."""
    outcome: Text | None = None
    faces: list[PieceRef] = []
    printed: bool = True
    """Whether the rulebook prints it; an example for the check alone says false."""
    sum: list[str] = []
    """Terms of a sum shown as pictures, e.g. ["given.loot", "relic_bonus", "end.banked.0"]."""


class ExamplesFile(Model):
    """`examples.yaml`: every worked example by id."""

    examples: dict[Id, Example]
