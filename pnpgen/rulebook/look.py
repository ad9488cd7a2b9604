"""The look of blocks: what `theme.yaml` may say under `blocks` (docs/theme.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from pnpgen.definition.fields import Id, Model
from pnpgen.definition.model import PieceRef

Length = Annotated[float, Field(ge=0, le=2000)]
Size = Annotated[float, Field(gt=0, le=2000)]
Sides = Annotated[list[Length], Field(min_length=4, max_length=4)]
"""Top, right, bottom, left."""


class Ornament(Model):
    """A piece: an SVG template, its size, where it hangs, and the style of its text if the tool sets it."""

    template: str
    x: float = 0
    y: float = 0
    w: Size | None = None
    h: Size | None = None
    right: bool = False
    """Whether `x` counts from the right edge of the block to the left."""
    bottom: bool = False
    """Whether `y` counts from the lower edge of the block up."""
    style: str | None = None
    padding: Length = 0


def as_mapping(value: Any) -> Any:
    """The mapping that a template's bare name stands for."""
    return {"template": value} if isinstance(value, str) else value


Piece = Annotated[Ornament, BeforeValidator(as_mapping)]


class Look(Model):
    """What a kind of block looks like: the keys that every kind has."""

    show: bool = True
    channel: Id | None = None
    span: bool = False
    style: str = "body"
    title_style: str | None = None
    title: Literal["run_in", "line", "hidden"] = "run_in"
    title_gap: Length = 0
    title_indent: Length = 0
    before: Length = 0
    after: Length = 0
    indent: Length = 0
    right: Length = 0
    marker: Piece | None = None
    above: Piece | None = None
    below: Piece | None = None
    box: Piece | None = None
    padding: Sides = Field(default_factory=lambda: [0.0] * 4)
    least_h: Length = 0
    hangs: list[Piece] = Field(default_factory=list)
    keep_next: bool = False
    split: bool | None = None
    """None: plain text is split, a box is not."""
    columns: Annotated[int, Field(ge=1, le=12)] = 1
    gap: Length = 0
    between: Piece | None = None
    picture_gap: Length = 1


class SetupTableLook(Look):
    """The setup table: bands, styles and the width of its columns."""

    head: Piece | None = None
    head_style: str = "body"
    corner_style: str | None = None
    """The words in the upper left corner; None sets them as the heads, at the start of the line."""
    head_cell: Piece | None = None
    row: Piece | None = None
    label_x: Length = 0
    label_style: str = "body"
    number_style: str = "body"
    column: Size = 14
    rule: Piece | None = None
    total_style: str | None = None
    total_h: Length = 0
    arrangement_style: str | None = None
    arrangement_h: Length = 0


class RulingLook(Look):
    """Rulings: with a `title_width` the situation stands beside its ruling, as a table without lines."""

    title_width: Length = 0


class Picture(Model):
    """The room of a picture in the component list."""

    w: Size
    h: Size


class ComponentsLook(Look):
    """The component list: a column, a grid or a belt of pictures and counted names."""

    columns: Annotated[int, Field(ge=0, le=12)] = 1
    """Entries side by side; 0 sets all in one row."""
    row_gap: Length = 3
    picture: Picture = Picture(w=20, h=20)
    text_gap: Length = 3
    fan: float = 0
    spread: Length = 0.6
    most: Annotated[int, Field(ge=1, le=12)] = 1
    frame: Piece | None = None
    number_style: str | None = None
    name_style: str = "body"
    note_style: str | None = None
    pictures: dict[Id, Piece] = Field(default_factory=dict)
    pieces: dict[Id, list[PieceRef]] = Field(default_factory=dict)


class FigureLook(Look):
    """A drawing of the game's own."""

    tailpiece: Size | None = None
    """Makes it the end of the book, as tall as its last page allows: up to its height, from this one on."""


class FacesLook(Model):
    """The pictures of an example: width of a real face, and whether the story stands beside them."""

    w: Size = 16
    gap: Length = 3
    arrangement: Literal["row", "strip"] = "row"
    text_gap: Length = 2
    cell: Size = 44
    after: Length = 2


class SumLook(Model):
    """A sum as pictures: its terms and the signs between them."""

    term: Piece
    style: str | None = None
    operator_style: str = "body"
    gap: Length = 2
    after: Length = 3


class OutcomeLook(Model):
    """How an example ends."""

    style: str = "body"
    box: Piece | None = None
    padding: Sides = Field(default_factory=lambda: [0.0] * 4)
    w: Size = 40
    gap: Length = 2


class ExampleLook(Look):
    """A worked example: label, title, sum, pictures, story, outcome."""

    title: Literal["run_in", "line", "hidden"] = "line"
    label: Piece | None = None
    faces: FacesLook | None = FacesLook()
    """None: the story is told without pictures."""
    face_number: Piece | None = None
    frame: Piece | None = None
    sum: SumLook | None = None
    outcome: OutcomeLook = OutcomeLook()


class HeadingLook(Look):
    """The heading of a section."""

    keep_next: bool = True
    split: bool | None = False


class Looks(Model):
    """The look of every kind of block."""

    heading: HeadingLook
    lead: Look
    text: Look
    rule: Look
    step: Look
    bullet: Look
    option: Look
    ruling: RulingLook
    note: Look
    strong: Look
    figure: FigureLook
    example: ExampleLook
    setup_table: SetupTableLook
    components: ComponentsLook
    choices: Look
    credits: Look

    def of(self, kind: str) -> Look:
        """The look of a kind of block."""
        look: Look = getattr(self, kind)
        return look
