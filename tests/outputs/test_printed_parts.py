"""Parts of a large piece: what the PDF shows of it, and what the manifest and its schema say."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from pnpgen.assets import shipped
from pnpgen.definition.component import Component
from pnpgen.definition.splitting import division_of
from pnpgen.faces.render import render_face
from pnpgen.faces.templates import open_templates
from pnpgen.layout.panels import panels_of
from pnpgen.layout.sheet import Placed, Sheet
from pnpgen.outputs.manifest import File, Manifest, manifest_bytes, manifest_schema, page_of
from pnpgen.outputs.pdf import PrintFile, print_files
from pnpgen.outputs.png import page_pictures
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata

QUARTERS = """\
<svg xmlns="http://www.w3.org/2000/svg" width="400mm" height="560mm" viewBox="0 0 400 560">
<rect x="0" y="0" width="200" height="280" fill="#FF0000"/>
<rect x="200" y="0" width="200" height="280" fill="#00FF00"/>
<rect x="0" y="280" width="200" height="280" fill="#0000FF"/>
<rect x="200" y="280" width="200" height="280" fill="#FFFF00"/>
</svg>
"""
RED, GREEN, BLUE, YELLOW, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (255, 255, 255)


@pytest.fixture
def sheets(tmp_path: Path) -> tuple[Sheet, ...]:
    (tmp_path / "map.svg.j2").write_text(QUARTERS, encoding="utf-8")
    face = render_face(open_templates([tmp_path]), "map.svg.j2", {})
    division = division_of(Component(name="map", counted="map", kind="map", size=[400, 560]))
    assert division is not None
    made = []
    for panel in panels_of(division):
        trim, area = panel.trim, panel.area
        piece = Placed(
            "map", "1", "front", trim.x, trim.y, trim.width, trim.height, face, panel.bleed(0),
            part=panel.name, part_x_mm=area.x, part_y_mm=area.y,
        )  # fmt: skip
        made.append(Sheet("map", panel.name, (piece,), panel.page.width, panel.page.height))
    return tuple(made)


def printed(sheets: tuple[Sheet, ...]) -> tuple[PrintFile, ...]:
    words = {"maps": "maps"}
    return print_files(
        "isle-en", Metadata("Isle", "nobody", "", "en"), words, sheets, Fonts([shipped("fonts")])
    )


def test_every_sheet_shows_its_part_and_the_overlap(sheets: tuple[Sheet, ...]) -> None:
    whole, maps = printed(sheets)
    assert (whole.name, maps.name) == ("isle-en.pdf", "maps.pdf")
    pages = list(page_pictures(maps.data, 4 * 25.4))

    def at(page: int, x_mm: float, y_mm: float) -> tuple[int, ...]:
        pixel = pages[page].getpixel((int(4 * x_mm), int(4 * y_mm)))
        assert isinstance(pixel, tuple)
        return pixel

    assert [at(page, 100, 150) for page in range(4)] == [RED, GREEN, BLUE, YELLOW]
    first = sheets[0].placed[0]
    right, bottom = first.x_mm + 200, first.y_mm + 280
    assert at(0, right + 1.5, 150) == GREEN
    assert at(0, right + 3.6, 150) == WHITE
    assert at(0, 100, bottom + 1.5) == BLUE
    assert at(1, sheets[1].placed[0].x_mm - 1.5, 150) == WHITE


def test_the_manifest_says_which_part_lies_where(sheets: tuple[Sheet, ...]) -> None:
    pages = tuple(page_of(sheet) for sheet in sheets)
    manifest = Manifest("isle", "en", "1.0", (File("maps.pdf", "0" * 64, pages),), {})
    told = json.loads(manifest_bytes(manifest))
    jsonschema.validate(told, json.loads(manifest_schema()))
    placed = [page["placed"][0] for page in told["files"][0]["pages"]]
    assert [piece["part"] for piece in placed] == [
        {"name": "A1", "x_mm": 0.0, "y_mm": 0.0},
        {"name": "A2", "x_mm": 200.0, "y_mm": 0.0},
        {"name": "B1", "x_mm": 0.0, "y_mm": 280.0},
        {"name": "B2", "x_mm": 200.0, "y_mm": 280.0},
    ]
    assert {(piece["piece"], piece["width_mm"], piece["height_mm"]) for piece in placed} == {("1", 200, 280)}


def test_whole_pieces_have_no_part_in_the_manifest(sheets: tuple[Sheet, ...]) -> None:
    face = sheets[0].placed[0].face
    page = page_of(Sheet("map", "", (Placed("map", "1", "front", 5, 5, 400, 560, face),), 410, 570))
    assert page.placed[0].part is None
    manifest = Manifest("isle", "en", "1.0", (File("maps.pdf", "0" * 64, (page,)),), {})
    assert b'"part"' not in manifest_bytes(manifest)
