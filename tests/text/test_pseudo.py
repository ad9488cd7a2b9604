"""Pseudo-text: longer, accented, bracketed, and still the same message."""

from __future__ import annotations

import pytest

from pnpgen.text.formatting import format_message
from pnpgen.text.markup import plain
from pnpgen.text.messages import parse
from pnpgen.text.pseudo import pseudo

VALUES = {"n": 5, "c": 2}
SOURCES = [
    ("pl", "Weź {n} [n:kartę|karty|kart] za <b>[c=drugi]</b> głaz <icon:rock/>."),
    ("en", "Draw {n} [n:card|cards] and [[keep]] one."),
    ("ru", "Возьмите {n} [n:карту|карты|карт]."),
    ("ko", "카드 {n}장을 뽑습니다."),
    ("hu", "Húzz {n} kártyát, a(z) {n}. körben."),
    ("pl", "Rzt"),
]


@pytest.mark.parametrize(("locale", "source"), SOURCES)
def test_values_words_forms_and_tags_stay(locale: str, source: str) -> None:
    before, after = parse(source), parse(pseudo(source))
    assert (after.names, after.tags, after.said) == (before.names, before.tags, before.said)
    printed = plain(format_message(pseudo(source), VALUES, locale))
    assert printed.startswith("[")
    assert printed.endswith("]")


@pytest.mark.parametrize(("locale", "source"), SOURCES)
def test_it_is_a_third_longer(locale: str, source: str) -> None:
    length = len(plain(format_message(source, VALUES, locale)))
    letters = sum(c.isalpha() for c in plain(format_message(source, VALUES, locale)))
    grown = len(plain(format_message(pseudo(source), VALUES, locale))) - 2 - length
    assert grown >= round(letters * 0.35) - 4


def test_it_is_accented() -> None:
    assert pseudo("Draw a card") == "[[Drááw áá çáárd]]"
