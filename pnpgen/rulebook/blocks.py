"""The flow of a rulebook: sections of typed blocks, all text as markup with its values filled in."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from pnpgen.definition.pieces import Piece
from pnpgen.findings import Place
from pnpgen.text.values import Values


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a block comes from: section, id, kind, column, and its place in rulebook.yaml."""

    section: str
    block: str
    kind: str
    column: str
    place: Place
    number: int = 1
    """Its number among the blocks of its kind in the section."""
    count: int = 1
    """How many of its kind the section has."""
    icon: str | None = None
    within_steps: bool = False
    """Whether it stands between two steps of its section."""


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a section."""

    origin: Origin
    text: str


@dataclass(frozen=True, slots=True)
class Prose:
    """A paragraph: a clause, a step, a choice, a note, with an optional title and a picture above it."""

    origin: Origin
    text: str
    title: str = ""
    template: str | None = None
    height_mm: float = 0


@dataclass(frozen=True, slots=True)
class Listing:
    """Entries of one kind that the tool gathers: edition choices, credits."""

    origin: Origin
    title: str
    text: str
    entries: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """An entry of the component list: its words, and the pieces that picture it."""

    component: str
    counted: str
    """`48 bones` as markup."""
    number: str
    """The number alone, where the counted name starts with it; else empty."""
    name: str
    """The counted name without that number."""
    note: str
    pictured: tuple[Piece, ...]
    """One piece of each component the entry stands for; the theme may choose others."""
    members: tuple[str, ...]
    """The components the entry stands for."""


@dataclass(frozen=True, slots=True)
class Parts:
    """The component list."""

    origin: Origin
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the setup table: its label and one text per number of players."""

    label: str
    cells: tuple[str, ...]
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class SetupTable:
    """The setup table: heads, rows, total and arrangement if any, and what the total does not count."""

    origin: Origin
    corner: str
    heads: tuple[str, ...]
    players: tuple[int, ...]
    rows: tuple[TableRow, ...]
    total: TableRow | None
    arrangement: TableRow | None
    besides: tuple[TableRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Term:
    """A term of a sum: its value as printed, and the name of the value."""

    text: str
    name: str


@dataclass(frozen=True, slots=True)
class Worked:
    """A worked example, with the values of its replay."""

    origin: Origin
    example: str
    label: str
    title: str
    text: str
    outcome: str
    pieces: tuple[Piece, ...]
    terms: tuple[Term, ...]
    """The terms of its sum; the last is the result."""
    template: str | None = None
    """A drawing set above the story."""
    height_mm: float = 0
    values: Values = field(default_factory=dict)
    """What the drawing may show of the replay: `given.FIELD`, `step1.FIELD`, `end.FIELD`."""


FlowBlock: TypeAlias = Heading | Prose | Listing | Parts | SetupTable | Worked


@dataclass(frozen=True, slots=True)
class FlowSection:
    """A section: its id, its heading (None where it has none), and its other blocks."""

    id: str
    heading: Heading | None
    blocks: tuple[FlowBlock, ...]
    page_break: bool = False


@dataclass(frozen=True, slots=True)
class Flow:
    """A rulebook before layout."""

    title: str
    subtitle: str
    facts: str
    word_or: str
    sections: tuple[FlowSection, ...]
