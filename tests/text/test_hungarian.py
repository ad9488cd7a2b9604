"""Hungarian articles and endings follow how a number or word is read aloud."""

from __future__ import annotations

import pytest

from pnpgen.text.formatting import format_message
from pnpgen.text.hungarian import number_with_az, resolve
from pnpgen.text.number_words.hungarian import tens


def test_the_article_fits_how_the_number_is_read_from_1_to_99() -> None:
    for number in range(1, 100):
        assert number_with_az(number) is (tens(number)[0] in "aáeéiíoóöőuúüű"), number


@pytest.mark.parametrize(
    ("with_az", "numbers"),
    [
        (True, [1, 5, 50, 51, 59, 500, 555, 599, 1000, 1001, 1500, 1999, 5000, 50_000, 1_000_000]),
        (False, [0, 2, 3, 4, 6, 10, 11, 15, 49, 60, 100, 101, 150, 400, 600, 2000, 6000, 10_000, 100_000]),
    ],
)
def test_the_article_fits_hundreds_and_thousands(with_az: bool, numbers: list[int]) -> None:
    assert [n for n in numbers if number_with_az(n) is not with_az] == []


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("a(z) kártya", "a kártya"),
        ("A(z) érme", "Az érme"),
        ("a(z) „Őrtorony”", "az „Őrtorony”"),
        ("a(z) <b>5</b>. lap", "az <b>5</b>. lap"),
        ("a(z) <i>hajó</i>", "a <i>hajó</i>"),
        ("a(z) MVP", "az MVP"),
        ("a(z) 10\u00a0000", "a 10\u00a0000"),
        ("a(z) 1/2 pont, a(z) ½", "a 1/2 pont, a ½"),  # fél
        ("a(z) 1/4, a(z) 3/4, a(z) 5/6", "az 1/4, a 3/4, az 5/6"),  # egynegyed, háromnegyed, öthatod
    ],
)
def test_the_article_fits_the_next_word(written: str, read: str) -> None:
    assert resolve(written) == read


WITH = {
    1: "gyel", 2: "vel", 3: "mal", 4: "gyel", 5: "tel", 6: "tal", 7: "tel", 8: "cal", 9: "cel", 10: "zel",
    20: "szal", 30: "cal", 40: "nel", 50: "nel", 60: "nal", 70: "nel", 80: "nal", 90: "nel", 100: "zal",
    1000: "rel", 1_000_000: "val", 13: "mal", 25: "tel", 0: "val", 200: "zal", 2000: "rel",
}  # fmt: skip


@pytest.mark.parametrize(("number", "ending"), WITH.items())
def test_val_and_vel_take_the_last_consonant_of_the_number(number: int, ending: str) -> None:
    assert resolve(f"{number}-(val/vel)") == f"{number}-{ending}"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("3-(ban/ben) 5-(ban/ben)", "3-ban 5-ben"),
        ("3-(szor/szer/ször) 4-(szor/szer/ször) 5-(szor/szer/ször)", "3-szor 4-szer 5-ször"),
        ("6-(hoz/hez/höz) 7-(hoz/hez/höz) 2-(hoz/hez/höz)", "6-hoz 7-hez 2-höz"),
        ("5-(at/et/ot/öt) 6-(at/et/ot/öt) 2-(at/et/ot/öt) 8-(at/et/ot/öt)", "5-öt 6-ot 2-t 8-at"),
        ("1-(as/es/os/ös) 5-(as/es/os/ös) 6-(as/es/os/ös) 3-(as/es/os/ös)", "1-es 5-ös 6-os 3-as"),
        ("3-(an/en) 4-(an/en) 5-(ul/ül)", "3-an 4-en 5-ül"),
        ("3-(vá/vé) 5-(vá/vé) 8-(vá/vé)", "3-má 5-té 8-cá"),
        ("2-(szori/szeri/szöri) 5-(szori/szeri/szöri)", "2-szeri 5-szöri"),
        ("a(z) I. kör, a(z) II. kör, a(z) V. kör, a(z) X. kör", "az I. kör, a II. kör, az V. kör, a X. kör"),
        ("<b>5</b>-(val/vel)", "<b>5</b>-tel"),
        ("5-(x/y)", "5-(x/y)"),
        ("50%-(val/vel) 5%-(ra/re) 2%-(at/et/ot/öt)", "50%-kal 5%-ra 2%-ot"),  # százalék
        ("„5”-(val/vel) »3«-(ban/ben) <b>8</b>)-(val/vel)", "„5”-tel »3«-ban <b>8</b>)-cal"),
    ],
)
def test_endings_follow_the_vowels_of_the_number(written: str, read: str) -> None:
    assert resolve(written) == read


def test_articles_and_endings_are_resolved_after_values_are_filled_in() -> None:
    text = "Tedd le a(z) {n}. kártyát, és szorozz {n}-(val/vel)!"
    assert format_message(text, {"n": 5}, "hu") == "Tedd le az 5. kártyát, és szorozz 5-tel!"
    assert format_message(text, {"n": 8}, "hu") == "Tedd le a 8. kártyát, és szorozz 8-cal!"
