"""A side of a die pictured alone: which die has it, and how it is drawn."""

from pathlib import Path

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.model import PieceRef
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.faces.templates import open_templates
from pnpgen.rulebook.pictured import piece_named
from pnpgen.text.catalogs import Catalog

GAME = """\
id: throw
title: Throw
language: en
version: "1.0"
source: made for the tests
licence: CC0
numbers: {}
setup: {players: [2], rows: {dice: {label: dice, counts: [2]}}}
data:
  dice:
    d1: {values: {sides: [sun, sun, moon, moon, star, star]}}
    d2: {values: {sides: [sun, sun, rain, rain, star, star]}}
components:
  dice:
    name: dice
    counted: "{count} [count:die|dice]"
    kind: die
    row: dice
    size: [43, 30]
    template: net.svg.j2
    outline: true
    die: {edge: 10, faces: sides, side: side.svg.j2}
    pieces: {axes: {die: dice}}
credits: [{what: the game, who: nobody}]
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">{2}</svg>'
EXAMPLE = """\
examples:
  one:
    title: One
    clauses: [goal.win]
    players: [Ann, Bob]
    text: Look.
    given: {thrown: FACE}
    faces: [{component: dice, face: FACE}]
"""
RULES = "sections: {goal: {blocks: {win: {kind: rule, text: Win.}, one: {kind: example, example: one}}}}\n"


def game(folder: Path, face: str = "rain", **replaced: str) -> tuple[Definition | None, list[str]]:
    """The game with an example that pictures a side, and what is wrong with it."""
    text = GAME
    for old, new in replaced.items():
        text = text.replace(old, new)
    (folder / "templates").mkdir()
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    (folder / "rulebook.yaml").write_text(RULES, encoding="utf-8")
    (folder / "examples.yaml").write_text(EXAMPLE.replace("FACE", face), encoding="utf-8")
    (folder / "templates" / "net.svg.j2").write_text(SVG.format(43, 30, ""), encoding="utf-8")
    side = SVG.format(10, 10, '<text x="1" y="5" font-size="3">{{ face }} of {{ piece.die }}</text>')
    (folder / "templates" / "side.svg.j2").write_text(side, encoding="utf-8")
    loaded = load_game(folder)
    return loaded.definition, [f"{finding.code} {finding.message}" for finding in loaded.findings]


def test_a_side_is_that_of_the_first_die_that_has_it_and_drawn_by_the_template_of_sides(
    tmp_path: Path,
) -> None:
    definition, findings = game(tmp_path)
    assert definition is not None
    assert findings == []
    piece = piece_named(definition, PieceRef(component="dice", face="rain"))
    assert piece is not None
    assert (piece.axes["die"], piece.face) == ("d2", "rain")
    faces = PieceFaces(
        Edition(definition, "en", Catalog("en"), Catalog("en")), open_templates([tmp_path / "templates"])
    )
    side = faces.render(piece, "front")
    whole = piece_named(definition, PieceRef(component="dice"))
    assert whole is not None
    net = faces.render(whole, "front")
    assert side is not None
    assert net is not None
    assert "".join(map(str, side.root.itertext())).strip() == "rain of d2"
    assert (side.width, net.width) == (10, 43)


def test_a_side_no_die_has_is_found_with_those_there_are(tmp_path: Path) -> None:
    assert game(tmp_path, "snow")[1] == ["G213 no die has the side `snow`"]


def test_a_side_needs_a_die_that_says_how_a_side_looks(tmp_path: Path) -> None:
    _, findings = game(tmp_path, **{", side: side.svg.j2": ""})
    assert findings == ["G213 `dice` doesn't say how a side of it looks alone"]


def test_a_back_knows_its_component_and_not_its_piece(tmp_path: Path) -> None:
    definition, _ = game(tmp_path, **{"template: net.svg.j2": "template: net.svg.j2\n    back: back.svg.j2"})
    assert definition is not None
    words = "{{ component.size[0] }} {{ piece is defined }}"
    drawing = SVG.format(43, 30, f'<text x="1" y="5" font-size="3">{words}</text>')
    (tmp_path / "templates" / "back.svg.j2").write_text(drawing, encoding="utf-8")
    faces = PieceFaces(
        Edition(definition, "en", Catalog("en"), Catalog("en")), open_templates([tmp_path / "templates"])
    )
    piece = piece_named(definition, PieceRef(component="dice"))
    assert piece is not None
    back = faces.render(piece, "back")
    assert back is not None
    assert "".join(map(str, back.root.itertext())).strip() == "43.0 False"
