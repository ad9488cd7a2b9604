"""`pnpgen check` and `pnpgen build` on a small game: exit codes, formats, and old files that stay."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from pnpgen.cli import main


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    assert main.run(["new", "mine"]) == 0
    return tmp_path / "mine"


def change(game: Path, file: str, old: str, new: str) -> None:
    text = (game / file).read_text()
    assert text.count(old) == 1
    (game / file).write_text(text.replace(old, new))


def test_a_sound_game_has_nothing_to_report(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main.run(["check", "--no-fit"]) == 0
    assert capsys.readouterr().out == "nothing found\n"


def test_findings_of_all_phases_come_at_once_as_json(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(game, "rulebook.yaml", "Most points win.", "The most points of all 12 cards win.")
    change(game, "examples.yaml", "turn: Ben", "turn: Ada")
    capsys.readouterr()
    assert main.run(["check", "mine", "--no-fit", "--format", "json", "--timings"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert {finding["code"] for finding in report["findings"] if finding["severity"] == "error"} == {
        "E110",
        "N101",
    }
    assert {"definition", "rules", "text"} <= set(report["timings"])


def test_warnings_fail_a_strict_check_only(game: Path) -> None:
    change(game, "locales/pl/LC_MESSAGES/mine.po", 'msgstr "Remis to wspólne zwycięstwo."', 'msgstr ""')
    assert main.run(["check", "--no-fit"]) == 0
    assert main.run(["check", "--no-fit", "--strict"]) == 1


def test_fit_finds_what_only_the_finished_sheet_shows(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(
        game, "game.yaml", "The same find again?", "The same find again, and again" + ", and again" * 40 + "?"
    )
    assert main.run(["check", "mine", "--no-fit", "--locale", "en"]) == 0
    capsys.readouterr()
    assert main.run(["check", "mine", "--locale", "en"]) == 1
    assert "card.svg.j2" in capsys.readouterr().out


def test_a_failed_build_leaves_the_old_files(game: Path) -> None:
    assert main.run(["build", "mine", "--locale", "en"]) == 0
    folder = game.parent / "build" / "mine" / "en"
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    change(game, "templates/card.svg.j2", "find.text.title", "find.text.titel")
    assert main.run(["build", "mine", "--locale", "en"]) == 1
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert [path.name for path in folder.parent.iterdir()] == ["en"]


def test_kinds_that_a_game_no_longer_has_lose_their_file(game: Path) -> None:
    assert main.run(["build", "mine", "--locale", "en"]) == 0
    change(game, "game.yaml", "kind: card   ", "kind: tile   ")
    change(game, "rulebook.yaml", "on page {page.cards}", "on page {page.tiles}")
    assert main.run(["build", "mine", "--locale", "en"]) == 0
    names = {path.name for path in (game.parent / "build/mine/en").iterdir()}
    assert names == {"mine-en.pdf", "rulebook.pdf", "tiles.pdf", "manifest.json"}


def test_jobs_change_nothing_but_the_time(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main.run(["build", "mine", "--out", "one"]) == 0
    alone = capsys.readouterr().out
    assert main.run(["build", "mine", "--out", "two", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone.replace("one/", "two/")
    one, two = game.parent / "one", game.parent / "two"
    for path in one.rglob("*.pdf"):
        assert path.read_bytes() == (two / path.relative_to(one)).read_bytes()


def test_editions_built_together_are_those_built_alone(game: Path) -> None:
    assert main.run(["build", "mine", "--out", "together", "--jobs", "1"]) == 0
    locales = sorted(path.name for path in (game.parent / "together" / "mine").iterdir())
    assert len(locales) > 1
    for locale in locales:
        assert main.run(["build", "mine", "--out", "alone", "--locale", locale]) == 0
    for path in (game.parent / "alone").rglob("*.pdf"):
        assert (
            path.read_bytes()
            == (game.parent / "together" / path.relative_to(game.parent / "alone")).read_bytes()
        )


def test_duplex_files_have_a_page_for_every_side(game: Path) -> None:
    assert main.run(["build", "mine", "--locale", "en", "--backs", "long"]) == 0
    manifest = json.loads((game.parent / "build/mine/en/manifest.json").read_text())
    pages = {file["path"]: file["pages"] for file in manifest["files"]}
    assert [len(pages[name]) for name in ("rulebook.pdf", "cards.pdf", "mine-en.pdf")] == [2, 4, 6]
    assert {piece["side"] for piece in pages["cards.pdf"][1]["placed"]} == {"back"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["check", "other"],
        ["build", "--locale", "xx"],
        ["build", "--backs", "both"],
        ["build", "--players", "0"],
        ["check", "--explain", "Z999"],
    ],
)
def test_wrong_arguments_are_usage_errors(game: Path, arguments: list[str]) -> None:
    assert main.run(arguments) == 2


def test_a_number_of_players_without_a_column_is_a_finding(
    game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main.run(["build", "mine", "--players", "7", "--locale", "en"]) == 1
    assert "L105" in capsys.readouterr().err


def test_a_folder_without_games_is_a_usage_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert main.run(["check"]) == 2


def test_a_code_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["check", "--explain", "l103"]) == 0
    assert capsys.readouterr().out.startswith("L103: no room for ruler and label (sheets")


def test_counts_tells_sheets_and_pages(game: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main.run(["counts", "mine"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["rulebook", "1", "1", "1", "1", "1"] in lines
    assert ["cards", "2", "2", "2", "2", "2-3"] in lines


@pytest.mark.parametrize(
    ("number", "jobs"), [(signal.SIGINT, "1"), (signal.SIGINT, "2"), (signal.SIGTERM, "2")]
)
def test_an_interrupted_build_exits_with_130_and_leaves_nothing_behind(
    game: Path, number: signal.Signals, jobs: str
) -> None:
    with (game / "rules.py").open("a") as rules:
        rules.write("\n\nimport time\nimport pathlib\npathlib.Path('started').touch()\ntime.sleep(60)\n")
    command = [sys.executable, "-m", "pnpgen", "build", "mine", "--jobs", jobs]
    process = subprocess.Popen(command, cwd=game.parent, stderr=subprocess.PIPE, start_new_session=True)
    while not (game.parent / "started").exists():
        time.sleep(0.05)
    os.killpg(process.pid, number)
    _, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert errors.decode().split() == ["interrupted"]
    assert not (game.parent / "build").exists()
