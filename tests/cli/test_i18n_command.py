"""`pnpgen i18n`: templates and catalogs beside a game, brought in line, and counted."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from pnpgen.cli.main import run

BASE = Path(__file__).parent.parent / "bad" / "base"
PO = Path("harbor/locales/pl/LC_MESSAGES/harbor.po")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(BASE, tmp_path / "harbor")
    monkeypatch.chdir(tmp_path)


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


def test_status_counts_texts_per_game_and_language(capsys: pytest.CaptureFixture[str]) -> None:
    PO.write_text(PO.read_text(encoding="utf-8").replace('"Z portu"', '""'), encoding="utf-8")
    assert run(["i18n", "status"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["game", "locale", "translated", "fuzzy", "untranslated", "total"]
    assert lines[1].split() == ["harbor", "pl", "35", "0", "1", "36"]
    assert run(["i18n", "status", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "status": [
            {"game": "harbor", "locale": "pl", "translated": 35, "fuzzy": 0, "untranslated": 1, "total": 36}
        ]
    }


def test_an_unknown_language_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["i18n", "update", "--locale", "de"]) == 2
    assert "no language 'de'" in capsys.readouterr().err
