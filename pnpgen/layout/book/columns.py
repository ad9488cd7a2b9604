"""Columns filled from top to bottom: what belongs together stays together, and spaces collapse."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pnpgen.layout.book.slab import TOUCH_MM, Slab
from pnpgen.rulebook.blocks import Origin

Set = Callable[[float], Slab]
"""Sets a unit at a width."""


@dataclass(frozen=True, slots=True)
class Tailpiece:
    """A picture that takes what the last page leaves, between a least and a greatest height."""

    least: float
    most: float
    set: Callable[[float, float], Slab]
    """Sets it at a width and with a picture of a height."""


@dataclass(frozen=True, eq=False)
class Unit:
    """What the layout moves as one: a block, a row of a list, and how it stands to its neighbours."""

    origin: Origin
    set: Set
    before: float = 0
    after: float = 0
    keep_next: bool = False
    span: bool = False
    page_break: bool = False
    heading: str = ""
    """The plain text of a section's heading, on the unit that starts it."""
    channel: str = "main"
    set_on_top: Set | None = None
    """Sets it as the first of a column, where it looks otherwise there."""
    tailpiece: Tailpiece | None = None


@dataclass(frozen=True, slots=True)
class Column:
    """A free column of a page, in mm from its upper left corner."""

    x: float
    y: float
    w: float
    bottom: float
    rhythm: float | None = None
    top: float = 0
    """Where its frame begins, from which the rhythm counts."""


@dataclass(frozen=True, slots=True)
class Put:
    """A unit in its place."""

    unit: Unit
    slab: Slab
    x: float
    y: float
    width: float
    overflow: float = 0
    """How far it runs over the bottom of its column."""


@dataclass(frozen=True, slots=True)
class Filled:
    """What stands in some columns, and what is left over."""

    puts: tuple[Put, ...]
    rest: tuple[Unit, ...]

    @property
    def bottom(self) -> float:
        """The lowest edge of what stands here; 0 where there is nothing."""
        return max((put.y + put.slab.height for put in self.puts), default=0.0)

    @property
    def after(self) -> float:
        """The space that must follow below that edge."""
        return max(
            (put.unit.after for put in self.puts if put.y + put.slab.height > self.bottom - 1), default=0.0
        )


def fill(units: Sequence[Unit], columns: Sequence[Column], cuts: bool = True, force: bool = True) -> Filled:
    """As many units as the columns hold, in order.

    Where an empty column can't hold a unit together with what it must stay with, `force` puts it there
    all the same; otherwise it is left over with all that follow.
    """
    queue = list(units)
    puts: list[Put] = []
    for column in columns:
        y, after = column.y, 0.0
        empty = True
        while queue:
            unit = queue[0]
            start = _snapped(y if empty else y + max(after, unit.before), column)
            room = column.bottom - start + TOUCH_MM
            forced = force and empty
            if _chain(queue, column.w, empty) > room and not forced:
                break
            slab = _set(unit, column.w, empty)
            parts = slab.cut(room) if slab.height > room and cuts and slab.cut else None
            if slab.height > room and parts is None and not forced:
                break
            if parts is not None:
                puts.append(Put(unit, parts[0], column.x, start, column.w))
                queue[0] = _rest_of(unit, parts[1])
                break
            puts.append(Put(queue.pop(0), slab, column.x, start, column.w, max(0.0, slab.height - room)))
            y, after, empty = start + slab.height, unit.after, False
    return Filled(tuple(puts), tuple(queue))


def _rest_of(unit: Unit, slab: Slab) -> Unit:
    return replace(unit, set=lambda _: slab, set_on_top=None, before=0, heading="", page_break=False)


def _set(unit: Unit, width: float, on_top: bool) -> Slab:
    return unit.set_on_top(width) if on_top and unit.set_on_top else unit.set(width)


def _chain(queue: Sequence[Unit], width: float, on_top: bool) -> float:
    """The height of the first unit and what must stay with it, the last of them cut as early as it may be."""
    height = 0.0
    for index, unit in enumerate(queue):
        slab = _set(unit, width, on_top and index == 0)
        height += max(queue[index - 1].after, unit.before) if index else 0
        if not unit.keep_next or index + 1 == len(queue):
            return height + slab.head
        height += slab.height
    return height


def _snapped(y: float, column: Column) -> float:
    """The next line of the column's rhythm at or below y."""
    if not column.rhythm:
        return y
    return column.top + math.ceil((y - column.top) / column.rhythm - TOUCH_MM) * column.rhythm


def levelled(units: Sequence[Unit], columns: Sequence[Column], cuts: bool = True) -> Filled | None:
    """All the units in columns of equal height; None where the columns don't hold them."""
    best = fill(units, columns, cuts, force=False)
    if best.rest:
        return None
    if len(columns) == 1 or not units:
        return best
    low, high = min(column.y for column in columns), best.bottom
    while high - low > 0.3:
        line = (low + high) / 2
        tried = fill(units, [replace(c, bottom=min(c.bottom, line)) for c in columns], cuts, force=False)
        if tried.rest:
            low = line
        else:
            best, high = tried, min(line, tried.bottom)
    return best
