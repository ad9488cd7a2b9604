"""Columns and pages, with slabs of known heights instead of text."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pnpgen.findings import Place
from pnpgen.layout.book.columns import Column, Filled, Tailpiece, Unit, fill, levelled
from pnpgen.layout.book.paginate import Channel, paginate
from pnpgen.layout.book.slab import Slab, boxed, stacked
from pnpgen.rulebook.blocks import Origin
from pnpgen.rulebook.theme_file import Frame, PagePlan, Pages

LINE = 5.0


def lines(count: int) -> Slab:
    """A paragraph of lines 5 mm high that leaves two lines on either side of a cut."""
    if count < 4:
        return Slab(count * LINE)

    def cut(room: float) -> tuple[Slab, Slab] | None:
        above = min(int(room / LINE + 0.01), count - 2)
        return (lines(above), lines(count - above)) if above >= 2 else None

    return Slab(count * LINE, (), cut, 2 * LINE)


def unit(name: str, slab: Slab, **changes: object) -> Unit:
    made = Unit(Origin("s", name, "text", "main", Place("rulebook.yaml")), lambda _: slab)
    return replace(made, **changes)  # type: ignore[arg-type]


def column(height: float, x: float = 0) -> Column:
    return Column(x, 10, 80, 10 + height)


def where(filled: Filled) -> list[tuple[str, float, float, float]]:
    return [(put.unit.origin.block, put.x, put.y, put.slab.height) for put in filled.puts]


def test_of_two_neighbors_spaces_the_larger_counts_and_none_at_the_top_of_a_column() -> None:
    units = [
        unit("a", Slab(10), before=9, after=4),
        unit("b", Slab(10), before=6, after=1),
        unit("c", Slab(10), before=0.5),
    ]
    assert where(fill(units, [column(100)])) == [("a", 0, 10, 10), ("b", 0, 26, 10), ("c", 0, 37, 10)]


def test_a_heading_goes_to_the_next_column_with_the_first_two_lines_of_its_paragraph() -> None:
    units = [unit("a", Slab(80)), unit("head", Slab(8), keep_next=True), unit("b", lines(6))]
    columns = [column(100), column(100, x=90)]
    assert where(fill(units, columns))[1:] == [("head", 0, 90, 8), ("b", 0, 98, 10), ("b", 90, 10, 20)]
    tighter = [replace(units[0], set=lambda _: Slab(83)), *units[1:]]
    assert where(fill(tighter, columns))[1:] == [("head", 90, 10, 8), ("b", 90, 18, 30)]


def test_a_chain_of_heading_and_intro_waits_for_the_block_that_follows() -> None:
    units = [
        unit("a", Slab(60)),
        unit("head", Slab(8), keep_next=True),
        unit("intro", Slab(10), keep_next=True),
        unit("table", Slab(30)),
    ]
    assert [x for _, x, _, _ in where(fill(units, [column(100), column(100, x=90)]))] == [0, 90, 90, 90]


def test_a_paragraph_leaves_two_lines_above_and_below_a_cut() -> None:
    columns = [column(20), column(100, x=90)]
    assert [(x, h) for _, x, _, h in where(fill([unit("a", lines(5))], columns))] == [(0, 15), (90, 10)]
    assert [(x, h) for _, x, _, h in where(fill([unit("a", Slab(12)), unit("b", lines(5))], columns))] == [
        (0, 12),
        (90, 25),
    ]


def test_what_no_column_holds_is_put_all_the_same_and_says_how_far_it_runs_over() -> None:
    filled = fill([unit("a", Slab(120)), unit("b", Slab(10))], [column(100), column(100, x=90)])
    assert filled.puts[0].overflow == pytest.approx(20, abs=0.02)
    assert where(filled)[1] == ("b", 90, 10, 10)
    assert fill([unit("a", Slab(120))], [column(100)], force=False).rest


def test_levelled_columns_end_within_a_line_of_each_other() -> None:
    units = [unit(str(n), Slab(LINE)) for n in range(9)]
    filled = levelled(units, [column(200), column(200, x=90)])
    assert filled is not None
    assert [put.x for put in filled.puts] == [0] * 5 + [90] * 4


def test_levelled_gives_up_where_the_columns_are_too_short() -> None:
    assert levelled([unit("a", Slab(60)), unit("b", Slab(60))], [column(100)]) is None


def test_blocks_start_on_the_rhythm_of_their_column() -> None:
    column_ = replace(column(100), rhythm=5, top=10)
    filled = fill([unit("a", Slab(7), after=1), unit("b", Slab(5)), unit("c", Slab(5))], [column_])
    assert [put.y for put in filled.puts] == [10, 20, 25]


def pages(*columns: tuple[float, float], first: float | None = None) -> Channel:
    """A channel with these columns (x, height) on every page; on the first page of another height if said."""
    frames = [Frame(x=x, y=10, w=80, h=h) for x, h in columns]
    shorter = [frame.model_copy(update={"h": first or frame.h}) for frame in frames]
    return Channel(
        "main", Pages(first=PagePlan(frames={"main": shorter}), later=[PagePlan(frames={"main": frames})])
    )


def laid(units: list[Unit], channel: Channel, level: bool = False) -> list[tuple[int, str, float, float]]:
    puts, left = paginate(units, channel, level)
    assert not left
    return [(page, put.unit.origin.block, put.x, put.y) for page in sorted(puts) for put in puts[page]]


def test_a_block_across_all_columns_stands_below_levelled_ones() -> None:
    units = [unit(str(n), Slab(10)) for n in range(4)]
    across = unit("across", Slab(30), span=True, before=5, after=7)
    result = laid([*units, across, unit("below", Slab(10))], pages((0, 200), (90, 200)))
    assert result == [
        (0, "0", 0, 10), (0, "1", 0, 20), (0, "2", 90, 10), (0, "3", 90, 20),
        (0, "across", 0, 35), (0, "below", 0, 72),
    ]  # fmt: skip


def test_a_heading_before_a_block_across_all_columns_spans_them_too() -> None:
    head = unit("head", Slab(8), keep_next=True)
    across = unit("across", Slab(30), span=True)
    puts, _ = paginate([unit("a", Slab(10)), head, across], pages((0, 200), (90, 200)), False)
    assert [(put.unit.origin.block, put.width) for put in puts[0]] == [
        ("a", 80),
        ("head", 170),
        ("across", 170),
    ]


def test_what_does_not_fit_below_a_spanning_block_waits_for_the_next_page() -> None:
    across = unit("across", Slab(60), span=True)
    head = unit("head", Slab(8), keep_next=True)
    result = laid([across, head, unit("box", Slab(40))], pages((0, 100), (90, 100)))
    assert result == [(0, "across", 0, 10), (1, "head", 0, 10), (1, "box", 0, 18)]


def test_a_block_too_tall_for_the_first_page_waits_for_the_taller_second() -> None:
    assert laid([unit("tall", Slab(90))], pages((0, 100), first=50)) == [(1, "tall", 0, 10)]


def test_a_page_break_starts_a_page_once() -> None:
    units = [unit("a", Slab(10)), unit("b", Slab(10), page_break=True), unit("c", Slab(10))]
    assert laid(units, pages((0, 100))) == [(0, "a", 0, 10), (1, "b", 0, 10), (1, "c", 0, 20)]
    assert laid([unit("b", Slab(10), page_break=True)], pages((0, 100))) == [(0, "b", 0, 10)]


def test_a_channel_that_ends_gives_back_what_has_no_frame() -> None:
    belt = Frame(x=0, y=10, w=80, h=20)
    plans = Pages(first=PagePlan(frames={"belt": [belt]}), later=[PagePlan(frames={"main": [belt]})])
    puts, left = paginate([unit("a", Slab(15)), unit("b", Slab(15))], Channel("belt", plans), True)
    assert [put.unit.origin.block for put in puts[0]] == ["a"]
    assert [one.origin.block for one in left] == ["b"]


def test_a_box_that_may_be_cut_is_drawn_around_both_parts() -> None:
    box = boxed(lines(6), lambda height: (), (2, 3, 2, 3), split=True)
    assert box.height == 34
    assert box.cut is not None
    parts = box.cut(20)
    assert parts is not None
    assert [part.height for part in parts] == [2 + 15 + 2, 2 + 15 + 2]


def test_a_stack_is_cut_in_its_last_part_only() -> None:
    stack = stacked([(0, Slab(6)), (1, lines(6))])
    assert stack.cut is not None
    assert stack.cut(12) is None
    parts = stack.cut(18)
    assert parts is not None
    assert [part.height for part in parts] == [6 + 1 + 10, 20]


def closing(least: float, most: float) -> Unit:
    piece = Tailpiece(least, most, lambda _, height: Slab(height))
    return unit("end", Slab(most), before=5, span=True, tailpiece=piece)


@pytest.mark.parametrize(("text", "height"), [(20, 60), (60, 35), (75, 20)])
def test_a_tailpiece_is_as_tall_as_the_rest_of_the_last_page_allows(text: float, height: float) -> None:
    puts, left = paginate([unit("a", Slab(text)), closing(20, 60)], pages((0, 100)), True)
    assert not left
    (page,) = puts.values()
    assert [(put.unit.origin.block, put.y, put.slab.height) for put in page] == [
        ("a", 10, text),
        ("end", text + 15, height),
    ]


def test_a_tailpiece_never_stands_on_a_page_alone() -> None:
    puts, left = paginate([unit("a", Slab(76)), closing(20, 60)], pages((0, 100)), True)
    assert [[put.unit.origin.block for put in page] for page in puts.values()] == [["a"]]
    assert not left
