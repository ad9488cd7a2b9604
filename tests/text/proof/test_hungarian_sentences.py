"""Hungarian sentences with the form that A magyar helyesírás szabályai (12th edition, §§ 288-292, 163) gives.

The article is `az` where the number read aloud begins with a vowel: egy, öt, ötven..., ötszáz, ezer;
-val/-vel takes the last consonant of the number read aloud; nouns stay singular after numbers.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.text.numerals import says

UNITS = ["egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc"]
TENS = ["tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"]
BEFORE_UNITS = ["tizen", "huszon", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven"]
VOWELS = "aáeéiíoóöőuúüű"

ARTICLES = [
    (1, "Az 1. kör"), (2, "A 2. kör"), (5, "Az 5. kör"), (10, "A 10. kör"), (11, "A 11. kör"),
    (15, "A 15. kör"), (50, "Az 50. kör"), (51, "Az 51. kör"), (100, "A 100. kör"), (500, "Az 500. kör"),
    (1000, "Az 1000. kör"), (1500, "Az 1500. kör"), (2000, "A 2000. kör"), (10_000, "A 10 000. kör"),
]  # fmt: skip
WITH = [
    (1, "Szorozz 1-gyel!"), (2, "Szorozz 2-vel!"), (3, "Szorozz 3-mal!"), (4, "Szorozz 4-gyel!"),
    (5, "Szorozz 5-tel!"), (6, "Szorozz 6-tal!"), (7, "Szorozz 7-tel!"), (8, "Szorozz 8-cal!"),
    (9, "Szorozz 9-cel!"), (10, "Szorozz 10-zel!"), (20, "Szorozz 20-szal!"), (30, "Szorozz 30-cal!"),
    (40, "Szorozz 40-nel!"), (60, "Szorozz 60-nal!"), (100, "Szorozz 100-zal!"),
    (1000, "Szorozz 1000-rel!"),
]  # fmt: skip
CASES = [
    (1, "1-ben, 1-szer, 1-hez"), (2, "2-ben, 2-szer, 2-höz"), (3, "3-ban, 3-szor, 3-hoz"),
    (4, "4-ben, 4-szer, 4-hez"), (5, "5-ben, 5-ször, 5-höz"), (6, "6-ban, 6-szor, 6-hoz"),
    (7, "7-ben, 7-szer, 7-hez"), (8, "8-ban, 8-szor, 8-hoz"), (9, "9-ben, 9-szer, 9-hez"),
    (10, "10-ben, 10-szer, 10-hez"), (20, "20-ban, 20-szor, 20-hoz"), (100, "100-ban, 100-szor, 100-hoz"),
]  # fmt: skip
COUNTED = [
    (1, "1 kártyát húzol."),
    (2, "2 kártyát húzol."),
    (22, "22 kártyát húzol."),
    (112, "112 kártyát húzol."),
]
NAMES = [
    ("Őrtorony", "Az Őrtorony"), ("bástya", "A bástya"), ("Ádám", "Az Ádám"), ("sziget", "A sziget"),
]  # fmt: skip
WORDED = [
    ("egy", 1), ("első", 1), ("két", 2), ("kettőt", 2), ("második", 2), ("három", 3), ("harmadik", 3),
    ("négy", 4), ("ötöt", 5), ("ötödik", 5), ("hatodik", 6), ("nyolcszor", 8), ("tíz", 10), ("tizenkét", 12),
    ("huszonegy", 21), ("huszonkettő", 22), ("huszonötödik", 25), ("száz", 100), ("százegy", 101),
    ("száztizenkét", 112), ("ezer", 1000),
]  # fmt: skip


def spoken(number: int) -> str:
    """A number up to 1000 as it is read, put together from its parts as a grammar lists them."""
    if number == 1000:
        return "ezer"
    hundreds, rest = divmod(number, 100)
    ten, unit = divmod(rest, 10)
    parts = ["" if hundreds == 0 else "száz" if hundreds == 1 else UNITS[hundreds - 1] + "száz"]
    if ten:
        parts.append(BEFORE_UNITS[ten - 1] if unit else TENS[ten - 1])
    if unit:
        parts.append(UNITS[unit - 1])
    return "".join(parts)


def test_the_article_before_1_to_1000_goes_with_the_number_as_it_is_read(
    printed: Callable[[str, int, str], str],
) -> None:
    for number in range(1, 1001):
        article = "az" if spoken(number)[0] in VOWELS else "a"
        assert printed("a(z) {n}. kör", number, "hu") == f"{article} {number}. kör"


@pytest.mark.parametrize(("number", "sentence"), ARTICLES)
def test_the_article_goes_with_the_number(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    assert printed("A(z) {n}. kör", number, "hu") == sentence


@pytest.mark.parametrize(("number", "sentence"), WITH)
def test_with_takes_the_last_consonant(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    assert printed("Szorozz {n}-(val/vel)!", number, "hu") == sentence


@pytest.mark.parametrize(("number", "sentence"), CASES)
def test_other_endings_follow_the_vowels(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    message = "{n}-(ban/ben), {n}-(szor/szer/ször), {n}-(hoz/hez/höz)"
    assert printed(message, number, "hu") == sentence


@pytest.mark.parametrize(("number", "sentence"), COUNTED)
def test_nouns_stay_singular(printed: Callable[[str, int, str], str], number: int, sentence: str) -> None:
    assert printed("{n} kártyát húzol.", number, "hu") == sentence


@pytest.mark.parametrize(("name", "sentence"), NAMES)
def test_the_article_goes_with_the_name(
    printed: Callable[[str, str, str], str], name: str, sentence: str
) -> None:
    assert printed("A(z) {n}", name, "hu") == sentence


@pytest.mark.parametrize(("words", "number"), WORDED)
def test_numerals_are_read(words: str, number: int) -> None:
    assert says(words, number, "hu")
    assert not says(words, number + 1, "hu")
