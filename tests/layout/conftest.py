"""A game of cards, tiles and boards whose sheets the tests lay out, with plain faces."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.edition import Edition, Ink
from pnpgen.faces.pieces import PieceFaces
from pnpgen.faces.templates import open_templates
from pnpgen.layout.arrange import arrange
from pnpgen.layout.backs import Backs
from pnpgen.layout.labels import Labels
from pnpgen.layout.sheet import Sheet
from pnpgen.layout.sheets import impose
from pnpgen.pdf.fonts import Fonts
from pnpgen.text.catalogs import Catalog

GAME = """\
id: dig
title: The dig
language: en
version: "1.2"
source: made for the tests
licence: CC0
numbers:
  copies: {value: 2, provenance: stated}
  parts: {value: 6, provenance: stated}
setup:
  players: [2, 3, 4]
  rows:
    bones: {label: bones, counts: [24, 36, 48], product: [copies, parts]}
    rocks: {label: rocks, counts: [9, 13, 18]}
    tricks: {label: tricks, counts: [10, 10, 10]}
    map: {label: map, counts: [1, 1, 1]}
components:
  bones:
    name: bones
    counted: "{count} [count:bone|bones]"
    kind: tile
    row: bones
    size: [34, 34]
    bleed: 2
    template: tile.svg.j2
    back: tile.svg.j2
    pieces: {axes: {owner: [A, B, C, D], part: [1, 2, 3, 4, 5, 6]}, copies: copies, player_axis: owner}
  rocks:
    name: rocks
    counted: "{count} [count:rock|rocks]"
    kind: tile
    row: rocks
    size: [34, 34]
    bleed: 2
    template: tile.svg.j2
    back: tile.svg.j2
  tricks:
    name: tricks
    counted: "{count} [count:trick|tricks]"
    kind: card
    row: tricks
    size: [63, 88]
    bleed: 3
    template: card.svg.j2
    back: card.svg.j2
  map:
    name: map
    counted: "{count} [count:map|maps]"
    kind: board
    row: map
    size: [210, 297]
    template: map.svg.j2
    cut: false
sheets:
  tile:
    - areas:
        - {at: [18, 10.5], grid: [3, 4], fill: [bones]}
        - {at: [18, 150.5], grid: [3, 4], fill: [bones]}
        - {at: [124, 10.5], grid: [2, 4], fill: [rocks]}
        - {at: [124, 150.5], grid: [1, 1], fill: [rocks]}
credits: [{what: the game, who: nobody}]
"""
FACE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="-{2} -{2} {0} {1}">
<rect x="-{2}" y="-{2}" width="{0}" height="{1}" fill="#DDEEFF"/>
</svg>
"""
FACES = {
    "tile": (38, 38, 2), "card": (69, 94, 3), "map": (210, 297, 0), "large": (406, 566, 3),
    "coin": (18, 18, 0), "bar": (30, 12, 0),
}  # fmt: skip

Dig = Callable[..., Definition]
Sheets = Callable[..., tuple[Sheet, ...]]


@pytest.fixture
def dig(tmp_path: Path) -> Dig:
    """The definition of the game, with words replaced in its file."""

    def make(*changes: tuple[str, str]) -> Definition:
        text = GAME
        for old, new in changes:
            assert text.count(old) == 1
            text = text.replace(old, new)
        (tmp_path / "templates").mkdir(exist_ok=True)
        (tmp_path / "game.yaml").write_text(text, encoding="utf-8")
        (tmp_path / "rulebook.yaml").write_text("sections: {}\n", encoding="utf-8")
        for name, measures in FACES.items():
            (tmp_path / "templates" / f"{name}.svg.j2").write_text(FACE.format(*measures), encoding="utf-8")
        definition = load_game(tmp_path).definition
        assert definition is not None
        return definition

    return make


@pytest.fixture
def sheets(dig: Dig) -> Sheets:
    """The finished component sheets of the game."""

    def make(
        *changes: tuple[str, str],
        backs: Backs = "none",
        players: int | None = None,
        locale: str = "en",
        ink: Ink = "full",
    ) -> tuple[Sheet, ...]:
        definition = dig(*changes)
        edition = Edition(definition, locale, Catalog(locale), Catalog(locale), ink=ink, players=players)
        faces = PieceFaces(edition, open_templates([definition.folder / "templates"]))
        labels = Labels(edition, Fonts([shipped("fonts")]))
        return impose(arrange(definition, players), labels, faces.render, faces.page, backs)

    return make
