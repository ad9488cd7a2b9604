"""`pnpgen i18n`: templates and catalogs beside a game, brought in line, and counted."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from PIL import Image

from pnpgen.cli.i18n.preview import may_have
from pnpgen.cli.main import run
from pnpgen.definition.load import load_game

CONTENT = Path(__file__).parents[2] / "content"
BASE = Path(__file__).parent.parent / "bad" / "base"
PO = Path("harbor/locales/pl/LC_MESSAGES/harbor.po")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(BASE, tmp_path / "harbor")
    monkeypatch.chdir(tmp_path)


def translate(old: str, new: str) -> None:
    text = PO.read_text(encoding="utf-8")
    assert f'{old}"' in text
    PO.write_text(text.replace(f'{old}"', f'{new}"', 1), encoding="utf-8")


def size_of(picture: str) -> tuple[int, int]:
    with Image.open(picture) as opened:
        return opened.size


def test_extract_writes_the_template_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "extract"]) == 0
    assert capsys.readouterr().out == "harbor/locales/harbor.pot\n"
    text = Path("harbor/locales/harbor.pot").read_text(encoding="utf-8")
    assert '#. values: alone = 3\n#: harbor/rulebook.yaml\nmsgctxt "rulebook.play.alone.text"\n' in text
    assert run(["i18n", "extract", "--check"]) == 0
    assert capsys.readouterr().out == ""


def test_the_catalog_of_the_small_game_is_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "update", "--check"]) == 0
    assert capsys.readouterr().out == ""


def test_update_keeps_what_is_translated_and_marks_what_changed(capsys: pytest.CaptureFixture[str]) -> None:
    game = Path("harbor/game.yaml")
    game.write_text(game.read_text().replace("title: Out of the harbor", "title: Into the harbor"))
    assert run(["i18n", "update", "--check", "harbor"]) == 1
    assert run(["i18n", "update", "harbor"]) == 0
    assert "1 changed" in capsys.readouterr().out
    text = PO.read_text(encoding="utf-8")
    assert (
        '#, fuzzy\n#| msgid "Out of the harbor"\nmsgctxt "title"\nmsgid "Into the harbor"\nmsgstr "Z portu"\n'
        in text
    )
    before = PO.read_bytes()
    assert run(["i18n", "update", "harbor"]) == 0
    assert PO.read_bytes() == before


def test_a_new_language_is_begun_with_the_english_text_where_the_source_is_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["i18n", "update", "--locale", "hu"]) == 0
    text = Path("harbor/locales/hu/LC_MESSAGES/harbor.po").read_text(encoding="utf-8")
    assert '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"' in text
    assert "English:" not in text


def test_a_damaged_catalog_is_refused_and_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    PO.write_text(PO.read_text(encoding="utf-8").replace('"Z portu"', '"Z portu'), encoding="utf-8")
    before = PO.read_bytes()
    assert run(["i18n", "update"]) == 1
    assert "error P104" in capsys.readouterr().err
    assert PO.read_bytes() == before


def test_status_counts_texts_findings_and_fit_per_game_and_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    translate("Z portu", "")
    assert run(["i18n", "status", "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == [
        *("game", "locale", "translated", "fuzzy", "untranslated", "total", "errors", "warnings"),
        *("overflowing", "smaller", "longer"),
    ]
    assert lines[1].split() == ["harbor", "pl", "35", "0", "1", "36", "0", "1", "0", "0", "0"]
    assert run(["i18n", "status", "--format", "json", "--no-fit"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "status": [
            {
                "game": "harbor",
                "locale": "pl",
                "translated": 35,
                "fuzzy": 0,
                "untranslated": 1,
                "total": 36,
                "errors": 0,
                "warnings": 1,
            }
        ]
    }


def test_check_says_how_texts_fit_beside_their_source(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "check", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "nothing found\n"
    translate("Wiosłuj", "Wiosłuj mocniej, hej")
    assert run(["i18n", "check", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    assert "note F130: `data.choices.row.text.title` is printed in " in out
    translate("Wiosłuj mocniej, hej", "Wiosłuj ze wszystkich sił, aż dopłyniesz do końca")
    assert run(["i18n", "check", "--jobs", "1"]) == 1
    assert "error F120" in capsys.readouterr().out
    assert run(["i18n", "check", "--no-fit", "--strict"]) == 0


def test_todo_shows_the_sentence_where_it_is_printed_its_values_and_its_room(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["i18n", "todo"]) == 0
    assert capsys.readouterr().out == "nothing to do\n"
    translate("Wiosłuj", "")
    translate(
        "Kto wiosłuje sam, płynie o {alone} [alone:pole|pola|pól].", "Kto wiosłuje sam, płynie o 3 pola."
    )
    assert run(["i18n", "todo", "--format", "json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["todo"]
    assert (first["context"], first["reason"]) == ("rulebook.play.alone.text", "error")
    assert first["comments"] == ["choice a player has in the section `play`", "values: alone = 3"]
    assert [finding[:11] for finding in first["findings"]] == ["error N101:", "error M301:"]
    assert (second["context"], second["reason"], second["source"]) == (
        "data.choices.row.text.title",
        "untranslated",
        "Row",
    )
    assert second["printed"] == "cards A-row and 2 more, page 3"
    assert second["comments"][-1] == "room: about 15 characters"
    assert run(["i18n", "todo", "--limit", "1"]) == 0
    assert capsys.readouterr().out.endswith("2 to do, 1 not shown\n")


def test_a_number_that_takes_another_word_form_makes_its_texts_fuzzy(
    capsys: pytest.CaptureFixture[str],
) -> None:
    translate("płynie o {alone} [alone:pole|pola|pól].", "płynie o {alone} pola.")
    game = Path("harbor/game.yaml")
    for number, said in (("4", "layout only"), ("5", "1 in another word form")):
        game.write_text(re.sub(r"alone: \{value: \d", f"alone: {{value: {number}", game.read_text()))
        assert run(["i18n", "update"]) == 0
        assert said in capsys.readouterr().out
    text = PO.read_text(encoding="utf-8")
    assert (
        "#. changed: alone was 4; 5 may take another word form\n#: harbor/rulebook.yaml\n#, fuzzy\n" in text
    )


def test_preview_draws_a_component_a_text_and_all_faces(capsys: pytest.CaptureFixture[str]) -> None:
    sizes = {}
    for target in ("cards", "data.choices.rest.text.title", "rulebook.play.alone.text", "setup.total.label"):
        assert run(["i18n", "preview", target, "--locale", "pl", "--out", "one.png"]) == 0
        assert run(["i18n", "preview", target, "--locale", "pl", "--side-by-side", "--out", "two.png"]) == 0
        sizes[target] = size_of("one.png")
        assert size_of("two.png")[0] > 1.7 * sizes[target][0]
    assert sizes["cards"][0] < sizes["cards"][1]
    assert sizes["rulebook.play.alone.text"][0] > sizes["rulebook.play.alone.text"][1]
    assert run(["i18n", "preview", "--all", "--locale", "pl"]) == 0
    assert capsys.readouterr().out.endswith("build/preview/harbor-pl-all.png\n")
    assert size_of("build/preview/harbor-pl-all.png")[0] > 1000


@pytest.mark.parametrize("folder", sorted(path.parent for path in CONTENT.glob("*/game.yaml")), ids=str)
def test_no_game_is_passed_over_that_has_what_a_preview_is_asked_for(folder: Path) -> None:
    definition = load_game(folder).definition
    assert definition is not None
    targets = [*definition.game.components, *[text.context for text in definition.texts()]]
    assert [target for target in targets if not may_have(target, folder)] == []
    assert not may_have("rulebook.nowhere_at_all.text", folder)


def test_preview_of_nothing_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "preview", "nowhere", "--locale", "pl"]) == 2
    assert run(["i18n", "preview", "--locale", "pl"]) == 2
    assert run(["i18n", "preview", "cards", "--all", "--locale", "pl"]) == 2
    assert "no game has a text or component `nowhere`" in capsys.readouterr().err


def test_pseudo_builds_the_game_in_longer_text(capsys: pytest.CaptureFixture[str]) -> None:
    import pypdfium2

    assert run(["i18n", "pseudo"]) == 0
    assert "build/harbor/pseudo/harbor-en.pdf\n" in capsys.readouterr().out
    document = pypdfium2.PdfDocument("build/harbor/pseudo/harbor-en.pdf")
    assert "[Óóúút óóf" in document[0].get_textpage().get_text_range().replace("\u00a0", " ")


def test_widest_names_the_language_that_fills_each_place_most(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "widest", "--format", "json"]) == 0
    rows = {row["text"]: row for row in json.loads(capsys.readouterr().out)["widest"]}
    assert rows["data.choices.rest.text.title"]["locale"] in ("pl", "en")
    assert Path("build/preview/harbor-widest.png").is_file()


def test_export_and_import_are_a_round_trip(capsys: pytest.CaptureFixture[str]) -> None:
    before = PO.read_bytes()
    for form in ("csv", "xlsx"):
        assert run(["i18n", "export", "--format", form]) == 0
        table = Path(f"build/translate/harbor.pl.{form}")
        assert run(["i18n", "import", str(table)]) == 0
        assert PO.read_bytes() == before
    table = Path("build/translate/harbor.pl.csv")
    text = table.read_text(encoding="utf-8-sig")
    table.write_text(text.replace('"Z portu","Z portu"', '"Z portu","Wypływamy"'), encoding="utf-8")
    assert run(["i18n", "import", str(table)]) == 0
    assert "1 changed" in capsys.readouterr().out
    assert 'msgstr "Wypływamy"' in PO.read_text(encoding="utf-8")
    translate("Wypływamy", "Odbijamy")
    assert run(["i18n", "import", str(table)]) == 1
    assert "error I201: `title` was changed both in the table and in the catalog" in capsys.readouterr().err
    assert 'msgstr "Odbijamy"' in PO.read_text(encoding="utf-8")


def test_fmt_writes_a_catalog_the_one_way(capsys: pytest.CaptureFixture[str]) -> None:
    before = PO.read_bytes()
    assert run(["i18n", "fmt", "--check"]) == 0
    PO.write_bytes(before.replace(b'msgstr "Z portu"', b'msgstr ""\n"Z "\n"portu"'))
    assert run(["i18n", "fmt", "--check"]) == 1
    assert run(["i18n", "fmt"]) == 0
    assert PO.read_bytes() == before


def test_the_glossary_shows_each_term_in_all_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "glossary", "--locale", "pl", "--locale", "en", "--format", "json"]) == 0
    rows = json.loads(capsys.readouterr().out)["glossary"]
    assert rows[0] == {
        "game": "harbor",
        "term": "boats",
        "pl": "łódź",
        "en": "boat",
        "definition": "Żetony na planszy.",
    }


def test_new_begins_a_language_with_everything_a_translator_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "new", "ru"]) == 0
    assert "36 new" in capsys.readouterr().out
    text = Path("harbor/locales/ru/LC_MESSAGES/harbor.po").read_text(encoding="utf-8")
    assert (
        "#. `title` of `row`, one of the choices\n#. room: about 15 characters\n#: harbor/game.yaml\n"
        'msgctxt "data.choices.row.text.title"\nmsgid "Row"\nmsgstr ""\n'
    ) in text
    assert run(["i18n", "new", "xx"]) == 2


def test_an_unknown_language_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "update", "--locale", "de"]) == 2
    assert "no language 'de'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command",
    [
        ["export", "--locale", "pl", "--format", "csv", "--out", "taken/below"],
        ["preview", "--all", "--locale", "pl", "--out", "taken/below.png"],
    ],
)
def test_a_folder_that_cannot_be_written_is_a_finding(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("taken").write_text("a file, no folder", encoding="utf-8")
    assert run(["i18n", *command]) == 1
    assert "error O101: the file cannot be written" in capsys.readouterr().err


def test_todo_says_that_a_file_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    PO.write_bytes(b"\xff\xfe")
    assert run(["i18n", "todo", "--locale", "pl", "--limit", "1"]) == 1
    assert "error P102: the file is not UTF-8" in capsys.readouterr().err


def test_preview_says_that_a_file_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    PO.write_bytes(b"\xff\xfe")
    assert run(["i18n", "preview", "--all", "--locale", "pl"]) == 0
    assert "error P102: the file is not UTF-8" in capsys.readouterr().err
