"""One side of a sheet with its pieces in place: their trims, their bleed, and where cuts will be marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress
from operator import not_
from typing import TypeAlias

from pnpgen.definition.pieces import Piece
from pnpgen.faces.face import Face
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.arrange import Forme, Slot
from pnpgen.layout.backs import Backs, Turn, behind
from pnpgen.layout.bleed import Bleed, spread
from pnpgen.layout.crossings import crosses
from pnpgen.layout.furniture import Taken, around, taken_by
from pnpgen.layout.marks import bleed_area
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line, Placed, Side

Render: TypeAlias = Callable[[Piece, Side], Face | None]
"""Draws one side of a piece; None where that side is not printed."""
Alike: TypeAlias = tuple[str, Rect, Side]
SIZE_TOLERANCE_MM = 0.005


@dataclass(frozen=True, slots=True)
class Bed:
    """One side of a sheet with its pieces in place, still without marks, ruler and label."""

    forme: Forme
    side: Side
    placed: tuple[Placed, ...]
    taken: Taken
    crosses: tuple[Line, ...]
    """Where its cuts meet inside, for ink that leaves the edges of the pieces white."""
    is_cut: bool
    """Whether anything is cut out of it; else it is a board that fills its page."""

    @property
    def alike(self) -> Alike:
        """What it has in common with all sides that carry ruler and label in the same places."""
        return self.forme.kind, self.forme.page, self.side


def bed_of(forme: Forme, side: Side, render: Render, backs: Backs) -> Bed:
    """The pieces of one side of a forme, with the bleed there is room for."""
    placed = tuple(_placed(forme, render, side, backs))
    trims = [Rect(p.x_mm, p.y_mm, p.width_mm, p.height_mm) for p in placed]
    slots = {(slot.piece.component, slot.piece.key): slot for slot in forme.slots}
    spreads = _spreads(forme, placed, trims)
    placed = tuple(replace(piece, bleed=bleed) for piece, bleed in zip(placed, spreads, strict=True))
    boxes = [(trim, trim.grown(*bleed)) for trim, bleed in zip(trims, spreads, strict=True)]
    straight = [slots[p.component, p.piece].cut and not slots[p.component, p.piece].outline for p in placed]
    taken = taken_by(forme.page, list(compress(boxes, straight)), list(compress(boxes, map(not_, straight))))
    meetings = crosses(list(compress(trims, straight)))
    return Bed(forme, side, placed, _joined(forme, taken), meetings, any(slot.cut for slot in forme.slots))


def _spreads(forme: Forme, placed: Sequence[Placed], trims: Sequence[Rect]) -> tuple[Bleed, ...]:
    """How far each piece runs over its trim; parts of a large piece also below their neighbors."""
    if forme.panel is not None:
        return tuple(forme.panel.bleed(piece.bleed[0]) for piece in placed)
    area = bleed_area(forme.page) if any(slot.cut for slot in forme.slots) else forme.page
    return spread(trims, [p.bleed for p in placed], area)


def _joined(forme: Forme, taken: Taken) -> Taken:
    """With the marks of joints, where the sheet shows a part of a piece."""
    if forme.panel is None:
        return taken
    crosses = tuple(forme.panel.crosses(taken.marks))
    letters = (strip.box for _, strip in forme.panel.letters())
    return Taken((*taken.marks, *crosses), (*taken.boxes, *map(around, crosses), *letters))


def _placed(forme: Forme, render: Render, side: Side, backs: Backs) -> Iterator[Placed]:
    """The pieces of one side of a forme, with all the bleed their faces have."""
    for slot in forme.slots:
        face = render(slot.piece, side)
        if face is None:
            continue
        turn: Turn = 0
        trim = slot.trim
        if side == "back" and backs != "none":
            trim, turn = behind(slot.trim, forme.page, backs)
        name, key = slot.piece.component, slot.piece.key
        piece = Placed(name, key, side, trim.x, trim.y, trim.width, trim.height, face, turn=turn)
        if slot.panel is not None:
            at = slot.panel.area
            piece = replace(piece, part=slot.panel.name, part_x_mm=at.x, part_y_mm=at.y)
        yield replace(piece, bleed=_own_bleed(piece, slot))


def _own_bleed(item: Placed, slot: Slot) -> Bleed:
    """The bleed of a face, equal on opposite sides; AuthorError where it trims to another size."""
    face = item.face
    left, top = -face.left, -face.top
    size = (item.width_mm, item.height_mm) if slot.panel is None else slot.panel.division.whole
    over_width = face.width - 2 * left - size[0]
    over_height = face.height - 2 * top - size[1]
    if min(left, top) < 0 or max(abs(over_width), abs(over_height)) > SIZE_TOLERANCE_MM:
        raise AuthorError(_wrong_size(item, size))
    return left, top, left, top


def _wrong_size(item: Placed, size: tuple[float, float]) -> Finding:
    face = item.face
    width, height = face.width + 2 * face.left, face.height + 2 * face.top
    return Finding(
        "L102",
        f"the template trims to {width:g} x {height:g} mm, but `{item.component}` is "
        f"{size[0]:g} x {size[1]:g} mm",
        face.place(face.root),
        hint="the viewBox is the component's size with the same bleed on all sides, trim corner at 0 0",
    )
