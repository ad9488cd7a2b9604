"""A small game whose rulebook each test writes, and what its pages say."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.definition.load import load_game
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.faces.templates import open_templates
from pnpgen.findings import Finding
from pnpgen.layout.pages import lay_out_rulebook
from pnpgen.layout.sheet import Art, Sheet, Words
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.text import SetLines
from pnpgen.rulebook.load import load_theme
from pnpgen.text.catalogs import Catalog
from pnpgen.text.values import Values

BASE = Path(__file__).parents[2] / "templates" / "base"

GAME = """\
id: diggers
title: Diggers
subtitle: a small dig
language: en
version: "1.0"
source: made for the tests
licence: CC0
numbers:
  rounds: {value: 3, provenance: stated, note: "Always {rounds}."}
  bonus: {value: 3, provenance: assumed, note: "The bonus is {bonus}."}
  hand: {value: 2, provenance: assumed}
setup:
  players: [2, 3]
  rows:
    tiles: {label: Tiles, counts: [4, 6], icon: pawn}
    dice: {label: Dice, counts: [1, 1], in_total: false}
  total: {label: All, counts: [4, 6]}
  arrangement: {label: laid out, grids: [[2, 2], [3, 2]]}
data: {}
components:
  tiles:
    name: Tile
    counted: "{count} [count:tile|tiles]"
    note: cut them out
    kind: tile
    row: tiles
    size: [30, 40]
    bleed: 2
    template: tile.svg.j2
    pieces: {axes: {owner: [A, B, C], part: [1, 2]}, player_axis: owner}
  die:
    name: die
    counted: "{count} [count:die|dice]"
    row: dice
sheets: {}
credits:
  - {what: the game, who: nobody & co, licence: CC0, source: example.org/dig}
"""
EXAMPLES = """\
examples:
  alone:
    title: Alone
    clauses: [goal.win]
    players: [Ann, Bob]
    text: "Ann has {given.loot} and ends with {end.loot}."
    outcome: She wins.
    sum: [given.loot, bonus, end.loot]
    faces: [{component: tiles, axes: {owner: B, part: 2}}, {component: tiles, axes: {owner: A, part: 1}}]
"""
TILE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="34mm" height="44mm" viewBox="-2 -2 34 44">
  <rect x="-2" y="-2" width="34" height="44" fill="#DDEEFF"/>
  <text x="4" y="10" font-family="Pnpgen Sans" font-size="6">{{ piece.owner }}{{ piece.part }}</text>
</svg>
"""
FIGURE = """\
<svg xmlns="http://www.w3.org/2000/svg" width="{{ w }}mm" height="{{ h }}mm" viewBox="0 0 {{ w }} {{ h }}">
  <rect width="4" height="4" fill="#DDEEFF"/>
</svg>
"""
REPLAY = FIGURE.replace(
    '<rect width="4" height="4" fill="#DDEEFF"/>',
    '<text x="1" y="5" font-family="Pnpgen Sans" font-size="4">'
    '{{ example["given.loot"] }} {{ example["end.loot"] }}</text>',
)
REPLAYED: Mapping[str, Values] = {"alone": {"given.loot": 6, "end.loot": 9}}


@dataclass(frozen=True)
class Said:
    """A paragraph on a page."""

    page: int
    text: str
    x: float
    y: float
    height: float
    role: str


@dataclass(frozen=True)
class Book:
    """A laid out rulebook, as tests ask about it."""

    sheets: tuple[Sheet, ...]
    findings: tuple[Finding, ...]

    @property
    def said(self) -> list[Said]:
        """Every paragraph in drawing order."""
        return [
            Said(
                page,
                words_of(item),
                round(item.x_mm, 2),
                round(item.y_mm, 2),
                item.block.height_mm,
                item.role,
            )
            for page, sheet in enumerate(self.sheets, start=1)
            for item in sheet.items
            if isinstance(item, Words)
        ]

    @property
    def texts(self) -> list[str]:
        """The words of every paragraph."""
        return [said.text for said in self.said]

    def find(self, start: str) -> Said:
        """The first paragraph that starts so."""
        return next(said for said in self.said if said.text.startswith(start))

    def art(self, template: str) -> list[Art]:
        """The drawings made by a template."""
        return [
            item
            for sheet in self.sheets
            for item in sheet.items
            if isinstance(item, Art) and item.face.name == template
        ]

    @property
    def codes(self) -> list[str]:
        """The codes of the findings with the lines they point to."""
        return [f"{f.code}:{f.place.line}" for f in self.findings]


def words_of(item: Words) -> str:
    """The text of a set paragraph, its lines joined."""
    found = item.block.paragraph
    if not isinstance(found, SetLines):
        return ""
    lines = ("".join(getattr(i, "text", " ") for i in line.items) for line in found.lines)
    return " ".join(lines).replace("\u00a0", " ").replace("\u200b", "")


LayOut = Callable[..., Book]


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    return Fonts([shipped("fonts")])


@pytest.fixture
def lay_out(tmp_path: Path, fonts: Fonts) -> LayOut:
    """Lays out a rulebook (sections in YAML) of the small game in the base theme with some changes."""

    def make(
        sections: str,
        theme: str = "",
        game: tuple[str, str] = ("", ""),
        examples: str = EXAMPLES,
        players: int | None = None,
    ) -> Book:
        folder = tmp_path / "game"
        templates = folder / "templates"
        shutil.rmtree(folder, ignore_errors=True)
        templates.mkdir(parents=True)
        (folder / "game.yaml").write_text(GAME.replace(*game), encoding="utf-8")
        (folder / "examples.yaml").write_text(examples, encoding="utf-8")
        (folder / "rulebook.yaml").write_text(sections, encoding="utf-8")
        (templates / "tile.svg.j2").write_text(TILE, encoding="utf-8")
        (templates / "figure.svg.j2").write_text(FIGURE, encoding="utf-8")
        (templates / "replay.svg.j2").write_text(REPLAY, encoding="utf-8")
        (templates / "fixed.svg.j2").write_text(FIGURE.replace("{{ w }}", "30"), encoding="utf-8")
        (templates / "theme.yaml").write_text(theme or "colors: {}\n", encoding="utf-8")
        definition = load_game(folder).definition
        assert definition is not None, load_game(folder).findings
        words = Catalog("en")
        edition = Edition(definition, "en", Catalog("en"), words, examples=REPLAYED, players=players)
        loaded, wrong = load_theme([templates, BASE], definition.rulebook.sections)
        assert loaded is not None, wrong
        faces = PieceFaces(edition, open_templates([templates, BASE]))
        return Book(*lay_out_rulebook(edition, loaded, faces.templates, fonts, faces.front))

    return make
