"""Text is broken into lines, set, split and drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO

import pypdfium2
import pytest

from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.text import TextBlock, TextStyle, set_text, split

STYLE = TextStyle(("Pnpgen Sans",), 4, 5)
SOFT = "\u00ad"


def words_of(block: TextBlock) -> list[str]:
    """The lines of a block as text."""
    return [
        "".join(getattr(i, "text", " ") if not hasattr(i, "name") else "*" for i in line.items)
        for line in block.paragraph.lines
    ]


def test_a_block_is_as_high_as_its_lines_and_as_wide_as_the_longest(fonts: Fonts) -> None:
    block = set_text("one two three four five six", STYLE, 30, fonts)
    assert words_of(block) == ["one two three", "four five six"]
    assert (block.lines, block.height_mm, block.width_mm) == (2, 10, 30)
    one = set_text("one two three", STYLE, 1000, fonts).widest_mm
    two = set_text("four five six", STYLE, 1000, fonts).widest_mm
    assert block.widest_mm == pytest.approx(max(one, two))


def test_a_word_that_is_too_long_stands_alone_and_shows_in_the_width(fonts: Fonts) -> None:
    block = set_text("a Konstantynopolitańczyk b", STYLE, 20, fonts)
    assert words_of(block) == ["a", "Konstantynopolitańczyk", "b"]
    assert block.widest_mm > block.width_mm


def test_no_line_ends_at_a_no_break_space(fonts: Fonts) -> None:
    assert words_of(set_text("one two\u00a0three", STYLE, 20, fonts)) == ["one", "two three"]
    assert words_of(set_text("one 5\u202fmm", STYLE, 15, fonts)) == ["one", "5 mm"]


def test_soft_hyphens_break_words_only_where_the_style_hyphenates(fonts: Fonts) -> None:
    text = f"dłu{SOFT}gie sło{SOFT}wa"
    assert words_of(set_text(text, STYLE, 16, fonts)) == ["długie", "słowa"]
    assert words_of(set_text(text, replace(STYLE, hyphenate=True), 19, fonts)) == ["długie sło-", "wa"]


def test_a_word_that_is_not_broken_is_as_wide_as_without_soft_hyphens(fonts: Fonts) -> None:
    soft = set_text(f"A{SOFT}VA{SOFT}VA", replace(STYLE, hyphenate=True), 1000, fonts)
    assert soft.widest_mm == set_text("AVAVA", STYLE, 1000, fonts).widest_mm


def test_lines_end_after_hyphens_between_longer_parts_but_not_in_numbers(fonts: Fonts) -> None:
    assert words_of(set_text("biało-czerwony", STYLE, 20, fonts)) == ["biało-", "czerwony"]
    assert words_of(set_text("12-34 2–4", STYLE, 9, fonts)) == ["12-34", "2–4"]
    assert words_of(set_text("no word-by-word", STYLE, 16, fonts)) == ["no", "word-by-word"]


def test_breaks_of_the_author_and_empty_lines_count(fonts: Fonts) -> None:
    assert words_of(set_text("one<br/><br/>two", STYLE, 100, fonts)) == ["one", "", "two"]


def test_markup_changes_the_font_and_spaces_around_it_are_kept(fonts: Fonts) -> None:
    block = set_text("one <b>two</b> three&amp;", STYLE, 1000, fonts)
    assert words_of(block) == ["one two three&"]
    weights = [item.font.weight for item in block.paragraph.lines[0].items]
    assert weights == [400, 400, 700, 400, 400]


def test_no_line_ends_inside_a_word_that_changes_its_style(fonts: Fonts) -> None:
    assert words_of(set_text("one two<b>three</b>four", STYLE, 30, fonts)) == ["one", "twothreefour"]


def test_icons_take_the_width_of_a_letter_and_break_like_words(fonts: Fonts) -> None:
    block = set_text("one <icon:anchor/> two", STYLE, 1000, fonts)
    assert words_of(block) == ["one * two"]
    assert block.widest_mm == pytest.approx(
        set_text("one  two", STYLE, 1000, fonts).widest_mm
        + set_text("a b", STYLE, 1000, fonts).widest_mm
        - set_text("ab", STYLE, 1000, fonts).widest_mm
        + 1.12 * 4,
        abs=0.3,
    )


def test_characters_without_a_glyph_are_named_also_in_bold(fonts: Fonts) -> None:
    assert set_text("one ☃ <b>two ☄</b>", STYLE, 100, fonts).missing == ("☃", "☄")


def test_without_a_font_of_its_families_all_of_a_text_is_missing(fonts: Fonts) -> None:
    nowhere = replace(STYLE, families=("Nowhere",))
    assert set_text("no <b>on</b>", nowhere, 100, fonts).missing == ("n", "o", " ")


def test_a_block_is_split_between_lines_and_never_leaves_one_alone(fonts: Fonts) -> None:
    block = set_text("one two three four five six seven eight nine ten", STYLE, 18, fonts)
    assert block.lines == 6
    first, rest = split(block, 16)
    assert first is not None and rest is not None
    assert words_of(first) + words_of(rest) == words_of(block)
    assert (first.lines, first.height_mm, rest.lines) == (3, 15, 3)
    assert split(block, 9) == (None, block)
    assert split(block, 30) == (block, None)
    almost, end = split(block, 26)
    assert almost is not None and end is not None and (almost.lines, end.lines) == (4, 2)


def baselines(data: bytes) -> list[tuple[float, float, float]]:
    """Left, right and baseline of each line of a page, in mm."""
    with pypdfium2.PdfDocument(BytesIO(data)) as pdf:
        page = pdf[0].get_textpage()
        rows: dict[float, list[tuple[float, float]]] = {}
        for index in range(page.count_chars()):
            left, bottom, right, _ = page.get_charbox(index, loose=True)
            if right > left:
                rows.setdefault(round(bottom, 1), []).append((left, right))
        mm = 25.4 / 72
        return [
            (min(x for x, _ in row) * mm, max(x for _, x in row) * mm, y * mm)
            for y, row in sorted(rows.items())
        ]


def test_justified_lines_fill_the_column_except_the_last(
    fonts: Fonts, document: Callable[..., Document]
) -> None:
    page = document()
    page.new_page(100, 100)
    text = "one two three four five six seven eight nine ten eleven"
    page.place_text(set_text(text, replace(STYLE, align="justify"), 40, fonts), 10, 10)
    last, *rows = baselines(page.to_bytes())
    assert len(rows) == 2
    for left, right, _ in rows:
        assert (left, right) == pytest.approx((10, 50), abs=0.1)
    assert last[1] < 48


@pytest.mark.parametrize(("align", "share"), [("start", 0), ("middle", 0.5), ("end", 1)])
def test_lines_are_aligned(fonts: Fonts, document: Callable[..., Document], align: str, share: float) -> None:
    page = document()
    page.new_page(100, 100)
    block = set_text("one", replace(STYLE, align=align), 40, fonts)
    page.place_text(block, 10, 10)
    ((left, _, _),) = baselines(page.to_bytes())
    assert left == pytest.approx(10 + share * (40 - block.widest_mm), abs=0.05)


def test_baselines_stand_where_css_puts_them(fonts: Fonts, document: Callable[..., Document]) -> None:
    page = document()
    page.new_page(100, 100)
    page.place_text(set_text("one two", STYLE, 12, fonts), 10, 10)
    font = fonts.cut(Typeface(STYLE.families)).fonts[0]
    first = 10 + (5 - (font.ascent + font.descent) * 4) / 2 + font.ascent * 4
    with pypdfium2.PdfDocument(BytesIO(page.to_bytes())) as pdf:
        _, bottom, _, _ = pdf[0].get_textpage().get_charbox(0)
        assert 100 - bottom * 25.4 / 72 == pytest.approx(first, abs=0.1)
