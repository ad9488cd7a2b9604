"""The icons and fonts that travel with pnpgen are complete and credited."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from pnpgen.assets.icons import ICON_UNITS, load_icons
from pnpgen.pdf.paths import bounds, path


def test_every_icon_has_an_author_and_lies_in_its_square() -> None:
    for icon in load_icons().values():
        left, top, right, bottom = bounds(path(icon.path).operators)
        assert icon.authors, icon.name
        assert min(left, top) >= -1 and max(right, bottom) <= ICON_UNITS + 1, icon.name


@pytest.mark.parametrize(
    "name", ["anchor", "crossed-bones", "meeple", "pirate-hat", "torc", "skis", "pencil"]
)
def test_the_icons_of_all_five_games_are_there(name: str) -> None:
    assert name in load_icons()


def test_icons_listed_under_two_authors_credit_both() -> None:
    assert load_icons()["pencil"].authors == ("Badges", "Delapouite")


@pytest.mark.parametrize("package", ["fonts", "icons"])
def test_the_licence_travels_along(package: str) -> None:
    assert (Path(str(files("pnpgen.assets"))) / package / "LICENSE.txt").is_file()


def test_the_shipped_fonts_stay_small() -> None:
    folder = Path(str(files("pnpgen.assets"))) / "fonts"
    assert sum(file.stat().st_size for file in folder.glob("*.ttf")) < 3_000_000


def test_a_wheel_carries_the_own_words_of_every_language_and_no_catalog_of_a_game() -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    carried = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    words = {path.relative_to(root).as_posix() for path in root.glob("locales/*/LC_MESSAGES/pnpgen.po")}
    assert {path: f"pnpgen/assets/{path}" for path in words} | {
        "templates/base": "pnpgen/assets/templates"
    } == carried
