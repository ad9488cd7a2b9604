"""The definition against itself: what each finding says, at which cell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pnpgen.definition.load import load_game
from pnpgen.findings import Severity

CARDS = "cards: {label: cards, counts: [4, 6], product: [choices]}"
BOATS = "boats: {label: boats, counts: [2, 3]}"


def found(folder: Any) -> list[tuple[str, str, str]]:
    """Code, message and the words marked, of each finding."""
    result = []
    for finding in load_game(folder).findings:
        place = finding.place
        line = Path(place.file).read_text(encoding="utf-8").split("\n")[place.line - 1]
        result.append((finding.code, finding.message, line[place.column - 1 :][: place.length]))
    return result


def test_a_wrong_count_is_told_at_its_cell_with_the_sum_that_shows_it(harbor: Any) -> None:
    assert found(harbor((CARDS, CARDS.replace("6]", "8]")))) == [
        ("C304", "the table needs 8 pieces of `cards`, but choice 2 x 3 players make 6", "8"),
        ("S203", "`cards` for 3 players is 8; choices 2 x 3 players make 6", "8"),
        ("S204", "the total for 3 players is 10, but 8 + 3 + 1 = 12", "10"),
    ]


def test_a_changed_number_is_told_at_every_cell_that_depends_on_it(harbor: Any) -> None:
    assert found(harbor(("choices: {value: 2", "choices: {value: 3"))) == [
        ("S203", "`cards` for 2 players is 4; choices 3 x 2 players make 6", "4"),
        ("S203", "`cards` for 3 players is 6; choices 3 x 3 players make 9", "6"),
    ]


def test_a_column_that_a_row_lacks_is_no_wrong_total_as_well(harbor: Any) -> None:
    assert found(harbor((BOATS, BOATS.replace("[2, 3]", "[2]")))) == [
        ("S201", "`boats` has no count for 3 players", "[2]"),
    ]


def test_a_new_number_of_players_needs_a_count_in_every_row_and_arrangement(harbor: Any) -> None:
    codes = [code for code, _, _ in found(harbor(("players: [2, 3]", "players: [2, 3, 4]")))]
    assert codes == ["S201"] * 6 + ["C306"] * 2


def test_rows_outside_the_total_are_not_added_up(harbor: Any) -> None:
    assert found(harbor((", in_total: false", ""))) == [
        ("S204", "the total for 2 players is 7, but 4 + 2 + 1 + 1 = 8", "7"),
        ("S204", "the total for 3 players is 10, but 6 + 3 + 1 + 1 = 11", "10"),
    ]


def test_a_row_that_the_table_hides_must_not_be_in_its_total(harbor: Any) -> None:
    assert found(harbor((BOATS, BOATS.replace("[2, 3]", "[2, 3], in_table: false")))) == [
        ("S211", "`boats` is counted in the total, but the table does not show it", "false"),
    ]


def test_copies_multiply_the_pieces_of_each_axis(harbor: Any) -> None:
    folder = harbor(
        ("      axes: {owner: [A, B, C]}\n", "      axes: {owner: [A, B, C]}\n      copies: choices\n")
    )
    assert found(folder) == [
        ("C304", "the table needs 2 pieces of `boats`, but choices 2 x 2 players make 4", "2"),
        ("C304", "the table needs 3 pieces of `boats`, but choices 2 x 3 players make 6", "3"),
    ]


def test_pieces_that_belong_to_no_player_are_compared_with_the_largest_cell(harbor: Any) -> None:
    without = (
        "      axes: {owner: [A, B, C]}\n      player_axis: owner\n",
        "      axes: {owner: [A, B, C, D]}\n",
    )
    assert found(harbor(without)) == [
        ("C304", "the table needs 3 pieces of `boats`, but owner 4 make 4", "3"),
    ]


def test_a_number_of_owners_that_is_not_the_most_players_is_told_at_the_axis(harbor: Any) -> None:
    assert found(harbor(("axes: {owner: [A, B, C]}", "axes: {owner: [A, B, C, D]}"))) == [
        ("C306", "`owner` has 4 values for 3 players", "[A, B, C, D]"),
    ]


def test_a_row_that_nobody_uses_is_a_warning(harbor: Any) -> None:
    folder = harbor(("    row: pencils\n", ""))
    (finding,) = load_game(folder).findings
    assert (finding.code, finding.severity) == ("S207", Severity.WARNING)
    assert found(folder)[0][2] == "pencils"


@pytest.mark.parametrize("size", ["[200, 287]", "[287, 200]", "[210, 297]\n    cut: false"])
def test_a_board_may_fill_the_paper_a_printer_reaches_and_all_of_it_where_it_is_not_cut(
    harbor: Any, size: str
) -> None:
    assert found(harbor(("size: [180, 120]", f"size: {size}"))) == []


@pytest.mark.parametrize("size", ["[201, 287]", "[200, 288]", "[211, 297]\n    cut: false"])
def test_a_board_larger_than_that_is_refused(harbor: Any, size: str) -> None:
    assert [code for code, _, _ in found(harbor(("size: [180, 120]", f"size: {size}")))] == ["C314"]


def test_areas_may_touch_but_not_overlap(harbor: Any) -> None:
    lower = "at: [10.5, 114.5]"
    assert found(harbor((lower, "at: [10.5, 104.5]"))) == []
    assert found(harbor(("at: [10.5, 104.5]", "at: [10.5, 104]"))) == [
        ("C404", "the area overlaps the one in line 78 by 189 x 0.5 mm", "[10.5, 104]"),
    ]


def test_a_lying_sheet_is_wider_than_high(harbor: Any) -> None:
    plan = "    - areas:\n        - {at: [10.5, 16.5], grid: [3, 1]"
    assert (
        found(
            harbor(
                (plan, plan.replace("3, 1", "4, 1").replace("areas", "orientation: landscape\n      areas"))
            )
        )
        == []
    )


def test_hidden_pieces_of_one_pile_need_the_same_back_and_size(harbor: Any) -> None:
    boats = "      axes: {owner: [A, B, C]}\n      player_axis: owner\n"
    secret = boats + "    conceals: true\n    back: back.svg.j2\n"
    assert found(harbor((boats, secret))) == [
        ("C311", "the sizes tell `boats` from `cards`, and both have the back back.svg.j2", "[20, 20]"),
    ]
    assert found(harbor(("size: [20, 20]", "size: [63, 88]"))) == []


def test_a_clause_is_a_normative_block_and_only_clauses_can_be_cited(harbor: Any) -> None:
    harbor(("rounds: {kind: rule,", "rounds: {kind: rule, normative: false,"), file="rulebook.yaml")
    assert found(harbor()) == [("G212", "the rulebook has no clause `end.rounds`", "end.rounds")]


def test_a_clause_is_words(harbor: Any) -> None:
    folder = harbor(
        ("setup: {kind: setup_table}", "setup: {kind: setup_table, normative: true}"), file="rulebook.yaml"
    )
    assert found(folder) == [("G201", "a clause needs `text`", "setup")]


def test_an_example_is_printed_or_says_that_it_is_not(harbor: Any) -> None:
    folder = harbor(("    printed: false\n", ""), file="examples.yaml")
    assert [code for code, _, _ in found(folder)] == ["G204"]
    harbor(
        ("    players: [Ada, Ben]\n", "    players: [Ada, Ben]\n    printed: false\n"), file="examples.yaml"
    )
    assert sorted(message for _, message, _ in found(folder)) == [
        "no block of the rulebook prints the example `company`",
        "the rulebook prints the example `alone`, which says `printed: false`",
    ]


def test_the_spaces_drawn_along_a_track_are_those_that_are_counted(harbor: Any) -> None:
    coins = ", ".join(f"c{space}: {{values: {{at: [{10 * space}, 5]}}}}" for space in range(1, 10))
    along = ("    spaces: last_space\n", "    spaces: last_space\n    along: coins\n")
    folder = harbor(along, ("data:\n", f"data:\n  coins: {{{coins}}}\n"))
    assert found(folder) == []
    missing = ("c5: {values: {at: [50, 5]}}, ", "")
    harbor(missing, ("at: [60, 5]", "at: [600, 5]"), ("at: [70, 5]", "at: 70"))
    assert [(code, message) for code, message, _ in found(folder)] == [
        ("C329", "the space `c6` lies outside `board`"),
        ("C329", "the space `c7` needs `at: [x, y]` in mm"),
        ("C329", "`coins` has 8 spaces, but `last_space` is 9"),
    ]


def test_names_that_do_not_exist_get_the_nearest_one_as_a_hint(harbor: Any) -> None:
    folder = harbor(("    row: boats", "    row: boots"), ("spaces: last_space", "spaces: last_spaces"))
    hints = {finding.code: finding.hint for finding in load_game(folder).findings}
    assert hints["C301"] == "did you mean `boats`?"
    assert hints["S206"] == "did you mean `last_space`?"
