"""A channel's units run through its frames from page to page; some of them span all columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from pnpgen.layout.book.columns import Column, Put, Unit, fill, levelled
from pnpgen.layout.book.slab import TOUCH_MM
from pnpgen.rulebook.theme_file import Pages

MOST_PAGES = 200


@dataclass(frozen=True, slots=True)
class Cursor:
    """A page and how far down it is used already."""

    page: int
    y: float = 0
    after: float = 0
    """The space below what stands there."""


@dataclass(frozen=True)
class Channel:
    """The frames of one channel on all pages."""

    name: str
    pages: Pages
    rhythm: float | None = None

    def columns(self, page: int, below: float = 0) -> tuple[Column, ...]:
        """What is free on a page (counted from 0) below a line."""
        plans = (self.pages.first, *self.pages.later)
        frames = plans[min(page, len(plans) - 1)].frames.get(self.name, [])
        free = (
            Column(f.x, max(f.y, below), f.w, f.y + f.h, self.rhythm, f.y)
            for f in frames
            if f.y + f.h > below
        )
        return tuple(free)

    @property
    def even(self) -> bool:
        """Whether all its frames have one width, so that paragraphs can go on in any of them."""
        plans = (self.pages.first, *self.pages.later)
        return len({frame.w for plan in plans for frame in plan.frames.get(self.name, [])}) <= 1

    def tallest(self, page: int) -> bool:
        """Whether no later page has a taller column."""
        plans = (self.pages.first, *self.pages.later)[page:] or self.pages.later[-1:]
        heights = [max((f.h for f in plan.frames.get(self.name, [])), default=0.0) for plan in plans]
        return heights[0] >= max(heights) - TOUCH_MM

    @property
    def exhausted(self) -> int | None:
        """The page from which on there are no more frames; None where the last plan goes on for ever."""
        plans = (self.pages.first, *self.pages.later)
        if plans[-1].frames.get(self.name):
            return None
        return max((n + 1 for n, plan in enumerate(plans) if plan.frames.get(self.name)), default=0)


def paginate(
    units: Sequence[Unit], channel: Channel, level_last: bool
) -> tuple[dict[int, list[Put]], tuple[Unit, ...]]:
    """What stands on each page (counted from 0), and units for which there is no frame any more."""
    puts: dict[int, list[Put]] = {}
    cursor = Cursor(0)
    end = units[-1] if units and units[-1].tailpiece else None
    runs = list(_runs(units if end is None else units[:-1]))
    for number, run in enumerate(runs):
        if run[0].page_break and puts.get(cursor.page):
            cursor = Cursor(cursor.page + 1)
        last = number + 1 == len(runs)
        following = end if last else runs[number + 1][0]
        followed = following is not None and following.span and not following.page_break
        cursor, left = _lay(run, channel, cursor, puts, (last and level_last) or followed)
        if left:
            return puts, (*left, *(unit for later in runs[number + 1 :] for unit in later))
    if end is not None:
        puts.setdefault(cursor.page, []).extend(_ended(end, channel, cursor))
    return puts, ()


def _ended(unit: Unit, channel: Channel, cursor: Cursor) -> Iterator[Put]:
    """The tailpiece in what is left below the cursor; nothing where that is too little for it."""
    if unit.tailpiece is None:
        raise ValueError("only a tailpiece ends a channel")
    columns = channel.columns(cursor.page, cursor.y + max(cursor.after, unit.before) if cursor.y else 0)
    for column in _across(columns) if unit.span else columns[-1:]:
        beside = unit.set(column.w).height - unit.tailpiece.most
        height = min(unit.tailpiece.most, column.bottom - column.y - beside)
        if height >= unit.tailpiece.least:
            slab = unit.tailpiece.set(column.w, height)
            yield Put(unit, slab, column.x, column.y, column.w)


def _runs(units: Sequence[Unit]) -> Iterator[list[Unit]]:
    """Stretches of units that span, or don't, between page breaks; headings span with what they announce."""
    spans = [unit.span for unit in units]
    for index in range(len(units) - 2, -1, -1):
        if units[index].keep_next and spans[index + 1] and not units[index + 1].page_break:
            spans[index] = True
    marked = [replace(unit, span=span) for unit, span in zip(units, spans, strict=True)]
    breaks = 0
    keys = []
    for unit in marked:
        breaks += unit.page_break
        keys.append((unit.span, breaks))
    for _, group in groupby(zip(keys, marked, strict=True), key=lambda pair: pair[0]):
        yield [unit for _, unit in group]


def _lay(
    run: Sequence[Unit], channel: Channel, cursor: Cursor, puts: dict[int, list[Put]], level: bool
) -> tuple[Cursor, tuple[Unit, ...]]:
    """Lays a run from the cursor on; gives the cursor below it and what found no frame."""
    left = tuple(run)
    while left:
        if cursor.page >= min(channel.exhausted or MOST_PAGES, MOST_PAGES):
            return cursor, left
        start = cursor.y + max(cursor.after, left[0].before) if cursor.y else 0
        columns = channel.columns(cursor.page, start)
        if run[0].span:
            columns = _across(columns)
        filled = levelled(left, columns, channel.even) if level else None
        if filled is None:
            force = not puts.get(cursor.page) and channel.tallest(cursor.page)
            filled = fill(left, columns, channel.even, force)
        puts.setdefault(cursor.page, []).extend(filled.puts)
        left = filled.rest
        cursor = Cursor(cursor.page + 1) if left else Cursor(cursor.page, filled.bottom, filled.after)
    return cursor, ()


def _across(columns: Sequence[Column]) -> tuple[Column, ...]:
    """One column as wide as all of them."""
    if not columns:
        return ()
    x, right = min(c.x for c in columns), max(c.x + c.w for c in columns)
    return (
        replace(
            columns[0], x=x, w=right - x, y=max(c.y for c in columns), bottom=min(c.bottom for c in columns)
        ),
    )
