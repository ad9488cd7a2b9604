"""Paragraphs broken into lines, first fit; lengths in em."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pnpgen.pdf.compose import Chunk, Gap, Item
from pnpgen.pdf.font import Shape

SLACK = 0.002
"""How far a line may run over, in em: sizes and widths are rounded numbers."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its items with the spaces between them, its width, and how many spaces can be stretched."""

    items: tuple[Item, ...]
    width: float
    spaces: int
    last: bool
    """Whether the paragraph or a forced break ends here: such a line is not justified."""
    divided: bool = False
    """Whether the word at its end goes on in the next line."""


def text_of(line: Line) -> str:
    """The characters of a line, spaces that hold words together as no-break spaces, icons as U+FFFC."""
    texts = []
    for item in line.items:
        if isinstance(item, Shape):
            texts.append(" " if item is item.font.space else item.text)
        else:
            texts.append("\u00a0" if isinstance(item, Gap) else "\ufffc")
    return "".join(texts)


def break_lines(chunks: Sequence[Chunk], width: float, tracking: float = 0) -> tuple[Line, ...]:
    """The lines of a paragraph at a width; a chunk wider than that stands alone in a line, running over."""
    lines: list[Line] = []
    start, best, used, limit = 0, -1, 0.0, width + SLACK
    i, count = 0, len(chunks)
    while i < count:
        chunk = chunks[i]
        add = chunk.width + chunk.letters * tracking
        if i > start and chunk.space is not None:
            add += chunk.space.width + tracking
        if used + add > limit and i > start:
            end = best if best >= start else i - 1
            line = make_line(chunks[start : end + 1], tracking, last=False)
            lines.append(replace(line, divided=True) if chunks[end + 1].space is None else line)
            start, best, used, i = end + 1, -1, 0.0, end + 1
            continue
        used += add
        if chunk.hyphen is None or used + chunk.hyphen.width + tracking <= limit:
            best = i
        if chunk.ends_line:
            lines.append(make_line(chunks[start : i + 1], tracking, last=True))
            start, best, used = i + 1, -1, 0.0
        i += 1
    if start < count:
        lines.append(make_line(chunks[start:], tracking, last=True))
    return tuple(lines)


def make_line(chunks: Sequence[Chunk], tracking: float, *, last: bool) -> Line:
    """A line of chunks; the parts of a word that stays whole are shaped as one again."""
    items: list[Item] = []
    spaces = 0
    for n, chunk in enumerate(chunks):
        space = chunk.space
        if n and space is not None:
            items.append(space)
            spaces += space is space.font.space
        elif n and items and chunk.items:
            before, after = items[-1], chunk.items[0]
            if isinstance(before, Shape) and isinstance(after, Shape) and before.font is after.font:
                items[-1] = before.longer(after.text, ligatures=not tracking)
                items += chunk.items[1:]
                spaces += chunk.gaps
                continue
        items += chunk.items
        spaces += chunk.gaps
    hyphen = chunks[-1].hyphen if chunks else None
    if hyphen is not None and not last:
        before = items[-1]
        if isinstance(before, Shape) and before.font is hyphen.font:
            items[-1] = before.longer(hyphen.text, ligatures=not tracking)
        else:
            items.append(hyphen)
    width = sum([item.width for item in items])
    if tracking:
        width += tracking * sum(item.letters for item in items)
    return Line(tuple(items), width, spaces, last)
