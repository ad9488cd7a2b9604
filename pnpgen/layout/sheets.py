"""Finished component sheets: faces in their trim rectangles, marks, ruler and label, and their backs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import TypeAlias

from pnpgen.edition import Ink
from pnpgen.faces.face import Face
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.arrange import Forme
from pnpgen.layout.backs import Backs
from pnpgen.layout.bed import SIZE_TOLERANCE_MM, Alike, Bed, Render, bed_of
from pnpgen.layout.edges import Strip
from pnpgen.layout.furniture import furnish
from pnpgen.layout.labels import Labels
from pnpgen.layout.panels import LETTERS_MM, WHITE, Panel, scheme, scheme_length
from pnpgen.layout.rect import Rect
from pnpgen.layout.ruler import length, ruler
from pnpgen.layout.sheet import Art, Bookmark, Line, Sheet, Side, Words
from pnpgen.pdf.text import TextBlock
from pnpgen.text.markup import plain

Draw: TypeAlias = Callable[[str, float, float], Face]
"""Draws a template as large as a page, width and height in mm."""
SCHEME_GAP_MM = 1.0
NO_BREAK_SPACE = "\u00a0"


def impose(
    formes: Sequence[Forme], labels: Labels, render: Render, draw: Draw, backs: Backs
) -> tuple[Sheet, ...]:
    """The sheets in printing order; with backs, every front is followed by its back, which may be blank.

    Raises AuthorError where a template has another size than its component, or no room is left for the ruler.
    """
    sides: tuple[Side, ...] = ("front",) if backs == "none" else ("front", "back")
    beds = [bed_of(forme, side, render, backs) for forme in formes for side in sides]
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
            marks = tuple(_marks(bed, labels.edition.ink))
            joints = tuple(_joints(panel, furniture.label, labels)) if panel is not None else ()
            label = _words(block, furniture.label, ahead)
            items = (*bed.placed, *marks, *joints, *ruler(furniture.ruler, caption), label)
            return Sheet(bed.forme.kind, _spoken(markup), items, paper.width, paper.height)
    raise AuthorError(_crowded(bed, _spoken(markup)))


def _marks(bed: Bed, ink: Ink) -> Iterator[Line]:
    """The marks of the cuts, which are made from the front."""
    if bed.side == "front":
        yield from bed.taken.marks
        if ink == "economy":
            yield from bed.crosses


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


def _crowded(bed: Bed, label: str) -> Finding:
    face = bed.placed[0].face
    return Finding(
        "L103",
        f'no edge of the sheet "{label}" has room for the 100 mm ruler and the label',
        face.place(face.root),
        hint=f"leave a strip of 8 mm free at one edge of the {bed.forme.kind} sheet",
    )
