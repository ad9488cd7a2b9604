"""Finished sheets: exact trims, marks and ruler off the pieces, labels, backs behind their fronts."""

from collections.abc import Callable

import pytest

from pnpgen.findings import AuthorError
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Art, Line, Placed, Sheet, Words

Sheets = Callable[..., tuple[Sheet, ...]]


def of_kind(sheets: tuple[Sheet, ...], kind: str) -> list[Sheet]:
    return [sheet for sheet in sheets if sheet.kind == kind]


def bled(piece: Placed) -> Rect:
    return Rect(piece.x_mm, piece.y_mm, piece.width_mm, piece.height_mm).grown(*piece.bleed)


def lines(sheet: Sheet) -> list[Line]:
    return [item for item in sheet.items if isinstance(item, Line)]


def box(item: Line | Words) -> Rect:
    if isinstance(item, Line):
        return Rect(item.x1_mm, item.y1_mm, item.x2_mm - item.x1_mm, item.y2_mm - item.y1_mm)
    width, height = item.block.widest_mm, item.block.height_mm
    if item.turn:
        return Rect(item.x_mm, item.y_mm - width, height, width)
    return Rect(item.x_mm, item.y_mm, width, height)


def test_trim_rectangles_keep_the_size_of_the_component(sheets: Sheets) -> None:
    made = sheets()
    sizes = {(p.component, p.width_mm, p.height_mm) for sheet in made for p in sheet.placed}
    assert sizes == {("bones", 34, 34), ("rocks", 34, 34), ("tricks", 63, 88), ("map", 210, 297)}


@pytest.mark.parametrize("backs", ["none", "long", "short"])
def test_nothing_but_art_lies_in_a_piece_or_its_bleed(sheets: Sheets, backs: str) -> None:
    for sheet in sheets(backs=backs):
        pieces = [bled(piece) for piece in sheet.placed if piece.component != "map"]
        others = [box(item) for item in sheet.items if isinstance(item, Line | Words)]
        page = Rect(0, 0, sheet.width_mm, sheet.height_mm)
        assert all(other.grown(0.05, 0.05, 0.05, 0.05).inside(page) for other in others)
        assert not any(
            piece.overlaps(other.grown(0.05, 0.05, 0.05, 0.05)) for piece in pieces for other in others
        )


def test_every_sheet_has_a_ruler_of_100_mm_with_a_tick_every_10_mm(sheets: Sheets) -> None:
    for sheet in sheets(backs="long"):
        (base,) = (
            line
            for line in lines(sheet)
            if max(line.x2_mm - line.x1_mm, line.y2_mm - line.y1_mm) == pytest.approx(100)
        )
        upright = base.x1_mm == base.x2_mm
        along = sorted(
            (tick.y1_mm - base.y1_mm) if upright else (tick.x1_mm - base.x1_mm)
            for tick in lines(sheet)
            if tick is not base and tick.width_mm == base.width_mm
        )
        assert along == pytest.approx([10 * step for step in range(11)])


def test_ruler_and_label_have_the_same_place_on_all_sheets_of_a_kind(sheets: Sheets) -> None:
    for kind in ("card", "tile"):
        places = {
            tuple((words.x_mm, words.y_mm) for words in sheet.items if isinstance(words, Words))
            for sheet in of_kind(sheets(), kind)
        }
        assert len(places) == 1


def test_labels_tell_which_sheet_of_which_edition(sheets: Sheets) -> None:
    made = sheets()
    assert [sheet.label for sheet in of_kind(made, "tile")] == [
        "The dig · tiles 1/2 · set for 2 players · en · version 1.2 · print at 100 %",
        "The dig · tiles 2/2 · for 3 players or more · en · version 1.2 · print at 100 %",
    ]
    assert of_kind(made, "board")[0].label == "The dig · boards 1/1 · en · version 1.2 · print at 100 %"
    assert "set for 3 players" in of_kind(sheets(players=3), "tile")[0].label
    assert "back" in of_kind(sheets(backs="long"), "card")[1].label


def test_each_back_lies_behind_its_front(sheets: Sheets) -> None:
    made = sheets(backs="long")
    front, back = of_kind(made, "card")[2:4]
    assert len(front.placed) == 1
    fronts = {piece.piece: piece for piece in front.placed}
    for piece in back.placed:
        partner = fronts[piece.piece]
        assert piece.side == "back"
        assert piece.x_mm == pytest.approx(210 - partner.x_mm - partner.width_mm)
        assert piece.y_mm == partner.y_mm
    assert back.placed[0].x_mm == pytest.approx(136.5)
    assert back.placed[0].turn == 0
    assert sheets(backs="short")[3].placed[0].turn == 180


def test_a_sheet_without_backs_is_followed_by_a_blank_page(sheets: Sheets) -> None:
    front, back = of_kind(sheets(backs="long"), "board")
    assert front.placed
    assert not back.placed


def test_butted_tiles_have_no_bleed_between_them_and_full_bleed_around(sheets: Sheets) -> None:
    first, *_ = of_kind(sheets(), "tile")[0].placed
    assert first.bleed == (2, 2, 0, 0)
    last_bone = [piece for piece in of_kind(sheets(), "tile")[0].placed if piece.component == "bones"][11]
    assert last_bone.bleed == (0, 0, 2, 2)


def test_a_template_of_another_size_is_found_in_its_file(sheets: Sheets) -> None:
    with pytest.raises(AuthorError) as raised:
        sheets(("size: [63, 88]", "size: [60, 88]"))
    (finding,) = raised.value.findings
    assert finding.code == "L102"
    assert finding.place.file.endswith("card.svg.j2")
    assert "63 x 88" in finding.message


def test_the_first_page_of_each_kind_is_in_the_outline(sheets: Sheets) -> None:
    assert [mark.title for sheet in sheets() for mark in sheet.bookmarks] == ["boards", "cards", "tiles"]


def test_what_a_plan_draws_lies_behind_the_pieces_of_its_fronts(sheets: Sheets) -> None:
    made = sheets(
        ("  tile:\n    - areas:", "  tile:\n    - template: map.svg.j2\n      areas:"), backs="long"
    )
    first = [(sheet.items[0], sheet.placed[0].side) for sheet in of_kind(made, "tile")]
    drawn = [(type(item) is Art, side) for item, side in first]
    assert drawn == [(True, "front"), (False, "back")] * (len(drawn) // 2)
    assert not any(isinstance(item, Art) for sheet in of_kind(made, "card") for item in sheet.items)


def test_what_a_plan_draws_is_as_large_as_its_page(sheets: Sheets) -> None:
    with pytest.raises(AuthorError) as caught:
        sheets(("  tile:\n    - areas:", "  tile:\n    - template: card.svg.j2\n      areas:"))
    (finding,) = caught.value.findings
    assert (finding.code, finding.message) == ("L102", "the drawing is 69 x 94 mm, its page 210 x 297 mm")
