"""Languages: plural rules as gettext has them, numbers as each language writes them."""

from __future__ import annotations

from fractions import Fraction
from typing import get_args

import pyphen
import pytest
from babel.core import Locale
from babel.messages.plurals import get_plural

from pnpgen.definition.model import GameFile
from pnpgen.text.languages import LANGUAGES, UnknownLanguageError, language_of
from pnpgen.text.values import format_value

CATEGORIES = {
    "pl": ["one", "few", "many"], "ru": ["one", "few", "many"], "hu": ["one", "other"],
    "ko": ["other"], "en": ["one", "other"],
}  # fmt: skip


def test_authors_may_write_in_every_language_of_the_table() -> None:
    assert set(get_args(GameFile.model_fields["language"].annotation)) == set(LANGUAGES)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_plural_forms_are_those_of_cldr_in_the_order_of_gettext(tag: str) -> None:
    language, cldr = language_of(tag), Locale.parse(tag).plural_form
    assert language.forms == get_plural(tag).num_plurals
    for count in range(1000):
        assert CATEGORIES[tag][language.form(count)] == cldr(count)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_table_is_keyed_by_the_tag_and_its_dictionary_exists(tag: str) -> None:
    language = LANGUAGES[tag]
    assert language.tag == tag
    assert language.hyphenation is None or language.hyphenation in pyphen.LANGUAGES
    assert language.number_words().words


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(UnknownLanguageError, match="no language 'de'; there are pl, ru, hu, ko, en"):
        language_of("de")


@pytest.mark.parametrize(
    ("tag", "written"),
    [
        ("pl", "999 1000 9999 10\u00a0000 1\u00a0234\u00a0567"),
        ("ru", "999 1000 9999 10\u00a0000 1\u00a0234\u00a0567"),
        ("hu", "999 1000 9999 10\u00a0000 1\u00a0234\u00a0567"),
        ("ko", "999 1,000 9,999 10,000 1,234,567"),
        ("en", "999 1,000 9,999 10,000 1,234,567"),
    ],
)
def test_thousands_are_grouped_as_the_language_does(tag: str, written: str) -> None:
    numbers = (999, 1000, 9999, 10_000, 1_234_567)
    assert " ".join(format_value(number, language_of(tag)) for number in numbers) == written


@pytest.mark.parametrize(
    ("value", "polish", "english"),
    [
        (-5, "−5", "−5"),
        (Fraction(4, 2), "2", "2"),
        (Fraction(1, 2), "½", "½"),
        (Fraction(11, 4), "2¾", "2¾"),
        (Fraction(-3, 2), "−1½", "−1½"),
        (Fraction(49575, 10_000), "4,9575", "4.9575"),
        (Fraction(1, 10), "0,1", "0.1"),
        (Fraction(1, 7), "1/7", "1/7"),
        ("Anna", "Anna", "Anna"),
    ],
)
def test_values_are_written_with_sign_and_fractions(
    value: int | Fraction | str, polish: str, english: str
) -> None:
    assert format_value(value, language_of("pl")) == polish
    assert format_value(value, language_of("en")) == english
