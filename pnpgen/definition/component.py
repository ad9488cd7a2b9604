"""The format of components: what is printed, of which pieces, on which sheets."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from pnpgen.definition.fields import Id, Key, Kind, Millimetres, Model, Text


class Pieces(Model):
    """How the count of a row becomes different pieces: the product of the axes, each `copies` times."""

    axes: dict[Id, Id | list[str | int]] = {}
    """An axis is a list of values, or the name of a data table (its ids, in order)."""
    copies: Id | None = None
    """The number that says how many of each piece there are; without it, once each."""
    player_axis: Id | None = None
    """The axis whose n-th value belongs to the n-th player: games with fewer players leave the rest out."""
    cycle: dict[Id, list[str | int]] = {}
    """Values that change from piece to piece without meaning (two drawings of a boulder)."""


class Split(Model):
    """How a piece larger than the paper is divided into parts, one a sheet, that are glued together."""

    columns: Annotated[int, Field(ge=1, le=12)]
    rows: Annotated[int, Field(ge=1, le=12)]
    overlap: Annotated[float, Field(ge=1, le=30)] = 3
    """How many mm of the picture a part shows beyond its joint: what lies below the next part."""
    sheets: Key | None = None
    """The number of the game that says of how many parts it is made, if texts speak of it."""


class Graph(Model):
    """Places and the roads between them, drawn by the template and walked by the rules.

    An entry of `places` has the values `at: [x, y]` (mm from the trim corner) and perhaps `dead_end: true`
    (only one road is meant to lead there) or `diameter`; an entry of `roads` has `between: [PLACE, PLACE]`
    and perhaps `one_way: true` (from the first to the second).
    """

    places: Id
    """The data table of the places."""
    roads: Id
    """The data table of the roads."""
    start: Key
    """The place from which all others must be reached."""
    diameter: Millimetres
    """What a place takes up, in mm; `diameter` in its entry says otherwise."""
    size: Annotated[list[Millimetres], Field(min_length=2, max_length=2)] | None = None
    """The map that the places are measured on, where it is not the size of the component (drawn to scale)."""


class Die(Model):
    """A die to make: a net to fold, or stickers for a blank one."""

    edge: Millimetres
    faces: Id | Annotated[list[str | int], Field(min_length=2)]
    """What lies on its sides, a value for each; or the name of a list in the data entry of each piece, or of
    a data table: its ids, each as often as its value `times` says.
    """
    sides: Annotated[int, Field(ge=2)] = 6
    """How many sides it has, one for each face."""
    side: str | None = None
    """The template of one side alone, `edge` x `edge` mm, for pictures in examples; it is given `face`."""


class Produce(Model):
    """A chance of the rules that this component makes: its odds must be those of what is printed.

    Several dice thrown together give outcomes of several values, such as `"1 1 6"` or `"116"`.
    """

    what: str
    """The name of the `Chance`."""
    by: Id | None = None
    """The axis of the pieces, or the value in their data entry, that is the outcome."""
    outcome: str | None = None
    """The outcome that all pieces of the component mean.

    Without `by` and `outcome`, it is the face of a die, or the axis values of a piece joined by `-`.
    """


class Component(Model):
    """Something the game needs on the table: printed pieces, or a thing from home."""

    name: Text
    counted: Text
    """The name with a number, `{count} [count:card|cards]`; `{count}` is the print run."""
    kind: Kind | None = None
    """None for things from home, which are not printed."""
    row: Id | None = None
    """The row of the setup table that says how many."""
    size: Annotated[list[Millimetres], Field(min_length=2, max_length=2)] | None = None
    bleed: Annotated[float, Field(ge=0, le=10)] = 0
    template: str | None = None
    back: str | None = None
    """The template of the back; pieces of components that name the same back cannot be told apart."""
    pieces: Pieces = Pieces()
    shows: list[Id] = []
    """The fields of the rules' state that this component shows on the table."""
    conceals: bool = False
    """Whether its pieces keep a secret: face-down tiles, choice cards; they need identical backs."""
    supply: Literal["exact", "track"] = "exact"
    """`track`: `used` gives the highest space, and the printed spaces are `spaces`."""
    spaces: Id | None = None
    """The number that says which is the last printed space of a track."""
    along: Id | None = None
    """The data table of the spaces of a track after its start, each with `at: [x, y]` in mm."""
    faces: Id | None = None
    """For a die: the number that says how many equal faces it has."""
    text: dict[Id, Text] = {}
    note: Text | None = None
    """A line for the component list: what it is made of, how to assemble it."""
    cut: bool = True
    """Whether the piece is cut out; a board that fills its sheet is not."""
    outline: bool = False
    """Whether the drawing has its own cutting line (nets, round tokens): set apart, without cut marks."""
    split: Split | None = None
    """How a piece larger than the paper is divided; a map without it gets the fewest sheets."""
    graph: Graph | None = None
    """The places and roads that a map shows, checked."""
    die: Die | None = None
    """The edge and the faces of a die that is made from print."""
    produces: list[Produce] = []
    """The chances of the rules that this component makes."""


class Area(Model):
    """A block of pieces butted together on a sheet: columns x rows, filled left to right, top to bottom."""

    at: Annotated[list[float], Field(min_length=2, max_length=2)]
    """The upper left trim corner, in mm from the upper left corner of the page."""
    grid: Annotated[list[Annotated[int, Field(ge=1)]], Field(min_length=2, max_length=2)]
    fill: list[Id]
    """Components whose pieces are laid here, in this order, as far as they are left."""
    gap: Annotated[float, Field(ge=0, le=100)] = 0
    """Millimetres between the pieces, for those that have their own outline."""


class SheetPlan(Model):
    """A sheet laid out by hand: repeated until all pieces are placed."""

    areas: Annotated[list[Area], Field(min_length=1)]
    template: str | None = None
    """A drawing of the whole page behind the pieces, `w` x `h` mm: a heading, how things are put together."""
    orientation: Literal["portrait", "landscape"] = "portrait"
