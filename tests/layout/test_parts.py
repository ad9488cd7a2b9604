"""Every kind of component has its part of the print file, its word, and its page numbers."""

from typing import get_args

import pytest

from pnpgen.assets import shipped
from pnpgen.definition.fields import Kind
from pnpgen.layout.parts import MIXED, PARTS, layout_values
from pnpgen.text.catalogs import read_catalog
from pnpgen.text.words import WORDS


def test_every_kind_has_one_part_in_printing_order() -> None:
    assert set(get_args(Kind)) >= MIXED
    assert [part.name for part in PARTS] == [
        "rulebook", "maps", "boards", "tracks", "cards", "tiles", "tokens", "standees", "dice",
    ]  # fmt: skip


@pytest.mark.parametrize("locale", ["pl", "ru", "hu", "ko"])
def test_every_part_has_its_word_in_every_language(locale: str) -> None:
    words, _ = read_catalog(shipped("locales") / locale / "LC_MESSAGES" / "pnpgen.po", locale)
    for part in PARTS:
        assert words.text(f"part.{part.name}"), part.name
        assert f"part.{part.name}" in WORDS


def test_texts_may_name_the_pages_of_maps_and_dice() -> None:
    kinds = ["rulebook", "rulebook", "map", "map", "map", "map", "card", "die", "die"]
    values = layout_values(kinds, {"rulebook": 2, "map": 4, "card": 1, "die": 2})
    assert values["pages"] == 9
    assert (values["page.maps"], values["page.last.maps"], values["sheets.maps"]) == (3, 6, 4)
    assert (values["page.dice"], values["page.last.dice"]) == (8, 9)
    assert "page.tracks" not in values
