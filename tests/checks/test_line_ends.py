"""Lines end and begin as their language allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.checks.line_ends import check_line_ends
from pnpgen.layout.sheet import Sheet, Words
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.lines import text_of
from pnpgen.pdf.text import SetLines, TextStyle, set_text
from pnpgen.text.languages import language_of
from pnpgen.text.typography import hyphenate, typeset

STYLE = TextStyle(("Pnpgen Sans",), size_mm=3, leading_mm=4)


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts((Path(shipped("fonts")),))


def codes(markup: str, width: float, locale: str, fonts: Fonts) -> set[str]:
    block = set_text(markup, STYLE, width, fonts, locale)
    sheet = Sheet("rulebook", "page", (Words(0, 0, block),))
    return {finding.code for finding in check_line_ends((sheet,), fonts, language_of(locale))}


TEXTS = [
    ("pl", "Kto i kiedy w tę kość z obozu u a o kopie, a ja i on w tym", "L261"),
    ("ru", "Карта — это то — что лежит — под столом — там — где игроки", "L262"),
    ("ko", "카드를 뽑아서\u200b손에 넣고 다시\u200b놓습니다 그리고\u200b끝냅니다", "L263"),
]  # fmt: skip


@pytest.mark.parametrize(("locale", "text", "code"), TEXTS)
def test_text_as_typed_ends_lines_wrongly_at_some_width(
    locale: str, text: str, code: str, fonts: Fonts
) -> None:
    assert {found for width in range(8, 60) for found in codes(text, width, locale, fonts)} == {code}


@pytest.mark.parametrize(("locale", "text", "code"), TEXTS)
def test_typeset_text_ends_no_line_wrongly_at_any_width(
    locale: str, text: str, code: str, fonts: Fonts
) -> None:
    whole = typeset(text.replace("\u200b", " "), locale)
    assert all(codes(whole, width, locale, fonts) == set() for width in range(8, 60))


def test_a_hungarian_word_is_divided_with_the_letter_that_comes_twice(fonts: Fonts) -> None:
    style = TextStyle(("Pnpgen Sans",), size_mm=3, leading_mm=4, hyphenate=True)
    block = set_text(hyphenate("asszony hosszú", "hu"), style, 7, fonts, "hu")
    assert isinstance(block.paragraph, SetLines)
    assert [text_of(line) for line in block.paragraph.lines] == ["asz-", "szony", "hosz-", "szú"]
    wide = set_text(hyphenate("asszony hosszú", "hu"), style, 70, fonts, "hu")
    assert isinstance(wide.paragraph, SetLines)
    assert [text_of(line) for line in wide.paragraph.lines] == ["asszony hosszú"]
