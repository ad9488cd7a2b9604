"""The inline pieces of a paragraph, from message markup."""

from __future__ import annotations

import html
from dataclasses import dataclass
from typing import TypeAlias

from pnpgen.text.markup import TAG


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one style."""

    text: str
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class IconName:
    """An icon in the text."""

    name: str


@dataclass(frozen=True, slots=True)
class LineBreak:
    """A forced end of a line."""


Inline: TypeAlias = Run | IconName | LineBreak


def parse_markup(markup: str) -> tuple[Inline, ...]:
    """The pieces of a message's markup: `<b>`, `<i>`, `<br/>`, `<icon:name/>`, `&amp;` and the like."""
    pieces: list[Inline] = []
    bold = italic = position = 0
    for tag in TAG.finditer(markup):
        if tag.start() > position:
            text = html.unescape(markup[position : tag.start()])
            pieces.append(Run(text, bold > 0, italic > 0))
        position = tag.end()
        step = -1 if tag["close"] else 1
        if tag["name"] == "b":
            bold += step
        elif tag["name"] == "i":
            italic += step
        elif tag["icon"]:
            pieces.append(IconName(tag["icon"]))
        else:
            pieces.append(LineBreak())
    if position < len(markup):
        pieces.append(Run(html.unescape(markup[position:]), bold > 0, italic > 0))
    return tuple(pieces)
