"""The commands `counts` and `schema` print what they say."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from pnpgen.cli.counts import counts, table
from pnpgen.cli.schema import schema

BASE = Path(__file__).parent.parent / "bad" / "base"


@pytest.fixture
def harbor(tmp_path: Path) -> Path:
    folder = tmp_path / "harbor"
    shutil.copytree(BASE, folder)
    return folder


def test_counts_shows_the_setup_table_the_print_run_and_the_pieces(harbor: Path) -> None:
    result = CliRunner().invoke(counts, [str(harbor)], standalone_mode=False)
    assert result.return_value == 0
    lines = [line.split() for line in result.stdout.split("\n")]
    assert lines[0] == ["Out", "of", "the", "harbor,", "version", "1.0"]
    assert ["cards", "4", "6", "6", "choices", "x", "players"] in lines
    assert ["pencils", "1", "1"] in lines
    assert ["total", "7", "10"] in lines
    assert ["arrangement", "7", "x", "1", "5", "x", "2"] in lines
    assert ["cards", "card", "63", "x", "88", "6", "owner", "3", "x", "choice", "2"] in lines
    assert ["pencil", "from", "home"] in lines


def test_counts_of_a_broken_table_shows_the_finding_and_fails(harbor: Path) -> None:
    game = harbor / "game.yaml"
    game.write_text(game.read_text().replace("counts: [7, 10]", "counts: [7, 11]"))
    result = CliRunner().invoke(counts, [str(harbor)], standalone_mode=False)
    assert result.return_value == 1
    assert "error S204: the total for 3 players is 11, but 6 + 3 + 1 = 10" in result.stderr
    assert "total" in result.stdout


def test_columns_line_up_whatever_the_alphabet() -> None:
    assert table([["", "n"], ["a", "1"], ["주사위", "10"]]) == "         n\na        1\n주사위  10"


@pytest.mark.parametrize("file", ["game", "rulebook", "examples"])
def test_schema_prints_json(file: str) -> None:
    result = CliRunner().invoke(schema, [file], standalone_mode=False)
    assert result.return_value == 0
    assert json.loads(result.stdout)["title"] == f"pnpgen {file}.yaml"
