"""Headings and paragraphs set as slabs: run-in titles, markers, boxes, ornaments, tabs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain

from pnpgen.layout.book.setter import Role, Setter
from pnpgen.layout.book.slab import Slab, boxed, inset, stacked
from pnpgen.layout.sheet import Art, Item
from pnpgen.rulebook.blocks import Heading, Origin, Prose
from pnpgen.rulebook.look import Look, Ornament
from pnpgen.text.markup import plain


@dataclass(frozen=True, slots=True)
class Room:
    """The width a block may use, and how far it stands in beyond its own indent."""

    width: float
    indent: float = 0


def set_heading(setter: Setter, look: Look, heading: Heading, room: Room, role: Role = "H1") -> Slab:
    """The heading of a section with its ornaments."""
    width = _measure(look, room)
    text = setter.text(heading.text, look.style, width, role)
    return dressed(setter, look, heading.origin, stacked([(0, text)], split=False), room, plain(heading.text))


def set_prose(setter: Setter, look: Look, prose: Prose, room: Room) -> Slab:
    """A paragraph with its title, its picture and all that hangs on it."""
    core = stacked(list(_parts(setter, look, prose, _measure(look, room))), split=look.title != "hidden")
    return dressed(setter, look, prose.origin, core, room, str(prose.origin.number))


def _parts(setter: Setter, look: Look, prose: Prose, width: float) -> Iterator[tuple[float, Slab]]:
    gap = 0.0
    if prose.template:
        face = setter.face(
            prose.template, width, prose.height_mm, {}, f"{prose.origin.section} {prose.origin.block}"
        )
        alt = plain(prose.title or prose.text) or prose.origin.block
        yield 0, Slab(prose.height_mm, (Art(0, 0, face, alt=alt),))
        gap = look.picture_gap
    role: Role = "Caption" if prose.origin.kind == "figure" else "P"
    text = prose.text
    if prose.title and look.title == "run_in":
        text = f"<b>{prose.title}</b> {text}".rstrip()
    elif prose.title and look.title == "line":
        yield gap, title_line(setter, look, prose.title, width)
        gap = look.title_gap
    if text:
        yield gap, setter.text(text, look.style, width, role)


def title_line(setter: Setter, look: Look, title: str, width: float) -> Slab:
    """A title on a line of its own."""
    style, room = look.title_style or look.style, width - look.title_indent
    return inset(setter.text(title, style, room, "H2", bold=look.title_style is None), look.title_indent)


def _measure(look: Look, room: Room) -> float:
    """The width of the lines: what indents and padding leave."""
    return room.width - room.indent - look.indent - look.right - look.padding[1] - look.padding[3]


def dressed(
    setter: Setter,
    look: Look,
    origin: Origin,
    core: Slab,
    room: Room,
    text: str,
    label: Ornament | None = None,
) -> Slab:
    """The slab in its box, with marker, tabs and ornaments around it; `text` is what marker or label say."""
    width = room.width - room.indent
    split = look.split if look.split is not None else look.box is None
    hung = [(piece, False) for piece in look.hangs]
    if look.marker:
        hung.insert(0, (look.marker, origin.kind == "step"))
    if label:
        hung.append((label, True))

    def box(height: float) -> Iterable[Item]:
        return setter.piece(look.box, origin, width, height, text) if look.box else ()

    def behind(height: float) -> Iterable[Item]:
        drawn = (setter.piece(p, origin, width, height, text, spoken=spoken) for p, spoken in hung)
        return chain(box(height), *drawn)

    slab = boxed(inset(core, look.indent), behind, look.padding, look.least_h, split, box)
    if look.above:
        slab = stacked([(0, ornament(setter, look.above, origin, width, text)), (look.above.y, slab)])
    if look.below:
        slab = stacked([(0, slab), (look.below.y, ornament(setter, look.below, origin, width, text))])
    return inset(slab, room.indent)


def ornament(setter: Setter, piece: Ornament, origin: Origin, width: float, text: str = "") -> Slab:
    """A piece of the width of the column, in the flow."""
    height = piece.h or 0
    flat = piece.model_copy(update={"y": 0.0, "h": height})
    return Slab(height, setter.piece(flat, origin, width, height, text))
