"""What a reader of a message sees, before its values are known: every character with its place."""

from __future__ import annotations

from dataclasses import dataclass

from pnpgen.text.markup import ICON
from pnpgen.text.messages import Assert, Insert, Message, Select, Tag, Words

VALUE = "\ufffb"
"""What stands for a value."""


@dataclass(frozen=True, slots=True)
class Surface:
    """Text without placeholders and tags; `at` gives the offset of each character in the message."""

    text: str
    at: tuple[int, ...]
    length: int

    def offset(self, index: int) -> int:
        """The offset in the message of a character of the text, or of the end."""
        return self.at[index] if index < len(self.at) else self.length

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The offsets in the message of a stretch of the text."""
        return self.offset(start), self.offset(end - 1) + 1 if end > start else self.offset(end)


def surface(message: Message) -> Surface:
    """The surface of a message: a value or an icon is one character, a selector shows its last form."""
    text: list[str] = []
    at: list[int] = []

    def add(words: str, offset: int) -> None:
        text.append(words)
        at.extend(range(offset, offset + len(words)))

    for part in message.parts:
        match part:
            case Words():
                offsets = literal_offsets(message.source, part)
                text.append(part.text)
                at.extend(offsets)
            case Insert():
                add(VALUE, part.start)
            case Assert():
                add(part.words, part.end - 1 - len(part.words))
            case Select():
                add(part.forms[-1], part.end - 1 - len(part.forms[-1]))
            case Tag():
                sign = ICON if part.text.startswith("<icon:") else "\n" if part.text == "<br/>" else ""
                add(sign, part.start)
    return Surface("".join(text), tuple(at), len(message.source))


def literal_offsets(source: str, words: Words) -> list[int]:
    """Where each character of literal text stands in the source: a doubled bracket counts once."""
    offsets: list[int] = []
    at = words.start
    for character in words.text:
        offsets.append(at)
        at += 2 if character in "[]{}" and source[at : at + 2] == character * 2 else 1
    return offsets
