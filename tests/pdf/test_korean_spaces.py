"""Spaces between Korean words."""

from __future__ import annotations

from pathlib import Path

from pnpgen.pdf.fonts import Fonts, Typeface

FONTS = Path(__file__).parents[2] / "content" / "plyne_wracam" / "fonts"
FAMILIES = ("Piazzolla", "Noto Serif KR")


def test_words_are_parted_by_the_space_of_the_font_that_draws_the_letters() -> None:
    fonts = Fonts((FONTS,))
    assert fonts.space(Typeface(FAMILIES, 900, False, "pl")).font.family == "Piazzolla"
    assert fonts.space(Typeface(FAMILIES, 900, False, "ko")).font.family == "Noto Serif KR"


def test_a_space_inside_a_line_is_that_between_words_before_and_after_a_sign_of_another_font() -> None:
    fonts = Fonts((FONTS,))
    shapes = fonts.word(Typeface(FAMILIES, 900, False, "ko"), "출항 준비")
    assert [shape.font.family for shape in shapes] == ["Noto Serif KR"]
    shapes = fonts.word(Typeface(FAMILIES, 900, False, "ko"), "항해 · 귀환")
    assert [(shape.font.family, shape.text) for shape in shapes] == [
        ("Noto Serif KR", "항해 "),
        ("Piazzolla", "·"),
        ("Noto Serif KR", " 귀환"),
    ]
