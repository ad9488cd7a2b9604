"""The paragraph, table or figure of the rulebook in which a text is printed, as it is now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pnpgen.checks.journal import Journal
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.layout.book.columns import Unit
from pnpgen.layout.book.context import shared_context
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab, placed
from pnpgen.layout.flow import Composer
from pnpgen.layout.pages import lay_out_rulebook
from pnpgen.layout.sheet import Art, Sheet, Words
from pnpgen.pdf.fonts import Fonts
from pnpgen.pipeline.opening import Game, Paper
from pnpgen.pipeline.preview_faces import EDGE_MM
from pnpgen.pipeline.workshop import Workshop, open_workshop
from pnpgen.rulebook.flow import FlowMaker
from pnpgen.rulebook.theme import Theme
from pnpgen.text.marks import marks_in

KINDS: Mapping[str, str] = {
    "setup": "setup_table",
    "numbers": "choices",
    "credits": "credits",
    "components": "components",
}
"""The kind of block in which texts of other files are printed."""


def sheet_with_text(game: Game, edition: Edition, context: str) -> tuple[Sheet, Fonts] | None:
    """A sheet with the block in which a text is printed, or the page that has it, and its fonts."""
    traced = replace(edition, traced=True)
    workshop = open_workshop(game, Paper(), Journal())
    mark = traced.contexts.index(context)
    for unit, width in likely_units(traced, workshop, context):
        slab = unit.set(width)
        if has_mark(slab.items, mark):
            return sheet_of(slab, width), workshop.fonts
    faces = PieceFaces(traced, workshop.templates)
    sheets, _ = lay_out_rulebook(traced, workshop.theme, workshop.templates, workshop.fonts, faces.front)
    return next(((sheet, workshop.fonts) for sheet in sheets if has_mark(sheet.items, mark)), None)


def sheet_of(slab: Slab, width: float) -> Sheet:
    """A sheet just large enough for a slab."""
    items = placed(slab, 2 * EDGE_MM, EDGE_MM)
    return Sheet("preview", "", items, width + 4 * EDGE_MM, slab.height + 2 * EDGE_MM)


def likely_units(edition: Edition, workshop: Workshop, context: str) -> Iterator[tuple[Unit, float]]:
    """The blocks in which a text may be printed, the likely ones first, each with the width of its column."""
    flow, _ = FlowMaker(edition).flow()
    faces = PieceFaces(edition, workshop.templates)
    shared = shared_context(edition, workshop.theme, flow)
    setter = Setter(workshop.theme, workshop.templates, workshop.fonts, edition, shared, faces.front)
    channels = Composer(setter, flow).units()
    pairs = [(unit, width_of(workshop.theme, unit)) for units in channels.values() for unit in units]
    yield from sorted(pairs, key=lambda pair: not is_likely(pair[0], context, edition))


def is_likely(unit: Unit, context: str, edition: Edition) -> bool:
    """Whether a block is the one that a context names."""
    head, *rest = context.split(".")
    origin = unit.origin
    if head == "rulebook" and len(rest) > 1:
        wanted = ("", rest[1]) if rest[-1] == "heading" else (rest[1],)
        return origin.section == rest[0] and (origin.block in wanted or rest[-1] == "heading")
    if head == "examples":
        block = edition.definition.rulebook.sections[origin.section].blocks.get(origin.block)
        return block is not None and rest[0] in (block.example, origin.block)
    return origin.kind == KINDS.get(head)


def width_of(theme: Theme, unit: Unit) -> float:
    """The width of the column that a block stands in."""
    plans = (theme.pages.first, *theme.pages.later)
    frames = [frame for plan in plans for frame in plan.frames.get(unit.channel, [])]
    if not frames:
        return 100.0
    return max(f.x + f.w for f in frames) - min(f.x for f in frames) if unit.span else frames[0].w


def has_mark(items: tuple[object, ...], mark: int) -> bool:
    """Whether a text is among set words, or in a drawing."""
    for item in items:
        if isinstance(item, Words) and mark in marks_in(item.block.markup):
            return True
        if isinstance(item, Art) and mark in marks_in("".join(map(str, item.face.root.itertext()))):
            return True
    return False
