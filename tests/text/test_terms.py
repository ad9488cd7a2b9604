"""Terms: one word for one thing and one thing for one word, in every inflected form."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnpgen.findings import Place
from pnpgen.text.catalogs import catalog_of
from pnpgen.text.check_terms import Terms, check_glossary, check_names, check_terms, terms_in
from pnpgen.text.component_terms import component_terms
from pnpgen.text.glossary import Glossary, read_glossary
from pnpgen.text.po_reader import read_po
from pnpgen.text.stems import Stems

ENGLISH = """
shared:
  turn: {printed: turn}
games:
  dig:
    bone: {printed: bone, stems: [bone, bones]}
    boulder: {printed: boulder, stems: [boulder-]}
    die: {printed: die, stems: [die, dice]}
  other:
    ship: {printed: ship}
"""
POLISH = """
games:
  dig:
    bone: {printed: kość, stems: [kość, kośc-, kości], forbidden: [gnat-]}
    boulder: {printed: głaz, stems: [głaz-], forbidden: [kamień, kamieni-]}
    die: {printed: kostka do gry, stems: [kostk- do gry, kości do gry]}
"""


def glossary(tmp_path: Path, locale: str, text: str) -> Glossary:
    (tmp_path / locale).mkdir(parents=True)
    (tmp_path / locale / "glossary.yaml").write_text(text, encoding="utf-8")
    found, findings = read_glossary((tmp_path,), locale, "dig", ("dig", "other"))
    assert findings == ()
    return found


@pytest.fixture
def terms(tmp_path: Path) -> Terms:
    return Terms(glossary(tmp_path, "en", ENGLISH), glossary(tmp_path, "pl", POLISH))


def found(terms: Terms, source: str, translation: str, flags: str = "") -> list[str]:
    po = f'{flags}msgctxt "a"\nmsgid "{source}"\nmsgstr "{translation}"\n'
    catalog = catalog_of(read_po(po.encode(), "pl.po"), "pl")
    return [finding.code for finding in check_terms(catalog, {"a": source}, terms)]


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("Take two bones.", "Weź dwie kości."),
        ("No bone left.", "Ani kością, ani kościom."),
        ("A boulder!", "Głazem w głazy!"),
        ("Roll the dice.", "Rzuć kostkami do gry."),
        ("Roll the die for a bone.", "Rzuć kostką do gry o kość."),
        ("It stays.", "Kość zostaje."),
        ("The stone is cold.", "Kamień jest zimny."),
    ],
)
def test_inflected_forms_are_accepted(terms: Terms, source: str, translation: str) -> None:
    assert found(terms, source, translation) == []


@pytest.mark.parametrize(
    ("source", "translation", "code"),
    [
        ("Take a bone.", "Weź ją.", "T101"),
        ("Take a bone.", "Weź głaz.", "T102"),
        ("Take a boulder.", "Weź głaz, czyli kamień.", "T103"),
        ("A boulder.", "Kamieni.", "T103"),
    ],
)
def test_another_word_for_a_term_is_found(terms: Terms, source: str, translation: str, code: str) -> None:
    assert code in found(terms, source, translation)
    flag = f"#, ignore-{code}\n"
    assert code not in found(terms, source, translation, flag)


def test_inside_a_longer_term_a_shorter_one_does_not_count(terms: Terms) -> None:
    assert list(terms_in("kości do gry", terms.target)) == ["die"]
    assert set(terms_in("kości i kości do gry", terms.target)) == {"bone", "die"}


def test_terms_of_other_games_are_not_those_of_this_one(terms: Terms) -> None:
    assert set(terms.source.terms) == {"turn", "bone", "boulder", "die"}


def test_a_glossary_without_a_word_for_a_term_is_found(terms: Terms) -> None:
    (finding,) = check_glossary(terms.target, terms.source)
    assert (finding.code, finding.message) == ("T105", "no word of pl for 1 terms: turn")


def test_a_component_that_is_not_called_by_its_term_is_found(terms: Terms) -> None:
    place = Place("pl.po", 3)
    assert [f.code for f in check_names(terms.target, {"bone": ("gnaty", place)})] == ["T107"]
    assert list(check_names(terms.target, {"bone": ("kości", place), "tray": ("tacka", place)})) == []


def test_names_of_components_are_terms_by_themselves() -> None:
    texts = {
        "en": {"components.trays.name": "trays", "components.trays.counted": "{count} [count:tray|trays]"},
        "pl": {
            "components.trays.name": "tacki",
            "components.trays.counted": "{count} [count:tacka|tacki|tacek]",
        },
    }
    terms = Terms(*(Glossary(tag).with_terms(component_terms(["trays"], texts[tag].get)) for tag in texts))
    assert found(terms, "Lay it on your tray.", "Połóż to na tacce.") == []
    assert found(terms, "Lay it on your tray.", "Połóż to na planszy.") == ["T101"]


@pytest.mark.parametrize(
    ("form", "text", "hit"),
    [
        ("kostk-", "Kostkami", True), ("kostk-", "pokostka", False), ("-kocka", "szerencsekocka", True),
        ("kostek", "kostek", True), ("kostek", "kosteka", False),
        ("złot- kilof-", "Złotym\u00a0Kilofem", True),
        ("뼈-", "뼈를 뽑습니다", True), ("cave-in", "a cave-in", True),
    ],
)  # fmt: skip
def test_a_stem_is_open_where_it_has_a_hyphen(form: str, text: str, hit: bool) -> None:
    assert Stems((form,)).found_in(text) is hit


def test_an_excepted_phrase_is_not_the_term() -> None:
    stems = Stems(("turn", "turns"), ("turn up", "turns up", "turned over"))
    assert not stems.found_in("They turn up two cards; one turns\u00a0up.")
    assert stems.found_in("They turn up two cards on each turn.")
    assert stems.spans("On your turn, turn up a card.") == [(8, 12)]


def test_a_glossary_excepts_phrases_from_a_term(tmp_path: Path) -> None:
    source = glossary(tmp_path, "en", "shared: {turn: {printed: turn, excepted: [turn up]}}")
    assert list(terms_in("Turn up a card.", source)) == []
    assert list(terms_in("It is your turn.", source)) == ["turn"]


def test_a_glossary_that_is_a_folder_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "pl" / "glossary.yaml").mkdir(parents=True)
    _, findings = read_glossary((tmp_path,), "pl", "dig", ("dig",))
    assert [f.code for f in findings] == ["Y001"]
