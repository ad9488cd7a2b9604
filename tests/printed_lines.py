"""Lines of text as they stand in a finished PDF, and where they may not end."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Iterable, Iterator

import pypdfium2
import pypdfium2.raw as pdfium

ONE_LETTER = re.compile(r"(?:^|[\s\u00a0(„])[aiouwz]$")
DASH_FIRST = re.compile(r"[–—][\s\u00a0]")
FARTHEST_PT = 24
"""Characters of one line do not stand farther apart; columns do."""
HANGUL = re.compile(r"[가-힣]")


def lines_of(page: pypdfium2.PdfPage) -> list[str]:
    """The lines of level text on a page: characters that follow each other on one baseline."""
    text = page.get_textpage()
    lines: list[str] = []
    last_x, last_y = 0.0, float("inf")
    for index in range(text.count_chars()):
        character = chr(pdfium.FPDFText_GetUnicode(text, index))
        if character in "\r\n\x02\ufffe":
            continue
        if pdfium.FPDFText_IsGenerated(text, index):
            if character == " " and lines:
                lines[-1] += character  # where the font changes, a reader sees a space by its width
            continue
        if abs(pdfium.FPDFText_GetCharAngle(text, index)) > 0.01:
            continue
        x, y = ctypes.c_double(), ctypes.c_double()
        pdfium.FPDFText_GetCharOrigin(text, index, x, y)
        farthest = max(FARTHEST_PT, 3 * width_of(text, index))
        if abs(y.value - last_y) > 0.2 or not -1 < x.value - last_x < farthest:
            lines.append("")
        lines[-1] += character
        last_x, last_y = x.value, y.value
    return [line.strip(" \u00a0") for line in lines if line.strip(" \u00a0")]


def width_of(text: pypdfium2.PdfTextPage, index: int) -> float:
    """How wide a character is drawn, in points."""
    left, _, right, _ = text.get_charbox(index)
    return float(right - left)


def words_of(texts: Iterable[str]) -> frozenset[str]:
    """The words of an edition, numbers made alike, as they may stand at the edge of a line."""
    return frozenset(word for text in texts for word in alike(text).split())


def alike(text: str) -> str:
    """A text with every number the same, every space a space, and no colons, which furniture adds."""
    return re.sub(r"\d+", "0", text.replace(":", "").replace("\u00a0", " ").replace("\u00ad", ""))


def wrong_ends(lines: Iterable[str], locale: str, words: frozenset[str]) -> Iterator[str]:
    """The lines that end or begin as the language does not allow."""
    for line in lines:
        if locale == "pl" and ONE_LETTER.search(line) and len(line) > 1:
            yield line
        if locale == "ru" and DASH_FIRST.match(line):
            yield line
        if locale == "ko":
            tokens = alike(line).split()
            if any(HANGUL.search(token) and token not in words for token in (tokens[0], tokens[-1])):
                yield line
