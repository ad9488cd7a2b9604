"""`<foreignObject>`: wrapped paragraphs that shrink to fit their box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lxml import etree

from pnpgen.pdf.content import Content
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.lines import Line, break_lines
from pnpgen.pdf.setting import Setting, write_lines
from pnpgen.pdf.svg.paragraphs import Block, read_blocks
from pnpgen.pdf.svg.report import FitReport, Report
from pnpgen.pdf.svg.subset import Style, num
from pnpgen.pdf.svg.words import excerpt

LOST_AT_LINE_ENDS = 0.12
"""How much of a column stays empty because words do not end at its edge."""
STEP = 0.01
"""How finely sizes are tried, as a share of the nominal size."""


@dataclass(frozen=True, slots=True)
class Laid:
    """The blocks of a box at one size: their settings, lines and tops from the top of the box."""

    rows: tuple[tuple[Block, Setting, tuple[Line, ...], float], ...]
    height: float
    widest: float
    """How far the widest line runs over."""


def draw_box(
    e: etree._Element, style: Style, content: Content, fonts: Fonts, report: Report, language: str
) -> None:
    """Draws the paragraphs of a foreignObject at the largest size that fits, and reports how they fitted."""
    x, y, width, height = num(e, "x"), num(e, "y"), num(e, "width"), num(e, "height")
    blocks = list(read_blocks(e, style, fonts, report, language))
    if not blocks:
        return
    scale = content.scale
    slack = 0.05 / scale
    laid, share = fit(blocks, width, height, slack)
    fits = fitting(laid, height, slack)
    if not fits:
        # Words are divided on faces only where nothing else helps.
        divided = list(read_blocks(e, style, fonts, report, language, divide=True))
        other, other_share = fit(divided, width, height, slack)
        if fitting(other, height, slack):
            blocks, laid, share, fits = divided, other, other_share, True
    first = blocks[0]
    used = max(first.least, first.size * share) * scale
    text = " / ".join(b.text for b in blocks)
    lines = sum(len(row[2]) for row in laid.rows)
    sizes = first.size * scale, first.least * scale, used
    report.fits.append(
        FitReport(
            report.face.subject,
            excerpt(text),
            report.face.place(e),
            *sizes,
            lines,
            fits,
            text,
            room(blocks, width, height),
            tuple(row[2] for row in laid.rows),
        )
    )
    if not fits:
        complain(e, report, text, laid, (height, scale, used))
    top = y + (height - laid.height) * {"top": 0, "middle": 0.5, "bottom": 1}[e.get("data-align", "top")]
    for block, setting, rows, offset in laid.rows:
        write_lines(content, rows, x, top + offset, block.font, setting)


def fitting(laid: Laid, height: float, slack: float) -> bool:
    """Whether laid blocks stay inside their box."""
    return laid.height <= height + slack and laid.widest <= slack


def room(blocks: Sequence[Block], width: float, height: float) -> int:
    """About how many characters a box holds at the least size of its text; lines end where words do."""
    letters = sum(len(block.text) for block in blocks)
    em = sum(
        chunk.width + (chunk.space.width if chunk.space else 0)
        for block in blocks
        for chunk in block.paragraph.chunks
    )
    if not em:
        return 0
    first = blocks[0]
    breaks = 1 + LOST_AT_LINE_ENDS * (height >= 2 * first.leading * first.least)
    return int(width / first.least * letters / em * max(1, height // (first.leading * first.least)) / breaks)


def complain(
    e: etree._Element, report: Report, text: str, laid: Laid, measures: tuple[float, float, float]
) -> None:
    """Reports text that does not fit; `measures` are the height of the box, the scale and the size used."""
    height, scale, used = measures
    hint = "shorten the text, enlarge the box, or allow a smaller data-least"
    if laid.widest > 0.05 / scale:
        message = f"a word of {excerpt(text)!r} is {laid.widest * scale:.1f} mm wider than its box"
        report.add(e, "F122", f"{message}, at {used:.2f} mm", hint, own=True)
    if laid.height > height + 0.05 / scale:
        need, have = laid.height * scale, height * scale
        message = (
            f"{excerpt(text)!r} needs {need:.1f} mm at its least size of {used:.2f} mm,"
            f" the box has {have:.1f} mm: {need - have:.1f} mm too much"
        )
        report.add(e, "F121", message, hint, own=True)


def fit(blocks: Sequence[Block], width: float, height: float, slack: float) -> tuple[Laid, float]:
    """The blocks at the largest share of their sizes that fits, or at the least one."""
    laid = lay(blocks, 1, width)
    least = min(block.least / block.size for block in blocks)

    if fitting(laid, height, slack) or least >= 1:
        return laid, 1
    steps = int((1 - least) / STEP)
    low, high = 0, steps + 1  # `low` steps are too few, `high` may be enough
    while high - low > 1:
        middle = (low + high) // 2
        if fitting(lay(blocks, 1 - middle * STEP, width), height, slack):
            high = middle
        else:
            low = middle
    share = max(least, 1 - high * STEP)
    return lay(blocks, share, width), share


def lay(blocks: Sequence[Block], share: float, width: float) -> Laid:
    """The blocks at a share of their sizes; margins shrink along, and touching ones overlap as in CSS."""
    rows: list[tuple[Block, Setting, tuple[Line, ...], float]] = []
    top, below, widest = 0.0, 0.0, 0.0
    for n, block in enumerate(blocks):
        size = max(block.least, block.size * share)
        grown = size / block.size
        above = block.margins[0] * grown
        top += max(below, above) if n else above
        leading = block.leading * size
        setting = Setting(size, leading, width, block.color, block.align, block.tracking * grown)
        lines = break_lines(block.paragraph.chunks, width / size, block.tracking / block.size)
        widest = max([widest, *(line.width * size - width for line in lines)])
        rows.append((block, setting, lines, top))
        top += len(lines) * leading
        below = block.margins[1] * grown
    return Laid(tuple(rows), top, widest)
