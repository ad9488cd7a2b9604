"""What is wrong in the words of translations, and what only looks so."""

from __future__ import annotations

import pytest

from pnpgen.findings import Place
from pnpgen.text.catalogs import catalog_of
from pnpgen.text.check_catalog import check_catalog
from pnpgen.text.check_message import check_message
from pnpgen.text.languages import language_of
from pnpgen.text.messages import parse
from pnpgen.text.po_reader import read_po
from pnpgen.text.printed_numbers import read_back
from pnpgen.text.surface import VALUE, surface
from pnpgen.text.values import Known

VALUES = {"n": 5, "name": "Anna", "big": 12_000}


def codes(text: str, locale: str) -> list[str]:
    found = check_message(text, locale, Known(VALUES), lambda start, end: Place("f", 1, start, end - start))
    return [finding.code for finding in found]


def pair(source: str, translation: str, locale: str, language: str = "en") -> list[str]:
    quoted = [text.replace("\\", "\\\\").replace('"', '\\"') for text in (source, translation)]
    po = f'msgctxt "a"\nmsgid "{quoted[0]}"\nmsgstr "{quoted[1]}"\n'
    catalog = catalog_of(read_po(po.encode(), f"{locale}.po"), locale)
    return [f.code for f in check_catalog(catalog, {"a": source}, language, lambda _: Known(VALUES))]


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("pl", "Weź „małą «złotą» kartę” (a potem ją odrzuć)…"),
        ("pl", "a) karta, b) kość; 2×, ½, 3–5"),
        ("en", "The players’ cards, and Anna’s; don’t “say ‘no’”."),
        ("en", "He had had enough. A naïve café."),
        ("ru", "Сыграйте «карту „шторм“» на листе A4, файл PDF, 5 мм."),
        ("ru", "Возьмите плотную бумагу, до {n} г/м²."),
        ("hu", "Mondd: „ez a »kő« az”!"),
        ("ko", "“카드 ‘폭풍’”을 A4, PDF로 5 mm 옮깁니다. PnP 게임."),
        ("ko", "https://example.org/a.b에서 받습니다."),
        ("en", 'Say "stop" [[or]] {{not}}: see https://example.org/a_(b).'),
        ("pl", "Koniec. I co? No cóż: nic!"),
        ("hu", "Ki-ki a maga kártyáját, nap nap után."),
    ],
)
def test_sound_text_has_no_findings(locale: str, text: str) -> None:
    found = codes(text, locale)
    assert [code for code in found if code[0] == "M" and code != "M404"] == []


@pytest.mark.parametrize(
    ("locale", "text", "code"),
    [
        ("pl", "Weź tę tę kartę.", "M404"),
        ("ru", "Возьмите  карту.", "M405"),
        ("en", "Take it , then go.", "M405"),
        ("ru", "Сыграйте.Возьмите карту.", "M405"),
        ("ko", "했다.그리고 끝.", "M405"),
        ("ko", "카드 (장을 뽑습니다.", "M406"),
        ("ko", "게임’의 끝.", "M406"),
        ("ko", "플레이어’s 카드.", "M408"),
        ("ko", "&인용어; 카드.", "M106"),
        ("hu", "Mondd: „ez.", "M406"),
        ("en", "Say “no.", "M406"),
        ("ru", "Скажите “нет”.", "M407"),
        ("en", "Say «no».", "M407"),
        ("ko", "「카드」를 뽑습니다.", "M407"),
        ("ru", "Возьмите кaрту.", "M408"),
        ("ru", "Возьмите card.", "M408"),
        ("ko", "카드를 draw합니다.", "M408"),
        ("pl", "Weź картę.", "M408"),
        ("en", "Take the kość now.", "M408"),
        ("hu", "Húzz kártyę most.", "M408"),
        ("pl", "Zobacz rysunek plansza.svg obok.", "M409"),
        ("en", "Click here for more.", "M409"),
        ("ru", "Возьмите %s карт.", "M409"),
        ("ko", "{n}을 뽑습니다.", "M410"),
        ("ko", "{name}이 뽑습니다.", "M410"),
        ("hu", "Tedd az {n}. mezőre.", "M410"),
        ("hu", "Szorozz {n}-tel!", "M410"),
    ],
)
def test_what_is_wrong_in_one_text_is_found(locale: str, text: str, code: str) -> None:
    assert code in codes(text, locale)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("ko", "{n}을(를) {n}장을 {name}이(가) {n}(으)로 <icon:rock/>을 봅니다."),
        ("hu", "Tedd a(z) {n}. mezőre, szorozz {n}-(val/vel), {n}-ig, a {name}… kártyát."),
    ],
)
def test_particles_that_are_chosen_are_not_fixed(locale: str, text: str) -> None:
    assert "M410" not in codes(text.replace("a {name}… ", ""), locale)


@pytest.mark.parametrize(
    ("source", "translation", "locale"),
    [
        ("Draw a card!", "Dobierz kartę.", "pl"),
        ("He said “no.”", "Powiedział „nie”.", "pl"),
        ("Port", "Port", "pl"),
        ("{n} mm", "{n} mm", "ko"),
        ("A4", "A4", "ru"),
        ("See https://example.org/rules.", "Zobacz https://example.org/rules.", "pl"),
        ("Gain {n}.", "Zyskaj {n}.", "pl"),
        ("Lose −{n}.", "Strać −{n}.", "pl"),
        ("Draw (if you can).", "Dobierz (jeśli możesz).", "pl"),
        ("{big} points", "{big} punktów", "pl"),
    ],
)
def test_a_sound_translation_has_no_findings(source: str, translation: str, locale: str) -> None:
    assert pair(source, translation, locale) == []


@pytest.mark.parametrize(
    ("source", "translation", "locale", "code"),
    [
        ("Draw a card.", "Dobierz kartę", "pl", "M403"),
        ("Draw a card?", "Dobierz kartę.", "pl", "M403"),
        ("Setup:", "Przygotowanie", "pl", "M403"),
        ("Draw", " Dobierz", "pl", "M402"),
        ("See https://example.org/en.", "Zobacz https://example.org/pl.", "pl", "M401"),
        ("Print on A4.", "Напечатайте на А4.", "ru", "M401"),
        ("Draw a card", "Draw a card", "pl", "I108"),
        ("Harbor", "Harbor", "ko", "I108"),
        ("Gain {n}.", "Zyskaj −{n}.", "pl", "N202"),
        ("Gain {n}.", "Zyskaj x{n}.", "pl", "N202"),
    ],
)
def test_a_translation_that_differs_is_found(source: str, translation: str, locale: str, code: str) -> None:
    assert code in pair(source, translation, locale)


def test_the_surface_of_a_message_knows_where_each_character_stands() -> None:
    text = "a [[b]] {n} [n:x|yz] [n=five] <b>c</b><icon:rock/>"
    shown = surface(parse(text))
    assert shown.text == f"a [b] {VALUE} yz five c\ufffc"
    at = {character: text[shown.offset(i)] for i, character in enumerate(shown.text)}
    assert (at["b"], at["y"], at["v"], at["c"], at[VALUE], at["]"]) == ("b", "y", "v", "c", "{", "]")


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("{n} kart", {"n": {5}}),
        ("−{n} kart", {"n": {-5}}),
        ("{n}{n}", {"n": {55}}),
        ("A{n}", {"n": {None}}),
        ("{n} i −{n}", {"n": {5, -5}}),
        ("{name}", {}),
    ],
)
def test_printed_digits_are_read_with_what_stands_beside_them(text: str, read: dict[str, set[int]]) -> None:
    assert read_back(parse(text), VALUES, language_of("pl")) == read
