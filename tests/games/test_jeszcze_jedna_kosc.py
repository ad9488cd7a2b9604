"""Jeszcze jedna kość?: each rule, the hidden tiles, the sheets, and small games explored whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from played_games import played

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.layout.arrange import arrange
from pnpgen.rules.claims import Verdict
from pnpgen.rules.explore import explore
from pnpgen.rules.kernel import HIDDEN, Chance, Decide, Impossible, Over
from pnpgen.rules.load import source_of
from pnpgen.rules.policies import policy_names
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.review import review

FOLDER = Path(__file__).parents[2] / "content" / "jeszcze_jedna_kosc"
SPECIALS = ("boulder", "lunch", "map", "pick")


@pytest.fixture(scope="module")
def games(rules: Any) -> tuple[tuple[Any, Any, Any], ...]:
    """Steps of whole games by every policy and number of players: state, event, state after it."""
    return tuple(
        step
        for players in (2, 3, 4)
        for policy in policy_names(rules)
        for number in range(5)
        for step in played(rules, players, policy, number)
    )


def table(rules: Any, players: int = 2, *, owned: Mapping[str, Any] | None = None, **fields: Any) -> Any:
    """A table with these fields, the other tiles face down; `owned` says what the trays of seats hold."""
    fresh = msgspec.to_builtins(rules.start(players))
    trays = [(owned or {}).get(owner, []) for owner in fresh["owners"]]
    state = rules.complete(msgspec.convert({**fresh, "trays": trays, **fields}, rules.state))
    rules.check(state)
    return state


def options(rules: Any, state: Any) -> set[str]:
    node = rules.node(state)
    assert isinstance(node, Decide)
    assert len(node.seats) == 1
    return set(node.options[0])


def play(rules: Any, state: Any, *events: str) -> Any:
    """The state after these events: outcomes of chance, and moves of whoever has to decide."""
    for event in events:
        node = rules.node(state)
        if isinstance(node, Chance):
            assert event in dict(node.outcomes)
            state = rules.apply(state, event)
        else:
            assert event in options(rules, state)
            state = rules.apply(state, (event,))
        rules.check(state)
    return state


def face_down(state: Any) -> Counter[str]:
    return Counter(dict(state.pool)) + Counter(spot.tile for spot in state.known)


# Setup


@pytest.mark.parametrize(("players", "total"), [(2, 40), (3, 60), (4, 80)])
def test_the_whole_setup_table_lies_face_down_at_the_start(
    rules: Any, definition: Definition, players: int, total: int
) -> None:
    state = rules.start(players)
    tiles = face_down(state)
    column = definition.game.setup.players.index(players)
    counts = {row: entry.counts[column] for row, entry in definition.game.setup.rows.items()}
    assert tiles.total() == total
    assert sum(n for tile, n in tiles.items() if tile not in SPECIALS) == counts["bones"]
    assert [tiles[s] for s in SPECIALS] == [counts[r] for r in ("boulders", "lunches", "maps", "picks")]
    assert state == replace(
        state, trays=((),) * players, tools=((),) * players, camp=(), box=(), row=(), turn=0
    )


def test_only_the_bones_of_the_skeletons_in_play_are_dealt_twice_each(rules: Any) -> None:
    bones = {tile: n for tile, n in face_down(rules.start(3)).items() if tile not in SPECIALS}
    assert bones == {f"{owner}{part}": 2 for owner in "ABC" for part in range(1, 7)}


def test_what_is_used_is_what_the_setup_table_prints(rules: Any, definition: Definition) -> None:
    supply = GameSupply(definition)
    for players in (2, 3, 4):
        printed = printed_parts(definition, supply, players)
        used = rules.used(rules.start(players))
        assert used == {name: part.most for name, part in printed.items()}


# Camp


def test_the_camp_gives_exactly_one_needed_bone_of_ones_own_and_ends_the_turn(rules: Any) -> None:
    state = table(rules, camp=["A1", "A2", "B1"], owned={"A": ["A3"]}, tools=[["map"], []])
    assert options(rules, state) == {"take A1", "take A2", "reveal", "peek"}
    after = play(rules, state, "take A2")
    assert (after.trays, after.camp, after.turn) == ((("A2", "A3"), ()), ("A1", "B1"), 1)
    assert after.tools == (("map",), ())


def test_the_camp_is_closed_once_a_tool_is_used_or_a_tile_revealed(rules: Any) -> None:
    state = table(rules, camp=["A1"], tools=[["map"], []])
    assert options(rules, play(rules, state, "peek", "A2")) == {"reveal", "reveal 1"}
    assert "take A1" not in options(rules, play(rules, state, "reveal", "A2"))


# Expeditions


def test_an_expedition_reveals_at_least_one_tile(rules: Any) -> None:
    assert options(rules, rules.start(2)) == {"reveal"}
    assert "stop" in options(rules, play(rules, rules.start(2), "reveal", "B1"))


def test_an_expedition_without_a_pick_ends_with_the_fourth_tile(rules: Any) -> None:
    after = play(rules, rules.start(2), *["reveal", "A1", "reveal", "B1", "reveal", "A2", "reveal", "A4"])
    assert (after.turn, after.trays[0], after.camp) == (1, ("A1", "A2", "A4"), ("B1",))


@pytest.mark.parametrize("found", ["map", "boulder", "B1"])
def test_every_tile_takes_a_place_in_the_limit(rules: Any, found: str) -> None:
    state = table(rules, row=["A1", "A2"], reveals=2)
    assert play(rules, state, "reveal", found).reveals == 3
    assert play(rules, state, "reveal", found, "reveal", "B2").turn == 1


def test_never_more_than_five_tiles_and_a_fifth_only_with_a_pick(games: Any) -> None:
    assert max(state.reveals for state, _, _ in games) <= 5
    fifths = [(state, event) for state, event, _ in games if event in (("fifth",), ("fifth 1",))]
    assert fifths
    assert all(state.reveals == 4 and "pick" in state.tools[state.turn] for state, _ in fifths)


def test_the_row_keeps_bones_and_boulders_and_the_equipment_tools(rules: Any) -> None:
    after = play(rules, rules.start(2), "reveal", "B3", "reveal", "pick", "reveal", "map")
    assert (after.row, after.tools[0], after.reveals) == (("B3",), ("map", "pick"), 3)


def test_a_safe_return_keeps_ones_own_needed_bones_and_gives_the_others_to_the_camp(rules: Any) -> None:
    state = table(rules, row=["A2", "A3", "A3", "B1"], reveals=4, tools=[["pick"], []], owned={"A": ["A1"]})
    after = play(rules, state, "stop")
    assert after.trays[0] == ("A1", "A2", "A3")
    assert (after.camp, after.box, after.tools[0]) == (("B1",), ("A3",), ("pick",))


def test_the_second_active_boulder_sends_all_bones_of_the_expedition_to_the_camp(rules: Any) -> None:
    state = table(rules, row=["A2", "B1", "boulder"], reveals=3, tools=[["map"], []], owned={"A": ["A1"]})
    after = play(rules, state, "reveal", "boulder")
    assert (after.camp, after.box) == (("A2", "B1"), ("boulder", "boulder"))
    assert (after.trays[0], after.tools[0], after.turn) == (("A1",), ("map",), 1)


def test_spare_face_up_copies_go_to_the_box_and_face_down_ones_stay(rules: Any) -> None:
    state = table(rules, camp=["A1"], row=["A1", "B4"], reveals=2, owned={"B": ["B4"]})
    after = play(rules, state, "stop")
    assert (after.camp, after.box) == ((), ("A1", "B4"))
    assert face_down(after)["A1"] == 0
    other = play(rules, table(rules, row=["A1"], reveals=1), "stop")
    assert face_down(other)["A1"] == 1


def test_lunch_ends_the_expedition_at_once_and_no_pick_prolongs_it(rules: Any) -> None:
    state = table(rules, row=["A1", "B1", "boulder"], reveals=3, tools=[["pick"], []])
    after = play(rules, state, "reveal", "lunch")
    assert (after.turn, after.trays[0], after.tools[0]) == (1, ("A1",), ("pick",))
    assert after.box == ("boulder", "lunch")


# Help

ASKABLE: dict[str, Any] = {"row": ["A5", "boulder"], "reveals": 2, "camp": ["B3"]}


@pytest.mark.parametrize(
    ("changes", "offered"),
    [
        ({}, True),
        ({"row": ["boulder"], "reveals": 1}, True),
        ({"row": ["A5", "A6", "boulder"], "reveals": 3}, True),
        ({"row": ["A4", "A5", "A6", "boulder"], "reveals": 4, "tools": [["pick"], []]}, False),
        ({"row": ["A5", "A6"]}, False),
        ({"row": ["A5", "boulder"], "neutral": 1}, False),
        ({"row": ["boulder", "boulder"], "neutral": 1}, True),
        ({"camp": []}, False),
        ({"camp": ["A1"]}, False),
        ({"camp": [], "row": ["B3", "boulder"]}, False),
        ({"asked": 1}, False),
        ({"spent": ["map"]}, True),
    ],
)
def test_help_is_offered_exactly_under_its_conditions(
    rules: Any, changes: dict[str, Any], offered: bool
) -> None:
    state = table(rules, **{**ASKABLE, **changes})
    assert ("ask B" in options(rules, state)) is offered


def test_only_rivals_who_lack_a_bone_of_the_camp_can_be_asked(rules: Any) -> None:
    state = table(rules, 3, **{**ASKABLE, "camp": ["A1", "B3"]})
    assert [move for move in sorted(options(rules, state)) if move.startswith("ask")] == ["ask B"]


def test_the_helper_chooses_a_bone_and_the_digger_must_go_on(rules: Any) -> None:
    state = play(rules, table(rules, **{**ASKABLE, "camp": ["A1", "B3", "B6"]}), "ask B")
    assert rules.node(state) == Decide((1,), (("take B3", "take B6", "refuse"),))
    helped = play(rules, state, "take B6")
    assert (helped.trays[1], helped.camp, helped.neutral) == (("B6",), ("A1", "B3"), 1)
    assert options(rules, helped) == {"reveal"}
    assert "stop" in options(rules, play(rules, helped, "reveal", "A2"))


def test_the_helper_keeps_the_bone_after_a_collapse_and_the_neutral_boulder_counts_as_a_reveal(
    rules: Any,
) -> None:
    state = play(rules, table(rules, **ASKABLE), "ask B", "take B3", "reveal", "boulder")
    assert (state.active, state.reveals) == (1, 3)
    after = play(rules, state, "reveal", "boulder")
    assert (after.trays, after.camp, after.turn) == (((), ("B3",)), ("A5",), 1)


def test_after_a_refusal_nobody_else_may_be_asked(rules: Any) -> None:
    state = table(rules, 3, **{**ASKABLE, "camp": ["B3", "C1"]})
    refused = play(rules, state, "ask B", "refuse")
    assert options(rules, refused) == {"reveal", "stop"}
    assert (refused.camp, refused.neutral) == (state.camp, 0)


def test_a_helper_who_completes_the_skeleton_wins_at_once(rules: Any) -> None:
    five = ["B1", "B2", "B4", "B5", "B6"]
    state = play(rules, table(rules, **ASKABLE, owned={"B": five}), "ask B", "take B3")
    assert rules.node(state) == Over((0, 1), (0, 6))
    assert state.row == ("A5", "boulder")


# Tools


def test_a_third_tool_first_costs_one_of_the_three(rules: Any) -> None:
    state = play(rules, table(rules, tools=[["map", "map"], []]), "reveal", "pick")
    assert options(rules, state) == {"drop map", "drop pick"}
    after = play(rules, state, "drop pick")
    assert (after.tools[0], after.box) == (("map", "map"), ("pick",))
    assert "peek" in options(rules, after)


def test_at_most_one_tool_is_used_in_a_turn(rules: Any, games: Any) -> None:
    peeked = play(rules, table(rules, tools=[["map", "map"], []]), "peek", "B1")
    assert options(rules, peeked) == {"reveal", "reveal 1"}
    state = table(rules, tools=[["pick"], []], spent=["map"], row=["A1"], reveals=1)
    assert play(rules, state, "reveal", "boulder").step == "choose"
    assert all(len(state.spent) <= 1 for state, _, _ in games)


def test_a_map_found_as_the_fourth_tile_waits(rules: Any) -> None:
    after = play(rules, table(rules, row=["A1", "A2", "B1"], reveals=3), "reveal", "map")
    assert (after.turn, after.tools[0]) == (1, ("map",))


def test_a_map_found_on_the_way_may_be_used_before_the_next_reveal(rules: Any) -> None:
    state = play(rules, rules.start(2), "reveal", "B2", "reveal", "map")
    assert options(rules, state) == {"reveal", "peek", "stop"}
    after = play(rules, state, "peek", "A1", "reveal 1", "stop")
    assert (after.trays[0], after.camp, after.box) == (("A1",), ("B2",), ("map",))


def test_a_peek_is_no_reveal_and_the_tile_stays_where_it_is(rules: Any) -> None:
    before = table(rules, tools=[["map"], []], row=["A1"], reveals=1)
    after = play(rules, before, "peek", "boulder")
    assert (after.reveals, face_down(after)) == (1, face_down(before))
    assert options(rules, after) == {"reveal", "reveal 1", "stop"}


def test_others_may_reveal_a_tile_somebody_has_peeked_at(rules: Any) -> None:
    state = table(rules, known=[{"tile": "A2", "seats": [0]}], turn=1)
    after = play(rules, state, "reveal 1", "stop")
    assert (after.camp, after.known) == (("A2",), ())


@pytest.mark.parametrize(("row", "reveals"), [(["A1"], 1), (["A1", "boulder"], 2)])
def test_a_pick_neutralizes_a_boulder_just_revealed_even_the_second(
    rules: Any, row: list[str], reveals: int
) -> None:
    state = play(rules, table(rules, row=row, reveals=reveals, tools=[["pick"], []]), "reveal", "boulder")
    assert options(rules, state) == {"shield", "endure"}
    after = play(rules, state, "shield")
    assert (after.active, after.reveals, after.tools[0]) == (reveals - 1, reveals + 1, ())


def test_a_shielded_fourth_tile_leaves_no_pick_for_a_fifth(rules: Any) -> None:
    state = table(rules, row=["A1", "B1", "boulder"], reveals=3, tools=[["pick", "pick"], []])
    after = play(rules, state, "reveal", "boulder", "shield")
    assert (after.turn, after.trays[0], after.tools[0]) == (1, ("A1",), ("pick",))


def test_a_fifth_tile_cannot_be_shielded_with_another_pick(rules: Any) -> None:
    state = table(rules, row=["A1", "B1", "boulder"], reveals=4, tools=[["pick", "pick"], []])
    after = play(rules, state, "fifth", "boulder")
    assert (after.turn, after.camp, after.tools[0]) == (1, ("A1", "B1"), ("pick",))


@pytest.mark.parametrize("tile", ["A6", "boulder"])
def test_a_fifth_bone_or_first_boulder_comes_home_safely(rules: Any, tile: str) -> None:
    state = table(rules, row=["A1", "B1", "B2"], reveals=4, tools=[["pick"], []])
    after = play(rules, state, "fifth", tile)
    assert (after.turn, after.tools[0]) == (1, ())
    assert set(after.trays[0]) == {"A1", tile} - {"boulder"}


def test_a_pick_found_as_the_fourth_tile_may_give_the_fifth_at_once(rules: Any) -> None:
    state = play(rules, table(rules, row=["A1", "A2", "B1"], reveals=3), "reveal", "pick")
    assert options(rules, state) == {"fifth", "stop"}
    assert play(rules, state, "fifth", "A3").trays[0] == ("A1", "A2", "A3")


def test_a_pick_found_beyond_the_room_on_the_tray_may_still_give_the_fifth(rules: Any) -> None:
    state = table(rules, row=["A1", "A2", "B1"], reveals=3, tools=[["map", "map"], []])
    third = play(rules, state, "reveal", "pick")
    assert options(rules, play(rules, third, "drop map")) == {"fifth", "stop"}
    assert play(rules, third, "drop pick").turn == 1


# The end


def test_revealing_the_last_part_is_not_yet_winning(rules: Any) -> None:
    state = table(rules, owned={"A": ["A1", "A2", "A3", "A4", "A5"]}, row=["boulder"], reveals=1)
    found = play(rules, state, "reveal", "A6")
    assert isinstance(rules.node(found), Decide)
    assert rules.node(play(rules, found, "stop")) == Over((1, 0), (6, 0))
    assert isinstance(rules.node(play(rules, found, "reveal", "boulder")), Decide)


def test_a_bone_from_the_camp_can_win(rules: Any) -> None:
    state = table(rules, owned={"A": ["A1", "A2", "A3", "A4", "A5"]}, camp=["A6"])
    assert rules.node(play(rules, state, "take A6")) == Over((1, 0), (6, 0))


def test_the_last_face_down_tile_is_settled_and_then_only_the_camp_is_left(rules: Any) -> None:
    state = table(
        rules,
        pool=[["A5", 1]],
        owned={"A": ["A1", "A2", "A3", "A4"], "B": ["B1", "B2", "B3", "B4"]},
        camp=["A5", "A6", "A6", "B5", "B5", "B6", "B6"],
        tools=[["map", "pick"], ["map"]],
    )
    after = play(rules, state, "reveal", "A5")
    assert after.trays[0] == ("A1", "A2", "A3", "A4", "A5")
    assert options(rules, after) == {"take B5", "take B6"}
    assert rules.node(play(rules, after, "take B5", "take A6")) == Over((1, 0), (6, 5))


def test_when_face_down_tiles_are_gone_everybody_finds_each_missing_part_in_the_camp(games: Any) -> None:
    late = [state for state, _, _ in games if not state.covered and state.step == "choose"]
    assert late
    for state in late:
        for seat, owner in enumerate(state.owners):
            missing = {f"{owner}{part}" for part in range(1, 7)} - set(state.trays[seat])
            assert missing == set(state.needed(seat, state.camp))


def test_every_game_ends_with_exactly_one_winner(rules: Any, games: Any) -> None:
    ends = [after for _, _, after in games if after.step == "over"]
    assert len(ends) == 3 * len(policy_names(rules)) * 5
    for end in ends:
        over = rules.node(end)
        assert sum(over.returns) == 1
        assert over.scores[over.returns.index(1)] == 6 == max(over.scores)


# Hidden tiles and conservation


def test_no_tile_is_ever_lost_or_doubled(rules: Any, games: Any) -> None:
    for _, _, after in games:
        rules.check(after)


def test_the_odds_of_a_reveal_are_the_tiles_that_nobody_has_looked_at(rules: Any) -> None:
    state = table(rules, row=["A1"], reveals=1, known=[{"tile": "boulder", "seats": [1]}])
    node = rules.node(play(rules, state, "reveal"))
    assert isinstance(node, Chance)
    assert dict(node.outcomes) == dict(state.pool)
    assert (dict(node.outcomes)["A1"], dict(node.outcomes)["boulder"]) == (1, 8)


def test_a_peeked_tile_is_hidden_from_the_others_and_back_in_their_pool(rules: Any) -> None:
    state = play(rules, table(rules, 3, tools=[["map"], [], []]), "peek", "C4")
    assert rules.view(state, 0) == state
    seen = rules.view(state, 1)
    assert [(spot.tile, spot.seats) for spot in seen.known] == [(HIDDEN, (0,))]
    assert dict(seen.pool)["C4"] == 2
    assert rules.view(seen, 1) == seen


def test_no_view_and_no_option_depends_on_a_tile_nobody_showed(rules: Any, games: Any) -> None:
    random = Random(3)
    tried = 0
    for state, _, _ in games:
        for seat in range(len(state.owners)):
            if all(seat in spot.seats for spot in state.known):
                continue
            other = dealt_again(state, seat, random)
            tried += other != state
            assert rules.view(other, seat) == rules.view(state, seat)
            if (node := rules.node(state)) != rules.node(other):
                assert isinstance(node, Chance)
    assert tried > 500


def dealt_again(state: Any, seat: int, random: Random) -> Any:
    """The table with other tiles wherever this seat has not looked."""
    unknown = [tile for tile, n in state.pool for _ in range(n)]
    unknown += [spot.tile for spot in state.known if seat not in spot.seats]
    random.shuffle(unknown)
    known = tuple(spot if seat in spot.seats else replace(spot, tile=unknown.pop()) for spot in state.known)
    return replace(state, known=known, pool=tuple(sorted(Counter(unknown).items())))


def test_a_tile_shown_by_accident_is_known_to_all_and_costs_nothing(rules: Any, games: Any) -> None:
    state = table(rules, 3, row=["A1"], reveals=1, step="slip")
    after = play(rules, state, "A3")
    assert [(spot.tile, spot.seats) for spot in after.known] == [("A3", (0, 1, 2))]
    assert (after.reveals, face_down(after)) == (1, face_down(state))
    assert all(rules.view(after, seat) == after for seat in range(3))
    assert all(state.step != "slip" for state, _, _ in games)


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"camp": ["A1", "A1", "A1"]}, "1 x A1 too many"),
        ({"pool": [["A1", 1]], "box": []}, "still needed"),
        ({"tools": [["map", "map", "map"], []]}, "more than 2 tools"),
        ({"row": ["boulder", "boulder"], "reveals": 2}, "collapsed already"),
        ({"row": ["A1", "A2"], "reveals": 1}, "2 tiles in the row after 1 reveals"),
        ({"trays": [["B1"], []]}, "skeleton A"),
        ({"trays": [["A1", "A2", "A3", "A4", "A5", "A6"], []]}, "as soon as a skeleton is complete"),
        ({"camp": ["map"]}, "map in the camp"),
        ({"turn": 2}, "only 2 seats"),
        ({"owners": ["A", "Z"]}, "there is no skeleton Z"),
        ({"step": "sleep"}, "no step sleep"),
    ],
)
def test_a_table_that_cannot_be_is_refused(rules: Any, fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible, match=why):
        table(rules, **fields)


# The game as a whole


@pytest.mark.parametrize(
    ("players", "numbers", "counts", "states"),
    [
        (2, {"parts": 2}, {"boulders": 1, "maps": 0, "picks": 0, "lunches": 0}, 53057),
        (2, {"parts": 2, "copies": 1}, {"boulders": 1, "maps": 1, "picks": 0, "lunches": 0}, 21895),
        (2, {"parts": 2, "copies": 1}, {"boulders": 2, "maps": 0, "picks": 1, "lunches": 0}, 25294),
        (2, {"parts": 2, "copies": 1}, {"boulders": 2, "maps": 0, "picks": 0, "lunches": 1}, 10485),
    ],
)
def test_a_small_game_explored_whole_has_no_dead_end_and_always_a_winner(
    definition: Definition, players: int, numbers: dict[str, int], counts: dict[str, int], states: int
) -> None:
    supply = GameSupply(definition).with_numbers(numbers).with_counts(counts)
    found = explore(source_of(definition, supply), players, printed_parts(definition, supply, players))
    assert (found.findings, found.complete, found.states) == ((), True, states)
    assert {claim.verdict for claim in found.claims} == {Verdict.PROVED}
    assert {"no dead end", "always a winner"} <= {claim.subject for claim in found.claims}


def test_all_clauses_have_code_and_an_example_and_are_played(definition: Definition) -> None:
    assert review(definition, GameSupply(definition)).findings == ()


def test_the_rules_take_their_numbers_from_the_definition(definition: Definition) -> None:
    supply = GameSupply(definition).with_numbers({"reveals": 2, "tools": 1, "collapse": 3, "uses": 2})
    rules = source_of(definition, supply).load()
    assert play(rules, rules.start(2), "reveal", "A1", "reveal", "A2").turn == 1
    assert play(rules, table(rules, tools=[["map"], []]), "reveal", "pick").step == "third"
    extended = table(rules, row=["A1"], reveals=4, tools=[["pick"], []])
    assert options(rules, extended) == {"fifth", "stop"}
    assert play(rules, extended, "fifth", "pick").turn == 1
    assert rules.facts() == {"tools_over": 2, "reveals_over": 6}


def test_the_first_tile_sheet_is_the_game_for_two_with_whole_skeletons(definition: Definition) -> None:
    first, second = [forme for forme in arrange(definition) if forme.kind == "tile"]
    assert {slot.piece.players for slot in first.slots} == {2}
    assert {slot.piece.players for slot in second.slots} == {3, 4}
    assert len(first.slots) == len(second.slots) == 40
    at = {(slot.trim.x, slot.trim.y): slot.piece for slot in first.slots}
    for x, y, owner in [(18, 10.5, "A"), (18, 78.5, "A"), (18, 150.5, "B"), (18, 218.5, "B")]:
        block = [at[x + 34 * column, y + 34 * row].axes for row in range(2) for column in range(3)]
        assert [(axes["owner"], axes["part"]) for axes in block] == [(owner, part) for part in range(1, 7)]
