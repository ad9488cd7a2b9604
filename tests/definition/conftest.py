"""The small game that the bad inputs change, in a folder of its own for each test."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game

BASE = Path(__file__).parent.parent / "bad" / "base"

Harbor = Callable[..., Path]
Loading = Callable[..., Definition]


@pytest.fixture
def harbor(tmp_path: Path) -> Harbor:
    """Makes the folder of the small game, with words replaced in one of its files."""

    def make(*changes: tuple[str, str], file: str = "game.yaml") -> Path:
        folder = tmp_path / "harbor"
        if not folder.exists():
            shutil.copytree(BASE, folder)
        text = (folder / file).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, f"{text.count(old)} times: {old}"
            text = text.replace(old, new)
        (folder / file).write_text(text, encoding="utf-8")
        return folder

    return make


@pytest.fixture
def loaded(harbor: Harbor) -> Loading:
    """Loads the small game with words replaced in one of its files; it must fit the format."""

    def load(*changes: tuple[str, str], file: str = "game.yaml") -> Definition:
        definition = load_game(harbor(*changes, file=file)).definition
        assert definition is not None
        return definition

    return load
