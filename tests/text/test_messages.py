"""Messages: values, word forms, asserted words and markup, with exact places for what cannot be read."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pnpgen.text.formatting import format_message
from pnpgen.text.messages import Assert, Insert, MessageError, Select, Tag, Words, parse

COINS = "Każdy bierze {coins} [coins:monetę|monety|monet]."
CARDS_PL = {
    1: "kartę", 2: "karty", 3: "karty", 4: "karty", 5: "kart", 11: "kart", 12: "kart", 13: "kart", 14: "kart",
    21: "kart", 22: "karty", 24: "karty", 25: "kart", 100: "kart", 101: "kart", 102: "karty", 111: "kart",
    112: "kart", 122: "karty", 0: "kart",
}  # fmt: skip
CARDS_RU = {
    1: "карту", 2: "карты", 4: "карты", 5: "карт", 11: "карт", 12: "карт", 14: "карт", 21: "карту",
    22: "карты", 25: "карт", 100: "карт", 101: "карту", 111: "карт", 112: "карт", 0: "карт",
}  # fmt: skip


def test_a_message_is_read_into_parts_with_their_places() -> None:
    message = parse("a {n} [n:x|y] [n=dwa]<b>z</b>")
    assert message.parts == (
        Words("a ", 0),
        Insert("n", 2, 5),
        Words(" ", 5),
        Select("n", ("x", "y"), 6, 13),
        Words(" ", 13),
        Assert("n", "dwa", 14, 21),
        Tag("<b>", 21, 24),
        Words("z", 24),
        Tag("</b>", 25, 29),
    )
    assert (message.names, message.said, message.tags) == ({"n"}, {"n"}, ("<b>", "</b>"))


def test_agreement_alone_does_not_say_the_value() -> None:
    assert parse("[n:karta|karty|kart]").said == frozenset()


@pytest.mark.parametrize(("count", "form"), CARDS_PL.items())
def test_polish_forms_follow_the_grammar_table(count: int, form: str) -> None:
    assert format_message("[n:kartę|karty|kart]", {"n": count}, "pl") == form


@pytest.mark.parametrize(("count", "form"), CARDS_RU.items())
def test_russian_forms_follow_the_grammar_table(count: int, form: str) -> None:
    assert format_message("[n:карту|карты|карт]", {"n": count}, "ru") == form


@pytest.mark.parametrize(
    ("count", "form"), {0: "cards", 1: "card", 2: "cards", 21: "cards", 101: "cards"}.items()
)
def test_english_forms_follow_the_grammar_table(count: int, form: str) -> None:
    assert format_message("[n:card|cards]", {"n": count}, "en") == form


def test_a_sentence_may_choose_forms_by_several_values() -> None:
    text = COINS + " Potem {hand} [hand:kartę|karty|kart]."
    assert format_message(text, {"coins": 22, "hand": 12}, "pl") == "Każdy bierze 22 monety. Potem 12 kart."


def test_numbers_that_are_not_whole_take_their_own_form() -> None:
    assert format_message("{n} [n:karta|karty|kart]", {"n": Fraction(5, 2)}, "pl") == "2½ karty"
    assert format_message("{n} [n:point|points]", {"n": Fraction(1, 2)}, "en") == "½ points"


def test_asserted_words_are_printed_as_written() -> None:
    assert format_message("[n=drugi] głaz", {"n": 2}, "pl") == "drugi głaz"


def test_doubled_brackets_are_literal() -> None:
    assert format_message("{{x}} [[y]] [[n:z]]", {}, "pl") == "{x} [y] [n:z]"


def test_values_and_text_cannot_make_markup() -> None:
    assert (
        format_message("{who} < 3 & <b>x</b>", {"who": "<i>Q&A"}, "en")
        == "&lt;i&gt;Q&amp;A &lt; 3 &amp; <b>x</b>"
    )


def test_forms_and_asserted_words_are_text_too() -> None:
    assert format_message("[n:a & b|c & d] [n=two &]", {"n": 2}, "en") == "c &amp; d two &amp;"


def test_icons_and_breaks_stay() -> None:
    assert format_message("a<br/><icon:crossed_bones/>", {}, "en") == "a<br/><icon:crossed_bones/>"


@pytest.mark.parametrize(
    ("source", "code", "offset", "length"),
    [
        ("weź {Coins} monet", "M101", 4, 7),
        ("weź {coins monet", "M101", 4, 12),
        ("weź {} monet", "M101", 4, 2),
        ("[n karta|karty]", "M102", 0, 15),
        ("a [n:x", "M102", 2, 4),
        ("[n:a|{m}|b]", "M102", 0, 11),
        ("{n}}", "M103", 3, 1),
        ("a]", "M103", 1, 1),
        ("<u>x</u>", "M104", 0, 3),
        ("<icon:Bones/>", "M104", 0, 13),
        ("<br>", "M104", 0, 4),
        ("<b>x", "M105", 0, 3),
        ("x</i>", "M105", 1, 4),
        ("<b><i>x</b></i>", "M105", 7, 4),
    ],
)
def test_what_cannot_be_read_is_an_error_at_its_place(
    source: str, code: str, offset: int, length: int
) -> None:
    with pytest.raises(MessageError) as caught:
        parse(source)
    assert (caught.value.code, caught.value.offset, caught.value.length) == (code, offset, length)


@pytest.mark.parametrize(
    ("source", "values", "code"),
    [
        ("{m}", {"n": 1}, "M201"),
        ("[n=dwa]", {}, "M201"),
        ("[n:a|b]", {"n": 1}, "M202"),
        ("[n:a|b|c]", {"n": "Anna"}, "M205"),
    ],
)
def test_what_cannot_be_filled_in_is_an_error(source: str, values: dict[str, int | str], code: str) -> None:
    with pytest.raises(MessageError) as caught:
        format_message(source, values, "pl")
    assert caught.value.code == code


def test_the_hint_for_forms_names_the_counts_of_each() -> None:
    with pytest.raises(MessageError) as caught:
        format_message("[n:a|b]", {"n": 1}, "pl")
    assert caught.value.hint == "the forms serve 1 | 2, 3, 4, 22 | 5, 6, 7, 8"
