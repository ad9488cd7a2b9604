"""An edition gives every text in its language with every value, and says where it cannot."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from pnpgen.definition.load import load_game
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError
from pnpgen.text.catalogs import Catalog, read_catalog
from pnpgen.text.values import Values

BASE = Path(__file__).parent / "bad" / "base"
PO = "locales/pl/LC_MESSAGES/harbor.po"
EXAMPLES: Mapping[str, Values] = {"alone": {"end.at.0": 3}}


def edition(
    tmp_path: Path,
    locale: str = "en",
    changes: Mapping[str, tuple[str, str]] | None = None,
    players: int | None = None,
) -> Edition:
    folder = tmp_path / "harbor"
    shutil.copytree(BASE, folder)
    for file, (old, new) in (changes or {}).items():
        text = (folder / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    definition = load_game(folder).definition
    assert definition is not None
    catalog = Catalog("en") if locale == "en" else read_catalog(folder / PO, locale)[0]
    return Edition(definition, locale, catalog, Catalog(locale), examples=EXAMPLES, players=players)


def test_a_text_is_given_in_the_language_of_the_edition(tmp_path: Path) -> None:
    english, polish = edition(tmp_path / "a"), edition(tmp_path / "b", "pl")
    assert english.message("rulebook.play.alone.text") == "Who rows alone moves 3\u00a0spaces."
    assert polish.message("rulebook.play.alone.text") == "Kto wiosłuje sam, płynie o\u00a03\u00a0pola."
    assert (english.title, polish.title) == ("Out of the harbor", "Z\u00a0portu")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('msgstr "Z portu"', 'msgstr ""'),
        ('msgctxt "title"', '#, fuzzy\nmsgctxt "title"'),
        ('msgid "Out of the harbor"', 'msgid "Into the harbor"'),
        ('msgctxt "title"', 'msgctxt "other"'),
    ],
)
def test_an_unconfirmed_translation_falls_back_to_the_source(tmp_path: Path, old: str, new: str) -> None:
    assert edition(tmp_path, "pl", {PO: (old, new)}).title == "Out of the harbor"


def test_a_source_that_is_fallen_back_to_keeps_its_own_grammar(tmp_path: Path) -> None:
    polish = 'msgstr "{count} [count:łódź|łodzie|łodzi]"'
    fallen = edition(tmp_path, "pl", {PO: (polish, 'msgstr ""')})
    assert fallen.message("components.boats.counted") == "3\u00a0boats"


def test_a_count_is_the_print_run_of_the_row(tmp_path: Path) -> None:
    assert edition(tmp_path / "a").message("components.cards.counted") == "6\u00a0choice cards"
    assert edition(tmp_path / "b", players=2).message("components.cards.counted") == "4\u00a0choice cards"


def test_the_setup_table_gives_values(tmp_path: Path) -> None:
    values = edition(tmp_path / "a").values
    assert {
        name: values[name] for name in values if name.startswith(("players", "count.cards", "total"))
    } == {
        "players.least": 2,
        "players.most": 3,
        "count.cards": 6,
        "count.cards.2": 4,
        "count.cards.3": 6,
        "total": 10,
        "total.2": 7,
        "total.3": 10,
    }
    assert edition(tmp_path / "b", players=2).values["total"] == 7


def test_a_named_value_is_worded_in_the_language_of_the_edition(tmp_path: Path) -> None:
    assert edition(tmp_path, "pl").message("rulebook.end.rounds.text").endswith("remis jest wspólny.")


def test_the_text_of_an_example_knows_the_values_of_its_replay(tmp_path: Path) -> None:
    english = edition(tmp_path)
    assert english.message("examples.alone.text") == "Ada alone rows, and moves 3\u00a0spaces."
    assert english.known_for("examples.alone.text").complete
    assert not english.known_for("examples.company.text").complete


def test_layout_values_come_with_the_finished_layout(tmp_path: Path) -> None:
    english = edition(
        tmp_path, changes={"rulebook.yaml": ('facts: "', 'facts: "{pages} [pages:page|pages], ')}
    )
    with pytest.raises(AuthorError):
        english.message("rulebook.facts")
    assert english.with_layout({"pages": 4}).message("rulebook.facts").startswith("4\u00a0pages")


def test_a_text_that_cannot_be_filled_in_is_a_finding_at_its_place(tmp_path: Path) -> None:
    broken = edition(tmp_path, "pl", {PO: ("płynie o {alone}", "płynie o {allone}")})
    with pytest.raises(AuthorError) as caught:
        broken.message("rulebook.play.alone.text")
    (finding,) = caught.value.findings
    text = Path(finding.place.file).read_text(encoding="utf-8").split("\n")[finding.place.line - 1]
    assert finding.code == "M201"
    assert text[finding.place.column - 1 :].startswith("{allone}")


def test_a_plural_entry_gives_the_form_of_its_value(tmp_path: Path) -> None:
    old = 'msgid "{count} [count:boat|boats]"\nmsgstr "{count} [count:łódź|łodzie|łodzi]"'
    new = (
        'msgid "{count} [count:boat|boats]"\nmsgid_plural "{count} boats"\n'
        'msgstr[0] "jedna"\nmsgstr[1] "{count} łodzie"\nmsgstr[2] "{count} łodzi"'
    )
    assert edition(tmp_path, "pl", {PO: (old, new)}).message("components.boats.counted") == "3\u00a0łodzie"


def test_the_words_of_the_tool_are_english_where_there_is_no_translation(tmp_path: Path) -> None:
    english, polish = edition(tmp_path / "a"), edition(tmp_path / "b", "pl")
    for each in (english, polish):
        assert each.word("set_for_players", {"players": 2}) == "set for 2\u00a0players"
    assert english.word("setup.column", {"players": 2}) == "2\u00a0players"


def test_the_words_of_the_tool_are_translated_with_their_forms(tmp_path: Path) -> None:
    from dataclasses import replace

    from pnpgen.assets import shipped

    words, _ = read_catalog(shipped("locales") / "pl" / "LC_MESSAGES" / "pnpgen.po", "pl")
    polish = replace(edition(tmp_path, "pl"), words=words)
    columns = [polish.word("setup.column", {"players": n}) for n in (1, 2, 5)]
    assert columns == ["1\u00a0osoba", "2\u00a0osoby", "5\u00a0osób"]
    assert polish.word("set_for_players", {"players": 2}) == "zestaw dla 2\u00a0osób"
