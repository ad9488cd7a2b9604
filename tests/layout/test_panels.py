"""A piece larger than the paper: parts that cover it without a gap, and marks to join them by."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.definition.splitting import Division
from pnpgen.layout.edges import Strip
from pnpgen.layout.panels import panels_of, scheme, scheme_length
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line, Placed, Sheet, Words

Sheets = Callable[..., tuple[Sheet, ...]]
LARGE = (
    "    kind: board\n    row: map\n    size: [210, 297]\n    template: map.svg.j2\n    cut: false\n",
    "    kind: map\n    row: map\n    size: [400, 560]\n    bleed: 3\n    template: large.svg.j2\n",
)
TIGHT = Division(2, 2, 3, 200, 280, (210, 297))


@pytest.fixture
def parts(sheets: Sheets) -> list[Sheet]:
    return [sheet for sheet in sheets(LARGE) if sheet.kind == "map"]


def length(line: Line) -> float:
    return max(line.x2_mm - line.x1_mm, line.y2_mm - line.y1_mm)


def only(sheet: Sheet) -> Placed:
    (piece,) = sheet.placed
    return piece


def test_a_map_of_400_x_560_takes_four_sheets(parts: list[Sheet]) -> None:
    assert [only(sheet).part for sheet in parts] == ["A1", "A2", "B1", "B2"]
    assert [(only(s).part_x_mm, only(s).part_y_mm) for s in parts] == [(0, 0), (200, 0), (0, 280), (200, 280)]
    assert {(only(s).width_mm, only(s).height_mm) for s in parts} == {(200, 280)}
    assert len({only(sheet).face for sheet in parts}) == 1


def test_each_part_shows_3_mm_of_the_next_ones_and_nothing_of_those_before(parts: list[Sheet]) -> None:
    bleeds = [only(sheet).bleed for sheet in parts]
    assert [(right, bottom) for _, _, right, bottom in bleeds[:1]] == [(3, 3)]
    assert bleeds[1][0] == bleeds[3][0] == bleeds[3][1] == bleeds[2][1] == 0
    assert bleeds[1][3] == 3
    assert bleeds[2][2] == 3


@pytest.mark.parametrize(
    "division",
    [TIGHT, Division(3, 1, 3, 150, 200, (210, 297)), Division(2, 3, 8, 120, 90, (297, 210))],
)
def test_a_trimmed_edge_can_be_printed_and_an_outer_one_has_room_for_its_mark(division: Division) -> None:
    for panel in panels_of(division):
        trim, page = panel.trim, panel.page
        assert trim.x >= (4.2 if panel.column else 5.8) - 0.001
        assert trim.y >= (4.2 if panel.row else 5.8) - 0.001
        if panel.column + 1 == division.columns:
            assert page.right - trim.right >= 5.8 - 0.001
        if panel.row + 1 == division.rows:
            assert page.bottom - trim.bottom >= 5.8 - 0.001
        left, top, right, bottom = panel.bleed(3)
        assert trim.grown(left, top, right, bottom).inside(page)


def test_the_areas_of_the_parts_cover_the_piece_once() -> None:
    areas = [panel.area for panel in panels_of(TIGHT)]
    assert sum(area.width * area.height for area in areas) == 400 * 560
    assert not any(a.overlaps(b) for a in areas for b in areas if a is not b)


def test_joints_are_marked_by_crosses_and_outer_edges_by_plain_marks(parts: list[Sheet]) -> None:
    first = parts[0]
    lines = [item for item in first.items if isinstance(item, Line) and item.width_mm == 0.1]
    crosses = [line for line in lines if length(line) == pytest.approx(1.6)]
    marks = [line for line in lines if line not in crosses]
    assert {round(line.x1_mm, 2) for line in marks if line.x1_mm == line.x2_mm} == {5.8, 205.8}
    middles = {(round((c.x1_mm + c.x2_mm) / 2, 1), round((c.y1_mm + c.y2_mm) / 2, 1)) for c in crosses}
    joints = {(x, y) for x, y in middles if x == 205.8 or y == 285.8}
    assert len(middles) == 3
    assert joints == middles


def test_the_joint_names_the_part_that_belongs_there() -> None:
    named = [{(strip.edge, name) for name, strip in panel.letters()} for panel in panels_of(TIGHT)]
    # At the upright joints the paper ends before the printer could write.
    assert named == [{("bottom", "B1")}, {("bottom", "B2")}, {("top", "A1")}, {("top", "A2")}]
    roomy = panels_of(Division(2, 1, 6, 150, 200, (210, 297)))
    assert [{(strip.edge, name) for name, strip in panel.letters()} for panel in roomy] == [
        {("right", "A2")},
        {("left", "A1")},
    ]


def test_names_at_joints_lie_outside_the_trim() -> None:
    for panel in panels_of(TIGHT):
        for _, strip in panel.letters():
            assert not strip.box.overlaps(panel.trim)


def test_every_part_has_a_ruler_and_a_label_with_its_name(parts: list[Sheet]) -> None:
    assert [sheet.label.split(" · ")[1:3] for sheet in parts] == [
        ["maps 1/4", "A1"], ["maps 2/4", "A2"], ["maps 3/4", "B1"], ["maps 4/4", "B2"],
    ]  # fmt: skip
    for sheet in parts:
        piece = only(sheet)
        covered = Rect(piece.x_mm, piece.y_mm, piece.width_mm, piece.height_mm).grown(*piece.bleed)
        base = [i for i in sheet.items if isinstance(i, Line) and abs(i.x2_mm - i.x1_mm - 100) < 1e-6]
        assert len(base) == 1
        assert not covered.overlaps(Rect(base[0].x1_mm, base[0].y1_mm, 100, 3))
        words = [i for i in sheet.items if isinstance(i, Words) and not i.turn and i.block.widest_mm > 20]
        assert words
        assert not any(
            covered.overlaps(Rect(w.x_mm, w.y_mm, w.block.widest_mm, w.block.height_mm)) for w in words
        )


def test_the_scheme_fills_in_the_part_of_the_sheet() -> None:
    panel = panels_of(TIGHT)[3]
    long = scheme_length(panel)
    assert long == pytest.approx(2.6 * 200 / 280)
    filled, *grid = scheme(panel, Strip("bottom", Rect(10, 20, 50, 3)))
    assert (filled.x1_mm, filled.x2_mm) == pytest.approx((10 + long / 2, 10 + long))
    assert filled.width_mm == pytest.approx(1.3)
    assert filled.y1_mm == pytest.approx(20 + 1.95)
    assert len(grid) == 6


def test_backs_of_divided_pieces_are_blank(sheets: Sheets) -> None:
    pages = [sheet for sheet in sheets(LARGE, backs="long") if sheet.kind == "map"]
    assert [len(sheet.placed) for sheet in pages] == [1, 0] * 4
