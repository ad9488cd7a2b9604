"""The game that a module of tests is about: the folder it names as FOLDER, loaded once."""

from __future__ import annotations

from typing import Any

import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.load import source_of


@pytest.fixture(scope="module")
def definition(request: pytest.FixtureRequest) -> Definition:
    loaded = load_game(request.module.FOLDER)
    assert loaded.definition is not None, loaded.findings
    return loaded.definition


@pytest.fixture(scope="module")
def rules(definition: Definition) -> Any:
    return source_of(definition, GameSupply(definition)).load()
