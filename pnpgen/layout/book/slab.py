"""Slabs: set matter of a known size, that can be stacked, boxed and cut where lines allow."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from pnpgen.findings import Finding
from pnpgen.layout.sheet import Art, Item, Line, Placed, Words

TOUCH_MM = 0.01
"""Lengths closer than this are equal."""

Cut: TypeAlias = Callable[[float], "tuple[Slab, Slab] | None"]
"""Cuts a slab: what fits into a height and the rest; None where it can't be cut there."""
Behind: TypeAlias = Callable[[float], Iterable[Item]]
"""What lies behind a slab of a height."""


@dataclass(frozen=True)
class Slab:
    """Items relative to an upper left corner, the height they need, and how they may be cut."""

    height: float = 0
    items: tuple[Item, ...] = ()
    cut: Cut | None = None
    least: float | None = None
    """The least height of what stays above a cut; None where the slab can't be cut."""
    findings: tuple[Finding, ...] = ()

    @property
    def head(self) -> float:
        """The height it needs at least in the column where it begins."""
        return self.height if self.least is None else min(self.least, self.height)


def moved(item: Item, dx: float, dy: float) -> Item:
    """The item at another place."""
    if isinstance(item, Line):
        return replace(
            item, x1_mm=item.x1_mm + dx, y1_mm=item.y1_mm + dy, x2_mm=item.x2_mm + dx, y2_mm=item.y2_mm + dy
        )
    if isinstance(item, Art | Words | Placed):
        return replace(item, x_mm=item.x_mm + dx, y_mm=item.y_mm + dy)
    return item


def placed(slab: Slab, dx: float, dy: float) -> tuple[Item, ...]:
    """The items of the slab with its corner at (dx, dy)."""
    return tuple(moved(item, dx, dy) for item in slab.items)


def inset(slab: Slab, dx: float) -> Slab:
    """The slab moved to the right, without change of height."""
    if not dx:
        return slab
    cut = slab.cut

    def cut_inset(room: float) -> tuple[Slab, Slab] | None:
        parts = cut(room) if cut else None
        return parts and (inset(parts[0], dx), inset(parts[1], dx))

    return replace(slab, items=placed(slab, dx, 0), cut=cut and cut_inset)


def boxed(
    slab: Slab,
    behind: Behind,
    padding: Sequence[float],
    least: float = 0,
    split: bool = False,
    again: Behind | None = None,
) -> Slab:
    """The slab with padding (top, right, bottom, left) and something behind it of its whole height.

    After a cut, `behind` stays with the upper part and the lower one gets `again`, where it is given.
    """
    top, _, bottom, left = padding
    height = max(least, top + slab.height + bottom)
    items = (*behind(height), *placed(slab, left, top))
    cut = slab.cut if split else None

    def cut_box(room: float) -> tuple[Slab, Slab] | None:
        parts = cut(room - top - bottom) if cut else None
        return parts and (
            boxed(parts[0], behind, padding),
            boxed(parts[1], again or behind, padding, split=True),
        )

    head = top + slab.head + bottom if cut else None
    return Slab(height, items, cut and cut_box, head, slab.findings)


def stacked(parts: Sequence[tuple[float, Slab]], split: bool = True) -> Slab:
    """Slabs one below the other, each with a gap above; where `split`, it may be cut inside its last part."""
    y = 0.0
    items: list[Item] = []
    findings: list[Finding] = []
    for gap, slab in parts:
        y += gap
        items += placed(slab, 0, y)
        findings += slab.findings
        y += slab.height
    if not parts:
        return Slab()
    last = parts[-1][1]
    cut = last.cut if split else None
    above = y - last.height

    def cut_last(room: float) -> tuple[Slab, Slab] | None:
        halves = cut(room - above) if cut else None
        return halves and (stacked([*parts[:-1], (parts[-1][0], halves[0])]), halves[1])

    return Slab(y, tuple(items), cut and cut_last, above + last.head if cut else None, tuple(findings))


def beside(slabs: Sequence[tuple[float, Slab]], middle: bool = False) -> Slab:
    """Slabs side by side at their x, never cut; with `middle` the lower ones are centered."""
    height = max((slab.height for _, slab in slabs), default=0)
    items: list[Item] = []
    for x, slab in slabs:
        items += placed(slab, x, (height - slab.height) / 2 if middle else 0)
    return Slab(height, tuple(items), findings=tuple(f for _, slab in slabs for f in slab.findings))
