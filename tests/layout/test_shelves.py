"""Small pieces of many sizes on few sheets: apart, in rows, always the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest

from pnpgen.definition.game import Definition
from pnpgen.layout.arrange import Forme, arrange
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line, Sheet
from pnpgen.layout.shelves import FRAME_MM, Box, pack

Dig = Callable[..., Definition]
Sheets = Callable[..., tuple[Sheet, ...]]
COIN = Box(18, 18, 0, outline=True)
BAR = Box(30, 12, 0, outline=False)
TOKENS = (
    "  map:\n    name: map\n",
    """\
  coins:
    name: coins
    counted: "{count} [count:coin|coins]"
    kind: token
    row: rocks
    size: [18, 18]
    template: coin.svg.j2
    outline: true
  bars:
    name: bars
    counted: "{count} [count:bar|bars]"
    kind: token
    row: tricks
    size: [30, 12]
    template: bar.svg.j2
  map:
    name: map
""",
)
ALL_STRAIGHT = (TOKENS[0], TOKENS[1].replace("    outline: true\n", ""))
PLAN = """\
  token:
    - areas:
        - {at: [20, 20], grid: [6, 3], fill: [coins], gap: 5}
        - {at: [20, 120], grid: [5, 2], fill: [bars]}
"""


def tokens(definition: Definition, kind: str = "token") -> list[Forme]:
    return [forme for forme in arrange(definition) if forme.kind == kind]


def test_pieces_with_outlines_keep_4_mm_apart_and_straight_ones_share_their_cuts() -> None:
    laid = pack([COIN, COIN, BAR, BAR])
    assert laid is not None
    rects = dict(laid[0].places)
    assert rects[1].x - rects[0].right == pytest.approx(4)
    assert rects[3].x == pytest.approx(rects[2].right)


def test_rows_cut_straight_lie_above_those_with_outlines() -> None:
    laid = pack([COIN, BAR, COIN])
    assert laid is not None
    rects = dict(laid[0].places)
    assert rects[1].bottom + 4 == pytest.approx(rects[0].y)
    assert rects[0].y == rects[2].y


def test_equal_rows_share_their_cut_and_bleed_gets_its_gutter() -> None:
    rows = pack([BAR] * 7)
    assert rows is not None
    ys = sorted({rect.y for _, rect in rows[0].places})
    assert ys == pytest.approx([FRAME_MM, FRAME_MM + 12])
    bled = pack([Box(30, 12, 2, outline=False)] * 2)
    assert bled is not None
    first, second = (rect for _, rect in bled[0].places)
    assert second.x - first.right == pytest.approx(4)


def test_nothing_overlaps_and_nothing_leaves_the_frame() -> None:
    boxes = [Box(10 + 7 * n % 60, 8 + 5 * n % 40, 0, outline=n % 3 == 0) for n in range(90)]
    laid = pack(boxes)
    assert laid is not None
    assert sorted(index for sheet in laid for index, _ in sheet.places) == list(range(90))
    for sheet in laid:
        frame = sheet.page.grown(-FRAME_MM, -FRAME_MM, -FRAME_MM, -FRAME_MM)
        rects = [rect for _, rect in sheet.places]
        assert all(rect.inside(frame) for rect in rects)
        assert not any(a.overlaps(b) for a, b in combinations(rects, 2))


def test_the_page_lies_where_that_saves_sheets() -> None:
    wide = pack([Box(250, 40, 0, outline=True)] * 3)
    assert wide is not None
    assert [(sheet.page.width, len(sheet.places)) for sheet in wide] == [(297, 3)]
    assert pack([Box(280, 40, 0, outline=True)]) is None


def test_tokens_of_two_sizes_share_a_sheet(dig: Dig) -> None:
    (forme,) = tokens(dig(TOKENS))
    assert {slot.piece.component for slot in forme.slots} == {"coins", "bars"}
    assert len(forme.slots) == 28
    assert {slot.outline for slot in forme.slots if slot.piece.component == "coins"} == {True}


def test_tokens_of_one_size_that_are_cut_straight_lie_in_a_grid(dig: Dig) -> None:
    alone = TOKENS[1].replace("size: [30, 12]", "size: [18, 18]").replace("    outline: true\n", "")
    (forme,) = tokens(dig((TOKENS[0], alone)))
    assert forme.slots[1].trim.x == pytest.approx(forme.slots[0].trim.right)


def test_dice_to_fold_and_stickers_have_sheets_of_their_own(dig: Dig) -> None:
    dice = (
        TOKENS[1]
        .replace("kind: token", "kind: die")
        .replace("    size: [30, 12]", "    outline: true\n    size: [30, 12]")
    )
    formes = tokens(dig((TOKENS[0], dice)), "die")
    assert [{slot.piece.component for slot in forme.slots} for forme in formes] == [{"coins"}, {"bars"}]


def test_what_fewer_players_need_comes_first(dig: Dig) -> None:
    (forme,) = tokens(dig(ALL_STRAIGHT))
    coins = [slot for slot in forme.slots if slot.piece.component == "coins"]
    order = sorted(coins, key=lambda slot: (slot.trim.y, slot.trim.x))
    assert [slot.piece.players for slot in order] == sorted(slot.piece.players for slot in coins)


def test_outlines_have_no_cut_marks(sheets: Sheets) -> None:
    (sheet,) = (sheet for sheet in sheets(TOKENS) if sheet.kind == "token")
    bars = [piece for piece in sheet.placed if piece.component == "bars"]
    edges = {round(edge, 3) for piece in bars for edge in (piece.x_mm, piece.x_mm + piece.width_mm)}
    marks = [
        item
        for item in sheet.items
        if isinstance(item, Line)
        and item.x1_mm == item.x2_mm
        and item.y2_mm - item.y1_mm <= 3.21
        and item.width_mm == 0.1
    ]
    assert marks
    assert {round(mark.x1_mm, 3) for mark in marks} <= edges
    coins = [Rect(p.x_mm, p.y_mm, 18, 18) for p in sheet.placed if p.component == "coins"]
    boxes = [Rect(mark.x1_mm, mark.y1_mm, 0.1, mark.y2_mm - mark.y1_mm) for mark in marks]
    assert not any(coin.overlaps(box) for coin in coins for box in boxes)


def test_a_plan_may_keep_outlined_pieces_apart(dig: Dig) -> None:
    plan = ("sheets:\n", f"sheets:\n{PLAN}")
    (forme,) = tokens(dig(TOKENS, plan))
    xs = sorted({slot.trim.x for slot in forme.slots if slot.piece.component == "coins"})
    assert xs == [20, 43, 66, 89, 112, 135]
