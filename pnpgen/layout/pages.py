"""Rulebook pages: the flow of an edition in its theme, page after page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from markupsafe import Markup

from pnpgen.edition import Edition
from pnpgen.faces.templates import Templates
from pnpgen.findings import AuthorError, Finding, in_order
from pnpgen.layout.book.columns import Put, Unit
from pnpgen.layout.book.context import shared_context
from pnpgen.layout.book.paginate import Channel, paginate
from pnpgen.layout.book.setter import FaceOf, Setter
from pnpgen.layout.book.slab import TOUCH_MM, placed
from pnpgen.layout.flow import Composer
from pnpgen.layout.parts import RULEBOOK
from pnpgen.layout.sheet import PAGE_MM, Art, Bookmark, Item, Sheet, Words
from pnpgen.pdf.fonts import Fonts
from pnpgen.rulebook.blocks import Flow
from pnpgen.rulebook.flow import FlowMaker
from pnpgen.rulebook.theme import Theme
from pnpgen.rulebook.theme_file import PagePlan
from pnpgen.text.markup import escape, plain


def lay_out_rulebook(
    edition: Edition, theme: Theme, templates: Templates, fonts: Fonts, face_of: FaceOf
) -> tuple[tuple[Sheet, ...], tuple[Finding, ...]]:
    """The pages of the rulebook, and everything that does not fit, is missing or cannot be drawn."""
    flow, findings = FlowMaker(edition).flow()
    setter = Setter(theme, templates, fonts, edition, shared_context(edition, theme, flow), face_of)
    by_page: dict[int, list[Put]] = {}
    homeless: list[Unit] = []
    for name, units in Composer(setter, flow).units().items():
        special = theme.file.channels.get(name)
        channel = Channel(name, theme.pages, special.rhythm if special else None)
        puts, left = paginate(units, channel, theme.file.balance)
        homeless += left
        for page, some in puts.items():
            by_page.setdefault(page, []).extend(some)
    pages = [_in_order(by_page.get(page, [])) for page in range(max(by_page, default=-1) + 1)]
    book = Book(setter, flow, pages)
    sheets, in_furniture = book.sheets()
    found = chain(findings, in_furniture, *map(book.findings, range(len(pages))), map(_homeless, homeless))
    return sheets, in_order(found)


def _in_order(puts: Sequence[Put]) -> list[Put]:
    """What stands on a page in reading order: channels above the main one, then main, then the others."""
    top = min((put.y for put in puts if put.unit.channel == "main"), default=0.0)
    lowest = {put.unit.channel: 0.0 for put in puts}
    for put in puts:
        lowest[put.unit.channel] = max(lowest[put.unit.channel], put.y + put.slab.height)
    return sorted(
        puts, key=lambda put: (put.unit.channel != "main") * (1 if lowest[put.unit.channel] > top else -1)
    )


@dataclass(frozen=True)
class Book:
    """What stands on each page, ready to be furnished."""

    setter: Setter
    flow: Flow
    pages: Sequence[Sequence[Put]]

    def sheets(self) -> tuple[tuple[Sheet, ...], tuple[Finding, ...]]:
        """The finished pages, and templates of furniture that cannot be drawn."""
        findings: list[Finding] = []
        sheets = []
        edition, count = self.setter.edition, len(self.pages)
        for page, puts in enumerate(self.pages):
            try:
                furniture = tuple(self._furniture(page))
            except AuthorError as error:
                furniture = ()
                findings += error.findings
            items: list[Item] = [*furniture]
            for put in puts:
                items += placed(put.slab, put.x, put.y)
            version = edition.word("version", {"version": edition.definition.game.version})
            name = f"{edition.word('part.rulebook')} {page + 1}/{count}"
            label = plain(" · ".join((edition.message("title"), name, edition.locale, version)))
            sheets.append(
                Sheet(RULEBOOK.kind, label, tuple(items), *PAGE_MM, bookmarks=tuple(self._bookmarks(page)))
            )
        return tuple(sheets), tuple(findings)

    def findings(self, page: int) -> Iterator[Finding]:
        """What does not fit on a page, and characters without a glyph."""
        locale = self.setter.edition.locale
        for put in self.pages[page]:
            origin = put.unit.origin
            name = ".".join(part for part in (origin.section, origin.block) if part)
            yield from put.slab.findings
            if put.overflow > TOUCH_MM:
                message = (
                    f"{origin.kind} `{name}` ({locale}) is {put.overflow:.1f} mm too tall for its column"
                )
                yield Finding(
                    "L250", message, origin.place, hint="shorten it, divide it, or let the theme split it"
                )
            for words in put.slab.items:
                if not isinstance(words, Words):
                    continue
                block = words.block
                if block.widest_mm > block.width_mm + TOUCH_MM:
                    over = block.widest_mm - block.width_mm
                    message = (
                        f"a word of {origin.kind} `{name}` ({locale}) is {over:.1f} mm wider than its column"
                    )
                    yield Finding(
                        "L251", message, origin.place, hint="let the style hyphenate, or give it `least_pt`"
                    )
                for code, severity, message in block.lacking:
                    yield Finding(code, f"{message}, in {origin.kind} `{name}`", origin.place, severity)
                if block.missing:
                    missing = " ".join(sorted(set(block.missing)))
                    message = f"{origin.kind} `{name}` ({locale}) has characters without a glyph: {missing}"
                    yield Finding(
                        "L252", message, origin.place, hint="add a font that has them to the theme's list"
                    )

    def _furniture(self, page: int) -> Iterator[Art]:
        plan = self._plan(page)
        if plan.furniture is None:
            return
        chapter = self._chapter(page)
        context = {
            "page": page + 1,
            "pages": len(self.pages),
            "first": page == 0,
            "last": page + 1 == len(self.pages),
            "chapter": Markup(escape(chapter.heading)) if chapter else "",
            "section": chapter.origin.section if chapter else "",
            "next": Markup(escape(self._next(page))),
        }
        face = self.setter.face(plan.furniture, *PAGE_MM, context, f"page {page + 1}")
        yield Art(0, 0, face, alt=self.setter.edition.title if page == 0 else "")

    def _plan(self, page: int) -> PagePlan:
        plans = (self.setter.theme.pages.first, *self.setter.theme.pages.later)
        return plans[min(page, len(plans) - 1)]

    def _main(self, page: int) -> list[Unit]:
        """The units of the main channel on a page."""
        return [put.unit for put in self.pages[page] if put.unit.channel == "main"]

    def _chapter(self, page: int) -> Unit | None:
        """The heading of the section the page starts in; the first on the page where none came before."""
        here = self._main(page)
        if here and here[0].heading:
            return here[0]
        earlier = [unit for before in range(page) for unit in self._main(before) if unit.heading]
        return earlier[-1] if earlier else next((unit for unit in here if unit.heading), None)

    def _next(self, page: int) -> str:
        """The first heading on the next page; empty where there is none."""
        following = self._main(page + 1) if page + 1 < len(self.pages) else []
        return next((unit.heading for unit in following if unit.heading), "")

    def _bookmarks(self, page: int) -> Iterator[Bookmark]:
        if page == 0:
            yield Bookmark(RULEBOOK.kind, self.setter.edition.title, 0)
        for put in self.pages[page]:
            unit = put.unit
            if unit.heading:
                yield Bookmark(f"{RULEBOOK.kind}.{unit.origin.section}", unit.heading, 1, put.y)


def _homeless(unit: Unit) -> Finding:
    origin = unit.origin
    message = f"{origin.kind} `{origin.section}.{origin.block}` finds no frame of its channel any more"
    return Finding(
        "L253", message, origin.place, hint="give the last of the later pages a frame, or move the block"
    )
