"""Finished component sheets: faces in their trim rectangles, marks, ruler and label, and their backs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import compress, product
from operator import not_
from typing import TypeAlias

from pnpgen.definition.pieces import Piece
from pnpgen.faces.face import Face
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.arrange import Forme, Slot
from pnpgen.layout.backs import Backs, Turn, behind
from pnpgen.layout.bleed import Bleed, spread
from pnpgen.layout.edges import Strip
from pnpgen.layout.furniture import Taken, around, furnish, taken_by
from pnpgen.layout.labels import Labels
from pnpgen.layout.marks import bleed_area
from pnpgen.layout.panels import LETTERS_MM, WHITE, Panel, scheme, scheme_length
from pnpgen.layout.rect import Rect
from pnpgen.layout.ruler import length, ruler
from pnpgen.layout.sheet import Art, Bookmark, Line, Placed, Sheet, Side, Words
from pnpgen.pdf.text import TextBlock
from pnpgen.text.markup import plain

Render: TypeAlias = Callable[[Piece, Side], Face | None]
"""Draws one side of a piece; None where that side is not printed."""
Draw: TypeAlias = Callable[[str, float, float], Face]
"""Draws a template as large as a page, width and height in mm."""
Alike: TypeAlias = tuple[str, Rect, Side]
SIZE_TOLERANCE_MM = 0.005
SCHEME_GAP_MM = 1.0
NO_BREAK_SPACE = "\u00a0"


def impose(
    formes: Sequence[Forme], labels: Labels, render: Render, draw: Draw, backs: Backs
) -> tuple[Sheet, ...]:
    """The sheets in printing order; with backs, every front is followed by its back, which may be blank.

    Raises AuthorError where a template has another size than its component, or no room is left for the ruler.
    """
    sides: tuple[Side, ...] = ("front",) if backs == "none" else ("front", "back")
    beds = [_bed(forme, side, render, backs) for forme in formes for side in sides]
    pages = Counter(bed.forme.kind for bed in beds)
    taken: dict[Alike, dict[Rect, None]] = {}
    for bed in beds:
        taken.setdefault(bed.alike, {}).update(dict.fromkeys(bed.taken.boxes))
    done: Counter[str] = Counter()
    sheets: list[Sheet] = []
    for bed in beds:
        kind = bed.forme.kind
        done[kind] += 1
        sheet = _sheet(bed, tuple(taken[bed.alike]), labels, done[kind], pages[kind])
        sheet = replace(sheet, items=(*_behind(bed, draw), *sheet.items))
        if done[kind] == 1:
            sheet = replace(sheet, bookmarks=(Bookmark(kind, _spoken(labels.part(kind)), 0),))
        sheets.append(sheet)
    return tuple(sheets)


@dataclass(frozen=True, slots=True)
class Bed:
    """One side of a sheet with its pieces in place, still without marks, ruler and label."""

    forme: Forme
    side: Side
    placed: tuple[Placed, ...]
    taken: Taken
    is_cut: bool
    """Whether anything is cut out of it; else it is a board that fills its page."""

    @property
    def alike(self) -> Alike:
        """What it has in common with all sides that carry ruler and label in the same places."""
        return self.forme.kind, self.forme.page, self.side


def _bed(forme: Forme, side: Side, render: Render, backs: Backs) -> Bed:
    """The pieces of one side of a forme, with the bleed there is room for."""
    placed = tuple(_placed(forme, render, side, backs))
    trims = [Rect(p.x_mm, p.y_mm, p.width_mm, p.height_mm) for p in placed]
    slots = {(slot.piece.component, slot.piece.key): slot for slot in forme.slots}
    spreads = _spreads(forme, placed, trims)
    placed = tuple(replace(piece, bleed=bleed) for piece, bleed in zip(placed, spreads, strict=True))
    boxes = [(trim, trim.grown(*bleed)) for trim, bleed in zip(trims, spreads, strict=True)]
    straight = [slots[p.component, p.piece].cut and not slots[p.component, p.piece].outline for p in placed]
    taken = taken_by(forme.page, list(compress(boxes, straight)), list(compress(boxes, map(not_, straight))))
    return Bed(forme, side, placed, _joined(forme, taken), any(slot.cut for slot in forme.slots))


def _behind(bed: Bed, draw: Draw) -> Iterator[Art]:
    """The drawing behind the pieces of a front, where its plan has one."""
    page, template = bed.forme.page, bed.forme.template
    if template is None or bed.side == "back":
        return
    face = draw(template, page.width, page.height)
    if max(abs(face.width - page.width), abs(face.height - page.height)) > SIZE_TOLERANCE_MM:
        sizes = f"{face.width:g} x {face.height:g} mm, its page {page.width:g} x {page.height:g} mm"
        hint = "size and viewBox come from `w` and `h`"
        raise AuthorError(Finding("L102", f"the drawing is {sizes}", face.place(face.root), hint=hint))
    yield Art(0, 0, face)


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


def _sheet(bed: Bed, beside: Sequence[Rect], labels: Labels, page: int, pages: int) -> Sheet:
    """One page: the pieces, then marks (on fronts), ruler and label."""
    paper = bed.forme.page
    markup = labels.markup(bed.forme, page, pages, bed.side)
    caption = labels.caption()
    panel = bed.forme.panel if bed.side == "front" else None
    ahead = scheme_length(panel) + SCHEME_GAP_MM if panel is not None else 0.0
    tries = product((False, True), (beside, bed.taken.boxes), labels.blocks(markup))
    for aside, taken, block in tries:
        size = (ahead + block.widest_mm + 0.5, block.height_mm)
        furniture = furnish(paper, taken, not bed.is_cut, length(caption), size, aside=aside)
        if furniture is not None:
            marks = bed.taken.marks if bed.side == "front" else ()
            joints = tuple(_joints(panel, furniture.label, labels)) if panel is not None else ()
            label = _words(block, furniture.label, ahead)
            items = (*bed.placed, *marks, *joints, *ruler(furniture.ruler, caption), label)
            return Sheet(bed.forme.kind, _spoken(markup), items, paper.width, paper.height)
    raise AuthorError(_crowded(bed, _spoken(markup)))


def _spoken(markup: str) -> str:
    """Markup as words to read and to search for."""
    return plain(markup).replace(NO_BREAK_SPACE, " ")


def _words(block: TextBlock, strip: Strip, along: float) -> Words:
    """Text in a strip, from so many mm after its start."""
    if strip.upright:
        return Words(strip.box.x, strip.box.bottom - along, block, role="Artifact", turn=90)
    return Words(strip.box.x + along, strip.box.y, block, role="Artifact")


def _joints(panel: Panel, label: Strip, labels: Labels) -> Iterator[Line | Words]:
    """The names of the neighbors at the joints, and the scheme of all parts before the label."""
    yield from scheme(panel, label)
    for name, strip in panel.letters():
        block = labels.letters(name)
        long, deep = LETTERS_MM
        x, y = strip.box.x + strip.box.width / 2, strip.box.y + strip.box.height / 2
        reach = (0.0, long / 2) if strip.upright else (long / 2, 0.0)
        yield Line(x - reach[0], y - reach[1], x + reach[0], y + reach[1], deep, WHITE)
        yield _words(block, strip, (long - block.widest_mm) / 2)


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


def _crowded(bed: Bed, label: str) -> Finding:
    face = bed.placed[0].face
    return Finding(
        "L103",
        f'no edge of the sheet "{label}" has room for the 100 mm ruler and the label',
        face.place(face.root),
        hint=f"leave a strip of 8 mm free at one edge of the {bed.forme.kind} sheet",
    )
