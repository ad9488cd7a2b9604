"""The page about the format shows a game that loads, and speaks of every key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnpgen.definition import component, model
from pnpgen.definition.fields import Model
from pnpgen.definition.load import load_game

PAGE = (Path(__file__).parents[2] / "docs" / "format.md").read_text(encoding="utf-8")


def test_the_files_shown_are_a_game_without_findings(tmp_path: Path) -> None:
    blocks = re.findall(r"```yaml\n# (\S+)\n(.*?)```", PAGE, flags=re.DOTALL)
    assert [name for name, _ in blocks] == ["game.yaml", "rulebook.yaml", "examples.yaml"]
    for name, text in blocks:
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load_game(tmp_path).findings == ()


@pytest.mark.parametrize(
    "shape",
    [model.GameFile, model.Number, model.Named, model.Setup, model.Row, component.Component,
     component.Pieces, component.Split, component.Graph, component.Die, component.Produce,
     component.SheetPlan, component.Area, model.Credit, model.RulebookFile, model.Section,
     model.Block, model.Example],
)  # fmt: skip
def test_every_key_of_the_format_is_on_the_page(shape: type[Model]) -> None:
    missing = [name for name in shape.model_fields if not re.search(rf"\b{name}\b", PAGE)]
    assert missing == []


def test_every_kind_of_block_is_on_the_page() -> None:
    kinds = model.BlockKind.__args__
    assert [kind for kind in kinds if f"`{kind}`" not in PAGE] == []
