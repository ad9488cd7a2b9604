"""Catalogs follow the texts of their game by context, and no translation is ever lost."""

from __future__ import annotations

import pytest

from pnpgen.findings import AuthorError
from pnpgen.text.catalogs import catalog_of
from pnpgen.text.extract import Translatable, template
from pnpgen.text.languages import language_of
from pnpgen.text.po_file import PoFile
from pnpgen.text.po_reader import read_po
from pnpgen.text.po_writer import po_text
from pnpgen.text.status import Status, status_of
from pnpgen.text.update import Change, updated

PL = language_of("pl")


def texts(**sources: str) -> list[Translatable]:
    return [Translatable(context, text, "content/g/game.yaml") for context, text in sources.items()]


def update(old: PoFile | None, **sources: str) -> tuple[PoFile, Change]:
    new, change = updated(old, texts(**sources), "g", PL, {})
    return read_po(po_text(new).encode(), "g.po"), change


def translate(po: PoFile, **translations: str) -> PoFile:
    text = po_text(po)
    for context, translation in translations.items():
        head, tail = text.split(f'msgctxt "{context}"\n')
        text = f'{head}msgctxt "{context}"\n' + tail.replace('msgstr ""\n', f'msgstr "{translation}"\n', 1)
    return read_po(text.encode(), "g.po")


def state(po: PoFile) -> list[tuple[str | None, str, str]]:
    return [(e.context, e.msgstr[0].text, ",".join(e.flags)) for e in po.entries]


def test_a_new_catalog_has_every_text_in_order_and_the_header_of_its_language() -> None:
    po, change = update(None, b="Storm", a="Boat")
    assert state(po) == [("b", "", ""), ("a", "", "")]
    assert change == Change(added=("b", "a"))
    assert po.header_field("Language") == "pl"
    assert po.header_field("Plural-Forms") == PL.plural_header
    assert po.header_field("PO-Revision-Date") == ""


def test_an_update_without_changes_gives_the_same_bytes() -> None:
    po = translate(update(None, a="Storm", b="Boat")[0], a="Sztorm")
    once, change = update(po, a="Storm", b="Boat")
    assert po_text(once) == po_text(po)
    assert change == Change()


def test_a_changed_source_makes_its_translation_fuzzy_and_keeps_the_old_text() -> None:
    po = translate(update(None, a="Storm", b="Boat")[0], a="Sztorm")
    po, change = update(po, a="A storm", b="A boat")
    assert state(po) == [("a", "Sztorm", "fuzzy"), ("b", "", "")]
    assert po.entries[0].previous == "Storm"
    assert change == Change(changed=("a",))
    again, _ = update(po, a="A storm", b="A boat")
    assert po_text(again) == po_text(po)


def test_a_source_changed_twice_keeps_the_text_that_was_translated() -> None:
    po = translate(update(None, a="Storm")[0], a="Sztorm")
    po, _ = update(update(po, a="A storm")[0], a="The storm")
    assert po.entries[0].previous == "Storm"


def test_a_source_changed_back_is_confirmed_again() -> None:
    po = translate(update(None, a="Storm")[0], a="Sztorm")
    po, _ = update(update(po, a="A storm")[0], a="Storm")
    assert state(po) == [("a", "Sztorm", "")]
    assert po.entries[0].previous is None


def test_a_text_that_goes_is_kept_as_obsolete_and_comes_back() -> None:
    start = translate(update(None, a="Storm", b="Boat")[0], a="Sztorm")
    po, change = update(start, b="Boat")
    assert [(e.context, e.msgstr[0].text) for e in po.obsolete] == [("a", "Sztorm")]
    assert change == Change(dropped=("a",))
    back, _ = update(po, a="Storm", b="Boat")
    assert po_text(back) == po_text(start)


def test_an_untranslated_text_that_goes_leaves_nothing_behind() -> None:
    po, _ = update(update(None, a="Storm", b="Boat")[0], b="Boat")
    assert po.obsolete == ()


def test_a_text_that_moves_takes_its_translation_along_to_be_confirmed() -> None:
    po = translate(update(None, a="Storm", b="Boat")[0], a="Sztorm")
    po, _ = update(po, c="Storm", b="Boat")
    assert state(po) == [("c", "Sztorm", "fuzzy"), ("b", "", "")]
    assert po.obsolete == ()


def test_the_same_words_in_two_contexts_keep_their_own_translations() -> None:
    po = translate(update(None, a="Guide", b="Guide")[0], a="Przewodnik", b="Prowadź")
    po, _ = update(po, a="Guides", b="Guides")
    assert state(po) == [("a", "Przewodnik", "fuzzy"), ("b", "Prowadź", "fuzzy")]


def test_notes_and_flags_of_translators_stay() -> None:
    text = (
        po_text(update(None, a="Storm")[0])
        .replace("#: content", "# a question\n#: content")
        .replace("game.yaml\n", "game.yaml\n#, ignore-N101\n")
    )
    po, _ = update(read_po(text.encode(), "g.po"), a="Storm")
    assert (po.entries[0].notes, po.entries[0].flags) == (("a question",), ("ignore-N101",))


def test_a_damaged_file_is_refused_before_anything_is_lost() -> None:
    text = po_text(translate(update(None, a="Storm")[0], a="Sztorm")).replace('"Sztorm"', '"Sztorm')
    with pytest.raises(AuthorError) as caught:
        update(read_po(text.encode(), "g.po"), a="Storm")
    assert [f.code for f in caught.value.findings] == ["P104"]


def test_what_can_be_repaired_is_repaired() -> None:
    sound = po_text(translate(update(None, a="Storm")[0], a="Źle"))
    damaged = "\ufeff" + sound.replace("\n", "\r\n").replace("Ź", "Z\u0301").replace(
        "charset=UTF-8", "charset=CHARSET"
    )
    po, _ = update(read_po(damaged.encode(), "g.po"), a="Storm")
    assert po_text(po) == sound


def test_english_helps_those_who_do_not_read_the_source() -> None:
    po, _ = updated(None, texts(a="Sztorm", b="Łódź"), "g", language_of("hu"), {"a": "The\nstorm"})
    assert [entry.extracted for entry in po.entries] == [("English: The storm",), ()]


def test_a_template_is_a_catalog_without_language_and_translations() -> None:
    text = po_text(template("g", texts(a="Storm")))
    assert '"Language: \\n"' in text
    assert text.endswith('\n#: content/g/game.yaml\nmsgctxt "a"\nmsgid "Storm"\nmsgstr ""\n')


def test_the_status_counts_translations_of_the_present_texts() -> None:
    po = translate(update(None, a="1", b="2", c="3", d="4")[0], a="x", b="y", c="z")
    text = po_text(po).replace('#: content/g/game.yaml\nmsgctxt "b"', '#, fuzzy\nmsgctxt "b"')
    catalog = catalog_of(read_po(text.encode(), "g.po"), "pl")
    status = status_of(catalog, {"a": "1", "b": "2", "c": "changed", "d": "4", "new": "5"})
    assert (status, status.total) == (Status(translated=1, fuzzy=2, untranslated=2), 5)


def test_forms_under_a_foreign_header_with_the_same_grouping_are_put_in_order() -> None:
    header = (
        'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
        '"Plural-Forms: nplurals=4; plural='
        '(n==1 ? 3 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 0 : 2);\\n"\n\n'
    )
    entry = 'msgctxt "a"\nmsgid "{n} card"\nmsgid_plural "{n} cards"\n'
    forms = ("{n} karty", "{n} ułamka", "{n} kart", "{n} karta")
    text = header + entry + "".join(f'msgstr[{i}] "{form}"\n' for i, form in enumerate(forms))
    po, _ = update(read_po(text.encode(), "g.po"), a="{n} card")
    assert [string.text for string in po.entries[0].msgstr] == ["{n} karta", "{n} karty", "{n} kart"]
    assert po.header_field("Plural-Forms") == PL.plural_header


def drifting(before: int, now: int, translation: str, source: str = "{n} rounds") -> tuple[str, ...]:
    old = [Translatable("a", source, "game.yaml", {"n": before}, (f"values: n = {before}",))]
    new = [Translatable("a", source, "game.yaml", {"n": now}, (f"values: n = {now}",))]
    first = translate(updated(None, old, "g", PL, {})[0], a=translation)
    return updated(first, new, "g", PL, {})[1].drifted


@pytest.mark.parametrize(
    ("before", "now", "drifted"),
    [(6, 7, False), (6, 4, True), (2, 4, False), (4, 22, False), (1, 2, True), (5, 21, False), (21, 1, True)],
)
def test_a_number_that_takes_another_word_form_makes_its_translation_fuzzy(
    before: int, now: int, drifted: bool
) -> None:
    assert drifting(before, now, "{n} rund") == (("a",) if drifted else ())


def test_a_translation_that_chooses_the_form_itself_never_drifts() -> None:
    assert drifting(6, 4, "{n} [n:runda|rundy|rund]") == ()
    assert drifting(6, 4, "Do końca") == ()


def test_a_drifted_text_says_why_until_it_is_confirmed() -> None:
    def at(n: int) -> list[Translatable]:
        return [Translatable("a", "{n} rounds", "game.yaml", {"n": n}, (f"values: n = {n}",))]

    po = translate(updated(None, at(6), "g", PL, {})[0], a="{n} rund")
    for _ in range(2):
        po = read_po(po_text(updated(po, at(4), "g", PL, {})[0]).encode(), "g.po")
        assert po.entries[0].flags == ("fuzzy",)
        assert po.entries[0].extracted == (
            "values: n = 4",
            "changed: n was 6; 4 may take another word form",
        )
    confirmed = read_po(po_text(po).replace("#, fuzzy\n", "").encode(), "g.po")
    po, change = updated(confirmed, at(4), "g", PL, {})
    assert (po.entries[0].flags, po.entries[0].extracted) == ((), ("values: n = 4",))
    assert change.drifted == ()
