"""Marks: one invisible character in a text that says which text it is, wherever layout takes it.

Tracing an edition prints every text with its mark; drawing leaves marks out, so nothing moves.
"""

from __future__ import annotations

import re

from pnpgen.text.markup import TAG

FIRST, LAST = 0xE000, 0xF8FF
MARKS = "".join(map(chr, range(FIRST, LAST + 1)))
"""All marks there are, from the private use area."""
MARK = re.compile(f"[{chr(FIRST)}-{chr(LAST)}]")
SOLID = re.compile(rf"(?:{TAG.pattern})|&[a-z]+;|[^\s\u00a0\u00ad]")


def marked(markup: str, index: int) -> str:
    """The markup with a mark before its last character: whatever asks for its ends finds them unchanged."""
    places = [match.start() for match in SOLID.finditer(markup) if not match.group().startswith("<")]
    at = places[-1] if places else len(markup)
    return f"{markup[:at]}{chr(FIRST + index)}{markup[at:]}"


def marks_in(text: str) -> tuple[int, ...]:
    """The indices of the marks in a text, each once, in order."""
    return tuple(dict.fromkeys(ord(mark) - FIRST for mark in MARK.findall(text)))
