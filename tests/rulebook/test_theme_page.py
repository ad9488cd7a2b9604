"""docs/theme.md tells of every key a theme may have, and of no other pieces' values than there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from pnpgen.definition.fields import Model
from pnpgen.layout.book.context import NOWHERE
from pnpgen.rulebook import look, theme_file

PAGE = (Path(__file__).parents[2] / "docs" / "theme.md").read_text(encoding="utf-8")
FENCED = re.findall(r"^```\w*$(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
SPANS = re.findall(r"`([^`\n]+)`", re.sub(r"^```\w*$.*?^```$", "", PAGE, flags=re.DOTALL | re.MULTILINE))
CODE = "\n".join([*FENCED, *SPANS])


def models() -> Iterator[type[Model]]:
    for module in (look, theme_file):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, Model) and value.__module__ == module.__name__:
                yield value


def test_every_key_of_a_theme_is_described() -> None:
    missing = {
        f"{model.__name__}.{field}"
        for model in models()
        for field in model.model_fields
        if not re.search(rf"\b{field}\b", CODE)
    }
    assert not missing


def test_every_value_a_piece_may_use_is_described() -> None:
    missing = {name for name in NOWHERE if f"`{name}`" not in PAGE}
    assert not missing
