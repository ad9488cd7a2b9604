"""From the flow of a rulebook to units in channels: each block with its look and its neighbors."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from pnpgen.findings import AuthorError
from pnpgen.layout.book.abreast import Abreast
from pnpgen.layout.book.columns import Tailpiece, Unit
from pnpgen.layout.book.parts import rows_of, set_row
from pnpgen.layout.book.prose import Room, set_heading, set_prose
from pnpgen.layout.book.setter import Setter
from pnpgen.layout.book.slab import Slab
from pnpgen.layout.book.tables import set_ruling, set_table
from pnpgen.layout.book.worked import set_example
from pnpgen.rulebook.blocks import (
    Flow,
    FlowBlock,
    FlowSection,
    Heading,
    Listing,
    Parts,
    Prose,
    SetupTable,
    Worked,
)
from pnpgen.rulebook.look import FigureLook, Look, Looks
from pnpgen.text.markup import plain


@dataclass(frozen=True)
class Composer:
    """Makes the units of a flow in the looks of its theme."""

    setter: Setter
    flow: Flow

    def units(self) -> dict[str, list[Unit]]:
        """The units of each channel of the theme, in the order of the rulebook."""
        channels: dict[str, list[Unit]] = {name: [] for name in self.setter.theme.channels}
        for number, section in enumerate(self.flow.sections, start=1):
            for channel, units in self._section(section, number):
                channels[channel] += [replace(unit, channel=channel) for unit in units]
        return channels

    def _section(self, section: FlowSection, number: int) -> Iterator[tuple[str, list[Unit]]]:
        """The units of a section by channel; a heading goes where the first block goes."""
        blocks = [(self._channel(section, block), block) for block in section.blocks]
        first = True
        for channel, group in groupby(blocks, key=lambda pair: pair[0]):
            looks = self.setter.theme.looks_in(section.id, channel)
            units = list(self._blocks([block for _, block in group], looks))
            if first and section.heading is not None and units:
                units = [*self._heading(section.heading, looks.heading, number), *units]
            if first and units:
                units[0] = replace(units[0], page_break=section.page_break)
            special = self.setter.theme.file.sections.get(section.id)
            if special is not None and special.span:
                units = [replace(unit, span=True) for unit in units]
            first = first and not units
            yield channel, units

    def _channel(self, section: FlowSection, block: FlowBlock) -> str:
        """The channel of a block: its kind's, its section's, or the column the rulebook names; else main."""
        theme = self.setter.theme
        special = theme.file.sections.get(section.id)
        look = _look(theme.looks_in(section.id, block.origin.column), block)
        wanted = look.channel or (special.channel if special else None) or block.origin.column
        return wanted if wanted in theme.channels else "main"

    def _heading(self, heading: Heading, look: Look, number: int) -> Iterator[Unit]:
        if look.show:
            numbered = replace(heading, origin=replace(heading.origin, number=number))
            unit = _unit(numbered, look, lambda w: set_heading(self.setter, look, numbered, Room(w)))
            yield replace(unit, heading=plain(heading.text))

    def _blocks(self, blocks: Sequence[FlowBlock], looks: Looks) -> Iterator[Unit]:
        shown = [block for block in blocks if _look(looks, block).show]
        for kind, group in groupby(shown, key=lambda block: block.origin.kind):
            run = list(group)
            look = _look(looks, run[0])
            prose = [block for block in run if isinstance(block, Prose)]
            if kind == "ruling":
                yield from self._rulings(prose, looks)
            elif prose and (look.columns > 1 or look.between):
                yield from self._side_by_side(prose, look)
            else:
                for block in run:
                    yield from self._block(block, looks)

    def _block(self, block: FlowBlock, looks: Looks) -> Iterator[Unit]:
        setter, look = self.setter, _look(looks, block)
        indent = looks.step.indent + looks.step.padding[3] if block.origin.within_steps else 0
        match block:
            case Prose():
                unit = _unit(block, look, lambda w: set_prose(setter, look, block, Room(w, indent)))
                if isinstance(look, FigureLook) and look.tailpiece:
                    unit = replace(unit, tailpiece=self._tailpiece(look, look.tailpiece, block))
                # A sentence that ends in a colon announces what follows.
                announces = plain(block.text).rstrip().endswith((":", "："))
                yield replace(unit, keep_next=unit.keep_next or announces)
            case SetupTable():
                yield _unit(
                    block, look, lambda w: set_table(setter, looks.setup_table, block, Room(w, indent))
                )
            case Worked():
                yield _unit(block, look, lambda w: set_example(setter, looks.example, block, Room(w, indent)))
            case Listing():
                yield from self._listing(block, look)
            case Parts():
                yield from self._parts(block, looks)
            case Heading():
                yield from self._heading(block, looks.heading, 1)

    def _tailpiece(self, look: Look, least: float, prose: Prose) -> Tailpiece:
        def set_tall(width: float, height: float) -> Slab:
            return set_prose(self.setter, look, replace(prose, height_mm=height), Room(width))

        return Tailpiece(least, prose.height_mm, set_tall)

    def _listing(self, listing: Listing, look: Look) -> Iterator[Unit]:
        """The lead of a listing, then its entries one by one."""
        texts = [Prose(listing.origin, listing.text, listing.title)] if listing.title or listing.text else []
        texts += [Prose(listing.origin, entry) for entry in listing.entries]
        for index, prose in enumerate(texts):
            lead = index == 0 and len(texts) > len(listing.entries)
            worn = look.model_copy(update={"marker": None, "indent": 0.0}) if lead else look
            unit = _unit(prose, worn, self._prose_setter(worn, prose))
            yield replace(unit, keep_next=True) if lead else unit

    def _prose_setter(self, look: Look, prose: Prose) -> Callable[[float], Slab]:
        return lambda width: set_prose(self.setter, look, prose, Room(width))

    def _parts(self, parts: Parts, looks: Looks) -> Iterator[Unit]:
        look = looks.components
        rows = rows_of(look, parts)
        for index, row in enumerate(rows):
            unit = _unit(parts, look, self._row_setter(looks, parts, index))
            before = look.before if index == 0 else look.row_gap
            yield replace(unit, before=before, after=look.after if row is rows[-1] else 0)

    def _row_setter(self, looks: Looks, parts: Parts, index: int) -> Callable[[float], Slab]:
        look = looks.components
        return lambda width: set_row(
            self.setter, look, parts.origin, rows_of(look, parts)[index], Room(width)
        )

    def _rulings(self, rulings: Sequence[Prose], looks: Looks) -> Iterator[Unit]:
        for index, ruling in enumerate(rulings):
            unit = _unit(ruling, looks.ruling, self._ruling_setter(looks, ruling, index == 0))
            yield replace(unit, set_on_top=self._ruling_setter(looks, ruling, True))

    def _ruling_setter(self, looks: Looks, ruling: Prose, first: bool) -> Callable[[float], Slab]:
        return lambda width: set_ruling(self.setter, looks.ruling, ruling, Room(width), first)

    def _side_by_side(self, run: Sequence[Prose], look: Look) -> Iterator[Unit]:
        """Neighbors in rows of equal height, with the piece of the theme between them; they stay together."""
        rows = [run[start : start + look.columns] for start in range(0, len(run), look.columns)]
        for number, row in enumerate(rows):
            unit = _unit(
                row[0], look, self._abreast_setter(Abreast(row, look, self.flow.word_or, number == 0))
            )
            more = number + 1 < len(rows)
            yield replace(
                unit,
                before=look.before if number == 0 else look.gap,
                after=0 if more else look.after,
                keep_next=bool(more and look.between) or (look.keep_next and not more),
            )

    def _abreast_setter(self, row: Abreast) -> Callable[[float], Slab]:
        return lambda width: row.set(self.setter, width)


def _look(looks: Looks, block: FlowBlock) -> Look:
    return looks.of(block.origin.kind)


def _unit(block: FlowBlock, look: Look, set_at: Callable[[float], Slab]) -> Unit:
    """The unit of a block; what its templates or texts lack becomes a finding of its slab."""

    def careful(width: float) -> Slab:
        try:
            return set_at(width)
        except AuthorError as error:
            return Slab(findings=error.findings)

    return Unit(block.origin, cache(careful), look.before, look.after, look.keep_next, look.span)
