"""`pnpgen new` makes a game that checks, builds and simulates at once."""

from pathlib import Path

import pytest

from pnpgen.cli import main


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_game_checks_builds_and_simulates(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["new", "night_market"]) == 0
    assert main.run(["check", "night_market", "--strict"]) == 0
    assert main.run(["build", "night_market"]) == 0
    assert sorted(path.name for path in (here / "build/night_market/pl").iterdir()) == [
        "cards.pdf",
        "manifest.json",
        "night_market-pl.pdf",
        "rulebook.pdf",
    ]
    assert (
        main.run(["simulate", "night_market", "--players", "3", "--games", "20", "--policy", "cautious"]) == 0
    )
    assert "Night market" in capsys.readouterr().out


def test_the_first_steps_of_the_readme_go_as_it_says(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.split("run `pnpgen check mygame`:\n\n```\n")[1].split("```")[0]
    assert main.run(["new", "mygame"]) == 0
    game, rulebook = here / "mygame" / "game.yaml", here / "mygame" / "rulebook.yaml"

    def checked(path: Path, old: str, new: str) -> str:
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), encoding="utf-8")
        capsys.readouterr()
        main.run(["check", "--no-fit", "mygame"])
        return capsys.readouterr().out

    assert checked(game, "copies: { value: 4", "copies: { value: 5") == shown
    assert "E103: this can never lie on a table" in checked(game, "[12, 12, 12]", "[15, 15, 15]")
    checked(game, "[15, 15, 15]", "[12, 12, 12]")
    assert checked(game, "copies: { value: 5", "copies: { value: 4") == "nothing found\n"
    typed = checked(rulebook, "{count.cards} [count.cards:card|cards]", "12 cards")
    assert "error N101: number `12` typed by hand" in typed
    assert "write `{count.cards}`" in typed
    assert "error" not in checked(rulebook, "12 cards, {copies} of each", "cards, [copies=four] of each")


def test_its_name_stands_wherever_the_sample_had_its_own(here: Path) -> None:
    assert main.run(["new", "games/night_market"]) == 0
    folder = here / "games" / "night_market"
    texts = {path: path.read_text() for path in folder.rglob("*") if path.is_file()}
    assert not [path for path, text in texts.items() if "mygame" in text or "My game" in text]
    assert (folder / "locales/pl/LC_MESSAGES/night_market.po").is_file()
    assert (folder / "rules.py").is_file()


@pytest.mark.parametrize("name", ["Night", "9lives", "a-b", "ą", "night market", ".."])
def test_a_name_that_is_no_id_is_refused(here: Path, name: str) -> None:
    assert main.run(["new", name]) == 2
    assert not any(here.iterdir())


def test_a_folder_with_anything_in_it_is_left_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "mine").mkdir()
    (here / "mine" / "precious.txt").write_text("mine")
    assert main.run(["new", "mine"]) == 2
    assert "not empty" in capsys.readouterr().err
    assert [path.name for path in (here / "mine").iterdir()] == ["precious.txt"]


def test_an_empty_folder_may_be_used(here: Path) -> None:
    (here / "mine").mkdir()
    assert main.run(["new", "mine"]) == 0


def test_the_rules_of_the_sample_have_types(here: Path) -> None:
    from mypy import api

    assert main.run(["new", "mine"]) == 0
    config = Path(main.__file__).parents[2] / "pyproject.toml"
    out, _, code = api.run(
        ["--strict", "--config-file", str(config), "--cache-dir", str(here), "mine/rules.py"]
    )
    assert code == 0, out


def test_its_catalog_tells_translators_all_that_an_updated_one_does(here: Path) -> None:
    assert main.run(["new", "night_market"]) == 0
    catalog = here / "night_market/locales/pl/LC_MESSAGES/night_market.po"

    def lines() -> list[str]:
        # How many characters a place holds depends on those of the title.
        return [line for line in catalog.read_text(encoding="utf-8").split("\n") if "#. room" not in line]

    begun = lines()
    assert main.run(["i18n", "update", "night_market"]) == 0
    assert lines() == begun
