"""The origin of every line of a rendered template, through includes, macros and loops."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from jinja2.ext import Extension
from jinja2.lexer import Token, TokenStream

from pnpgen.findings import Place

OPEN, CLOSE = "\u2063", "\u2064"
"""Two invisible characters around each marker; markers never reach the SVG."""
MARKER = re.compile(f"{OPEN}([^{OPEN}{CLOSE}]*){CLOSE}")
ELEMENT = re.compile(
    r"<(?:svg|g|use|rect|circle|ellipse|line|polyline|polygon|path|text|foreignObject|image|symbol|defs|clipPath|"
    r"linearGradient|radialGradient|stop)[\s/>]"
)
"""Elements of a drawing: a line break before one changes nothing."""


class OriginExtension(Extension):
    """Marks each stretch of literal text of a template with the file and the line where it begins."""

    def filter_stream(self, stream: TokenStream) -> Iterator[Token]:
        """The tokens of a template, its text marked; text without tags or line ends stays as it is."""
        name = (stream.filename or stream.name or "").replace(OPEN, "").replace(CLOSE, "")
        for token in stream:
            if token.type == "data" and ("<" in token.value or "\n" in token.value):
                yield Token(token.lineno, token.type, f"{OPEN}{token.lineno}:{name}{CLOSE}{token.value}")
            else:
                yield token


class Origins:
    """Where each line of a rendered template is written: the place of its first tag."""

    def __init__(self) -> None:
        self._rows: list[int] = []
        self._marks: list[tuple[int, str]] = []
        """Line and file where the stretch of each row begins."""

    def add(self, row: int, line: int, file: str) -> None:
        """Notes that from a row on, counted from 0, the lines of a file follow."""
        self._rows.append(row)
        self._marks.append((line, file))

    def place(self, row: int) -> Place:
        """The place of a row, counted from 0."""
        index = bisect_right(self._rows, row) - 1
        if index < 0:
            return Place("")
        line, file = self._marks[index]
        return Place(file, line + row - self._rows[index])


def separate(marked: str) -> tuple[str, Origins]:
    """The text without markers, and where its lines come from."""
    first, *pieces = MARKER.split(marked)
    out, origins = [first], Origins()
    row, begun, last = first.count("\n"), False, first[-1:]  # begun: the row has a tag already
    for mark, text in zip(pieces[::2], pieces[1::2], strict=True):
        line, _, file = mark.partition(":")
        if last == ">" and ELEMENT.match(text):
            out.append("\n")
            row, begun = row + 1, False
        skip = 1 if begun else 0
        origins.add(row + skip, int(line) + skip, file)
        out.append(text)
        breaks = text.count("\n")
        if breaks:
            row, begun = row + breaks, False
        begun = begun or "<" in text[text.rfind("\n") + 1 :]
        last = text[-1:] or last
    return "".join(out), origins
