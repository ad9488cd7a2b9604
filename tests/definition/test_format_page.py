"""The page about the format shows a game that loads, and speaks of every key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pnpgen.definition import component, model
from pnpgen.definition.fields import Model
from pnpgen.definition.load import load_game

PAGE = (Path(__file__).parents[2] / "docs" / "format.md").read_text(encoding="utf-8")
FENCED = re.findall(r"^```yaml$(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
SPANS = re.findall(r"`([^`\n]+)`", re.sub(r"^```yaml$.*?^```$", "", PAGE, flags=re.DOTALL | re.MULTILINE))
CODE = "\n".join([*FENCED, *SPANS])


def test_the_files_shown_are_a_game_without_findings(tmp_path: Path) -> None:
    blocks = re.findall(r"```yaml\n# (\S+)\n(.*?)```", PAGE, flags=re.DOTALL)
    assert [name for name, _ in blocks] == ["game.yaml", "rulebook.yaml", "examples.yaml"]
    for name, text in blocks:
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert load_game(tmp_path).findings == ()


def models() -> Iterator[type[Model]]:
    for module in (model, component):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Model) and value.__module__ == module.__name__:
                yield value


def test_every_key_of_the_format_is_on_the_page() -> None:
    missing = {
        f"{shape.__name__}.{name}"
        for shape in models()
        for name in shape.model_fields
        if not re.search(rf"\b{name}\b", CODE)
    }
    assert not missing


def test_every_kind_of_block_is_on_the_page() -> None:
    kinds = model.BlockKind.__args__
    assert [kind for kind in kinds if f"`{kind}`" not in PAGE] == []
