"""Finished sheets drawn into a document."""

from __future__ import annotations

from pnpgen.layout.sheet import Art, Item, Line, Placed, Sheet, Words
from pnpgen.pdf.document import Document
from pnpgen.pdf.transform import Box


def paint(sheet: Sheet, document: Document) -> None:
    """Adds the sheet to the document as a page."""
    document.new_page(sheet.width_mm, sheet.height_mm)
    for mark in sheet.bookmarks:
        document.bookmark(mark.anchor, mark.title, mark.level, mark.y_mm, in_outline=mark.in_outline)
    for item in sheet.items:
        _draw(item, document)


def _draw(item: Item, document: Document) -> None:
    match item:
        case Placed():
            _piece(item, document)
        case Art():
            _art(item, document)
        case Words():
            document.place_text(item.block, item.x_mm, item.y_mm, item.role, turn=-item.turn)
        case Line():
            document.line(item.x1_mm, item.y1_mm, item.x2_mm, item.y2_mm, item.width_mm, item.color)


def _piece(item: Placed, document: Document) -> None:
    """The face under the trim, cut off where its bleed ends."""
    left, top, right, bottom = item.bleed
    if item.turn:
        left, top, right, bottom = right, bottom, left, top
    clip: Box = (
        item.x_mm - left,
        item.y_mm - top,
        item.x_mm + item.width_mm + right,
        item.y_mm + item.height_mm + bottom,
    )
    middle = (item.x_mm + item.width_mm / 2, item.y_mm + item.height_mm / 2)
    x, y = item.x_mm - item.part_x_mm, item.y_mm - item.part_y_mm
    document.place_face(item.face, x, y, clip=clip, angle=item.turn, about=middle, alt=item.face.subject)


def _art(item: Art, document: Document) -> None:
    face = item.face
    width = (face.width + 2 * face.left) * item.scale
    height = (face.height + 2 * face.top) * item.scale
    clip: Box | None = (item.x_mm, item.y_mm, item.x_mm + width, item.y_mm + height) if item.trimmed else None
    middle = (item.x_mm + width / 2, item.y_mm + height / 2)
    document.place_face(
        face, item.x_mm, item.y_mm, scale=item.scale, clip=clip, angle=item.angle, about=middle, alt=item.alt
    )
