"""Worked examples: label, title, the sum as pictures, real pieces, story and outcome in a box."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from pnpgen.layout.book.pictures import picture, shown
from pnpgen.layout.book.prose import Room, dressed, title_line
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab, beside, boxed, stacked
from pnpgen.layout.sheet import Art, Item
from pnpgen.rulebook.blocks import Worked
from pnpgen.rulebook.look import ExampleLook, FacesLook, SumLook

BREAK = re.compile(r"\s*<br/>\s*")


def set_example(setter: Setter, look: ExampleLook, worked: Worked, room: Room) -> Slab:
    """The example in its box, never cut."""
    width = room.width - room.indent - look.indent - look.right - look.padding[1] - look.padding[3]
    core = stacked(list(_parts(setter, look, worked, width)), split=False)
    return dressed(setter, look, worked.origin, core, room, worked.label, look.label)


def _parts(setter: Setter, look: ExampleLook, worked: Worked, width: float) -> Iterator[tuple[float, Slab]]:
    gap = 0.0
    if worked.title and look.title == "line":
        yield 0, title_line(setter, look, worked.title, width)
        gap = look.title_gap
    if worked.template:
        yield gap, _drawing(setter, worked, worked.template, width)
        gap = look.picture_gap
    if worked.terms and look.sum:
        yield gap, _sum(setter, look.sum, worked)
        gap = look.sum.after
    faces = look.faces
    if faces is not None:
        strip = _strip(setter, look, faces, worked, width)
        if strip is not None:
            yield gap, strip
            return
        pictures = _pictures(setter, look, faces, worked, width)
        if pictures.height:
            yield gap, pictures
            gap = faces.after
    text = f"<b>{worked.title}</b> {worked.text}" if worked.title and look.title == "run_in" else worked.text
    yield gap, setter.text(text, look.style, width)
    if worked.outcome:
        yield look.outcome.gap, _outcome(setter, look, worked, width)


def _drawing(setter: Setter, worked: Worked, template: str, width: float) -> Slab:
    """A drawing of the example's own, which knows the values of the replay as `example`."""
    subject = f"{worked.origin.section} {worked.origin.block}"
    face = setter.face(template, width, worked.height_mm, {"example": worked.values}, subject)
    return Slab(worked.height_mm, (Art(0, 0, face, alt=worked.title),))


def _sum(setter: Setter, look: SumLook, worked: Worked) -> Slab:
    """The terms in a row with their signs, the result last."""
    cells: list[tuple[float, Slab]] = []
    x = 0.0
    last = len(worked.terms) - 1
    for index, term in enumerate(worked.terms):
        if index:
            sign = "=" if index == last else "+"
            wide = setter.width(sign, look.operator_style)
            cells.append((x, setter.text(sign, look.operator_style, wide + 0.01, "Lbl")))
            x += wide + look.gap
        w, h = look.term.w or 8, look.term.h or 8
        piece = look.term.model_copy(update={"w": w, "h": h, "style": look.style or look.term.style})
        context = {"name": term.name, "number": index + 1, "first": index == 0, "last": index == last}
        cells.append((x, Slab(h, setter.piece(piece, worked.origin, w, h, term.text, context, spoken=True))))
        x += w + look.gap
    return beside(cells, middle=True)


def _picture(setter: Setter, look: ExampleLook, faces: FacesLook, worked: Worked, index: int) -> Slab:
    piece = worked.pieces[index]
    what = shown(setter, piece)
    if what is None:
        return Slab()
    width, height = faces.w, faces.w / what.width * what.height
    alt = setter.plain(setter.edition.message(f"components.{piece.component}.name"))
    values = ", ".join(str(value) for value in piece.axes.values()) if piece.face is None else str(piece.face)
    items: tuple[Item, ...] = picture(setter, what, (0, 0), width, 0, f"{alt} {values}".strip(), look.frame)
    if look.face_number:
        origin = replace(worked.origin, number=index + 1, count=len(worked.pieces))
        items = (*items, *setter.piece(look.face_number, origin, width, height, str(index + 1), spoken=True))
    return Slab(height, items)


def _pictures(setter: Setter, look: ExampleLook, faces: FacesLook, worked: Worked, width: float) -> Slab:
    """The pictures in rows."""
    step = faces.w + faces.gap
    per_row = max(1, int((width + faces.gap + 0.001) / step))
    slabs = [_picture(setter, look, faces, worked, index) for index in range(len(worked.pieces))]
    rows = [slabs[start : start + per_row] for start in range(0, len(slabs), per_row)]
    laid = [beside([(number * step, slab) for number, slab in enumerate(row)]) for row in rows]
    return stacked([(faces.gap if number else 0, row) for number, row in enumerate(laid)], split=False)


def _strip(setter: Setter, look: ExampleLook, faces: FacesLook, worked: Worked, width: float) -> Slab | None:
    """Each part of the story beside its picture; None where the story isn't told that way."""
    parts, outcome = BREAK.split(worked.text), look.outcome
    if faces.arrangement != "strip" or not worked.pieces or len(parts) != len(worked.pieces):
        return None
    beside_outcome = width - (outcome.w + outcome.gap if worked.outcome else 0)
    per_row = int((beside_outcome + faces.gap) / (faces.cell + faces.gap))
    at_end = bool(worked.outcome) and len(parts) <= per_row
    room = beside_outcome if at_end else width
    per_row = min(len(parts), max(1, int((room + faces.gap) / (faces.cell + faces.gap))))
    cell = (room - faces.gap * (per_row - 1)) / per_row
    cells = [_cell(setter, look, faces, worked, index, text, cell) for index, text in enumerate(parts)]
    rows = [cells[start : start + per_row] for start in range(0, len(cells), per_row)]
    laid = [beside([(n * (cell + faces.gap), slab) for n, slab in enumerate(row)]) for row in rows]
    whole = stacked([(faces.gap if number else 0, row) for number, row in enumerate(laid)], split=False)
    if at_end:
        end = _outcome(setter, look, worked, outcome.w, whole.height)
        return beside([(0, whole), (width - outcome.w, end)])
    if worked.outcome:
        return stacked([(0, whole), (outcome.gap, _outcome(setter, look, worked, width))], split=False)
    return whole


def _cell(
    setter: Setter, look: ExampleLook, faces: FacesLook, worked: Worked, index: int, text: str, width: float
) -> Slab:
    left = faces.w + faces.text_gap
    return beside(
        [
            (0, _picture(setter, look, faces, worked, index)),
            (left, setter.text(text, look.style, width - left)),
        ]
    )


def _outcome(setter: Setter, look: ExampleLook, worked: Worked, width: float, least: float = 0) -> Slab:
    outcome, box = look.outcome, look.outcome.box
    padding: Sequence[float] = outcome.padding
    text = setter.text(worked.outcome, outcome.style, width - padding[1] - padding[3])

    def behind(height: float) -> Iterable[Item]:
        return setter.piece(box, worked.origin, width, height) if box else ()

    return boxed(text, behind, padding, least)
