"""Messages: sentences with values, word forms chosen by them, asserted words and inline markup.

`{name}` prints a value; `[name:form|form|form]` chooses a word form by it; `[name=words]` prints the words
and asserts that they say the value; `<b> <i> <br/> <icon:name/>` is markup; `{{ }} [[ ]]` are brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from pnpgen.text.markup import TAG


class MessageError(Exception):
    """A message that cannot be read or filled in: code, offset and length in the source, message, hint."""

    def __init__(self, code: str, offset: int, length: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.offset = offset
        self.length = length
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Words:
    """Text that stands for itself."""

    text: str
    start: int


@dataclass(frozen=True, slots=True)
class Insert:
    """`{name}`: the value."""

    name: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Select:
    """`[name:form|form|form]`: the word form that goes with the value."""

    name: str
    forms: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Assert:
    """`[name=words]`: words that say the value."""

    name: str
    words: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag of the markup, as written."""

    text: str
    start: int
    end: int


Part: TypeAlias = Words | Insert | Select | Assert | Tag


@dataclass(frozen=True, slots=True)
class Message:
    """A message in its parts; offsets count characters of the source."""

    source: str
    parts: tuple[Part, ...]

    @property
    def names(self) -> frozenset[str]:
        """The names of all values it uses."""
        return frozenset(p.name for p in self.parts if isinstance(p, Insert | Select | Assert))

    @property
    def said(self) -> frozenset[str]:
        """The names of the values a reader of it learns: printed or worded, not merely agreed with."""
        return frozenset(p.name for p in self.parts if isinstance(p, Insert | Assert))

    @property
    def inserted(self) -> frozenset[str]:
        """The names of the values it prints."""
        return frozenset(p.name for p in self.parts if isinstance(p, Insert))

    @property
    def tags(self) -> tuple[str, ...]:
        """Its tags, in order."""
        return tuple(p.text for p in self.parts if isinstance(p, Tag))


NAME = r"[a-z][a-z0-9_]*(?:\.[A-Za-z0-9_]+)*"
SPECIAL = re.compile(r"\[\[|\]\]|\{\{|\}\}|[\[\]{}]|<(?=[A-Za-z/!])")
INSERT = re.compile(rf"\{{({NAME})\}}")
CHOICE = re.compile(rf"\[({NAME})([:=])([^\[\]{{}}<>]*)\]")


@lru_cache(maxsize=4096)
def parse(source: str) -> Message:
    """The message in its parts; raises MessageError at the first thing that cannot be read."""
    parts = tuple(merged(read(source)))
    check_nesting(parts)
    return Message(source, parts)


def read(source: str) -> Iterator[Part]:
    """The parts of a message one after another, literal text in pieces."""
    at = 0
    while found := SPECIAL.search(source, at):
        if found.start() > at:
            yield Words(source[at : found.start()], at)
        part = read_part(source, found.start(), found.group())
        yield part
        at = found.end() if isinstance(part, Words) else part.end
    if at < len(source):
        yield Words(source[at:], at)


def read_part(source: str, start: int, sign: str) -> Part:
    """The part that begins with a special sign."""
    if len(sign) == 2:
        return Words(sign[0], start)
    if sign == "{" and (found := INSERT.match(source, start)):
        return Insert(found[1], start, found.end())
    if sign == "[" and (found := CHOICE.match(source, start)):
        if found[2] == "=":
            return Assert(found[1], found[3], start, found.end())
        return Select(found[1], tuple(found[3].split("|")), start, found.end())
    if sign == "<" and (found := TAG.match(source, start)):
        return Tag(found.group(), start, found.end())
    raise unreadable(source, start, sign)


def unreadable(source: str, start: int, sign: str) -> MessageError:
    """The error for a sign that begins nothing readable."""
    if sign in "]}":
        return MessageError(
            "M103", start, 1, f"`{sign}` closes nothing", f"a literal `{sign}` is `{sign * 2}`"
        )
    closing = {"{": "}", "[": "]", "<": ">"}[sign]
    end = source.find(closing, start)
    length = (end + 1 if end >= 0 else len(source)) - start
    what = source[start : start + length]
    if sign == "{":
        hint = "`{name}` prints a value; names are small letters, digits, `_` and `.`; a literal `{` is `{{`"
        return MessageError("M101", start, length, f"`{what}` is no placeholder", hint)
    if sign == "[":
        hint = "`[name:form|form]` chooses a word form, `[name=words]` words a value; a literal `[` is `[[`"
        return MessageError("M102", start, length, f"`{what}` is no selector", hint)
    return MessageError("M104", start, length, f"unknown tag `{what}`", "tags are <b> <i> <br/> <icon:name/>")


def merged(parts: Iterator[Part]) -> Iterator[Part]:
    """The parts with neighbouring literal texts joined."""
    text: Words | None = None
    for part in parts:
        if isinstance(part, Words):
            text = Words(text.text + part.text, text.start) if text else part
            continue
        if text:
            yield text
            text = None
        yield part
    if text:
        yield text


def check_nesting(parts: tuple[Part, ...]) -> None:
    """Raise MessageError unless every `<b>` and `<i>` is closed in the right order."""
    opened: list[Tag] = []
    for part in parts:
        if not isinstance(part, Tag) or part.text.endswith("/>"):
            continue
        if not part.text.startswith("</"):
            opened.append(part)
        elif opened and opened[-1].text == part.text.replace("/", ""):
            opened.pop()
        else:
            hint = f"close {opened[-1].text} first" if opened else ""
            raise MessageError("M105", part.start, len(part.text), f"`{part.text}` closes nothing", hint)
    if opened:
        tag = opened[-1]
        raise MessageError(
            "M105", tag.start, len(tag.text), f"`{tag.text}` is never closed", f"add `</{tag.text[1:]}`"
        )
