"""Finished pages as plain data: what lies where, in mm from the upper left corner of the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from pnpgen.faces.face import Face
    from pnpgen.pdf.text import TextBlock

Side: TypeAlias = Literal["front", "back"]
PAGE_MM = (210.0, 297.0)
"""A4, portrait."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One printed side of a piece: its trim rectangle, and the face drawn under it with its bleed."""

    component: str
    piece: str
    """The piece among those of its component, e.g. `A-1-2`: axis values and copy."""
    side: Side
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    face: Face
    bleed: tuple[float, float, float, float] = (0, 0, 0, 0)
    """How far the face may run over the trim: left, top, right, bottom on the page.

    It is less than the face's own bleed where pieces meet.
    """
    turn: Literal[0, 180] = 0
    """Degrees the face is turned about the middle of its trim: for backs that flip over a short edge."""
    part: str = ""
    """Which part of a piece that is larger than the paper: `B1`."""
    part_x_mm: float = 0
    part_y_mm: float = 0
    """Where the part begins in the piece, in mm from its trim corner."""


@dataclass(frozen=True, slots=True)
class Art:
    """A face that is no piece: page furniture, a picture in the rulebook, a box behind text.

    The trim corner of the face lies at (`x_mm`, `y_mm`); `angle` turns it clockwise about its middle.
    """

    x_mm: float
    y_mm: float
    face: Face
    scale: float = 1
    angle: float = 0
    trimmed: bool = False
    """Whether only what lies inside the trim is drawn; otherwise the bleed is drawn as well."""
    alt: str = ""
    """What it shows, for people who hear the page; empty for ornaments."""


@dataclass(frozen=True, slots=True)
class Words:
    """A block of set text and its role in the document's structure."""

    x_mm: float
    y_mm: float
    block: TextBlock
    role: Literal["P", "H1", "H2", "H3", "Lbl", "LBody", "TH", "TD", "Caption", "Artifact"] = "P"
    turn: Literal[0, 90] = 0
    """Degrees anticlockwise about (`x_mm`, `y_mm`), the block's upper left corner: 90 is read upwards."""


@dataclass(frozen=True, slots=True)
class Line:
    """A hairline: cut mark, fold, ruler; or a bar as wide as it says."""

    x1_mm: float
    y1_mm: float
    x2_mm: float
    y2_mm: float
    width_mm: float = 0.1
    color: str = "#000000"


Item: TypeAlias = Placed | Art | Words | Line


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the outline, or a place other text points to by its anchor."""

    anchor: str
    title: str
    level: int
    y_mm: float = 0
    in_outline: bool = True


@dataclass(frozen=True, slots=True)
class Sheet:
    """A finished page; `items` are drawn in order."""

    kind: str
    """`rulebook`, or the component kind."""
    label: str
    items: tuple[Item, ...]
    width_mm: float = PAGE_MM[0]
    height_mm: float = PAGE_MM[1]
    bookmarks: tuple[Bookmark, ...] = ()

    @property
    def placed(self) -> tuple[Placed, ...]:
        """The pieces of the page in drawing order."""
        return tuple(item for item in self.items if isinstance(item, Placed))
