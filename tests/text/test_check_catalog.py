"""What is wrong with translations: their state, and what they say other than their source."""

from __future__ import annotations

import pytest

from pnpgen.findings import Finding, Severity
from pnpgen.text.catalogs import Catalog, catalog_of, read_catalog
from pnpgen.text.check_catalog import check_catalog, check_words
from pnpgen.text.check_message import check_message
from pnpgen.text.languages import LANGUAGES
from pnpgen.text.messages import parse
from pnpgen.text.po_reader import read_po
from pnpgen.text.values import Known
from pnpgen.text.words import SOURCE_LOCALE, WORDS

SOURCE = "Weź {n} [n:kartę|karty|kart] za <b>[c=drugi]</b> głaz <icon:rock/>."
GOOD = "Take {n} [n:card|cards] for the <b>[c=second]</b> boulder <icon:rock/>."
VALUES = {"n": 5, "c": 2, "parts": 6}


def catalog(*entries: str) -> Catalog:
    return catalog_of(read_po("\n".join(entries).encode(), "en.po"), "en")


def entry(translation: str, source: str = SOURCE, context: str = "a", more: str = "") -> str:
    return f'{more}msgctxt "{context}"\nmsgid "{source}"\nmsgstr "{translation}"\n'


def check(*entries: str, sources: dict[str, str] | None = None) -> list[Finding]:
    texts = {"a": SOURCE} if sources is None else sources
    return list(check_catalog(catalog(*entries), texts, "pl", lambda context: Known(VALUES)))


def test_a_sound_translation_has_no_findings() -> None:
    assert check(entry(GOOD)) == []


@pytest.mark.parametrize(
    ("old", "new", "code", "severity"),
    [
        ("{n} ", "", "M301", Severity.ERROR),
        ("[c=second]", "next", "M301", Severity.WARNING),
        ("{n}", "{n} ({parts})", "M302", Severity.ERROR),
        ("<b>[c=second]</b>", "[c=second]", "M303", Severity.ERROR),
        (" <icon:rock/>", "", "M303", Severity.ERROR),
        ("<icon:rock/>", "<icon:stone/>", "M303", Severity.ERROR),
        ("{n}", "{m}", "M201", Severity.ERROR),
        ("[n:card|cards]", "[n:card|cards|cards]", "M202", Severity.ERROR),
        ("[c=second]", "[c=third]", "M203", Severity.ERROR),
        ("{n}", "{n", "M101", Severity.ERROR),
        ("Take", "Take two or", "N102", Severity.ERROR),
        ("Take", "Take 2 or", "N101", Severity.ERROR),
    ],
)
def test_a_translation_that_says_something_else_is_found(
    old: str, new: str, code: str, severity: Severity
) -> None:
    found = {(f.code, f.severity) for f in check(entry(GOOD.replace(old, new, 1)))}
    assert (code, severity) in found
    assert found <= {(code, severity), ("M301", Severity.ERROR), ("M302", Severity.ERROR)}


def test_a_finding_stands_at_the_words_in_the_file() -> None:
    (finding,) = check(entry(GOOD.replace("second", "third")))
    assert (finding.place.file, finding.place.line, finding.place.column) == (
        "en.po",
        3,
        9 + GOOD.index("[c="),
    )


def test_order_and_agreement_are_free() -> None:
    assert check(entry("<icon:rock/> For the <b>[c=second]</b> boulder, {n} from the deck.")) == []
    assert check(entry("{n} <b>{c}</b> <icon:rock/>!")) == []


def test_the_state_of_entries_is_a_warning() -> None:
    assert [(f.code, f.severity, f.place.line) for f in check(entry(""))] == [("I101", Severity.WARNING, 3)]
    assert [(f.code, f.severity) for f in check(entry(GOOD, more="#, fuzzy\n"))] == [
        ("I102", Severity.WARNING)
    ]
    stale = entry(GOOD, source=SOURCE.replace("Weź", "Bierz"))
    assert [(f.code, f.severity, f.place.line) for f in check(stale)] == [("I105", Severity.WARNING, 2)]


def test_what_is_not_printed_keeps_nothing_from_being_built() -> None:
    assert [f.code for f in check(entry("{m} <b>", more="#, fuzzy\n"))] == ["I102"]
    assert [f.code for f in check(entry("two {m}", source="Weź"))] == ["I105"]


def test_unknown_and_missing_contexts_are_warnings() -> None:
    found = check(entry(GOOD, context="aa"), sources={"a": SOURCE, "b": "x"})
    assert [(f.code, f.severity) for f in found] == [("I104", Severity.WARNING), ("I103", Severity.WARNING)]
    assert found[0].message == "2 texts are not in the catalog, such as a, b"
    assert found[1].hint == "did you mean `a`?"


def test_obsolete_entries_are_a_note() -> None:
    (finding,) = check(entry(GOOD), '#~ msgctxt "b"\n#~ msgid "x"\n#~ msgstr "y"\n')
    assert (finding.code, finding.severity) == ("I107", Severity.NOTE)


def test_a_flag_silences_a_finding_of_its_entry() -> None:
    text = GOOD.replace("[c=second]", "next")
    assert check(entry(text, more="#, ignore-M301\n")) == []


def test_names_of_fonts_and_games_may_hold_numbers() -> None:
    source = {"credits.font.what": "Brygada 1918", "title": "Siedem smoków"}
    entries = [
        entry("Brygada 1918", "Brygada 1918", "credits.font.what"),
        entry("Seven Dragons", "Siedem smoków", "title"),
    ]
    assert check(*entries, sources=source) == []


def test_plural_entries_are_checked_form_by_form() -> None:
    def plural(first: str, second: str, source: str = "{n} kart") -> str:
        sources = f'msgctxt "a"\nmsgid "{source}"\nmsgid_plural "{source}"\n'
        return f'{sources}msgstr[0] "{first}"\nmsgstr[1] "{second}"\n'

    sources = {"a": "{n} kart"}
    assert check(plural("a card", "{n} cards"), sources=sources) == []
    assert [f.code for f in check(plural("{n} card", "{m} cards"), sources=sources)] == ["M201", "M302"]
    both = {"a": "{n} kart, {c} pól"}
    found = check(plural("{n} {c}", "{n} {c}", both["a"]), sources=both)
    assert [f.code for f in found] == ["M304"]


def test_a_catalog_that_is_not_there_is_a_warning(tmp_path: object) -> None:
    from pathlib import Path

    found, findings = read_catalog(Path(str(tmp_path)) / "en.po", "en")
    assert found.text("a") is None
    assert [(f.code, f.severity) for f in findings] == [("I106", Severity.WARNING)]


def test_only_confirmed_translations_are_texts() -> None:
    entries = catalog(entry(GOOD), entry("x", context="b", more="#, fuzzy\n"), entry("", context="c"))
    assert [entries.text(context) for context in ("a", "b", "c", "d")] == [GOOD, None, None, None]


@pytest.mark.parametrize("word", WORDS)
def test_the_words_of_the_tool_are_sound_messages(word: str) -> None:
    known = Known(dict.fromkeys(parse(WORDS[word]).names, 2))
    assert check_message(WORDS[word], "en", known, lambda s, e: None) == ()  # type: ignore[arg-type, return-value]


@pytest.mark.parametrize("locale", [tag for tag in LANGUAGES if tag != SOURCE_LOCALE])
def test_the_words_of_the_tool_are_complete_and_sound_in_every_language(locale: str) -> None:
    from pnpgen.assets import shipped

    words, findings = read_catalog(shipped("locales") / locale / "LC_MESSAGES" / "pnpgen.po", locale)
    assert [*findings, *check_words(words)] == []
