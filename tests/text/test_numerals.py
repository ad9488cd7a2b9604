"""Numbers read from text: digits, and number words in every case, gender and composition."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pnpgen.text.languages import LANGUAGES
from pnpgen.text.numerals import numbers_in, says


def values(text: str, locale: str) -> list[int | Fraction]:
    return [found.value for found in numbers_in(text, locale)]


POLISH = [
    ("dwóch dwom dwiema dwie dwaj", [2, 2, 2, 2, 2]),
    ("trzem, trzema, trzej", [3, 3, 3]),
    ("pięciu, pięcioma, pięć", [5, 5, 5]),
    ("dwanaście kart", [12]),
    ("czternastu graczy", [14]),
    ("dwadzieścia jeden kart", [21]),
    ("dwudziestu dwóch graczy", [22]),
    ("z dwudziestoma czterema kafelkami", [24]),
    ("dwadzieścia\u00a0pięć", [25]),
    ("sto kości", [100]),
    ("sto jeden", [101]),
    ("stu dwunastu", [112]),
    ("dwieście dwadzieścia dwa", [222]),
    ("dziewięćset dziewięćdziesiąt dziewięć", [999]),
    ("tysiąc", [1000]),
    ("dwa tysiące pięćset", [2500]),
    ("pięć tysięcy", [5000]),
    ("Drugi głaz", [2]),
    ("po trzecim, w trzeciej, trzecią, trzeci", [3, 3, 3, 3]),
    ("czwartego, ósmego, ósmą", [4, 8, 8]),
    ("dwudziesty drugi", [22]),
    ("setny", [100]),
    ("dwoje, troje, czworga, pięcioro", [2, 3, 4, 5]),
    ("obaj, obie, obojga, oba", [2, 2, 2, 2]),
    ("wyrzucisz szóstkę albo jedynkę", [6, 1]),
    ("dwukrotnie, trzykrotny", [2, 3]),
    ("kość sześciościenna", [6]),
    ("dwuosobowa gra", [2]),
    ("Weź dwie karty, potem pięć, potem dwadzieścia", [2, 5, 20]),
    ("trzy cztery", [3, 4]),
    ("PIĘĆ kart", [5]),
    ("trzynaściorga, jedenaścioro, dwudziestu, trzydzieściorgiem", [13, 11, 20, 30]),
    ("dwadzieścia troje dzieci", [23]),
    ("trzykrotność, trzykrotnych, podwójnym, poczwórnie", [3, 3, 2, 4]),
    ("tuzin kart, tuzinem, setkę punktów, dwunastka", [12, 12, 100, 12]),
    ("półtora punktu, półtorej tury", [Fraction(3, 2), Fraction(3, 2)]),
]
POLISH_FRIENDS = [
    "jeden z graczy, jedna karta, jednego, jednym",
    "pierwszy gracz, po raz pierwszy",
    "raz na turę, ani razu",
    "trzymaj trójkąt i dwukropek",
    "to dotyczy jednego i drugiego, jeden po drugim",
    "z drugiej strony",
    "połowa łupu, w piątek",
    "trzeba, trzcina, dwór, stół, sto­łów",
    "kapitan Ośmiornica, ramię ośmiornicy",
    "setki kości, tuziny, w setkach grobów",
]
ENGLISH = [
    ("five cards", [5]),
    ("Twelve", [12]),
    ("twenty-one, twenty-second, thirty three", [21, 22, 33]),
    ("one hundred and two", [102]),
    ("two hundred, a hundred", [200, 100]),
    ("two thousand five hundred", [2500]),
    ("the third reveal, fifth", [3, 5]),
    ("a six-sided die", [6]),
    ("twice, thrice", [2, 3]),
    ("two or three and four", [2, 3, 4]),
    ("two sixes", [2, 6]),
    ("six and two", [6, 2]),
    ("a dozen cards, triple points, it counts double, doubly, fivefold", [12, 3, 2, 2, 5]),
    ("one and a half", [1]),
]
ENGLISH_FRIENDS = [
    "one of them",
    "wait a second",
    "at once, first",
    "both players",
    "half of it",
    "no one, someone",
    "a palm in a double, roll the triple, double-sided printing",
    "dozens and hundreds of bones",
]
RUSSIAN = [
    ("пять карт, двух, двумя", [5, 2, 2]),
    ("двадцать одну карту", [21]),
    ("трех, трёх, четвёртый, четвертый", [3, 3, 4, 4]),
    ("второй, третьего", [2, 3]),
    ("двое, обеих", [2, 2]),
    ("шестигранный кубик", [6]),
    ("сто двадцать пять", [125]),
    ("вдвоём, втроём, вдвоем, вчетвером", [2, 3, 2, 4]),
    ("десяток карт, сотню очков, дюжина", [10, 100, 12]),
    ("полтора очка, полторы, полутора", [Fraction(3, 2)] * 3),
    ("сорок карт, до сорока", [40, 40]),
    ("с семью картами, семью красными кубиками, между семью", [7, 7, 7]),
    ("двойной, тройную, трёхкратного, двукратно", [2, 3, 3, 2]),
    ("до ста очков", [100]),
]
HUNGARIAN = [
    ("öt lapot, két kártyát", [5, 2]),
    ("huszonkét körig", [22]),
    ("százharminc", [130]),
    ("a harmadik, tizenkettedik", [3, 12]),
    ("háromszor, hármat", [3, 3]),
    ("kétezer", [2000]),
    ("egy tucat lap, tucatnyi", [12, 12]),
    ("dupla pontot ér, duplán, tripla, a dupláját éri", [2, 2, 3, 2]),
    ("másfél kör, másfélszer", [Fraction(3, 2)] * 2),
    ("háromszorosát, ötszörösét, négyszerese", [3, 5, 4]),
]
KOREAN = [
    ("카드 다섯 장", [5]),
    ("두 장 뽑고 세 번째 칸", [2, 3]),
    ("스물두 장, 열두개", [22, 12]),
    ("둘째, 넷째", [2, 4]),
    ("십이 점", [12]),
    ("둘이서 하거나 셋이서만 한다", [2, 3]),
    ("다섯이서, 둘도", [5, 2]),
]
FRIENDS = [
    ("ru", "один из игроков, сначала, семью, первый"),
    ("hu", "egy kártya, hat rá, a hét első napja, mindkettő, mindkét kocka"),
    ("ko", "이 칸에 한 장, 하나만, 일을 두고"),
    ("ru", "накорми семью, сорока на ветке, стая сорок, сотни костей, половина"),
    ("hu", "Pálma a duplában, a dupla szabálya, nem fél, a lapok fele"),
    ("ko", "카드 절반, 반 장, 다스리는 왕"),
]


@pytest.mark.parametrize(
    ("locale", "text", "expected"),
    [
        (locale, text, expected)
        for locale, samples in
        {"pl": POLISH, "en": ENGLISH, "ru": RUSSIAN, "hu": HUNGARIAN, "ko": KOREAN}.items()
        for text, expected in samples
    ],
)  # fmt: skip
def test_number_words_are_read(locale: str, text: str, expected: list[int]) -> None:
    assert values(text, locale) == expected


@pytest.mark.parametrize(
    ("locale", "text"),
    [*(("pl", text) for text in POLISH_FRIENDS), *(("en", text) for text in ENGLISH_FRIENDS), *FRIENDS],
)
def test_false_friends_are_no_numbers(locale: str, text: str) -> None:
    assert values(text, locale) == []


@pytest.mark.parametrize(
    ("locale", "text", "expected"),
    [
        ("pl", "6 rund, 10 000 punktów, po 2,5 za kartę", [6, 10_000, Fraction(5, 2)]),
        ("pl", "1\u00a0234\u00a0567", [1_234_567]),
        ("en", "1,000 points, 2.5 each", [1000, Fraction(5, 2)]),
        ("en", "½ of it, 2½", [Fraction(1, 2), Fraction(5, 2)]),
        ("pl", "dla 2–4 graczy, 30-45 minut", [2, 4, 30, 45]),
        ("pl", "−5 albo -3", [-5, -3]),
        ("en", "the 4th, 3x3, 3 × 3", [4, 3, 3, 3, 3]),
        ("pl", "arkusz A4, plik_2, k6", []),
        ("en", "see https://example.org/2017/3 or a2@b3.org", []),
        ("ko", "카드 5장, 1,000점", [5, 1000]),
        ("pl", "5. runda, +3", [5, 3]),
    ],
)
def test_digits_are_read_as_the_language_writes_them(locale: str, text: str, expected: list[int]) -> None:
    assert values(text, locale) == expected


def test_a_found_number_knows_its_place() -> None:
    text = "weź dwadzieścia jeden kart"
    (found,) = numbers_in(text, "pl")
    assert text[found.start : found.end] == "dwadzieścia jeden"


@pytest.mark.parametrize(
    ("locale", "words", "value"),
    [
        ("pl", "jeden", 1), ("pl", "jednej", 1), ("pl", "pierwszego", 1), ("pl", "drugi głaz", 2),
        ("pl", "sześcio", 6), ("pl", "Trzy", 3), ("pl", "obiema", 2), ("pl", "pół", Fraction(1, 2)),
        ("pl", "4.", 4), ("pl", "dwudziestu czterech", 24), ("pl", "stoma", 100),
        ("en", "one", 1), ("en", "second", 2), ("en", "once", 1), ("en", "both", 2),
        ("en", "half", Fraction(1, 2)),
        ("ru", "один", 1), ("ru", "первой", 1), ("ru", "двух", 2), ("hu", "egy", 1), ("hu", "hét", 7),
        ("hu", "első", 1), ("hu", "mindkét", 2),
        ("hu", "fele", Fraction(1, 2)), ("ru", "половину", Fraction(1, 2)), ("ko", "절반", Fraction(1, 2)),
        ("ru", "семью", 7), ("hu", "dupla", 2), ("ko", "둘이서", 2), ("en", "double", 2),
        ("hu", "mindkettő", 2), ("hu", "egyes", 1), ("hu", "hatost", 6),
        ("ko", "한", 1), ("ko", "두", 2), ("ko", "이", 2), ("ko", "세 번째", 3),
    ],
)  # fmt: skip
def test_where_a_number_is_expected_every_number_word_counts(
    locale: str, words: str, value: int | Fraction
) -> None:
    assert says(words, value, locale)
    assert not says(words, value + 1, locale)


@pytest.mark.parametrize("words", ["głaz", "", "drugi i trzeci", "kilka"])
def test_words_that_say_no_number_or_several_say_nothing(words: str) -> None:
    assert not any(says(words, value, "pl") for value in range(10))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_false_friends_are_words_of_the_table(locale: str) -> None:
    words = LANGUAGES[locale].number_words()
    assert words.false_friends <= words.words.keys()
