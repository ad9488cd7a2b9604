"""Rectangles on a page, in mm from its upper left corner."""

from __future__ import annotations

from dataclasses import dataclass

TOUCH_MM = 0.005
"""Edges closer than this are one edge: half the precision that sheets promise."""


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle: upper left corner, width and height in mm."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.height

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share an area; rectangles that only touch do not."""
        return (
            self.x < other.right - TOUCH_MM
            and other.x < self.right - TOUCH_MM
            and self.y < other.bottom - TOUCH_MM
            and other.y < self.bottom - TOUCH_MM
        )

    def inside(self, other: Rect) -> bool:
        """Whether no part of this one lies outside the other."""
        return (
            self.x >= other.x - TOUCH_MM
            and self.y >= other.y - TOUCH_MM
            and self.right <= other.right + TOUCH_MM
            and self.bottom <= other.bottom + TOUCH_MM
        )

    def grown(self, left: float, top: float, right: float, bottom: float) -> Rect:
        """This rectangle with its edges moved outwards; negative amounts move them inwards."""
        return Rect(self.x - left, self.y - top, self.width + left + right, self.height + top + bottom)
