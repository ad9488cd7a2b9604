"""docs/rules.md tells of everything that a game's rules may say."""

from __future__ import annotations

from pathlib import Path

from pnpgen.rules.kernel import Rules

PAGE = (Path(__file__).parents[2] / "docs" / "rules.md").read_text(encoding="utf-8")


def test_everything_a_game_may_define_is_on_the_page() -> None:
    names = {name for name in vars(Rules) if not name.startswith("_")}
    assert {"start", "proofs", "chances"} <= names
    assert [name for name in sorted(names) if f"`{name}`" not in PAGE and f"`{name}(" not in PAGE] == []
