"""Checks of where the lines of set text end, by the rules of the language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from pnpgen.findings import Finding, Place, Severity
from pnpgen.layout.sheet import Art, Placed, Sheet, Words
from pnpgen.pdf.faces import face_fits
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.lines import Line, text_of
from pnpgen.text.language import Language

LAST_WORD = re.compile(r"(?<!\w)([^\W\d_])$")
DASH = re.compile(r"[–—]\s")
EXCERPT = 40


def check_line_ends(sheets: Iterable[Sheet], fonts: Fonts, language: Language) -> Iterator[Finding]:
    """Findings (L26.) where a line of a paragraph ends or begins as the language does not allow."""
    for page, sheet in enumerate(sheets, start=1):
        for lines in paragraphs_on(sheet, fonts):
            rows = [text_of(line).strip() for line in lines]
            for code, message, row in wrong_ends(rows, lines, language):
                where = f"page {page} ({language.tag}): “{row[:EXCERPT]}”"
                yield Finding(code, f"{message}, {where}", Place(sheet.label), Severity.WARNING)


def paragraphs_on(sheet: Sheet, fonts: Fonts) -> Iterator[Sequence[Line]]:
    """The lines of every paragraph on a sheet."""
    for item in sheet.items:
        if isinstance(item, Words) and item.block.paragraph is not None:
            yield item.block.paragraph.lines
        elif isinstance(item, Placed | Art):
            for fit in face_fits(item.face, fonts):
                yield from fit.paragraphs


def wrong_ends(
    rows: Sequence[str], lines: Sequence[Line], language: Language
) -> Iterator[tuple[str, str, str]]:
    """Code, message and row for each line that ends or begins wrongly."""
    short = [word for word in language.no_break.after if len(word) == 1]
    for row, line, following in zip(rows, lines, rows[1:], strict=False):
        last = LAST_WORD.search(row)
        if last and last[1].lower() in short and not line.last:
            yield "L261", f"a line ends in `{last[1]}`", row
        if DASH.match(following) and not line.last:
            yield "L262", "a line begins with a dash", following
        if language.hyphenation is None and line.divided and row[-1:].isalnum():
            yield "L263", "a line ends inside a word", row
