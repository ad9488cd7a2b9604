"""The numbers a sentence says once its values are printed, read back value by value."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TypeAlias

from pnpgen.text.formatting import form
from pnpgen.text.language import Language
from pnpgen.text.markup import ICON
from pnpgen.text.messages import Assert, Insert, Message, Select, Tag, Words
from pnpgen.text.numerals import digits_in
from pnpgen.text.values import Values, format_value

Read: TypeAlias = Mapping[str, frozenset[int | Fraction | None]]
"""By name of a value, the numbers its printed digits are read as; None where they are no number."""


def read_back(message: Message, values: Values, language: Language) -> Read:
    """What the digits of each number printed in a message are read as, signs and neighbours included."""
    text = ""
    spans: list[tuple[str, int, int]] = []
    for part in message.parts:
        match part:
            case Words():
                text += part.text
            case Insert():
                value = values[part.name]
                printed = format_value(value, language)
                if not isinstance(value, str):
                    spans.append((part.name, len(text), len(text) + len(printed)))
                text += printed
            case Assert():
                text += part.words
            case Select():
                value = values[part.name]
                text += "" if isinstance(value, str) else form(part, value, language)
            case Tag():
                text += "" if part.text in ("<b>", "</b>", "<i>", "</i>") else ICON
    found = list(digits_in(text, language))
    read: dict[str, set[int | Fraction | None]] = {}
    for name, start, end in spans:
        over = [number.value for number in found if number.start < end and start < number.end]
        read.setdefault(name, set()).add(over[0] if over else None)
    return {name: frozenset(numbers) for name, numbers in read.items()}
