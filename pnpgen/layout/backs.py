"""Where a back must lie so that it meets its front when the paper is turned over."""

from __future__ import annotations

from typing import Literal, TypeAlias

from pnpgen.layout.rect import Rect

Backs: TypeAlias = Literal["none", "long", "short"]
"""One-sided, or the edge over which the printer turns the paper."""
Turn: TypeAlias = Literal[0, 180]


def behind(trim: Rect, page: Rect, flip: Literal["long", "short"]) -> tuple[Rect, Turn]:
    """The rectangle behind a front, and how its face turns to stand upright on a piece turned sideways."""
    portrait = page.width <= page.height
    if portrait == (flip == "long"):
        return Rect(page.width - trim.right, trim.y, trim.width, trim.height), 0
    return Rect(trim.x, page.height - trim.bottom, trim.width, trim.height), 180
