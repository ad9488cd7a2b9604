"""The 100 mm ruler that shows whether a sheet was printed to scale."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnpgen.layout.edges import Strip
from pnpgen.layout.sheet import Line, Words

if TYPE_CHECKING:
    from pnpgen.pdf.text import TextBlock

LENGTH_MM = 100.0
STEP_MM = 10.0
DEPTH_MM = 3.0
HALF_MM = 2.4
TICK_MM = 1.6
STROKE_MM = 0.2
GAP_MM = 1.5
"""Between the end of the ruler and its caption."""


def length(caption: TextBlock) -> float:
    """The length of strip a ruler needs with its caption, in mm."""
    return LENGTH_MM + GAP_MM + caption.widest_mm + STROKE_MM


def ruler(strip: Strip, caption: TextBlock) -> tuple[Line | Words, ...]:
    """The ruler in a strip: base line, a tick every 10 mm (longer at 50 and the ends), the caption behind."""
    box = strip.box
    lift = (DEPTH_MM - caption.height_mm) / 2
    if strip.upright:
        foot = box.bottom
        base = Line(box.x, foot - LENGTH_MM, box.x, foot, STROKE_MM)
        ticks = tuple(Line(box.x, foot - at, box.x + depth, foot - at, STROKE_MM) for at, depth in _ticks())
        words = Words(box.x + lift, foot - LENGTH_MM - GAP_MM, caption, role="Artifact", turn=90)
    else:
        base = Line(box.x, box.y, box.x + LENGTH_MM, box.y, STROKE_MM)
        ticks = tuple(Line(box.x + at, box.y, box.x + at, box.y + depth, STROKE_MM) for at, depth in _ticks())
        words = Words(box.x + LENGTH_MM + GAP_MM, box.y + lift, caption, role="Artifact")
    return (base, *ticks, words)


def _ticks() -> tuple[tuple[float, float], ...]:
    steps = int(LENGTH_MM / STEP_MM)
    return tuple(
        (step * STEP_MM, DEPTH_MM if step in {0, steps} else HALF_MM if 2 * step == steps else TICK_MM)
        for step in range(steps + 1)
    )
