"""How far each piece may run over its trim: at most to the page edge or half way to a neighbour."""

from __future__ import annotations

from collections.abc import Sequence

from pnpgen.layout.rect import TOUCH_MM, Rect

Bleed = tuple[float, float, float, float]
"""Left, top, right, bottom, in mm."""


def spread(trims: Sequence[Rect], wanted: Sequence[Bleed], page: Rect) -> tuple[Bleed, ...]:
    """The bleed of each piece of a sheet, in order; `page` is the part of the paper that bleed may cover."""
    return tuple(
        room(trim, [*trims[:index], *trims[index + 1 :]], wanted[index], page)
        for index, trim in enumerate(trims)
    )


def room(trim: Rect, others: Sequence[Rect], wanted: Bleed, page: Rect) -> Bleed:
    """The part of the wanted bleed that stays on the page, in its half of a gutter and out of every trim."""
    left = min(wanted[0], _gap(trim.x - page.x))
    top = min(wanted[1], _gap(trim.y - page.y))
    right = min(wanted[2], _gap(page.right - trim.right))
    bottom = min(wanted[3], _gap(page.bottom - trim.bottom))
    beside = [o for o in others if _meet(trim.y, trim.bottom, o.y, o.bottom)]
    stacked = [o for o in others if _meet(trim.x, trim.right, o.x, o.right)]
    for other in beside:
        if other.right <= trim.x + TOUCH_MM:
            left = min(left, _half(trim.x - other.right))
        elif other.x >= trim.right - TOUCH_MM:
            right = min(right, _half(other.x - trim.right))
    for other in stacked:
        if other.bottom <= trim.y + TOUCH_MM:
            top = min(top, _half(trim.y - other.bottom))
        elif other.y >= trim.bottom - TOUCH_MM:
            bottom = min(bottom, _half(other.y - trim.bottom))
    for other in others:
        if not trim.grown(left, top, right, bottom).overlaps(other):
            continue
        # Only a corner can still reach into a trim: keep the bleed beside the piece, give up the corner.
        if other.bottom <= trim.y + TOUCH_MM:
            top = min(top, _gap(trim.y - other.bottom))
        else:
            bottom = min(bottom, _gap(other.y - trim.bottom))
    return left, top, right, bottom


def _meet(low: float, high: float, other_low: float, other_high: float) -> bool:
    return low < other_high - TOUCH_MM and other_low < high - TOUCH_MM


def _gap(distance: float) -> float:
    return max(0.0, distance)


def _half(distance: float) -> float:
    return _gap(distance) / 2
