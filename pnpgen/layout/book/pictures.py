"""Pictures of real pieces in the rulebook, alone or fanned, and drawings that stand for things from home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pnpgen.definition.pieces import Piece
from pnpgen.faces.face import Face
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab
from pnpgen.layout.sheet import Art, Item
from pnpgen.rulebook.blocks import Origin, Part
from pnpgen.rulebook.look import ComponentsLook, Ornament
from pnpgen.rulebook.pictured import piece_named

APART_MM = 2.0
"""Between two drawings that lie side by side."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A face and the size of what is seen of it: its trim."""

    face: Face
    width: float
    height: float


def shown(setter: Setter, piece: Piece) -> Shown | None:
    """The printed face of a piece; None where it has none."""
    face = setter.face_of(piece.component, piece)
    component = setter.edition.definition.game.components[piece.component]
    size = component.size
    if piece.face is not None and component.die is not None:
        size = [component.die.edge, component.die.edge]
    return Shown(face, size[0], size[1]) if face is not None and size is not None else None


def picture(
    setter: Setter,
    what: Shown,
    corner: tuple[float, float],
    width: float,
    angle: float,
    alt: str,
    frame: Ornament | None,
) -> tuple[Item, ...]:
    """The face scaled to a width, with the frame of the theme over it."""
    scale = width / what.width
    x, y = corner
    art = Art(x, y, what.face, scale, angle, trimmed=True, alt=alt)
    if frame is None:
        return (art,)
    height = what.height * scale
    drawn = setter.face(frame.template, width, height, {}, "frame")
    return (art, Art(x, y, drawn, angle=angle))


def set_picture(setter: Setter, look: ComponentsLook, origin: Origin, part: Part) -> Slab:
    """The pictures of an entry of the component list, in the middle of their room."""
    drawings = [(look.pictures[name], name) for name in part.members if name in look.pictures]
    if drawings:
        return _drawings(setter, look, origin, [piece for piece, _ in drawings], part)
    pieces = [piece for piece in _chosen(setter, look, part) if piece is not None]
    faces = [face for face in (shown(setter, piece) for piece in pieces[: look.most]) if face is not None]
    if not faces:
        return Slab()
    return Slab(look.picture.h, tuple(_fanned(setter, look, faces, part)))


def _chosen(setter: Setter, look: ComponentsLook, part: Part) -> list[Piece | None]:
    definition = setter.edition.definition
    chosen = [ref for name in part.members for ref in look.pieces.get(name, [])]
    return [piece_named(definition, ref) for ref in chosen] if chosen else list(part.pictured)


def _fanned(setter: Setter, look: ComponentsLook, faces: Sequence[Shown], part: Part) -> list[Item]:
    count, room = len(faces), look.picture
    parts = 1 + look.spread * (count - 1)
    items: list[Item] = []
    scale = min(min(room.w / parts / f.width, room.h / f.height) for f in faces)
    total = faces[0].width * scale * parts
    for index, face in enumerate(faces):
        width, height = face.width * scale, face.height * scale
        x = (room.w - total) / 2 + index * look.spread * width
        angle = look.fan * (index - (count - 1) / 2)
        corner = (x, (room.h - height) / 2)
        # The first picture says what all of them show.
        alt = part.counted if index == 0 else ""
        items += picture(setter, face, corner, width, angle, setter.plain(alt), look.frame)
    return items


def _drawings(
    setter: Setter, look: ComponentsLook, origin: Origin, pieces: Sequence[Ornament], part: Part
) -> Slab:
    room = look.picture
    sizes = [(piece.w or room.h, piece.h or room.h) for piece in pieces]
    total = sum(w for w, _ in sizes) + APART_MM * (len(sizes) - 1)
    height = max(h for _, h in sizes)
    scale = min(1.0, room.w / total)
    x = (room.w - total * scale) / 2
    items: list[Item] = []
    for index, (piece, (w, h)) in enumerate(zip(pieces, sizes, strict=True)):
        drawn = setter.piece(piece.model_copy(update={"x": 0.0, "y": 0.0}), origin, w, h)
        alt = setter.plain(part.counted) if index == 0 else ""
        items += [
            replace(a, x_mm=x, y_mm=(height - h) * scale / 2, scale=scale, alt=alt)
            for a in drawn
            if isinstance(a, Art)
        ]
        x += (w + APART_MM) * scale
    return Slab(height * scale, tuple(items))
