"""The JSON Schema for editors accepts what the loader accepts, and describes the keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from pnpgen.definition.editor import FILES, json_schema
from pnpgen.definition.reader import read_yaml

BASE = Path(__file__).parent.parent / "bad" / "base"


@pytest.mark.parametrize("file", FILES)
def test_a_good_file_is_valid_and_an_unknown_key_is_not(file: Any) -> None:
    schema = json_schema(file)
    Draft202012Validator.check_schema(schema)
    value = read_yaml(BASE / f"{file}.yaml").value
    validator = Draft202012Validator(schema)
    assert list(validator.iter_errors(value)) == []
    assert not validator.is_valid({**value, "unknown": 1})
    assert schema["title"] == f"pnpgen {file}.yaml"


def test_editors_show_what_a_key_means() -> None:
    component = json_schema("game")["$defs"]["Component"]
    assert component["properties"]["row"]["description"] == "The row of the setup table that says how many."
    assert component["properties"]["cut"]["default"] is True


def test_editors_know_which_words_are_ids() -> None:
    schema = json_schema("game")
    game = {**read_yaml(BASE / "game.yaml").value}
    game["numbers"] = {"Not an id": {"value": 1, "provenance": "stated"}}
    assert not Draft202012Validator(schema).is_valid(game)
