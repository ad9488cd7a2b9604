"""Rulebook pages of a small game: what stands where, and findings where it can't."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pnpgen.layout import codes as layout_codes
from pnpgen.rulebook import codes as rulebook_codes

LayOut = Callable[..., Any]

LONG = "Every digger digs as deep as the sand allows and then a little deeper. "
LEFT, RIGHT, WIDTH, BOTTOM = 15.0, 108.0, 87.0, 280.0


def section(id_: str, *blocks: str, heading: str = "Goal", more: str = "") -> str:
    """A section in YAML with blocks b0, b1 ..."""
    lines = [f"  {id_}:", f"    heading: {heading}", *([f"    {more}"] if more else []), "    blocks:"]
    lines += [f"      b{number}: {{{block}}}" for number, block in enumerate(blocks)]
    return "\n".join(lines) + "\n"


def book(*sections: str) -> str:
    return 'facts: "{players.least}–{players.most} players · {rounds} rounds"\nsections:\n' + "".join(
        sections
    )


def test_steps_are_numbered_in_each_section_and_what_stands_between_them_is_indented(lay_out: LayOut) -> None:
    made = lay_out(
        book(
            section(
                "turn",
                "kind: step, text: First.",
                "kind: rule, text: Between.",
                "kind: step, text: Second.",
                "kind: rule, text: Afterwards.",
            ),
            section("more", "kind: step, text: Again.", heading="More"),
        ),
        "balance: false\n",
    )
    assert not made.findings
    assert [said.text for said in made.said if said.role == "Lbl"] == ["1", "2", "1"]
    assert made.find("First.").x == made.find("Between.").x == LEFT + 8.4
    assert made.find("Afterwards.").x == LEFT


def test_a_number_that_a_piece_draws_itself_can_be_heard(lay_out: LayOut) -> None:
    theme = "blocks: {step: {marker: {template: theme/step.svg.j2, w: 5, h: 5}}}\n"
    made = lay_out(book(section("turn", "kind: step, text: First.", "kind: bullet, text: Dig.")), theme)
    assert [art.alt for art in made.art("theme/step.svg.j2")] == ["1"]
    assert [art.alt for art in made.art("theme/bullet.svg.j2")] == [""]


def test_headings_are_first_level_headings_and_bookmarks_in_reading_order(lay_out: LayOut) -> None:
    made = lay_out(
        book(
            section("goal", "kind: rule, text: Dig."),
            section("end", "kind: rule, text: Stop.", heading="End"),
        )
    )
    assert [(said.text, said.role) for said in made.said] == [
        ("Goal", "H1"),
        ("Dig.", "P"),
        ("End", "H1"),
        ("Stop.", "P"),
    ]
    marks = [(mark.anchor, mark.title, mark.level) for mark in made.sheets[0].bookmarks]
    assert marks == [("rulebook", "Diggers", 0), ("rulebook.goal", "Goal", 1), ("rulebook.end", "End", 1)]


def test_a_heading_is_never_the_last_in_its_column(lay_out: LayOut) -> None:
    for count in range(24, 36):
        paragraphs = [f"kind: rule, text: '{LONG}'" for _ in range(count)]
        made = lay_out(
            book(
                section("goal", *paragraphs), section("end", f"kind: rule, text: '{LONG * 2}'", heading="End")
            )
        )
        head = made.find("End")
        below = [s for s in made.said if (s.page, s.x) == (head.page, head.x) and s.y > head.y]
        assert below, count
        assert below[0].height >= 2 * 4.6 - 0.01


def test_text_stays_inside_its_frames_and_its_columns_are_level_on_the_last_page(lay_out: LayOut) -> None:
    made = lay_out(book(*(section(f"s{n}", *[f"kind: rule, text: '{LONG * 3}'"] * 4) for n in range(7))))
    assert len(made.sheets) == 2
    assert all(said.y + said.height <= BOTTOM + 0.01 for said in made.said)
    last = [said for said in made.said if said.page == 2]
    ends = [max(s.y + s.height for s in last if s.x == x) for x in (LEFT, RIGHT)]
    assert abs(ends[0] - ends[1]) < 12
    assert max(ends) < BOTTOM - 50


def test_a_colon_keeps_a_paragraph_with_what_it_announces(lay_out: LayOut) -> None:
    theme = (
        "pages: {first: {frames: {main: [{x: 15, y: 90, w: 87, h: 24}, {x: 108, y: 90, w: 87, h: 100}]}}}\n"
    )
    blocks = (
        "kind: text, text: Some words.",
        "kind: text, text: 'You need:'",
        "kind: bullet, text: a spade.",
    )
    made = lay_out(book(section("goal", *blocks)), theme + "balance: false\n")
    assert made.find("Some words.").x == LEFT
    assert made.find("You need:").x == RIGHT
    apart = lay_out(
        book(section("goal", *blocks)).replace("need:", "need a lot."), theme + "balance: false\n"
    )
    assert apart.find("You need").x == LEFT


def test_options_stand_with_the_word_or_between_them(lay_out: LayOut) -> None:
    made = lay_out(
        book(
            section(
                "turn",
                "kind: option, title: Camp, text: Rest.",
                "kind: option, title: Dig, text: Dig., icon: pawn",
            )
        )
    )
    first, tab, second = made.find("Camp"), made.find("or"), made.find("Dig")
    assert first.role == second.role == "H2"
    boxes = made.art("theme/option.svg.j2")
    assert [box.x_mm for box in boxes] == [LEFT, LEFT]
    gap = (boxes[0].y_mm + 17, boxes[1].y_mm)
    assert gap[1] - gap[0] == pytest.approx(3.4)
    assert gap[0] < tab.y + tab.height / 2 < gap[1]


def test_options_side_by_side_have_equal_boxes(lay_out: LayOut) -> None:
    blocks = [f"kind: option, title: T{n}, text: '{LONG * n}'" for n in (1, 3, 2)]
    theme = "blocks: {option: {columns: 3, gap: 4, between: null, padding: [2, 2, 2, 2], span: true}}\n"
    made = lay_out(book(section("turn", *blocks)), theme)
    boxes = made.art("theme/option.svg.j2")
    assert [round(box.x_mm, 2) for box in boxes] == [15, 76.33, 137.67]
    assert len({box.face.height for box in boxes}) == 1
    assert {round(box.face.width, 2) for box in boxes} == {57.33}


def test_the_setup_table_prints_what_its_rows_come_to_and_then_what_is_not_counted(lay_out: LayOut) -> None:
    made = lay_out(book(section("setup", "kind: setup_table")))
    cells = [said.text for said in made.said if said.role in ("TH", "TD")]
    assert cells == [
        " ",
        "2 players",
        "3 players",
        "Tiles",
        "4",
        "6",
        "All",
        "4",
        "6",
        "laid out",
        "2 × 2",
        "3 × 2",
        "Dice",
        "1",
        "1",
    ]
    numbers = [(said.text, said.x) for said in made.said if said.role == "TD"]
    assert numbers[:2] == [("4", LEFT + WIDTH - 30), ("6", LEFT + WIDTH - 15)]
    assert {x for _, x in numbers} == {LEFT + WIDTH - 30, LEFT + WIDTH - 15}
    just_two = lay_out(book(section("setup", "kind: setup_table")), players=2)
    assert [s.text for s in just_two.said if s.role == "TD"] == ["4", "4", "2 × 2", "1"]


def test_components_show_real_faces_with_their_counts(lay_out: LayOut) -> None:
    made = lay_out(
        book(
            section(
                "parts",
                "kind: components",
                "kind: components, title: From home, text: one, components: [die]",
            )
        )
    )
    assert made.texts == ["Goal", "6 tiles", "cut them out", "1 die", "From home", "one"]
    (face,) = made.art("tile.svg.j2")
    assert face.trimmed
    assert face.alt == "6 tiles"
    assert face.scale == pytest.approx(18 / 40)
    assert face.x_mm == pytest.approx(LEFT + (20 - 30 * 18 / 40) / 2)


def test_a_belt_sets_numbers_apart_from_names_and_runs_in_its_own_channel(lay_out: LayOut) -> None:
    theme = (
        "pages: {first: {frames: {belt: [{x: 8, y: 74, w: 194, h: 20}]}}}\n"
        "channels: {belt: {blocks: {heading: {show: false}}}}\n"
        "blocks: {components: {channel: belt, columns: 0, number_style: number, note_style: null,"
        " picture: {w: 13, h: 13}}}\n"
    )
    made = lay_out(
        book(section("parts", "kind: components"), section("goal", "kind: rule, text: Dig.")), theme
    )
    assert made.texts == ["6", "tiles", "1", "die", "Goal", "Dig."]
    assert [made.find(text).x for text in ("tiles", "die")] == [8 + 13 + 4, 8 + 194 / 2 + 2 + 13 + 4]


def test_an_example_prints_the_values_of_its_replay_as_a_sum_with_pictures(lay_out: LayOut) -> None:
    made = lay_out(book(section("goal", "kind: example, example: alone")))
    assert made.texts == [
        "Goal", "Example", "Alone", "6", "+", "3", "=", "9", "1", "2",
        "Ann has 6 and ends with 9.", "She wins.",
    ]  # fmt: skip
    pictures = made.art("tile.svg.j2")
    assert [art.alt for art in pictures] == ["Tile B, 2", "Tile A, 1"]
    assert {art.scale for art in pictures} == {16 / 30}


def test_a_theme_may_tell_examples_without_pictures(lay_out: LayOut) -> None:
    made = lay_out(
        book(section("goal", "kind: example, example: alone")), "blocks: {example: {faces: null}}\n"
    )
    assert not made.findings
    assert not made.art("tile.svg.j2")
    assert made.find("She wins.")


def test_an_example_has_a_drawing_that_knows_its_replay(lay_out: LayOut) -> None:
    drawing = "kind: example, example: alone, template: replay.svg.j2, height: 12"
    made = lay_out(book(section("goal", drawing)), "blocks: {example: {faces: null, sum: null}}\n")
    assert not made.findings
    (art,) = made.art("replay.svg.j2")
    assert "".join(art.face.root.itertext()).split() == ["6", "9"]
    assert (art.alt, art.face.height) == ("Alone", 12)
    assert made.find("Alone").y < art.y_mm < made.find("Ann has 6 and ends with 9.").y


def test_a_component_list_goes_on_in_the_next_frame_between_its_rows(lay_out: LayOut) -> None:
    theme = (
        "pages: {first: {frames: {belt: [{x: 8, y: 74, w: 60, h: 20}, {x: 80, y: 74, w: 60, h: 20}]}}}\n"
        "channels: {belt: {blocks: {heading: {show: false}}}}\n"
        "blocks: {components: {channel: belt, columns: 1, picture: {w: 13, h: 13}}}\n"
    )
    made = lay_out(book(section("parts", "kind: components")), theme)
    assert not made.findings
    assert made.find("6 tiles").x < 68
    assert made.find("1 die").x > 80


def test_a_strip_sets_each_part_of_the_story_beside_its_picture_and_the_outcome_at_the_end(
    lay_out: LayOut,
) -> None:
    theme = (
        "blocks: {example: {span: true, sum: null, outcome: {style: body, w: 30, gap: 6},"
        " faces: {w: 20, gap: 5, text_gap: 2, cell: 40, arrangement: strip}}}\n"
    )
    made = lay_out(book(section("goal", "kind: example, example: alone")), theme, examples=EXAMPLE_IN_PARTS)
    pictures = made.art("tile.svg.j2")
    left, right = LEFT + 4, LEFT + 180 - 4
    cell = (180 - 8 - 36 - 5) / 2
    assert [art.x_mm for art in pictures] == pytest.approx([left, left + cell + 5])
    assert [made.find(t).x for t in ("One", "Two", "End")] == pytest.approx(
        [left + 22, left + cell + 5 + 22, right - 30], abs=0.01
    )
    assert made.find("One").y == made.find("End").y == pytest.approx(pictures[0].y_mm, abs=0.01)


EXAMPLE_IN_PARTS = """\
examples:
  alone:
    title: Alone
    clauses: [goal.win]
    players: [Ann, Bob]
    text: "One part.<br/>Two parts."
    outcome: End of it.
    faces: [{component: tiles, axes: {owner: B, part: 2}}, {component: tiles, axes: {owner: A, part: 1}}]
"""


def test_rulings_stand_beside_their_situations_and_are_never_cut(lay_out: LayOut) -> None:
    rulings = [f"kind: ruling, title: 'Case {n}?', text: '{LONG * 3}'" for n in range(28)]
    made = lay_out(book(section("cases", *rulings)), "blocks: {ruling: {title_width: 25, title_gap: 3}}\n")
    cases, answers = [s for s in made.said if s.role == "TH"], [s for s in made.said if s.role == "TD"]
    assert len(cases) == len(answers) == 28
    assert [(a.page, a.y, a.x - 28) for a in answers] == [(c.page, c.y, c.x) for c in cases]


def test_what_stands_between_rulings_never_begins_a_column(lay_out: LayOut) -> None:
    rulings = [f"kind: ruling, title: 'Case {n}?', text: '{LONG * 3}'" for n in range(28)]
    fringe = "{template: figure.svg.j2, h: 2}"
    theme = f"blocks: {{ruling: {{title_width: 25, title_gap: 3, between: {fringe}}}}}\n"
    made = lay_out(book(section("cases", *rulings)), theme)
    cases = [said for said in made.said if said.role == "TH"]
    columns = {(case.page, case.x) for case in cases}
    assert len(columns) > 2
    fringes = made.art("figure.svg.j2")
    assert len(fringes) == len(cases) - len(columns)


def test_edition_choices_are_the_assumed_numbers_and_clauses(lay_out: LayOut) -> None:
    made = lay_out(
        book(
            section("turn", "kind: rule, title: Order., text: Clockwise., provenance: assumed"),
            section("choices", "kind: choices", heading="Choices"),
        )
    )
    assert made.texts == ["Goal", "Order. Clockwise.", "Choices", "The bonus is 3.", "Order. Clockwise."]


def test_credits_name_who_made_it_and_the_source_of_the_game(lay_out: LayOut) -> None:
    made = lay_out(book(section("thanks", "kind: credits")))
    assert made.texts[1:] == [
        "the game nobody & co (CC0, example.org/dig)",
        "made for the tests · licence: CC0 · version 1.0",
    ]


def test_a_figure_has_its_width_its_height_and_its_caption_below(lay_out: LayOut) -> None:
    made = lay_out(
        book(section("goal", "kind: figure, template: figure.svg.j2, height: 44, title: The dig."))
    )
    (art,) = made.art("figure.svg.j2")
    assert art.alt == "The dig."
    caption = made.find("The dig.")
    assert (caption.role, caption.x) == ("Caption", LEFT)
    assert caption.y == pytest.approx(art.y_mm + 44 + 1.4, abs=0.01)


def test_the_furniture_knows_page_and_chapter(lay_out: LayOut) -> None:
    made = lay_out(book(section("goal", *[f"kind: rule, text: '{LONG * 3}'"] * 40, heading="The goal")))
    assert len(made.sheets) == 2
    (later,) = made.art("theme/later.svg.j2")
    printed = ["".join(element.itertext()) for element in later.face.root.iter("{*}text")]
    assert printed == ["The goal", "Diggers", "2 / 2"]
    (first,) = made.art("theme/first.svg.j2")
    assert first.alt == "Diggers"
    assert "2–3 players · 3 rounds" in "".join(first.face.root.itertext()).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("block", "theme", "expected"),
    [
        ("kind: figure, template: figure.svg.j2, height: 300, title: Tall.", "", "L250:6"),
        (f"kind: rule, text: {'W' * 60}", "", "L251:6"),
        ("kind: rule, text: 'A letter nobody has: \U00013000'", "", "L252:6"),
        ("kind: example, example: allone", "", "L211:6"),
        ("kind: components, components: [tile]", "", "L210:6"),
        ("kind: figure, title: Nothing.", "", "L212:6"),
        ("kind: example, example: alone, template: figure.svg.j2", "", "L212:6"),
        ("kind: figure, template: tile.svg.j2, height: 20", "", "V103:3"),
        ("kind: figure, template: fixed.svg.j2, height: 20", "", "L254:1"),
        ("kind: figure, template: nowhere.svg.j2, height: 20", "", "V101:1"),
    ],
)
def test_what_does_not_fit_or_is_not_there_is_found_at_its_block(
    lay_out: LayOut, block: str, theme: str, expected: str
) -> None:
    made = lay_out(book(section("goal", block)), theme)
    assert made.codes == [expected]
    known = {*layout_codes.CODES, *rulebook_codes.CODES}
    assert all(f.code in known for f in made.findings if f.code.startswith("L"))


def test_a_word_too_wide_shrinks_as_far_as_its_style_allows(lay_out: LayOut) -> None:
    head = "Excavationpreparations"
    theme = "styles: {heading: {font: display, size_pt: 30, leading: 12, weight: 900, least_pt: 30}}\n"
    assert lay_out(book(section("goal", "kind: rule, text: Dig.", heading=head)), theme).codes == ["L251:4"]
    made = lay_out(
        book(section("goal", "kind: rule, text: Dig.", heading=head)),
        theme.replace("least_pt: 30", "least_pt: 9"),
    )
    assert not made.findings
    assert 6 < made.find(head).height < 12


def test_what_finds_no_frame_any_more_is_a_finding(lay_out: LayOut) -> None:
    theme = (
        "pages: {first: {frames: {belt: [{x: 8, y: 84, w: 194, h: 20}]}}}\n"
        "channels: {belt: {blocks: {heading: {show: false}}}}\n"
        "blocks: {components: {channel: belt}}\n"
    )
    made = lay_out(book(section("parts", "kind: components")), theme)
    assert made.codes == ["L253:6"]


def test_the_same_book_is_laid_out_the_same_every_time(lay_out: LayOut) -> None:
    text = book(section("goal", *[f"kind: rule, text: '{LONG * 3}'"] * 30))
    assert lay_out(text).said == lay_out(text).said


def test_a_row_that_is_no_news_can_be_left_out_of_the_setup_table(lay_out: LayOut) -> None:
    text = book(section("setup", "kind: setup_table"))
    row = "dice: {label: Dice, counts: [1, 1], in_total: false}"
    assert "Dice" in lay_out(text).texts
    hidden = lay_out(text, game=(row, row.replace("false", "false, in_table: false")))
    assert "Dice" not in hidden.texts
    assert "Tiles" in hidden.texts


def test_a_word_of_the_game_replaces_the_tools(lay_out: LayOut) -> None:
    game = ("data: {}", "text: {example: Say, table_corner: 'at the table:'}")
    made = lay_out(book(section("goal", "kind: example, example: alone", "kind: setup_table")), game=game)
    assert "Say" in made.texts
    assert "at the table:" in made.texts
