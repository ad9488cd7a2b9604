"""What is wrong with a message: unknown values, forms, words that say another number, numbers by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from pnpgen.findings import Finding, Place
from pnpgen.text.check_message import check_message
from pnpgen.text.values import Known, Values

VALUES: Values = {
    "expeditions": 5,
    "collapse": 2,
    "parts": 6,
    "rolls": 8,
    "name": "Anna",
    "half": Fraction(1, 2),
    "cost": 12_000,
}


def check(
    text: str, locale: str = "pl", values: Values = VALUES, complete: bool = True
) -> tuple[Finding, ...]:
    return check_message(
        text, locale, Known(values, complete), lambda start, end: Place("f", 1, start, end - start)
    )


def codes(text: str, locale: str = "pl") -> list[str]:
    return [finding.code for finding in check(text, locale)]


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("pl", "Gra trwa {expeditions} [expeditions:wyprawę|wyprawy|wypraw]."),
        ("pl", "[collapse=drugi] głaz, [parts=sześć] części, [parts=Sześcio]ścienna"),
        ("pl", "Weź {name} i {cost} punktów na arkuszu A4."),
        ("pl", "Jeden z graczy zaczyna raz na turę."),
        ("en", "The [collapse=second] boulder; {half} [half:point|points]; [parts=six]-sided"),
        ("ko", "주사위 [parts=여섯] 개와 {rolls}번"),
        ("hu", "a(z) {expeditions}. körben {rolls}-(val/vel)"),
        ("hu", "húzz {rolls}-(at/et/ot/öt)"),
        ("pl", "{rolls}–{expeditions}"),
    ],
)
def test_a_sound_message_has_no_findings(locale: str, text: str) -> None:
    assert check(text, locale) == ()


def test_an_unknown_value_is_found_with_its_place_and_a_near_name() -> None:
    (finding,) = check("Gra trwa {expedition} wypraw.")
    assert (finding.code, finding.place.column, finding.place.length) == ("M201", 9, 12)
    assert finding.hint == "did you mean `expeditions`?"


def test_a_value_that_could_not_be_computed_is_no_finding() -> None:
    assert check("Anna ma {end.loot}.", complete=False) == ()


def test_a_wrong_number_of_forms_is_found_in_each_language() -> None:
    assert codes("[expeditions:a|b]", "pl") == ["M202"]
    assert codes("[expeditions:a|b|c]", "en") == ["M202"]
    assert codes("[expeditions:a]", "ko") == []


def test_words_that_say_another_value_are_found_when_the_number_changes() -> None:
    text = "[collapse=drugi] głaz"
    assert codes(text) == []
    (finding,) = check(text, values={"collapse": 3})
    assert (finding.code, finding.message) == ("M203", "`drugi` says 2, but collapse is 3")
    (finding,) = check("the [collapse=second] boulder", "en", {"collapse": 3})
    assert finding.code == "M203"


def test_words_that_say_no_number_are_found() -> None:
    assert codes("[collapse=kolejny] głaz") == ["M204"]


def test_forms_and_words_go_with_numbers_only() -> None:
    assert codes("[name:a|b|c] [name=Anna]") == ["M205", "M205"]


@pytest.mark.parametrize(
    ("locale", "text", "code", "written"),
    [
        ("pl", "Gra trwa 5 wypraw.", "N101", "5"),
        ("pl", "Gra trwa pięć wypraw.", "N102", "pięć"),
        ("pl", "Po drugim głazie koniec.", "N102", "drugim"),
        ("pl", "Weź dwadzieścia jeden kart.", "N102", "dwadzieścia jeden"),
        ("pl", "[expeditions:wyprawa|dwie wyprawy|wypraw]", "N102", "dwie"),
        ("pl", "[expeditions:dwie|a|b]", "N102", "dwie"),
        ("pl", "[expeditions:a|b|dwie]", "N102", "dwie"),
        ("pl", "<b>10 000</b> punktów", "N101", "10 000"),
        ("en", "The game lasts five rounds.", "N102", "five"),
        ("en", "the third boulder", "N102", "third"),
        ("ru", "Возьмите двух игроков", "N102", "двух"),
        ("hu", "Húzz két kártyát", "N102", "két"),
        ("ko", "카드 다섯 장", "N102", "다섯"),
    ],
)
def test_a_number_typed_by_hand_is_found_at_its_place(
    locale: str, text: str, code: str, written: str
) -> None:
    (finding,) = check(text, locale)
    assert finding.code == code
    assert text[finding.place.column : finding.place.column + finding.place.length] == written


def test_the_hint_names_the_values_that_are_equal_now() -> None:
    (finding,) = check("Gra trwa pięć wypraw.")
    assert finding.hint == "write `[expeditions=pięć]`; the value is `expeditions` now"
    (finding,) = check("Gra trwa 77 wypraw.")
    assert finding.hint == "write `{name}`, with the name of a value"


def test_places_stay_right_behind_doubled_brackets() -> None:
    text = "{{x}} [[y]] 7 kart"
    (finding,) = check(text)
    assert text[finding.place.column] == "7"


@pytest.mark.parametrize("text", ["{expeditions}{rolls}", "<b>{rolls}</b>{rolls}", "{rolls}{half}"])
def test_printed_numbers_that_no_value_says_are_found(text: str) -> None:
    assert codes(text) == ["N201"]


def test_neighbouring_values_are_no_new_number() -> None:
    assert codes("{expeditions} {cost}") == []
    assert codes("{rolls}, {rolls}") == []


def test_a_proper_name_may_hold_a_number() -> None:
    place = Place("f")
    assert check_message("Brygada 1918", "pl", Known({}), lambda s, e: place, proper_name=True) == ()


def test_html_entities_are_found() -> None:
    assert codes("a&nbsp;b") == ["M106"]
    assert codes("Q&A & B") == []


def test_what_cannot_be_read_is_the_only_finding() -> None:
    assert codes("{Expeditions} 5 pięć") == ["M101"]


@pytest.mark.parametrize(
    ("locale", "text", "start"),
    [
        ("ko", "Joker을(를) 버립니다.", 5),
        ("ko", "{rolls} cm을(를) 잽니다.", 10),
        ("hu", "{rolls}-(xa/xe) lap", 7),
        ("hu", "{name}-(val/vel)", 6),
    ],
)
def test_a_particle_or_ending_that_would_be_printed_open_is_found(locale: str, text: str, start: int) -> None:
    (finding,) = [f for f in check(text, locale) if f.code == "M411"]
    assert finding.place.column == start


@pytest.mark.parametrize(("locale", "text"), [("ko", "{rolls}을(를)"), ("hu", "a(z) {rolls}-(val/vel)")])
def test_a_particle_that_has_its_form_is_not_found_open(locale: str, text: str) -> None:
    assert "M411" not in codes(text, locale)
