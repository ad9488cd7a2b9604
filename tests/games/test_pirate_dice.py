"""Kalózkockák: what the printed dice allow, every call and its outcome, and a small game explored whole."""

from __future__ import annotations

import shutil
from collections import Counter
from itertools import chain, combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from played_games import played

from pnpgen.definition.fields import Scalar
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.model import Entry
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.rules.claims import Verdict
from pnpgen.rules.explore import explore
from pnpgen.rules.kernel import Chance, Decide, Impossible, Over
from pnpgen.rules.load import source_of
from pnpgen.rules.policies import policy_names
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.review import review
from pnpgen.rules.simulate import simulate

FOLDER = Path(__file__).parents[2] / "content" / "pirate_dice"


@pytest.fixture(scope="module")
def faces(definition: Definition) -> dict[str, list[str]]:
    """By die, its six sides as they stand in game.yaml."""
    return {die: [str(face) for face in sides(entry)] for die, entry in definition.game.data["dice"].items()}


def sides(entry: Entry) -> list[Scalar]:
    listed = entry.values["faces"]
    assert isinstance(listed, list)
    return listed


def counts(board: Any) -> Counter[str]:
    """How often each symbol and each color shows, counted naively."""
    return Counter(chain.from_iterable(face.split() for face in board))


def sets_on(board: Any) -> set[str]:
    return {name for name, n in counts(board).items() if n >= 3}


def most_sets(faces: dict[str, list[str]], dice: tuple[str, ...]) -> int:
    """The most sets in any result of these dice; counts are hexadecimal digits, 3 + 5 sets their top bit."""
    names = sorted({part for sides in faces.values() for face in sides for part in face.split()})
    ones = int("1" * len(names), 16)
    sums: list[int] = [5 * ones]
    for die in dice:
        values = [sum(1 << 4 * names.index(part) for part in face.split()) for face in set(faces[die])]
        sums = [done + value for done in sums for value in values]
    return max((done & 8 * ones).bit_count() for done in sums)


def table(rules: Any, players: int, board: Any, **fields: Any) -> Any:
    """A fresh game in which these faces lie on the board."""
    state = rules.complete(replace(rules.start(players), board=tuple(sorted(board)), **fields))
    rules.check(state)
    return state


def called(rules: Any, board: Any, landed: str, *said: str, boats: tuple[int, ...] = ()) -> Any:
    """After these calls, made while the board lies there; the first seat has thrown."""
    seats = len(said)
    state = table(rules, seats, board, landed=landed, step="call", boats=boats or (0,) * seats)
    node = rules.node(state)
    assert isinstance(node, Decide)
    assert node.aloud
    assert all(call in options for call, options in zip(said, node.options, strict=True))
    return rules.apply(state, said)


REDS = ("red pistol", "red skull", "red diamond")
FIVE = ("black skull", "blue skull", "red skull", "red palm", "red ship")


# The printed dice


def test_each_pair_of_symbol_and_color_is_on_one_die_twice_on_opposite_sides(
    definition: Definition, faces: dict[str, list[str]]
) -> None:
    symbols, colors = definition.game.data["symbols"], definition.game.data["colors"]
    pairs = Counter(face for sides in faces.values() for face in set(sides))
    assert pairs == {f"{color} {symbol}": 1 for color in colors for symbol in symbols}
    assert len(pairs) == 36
    for sides in faces.values():
        assert (sides[0], sides[1], sides[4]) == (sides[2], sides[3], sides[5])
        assert len({face.split()[0] for face in sides}) == len({face.split()[1] for face in sides}) == 3


def test_no_two_symbols_or_colors_are_strangers_or_twins(faces: dict[str, list[str]]) -> None:
    for part in (0, 1):
        names = [{face.split()[part] for face in sides} for sides in faces.values()]
        assert set(Counter(chain.from_iterable(names)).values()) == {6}
        meetings = Counter(pair for some in names for pair in combinations(sorted(some), 2))
        assert set(meetings.values()) <= {2, 3}
        assert len(meetings) == 15
        assert len({frozenset(some) for some in names}) == 12


def test_a_face_on_two_dice_is_an_error_of_the_author(definition: Definition) -> None:
    class Doubled(GameSupply):
        def value(self, table: str, entry: str, field: str) -> Any:
            return super().value(table, "d01" if entry == "d02" else entry, field)

    with pytest.raises(AuthorError, match="is on d01 and on d02"):
        source_of(definition, Doubled(definition)).load()


def test_equal_faces_that_are_not_opposite_are_an_error_of_the_author(definition: Definition) -> None:
    class Turned(GameSupply):
        def value(self, table: str, entry: str, field: str) -> Any:
            found = super().value(table, entry, field)
            return sorted(found) if entry == "d01" else found

    with pytest.raises(AuthorError, match="is not on opposite sides of d01"):
        source_of(definition, Turned(definition)).load()


def test_two_colors_of_one_shape_are_an_error_of_the_author(definition: Definition) -> None:
    class Alike(GameSupply):
        def value(self, table: str, entry: str, field: str) -> Any:
            return super().value(table, "red" if entry == "blue" else entry, field)

    with pytest.raises(AuthorError, match="heart is the piece of several colors"):
        source_of(definition, Alike(definition)).load()


def test_a_picture_of_a_die_that_the_example_does_not_mention_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "pirate_dice"
    shutil.copytree(FOLDER, folder)
    examples = folder / "examples.yaml"
    text = examples.read_text(encoding="utf-8")
    examples.write_text(text.replace("face: red diamond}", "face: green pistol}", 1), encoding="utf-8")
    found = [(finding.code, finding.message) for finding in load_game(folder).findings]
    assert found == [("G214", "nothing in the example shows `green pistol`")]


def test_the_hands_are_all_the_dice_whoever_plays(definition: Definition, rules: Any) -> None:
    for players, hand in ((2, 6), (3, 4), (4, 3)):
        hands = rules.start(players).hands
        assert [len(dice) for dice in hands] == [hand] * players
        assert sorted(chain.from_iterable(hands)) == list(definition.game.data["dice"])


def test_the_fewest_dice_for_one_two_and_three_sets_are_what_brute_force_finds(
    rules: Any, faces: dict[str, list[str]]
) -> None:
    facts = rules.facts()
    assert (facts["fewest_one"], facts["fewest_two"], facts["fewest_three"]) == (3, 5, 7)
    for size, most in ((2, 0), (3, 1), (4, 1), (5, 2), (6, 2)):
        assert max(most_sets(faces, dice) for dice in combinations(faces, size)) == most
    assert len(sets_on((*FIVE, "blue palm", "blue pistol"))) == 3


def test_each_proof_shows_a_board_of_so_many_dice_that_holds_the_sets(rules: Any) -> None:
    proofs = {proof.fact: proof for proof in rules.proofs()}
    sizes = {name: proof.value for name, proof in proofs.items()}
    assert sizes == {"fewest_one": 3, "fewest_two": 5, "fewest_three": 7, "quiet_dice": 12}
    boards = {name: proof.case.partition(" (")[0].split(", ") for name, proof in proofs.items()}
    assert {name: len(board) for name, board in boards.items()} == sizes
    sets = [len(sets_on(board)) for board in boards.values()]
    assert sets == [1, 2, 3, 0]


def test_twelve_dice_can_lie_without_a_set_in_exactly_ten_results(
    rules: Any, faces: dict[str, list[str]]
) -> None:
    assert (rules.facts()["quiet_dice"], rules.facts()["quiet_results"]) == (12, 10)
    digit = {name: 16**at for at, name in enumerate(rules.dice.names)}
    values = [[sum(digit[name] for name in face.split()) for face in set(sides)] for sides in faces.values()]
    left, right = ([sum(half) for half in product(*some)] for some in (values[:6], values[6:]))
    assert sum(max(f"{one + other:x}") <= "2" for one in left for other in right) == 10


def test_sets_and_calls_agree_with_counting_by_hand(rules: Any) -> None:
    for _, _, after in played(rules, 3, "random", 5):
        assert set(rules.dice.sets(after.board)) == sets_on(after.board)
        if after.step != "call":
            continue
        sets = [name for name in rules.dice.names if name in sets_on(after.board)]
        right = {
            " ".join([*[("two", "three")[size - 2]] * (size > 1), *names])
            for size in (1, 2, 3)
            for names in combinations(sets, size)
        }
        options = rules.node(after).options[0]
        assert len(set(options)) == len(options)
        assert {call for call in options if call != "silent" and rules.is_right(after, call)} == right


def test_of_four_sets_every_choice_of_up_to_three_can_be_called(rules: Any) -> None:
    board = (
        "black skull",
        "blue palm",
        "blue sabre",
        "blue skull",
        "green sabre",
        "red diamond",
        "red sabre",
    )
    state = table(rules, 2, (*board, "red skull"), landed="red skull", step="call")
    assert len(rules.node(state).options[0]) == 1 + 4 + 6 + 4
    assert "three sabre red blue" in rules.node(state).options[0]


def test_every_way_to_take_the_dice_of_a_call_is_offered_once(rules: Any) -> None:
    random = Random(3)
    for _ in range(60):
        dice = random.sample(rules.dice.ids, 9)
        board = tuple(sorted(random.choice(sorted(rules.dice.faces[die])) for die in dice))
        names = random.sample(sorted(sets_on(board)), min(2, len(sets_on(board))))
        offered = rules.dice.takings(board, tuple(names))
        legal = [
            some
            for size in range(3, 3 * len(names) + 1)
            for some in combinations(board, size)
            if can_be_taken(some, names)
        ]
        assert sorted(offered) == sorted(legal if names else [()])


def can_be_taken(some: tuple[str, ...], names: list[str]) -> bool:
    """Whether three dice for each name, and no others, are these dice."""
    triples = [[set(t) for t in combinations(some, 3) if all(n in f.split() for f in t)] for n in names]
    return any(set().union(*choice) == set(some) for choice in product(*triples))


# Calls


def test_a_right_call_takes_the_dice_and_the_throw(rules: Any) -> None:
    state = called(rules, (*REDS, "black palm"), "red diamond", "silent", "red", "silent")
    assert (state.boats, state.board, state.turn) == ((0, 1, 0), ("black palm",), 1)
    assert {"d02", "d04", "d07"} <= set(state.hands[1])


def test_two_sets_of_five_dice_share_one_and_count_twice(rules: Any) -> None:
    state = called(rules, FIVE, "red ship", "two skull red", "silent", boats=(4, 3))
    assert (state.boats, state.board, state.turn) == ((6, 2), (), 0)


def test_three_sets_are_worth_three_spaces(rules: Any) -> None:
    board = (*FIVE[:3], "red diamond", "red ship", "blue palm", "blue pistol")
    state = called(rules, board, "blue pistol", "silent", "three skull red blue")
    assert (state.boats, state.board) == ((0, 3), ())


def test_a_call_is_wrong_as_a_whole_and_costs_a_space_for_each_set(rules: Any) -> None:
    board = ("black pistol", "black ship", "blue ship", "red ship", "yellow skull", "yellow pistol")
    state = called(rules, board, "yellow pistol", "silent", "two ship pistol", "silent", boats=(1, 5, 1))
    assert (state.boats, len(state.board), state.turn) == ((1, 3, 1), 6, 1)


def test_nobody_falls_behind_the_raft(rules: Any) -> None:
    state = called(rules, FIVE[:3], "blue skull", "skull", "silent", "silent", boats=(0, 0, 2))
    assert state.boats == (1, 0, 1)


def test_a_palm_is_worth_three_spaces_also_within_a_double_call(rules: Any) -> None:
    palms = ("black palm", "blue palm", "red palm")
    assert called(rules, palms, "red palm", "palm", "silent").boats == (3, 0)
    board = (*palms, "red diamond", "red ship")
    assert called(rules, board, "red ship", "two palm red", "silent").boats == (4, 0)


def test_the_first_call_counts_and_the_others_cost_nothing(rules: Any) -> None:
    board = ("black pistol", "black ship", "blue ship", "red ship", "yellow skull", "yellow pistol")
    state = called(rules, board, "yellow pistol", "ship", "two ship pistol", "silent", boats=(2, 5, 1))
    assert rules.node(state) == Chance("first", (("star", 8), ("anchor", 8), ("together", 1), ("unclear", 1)))
    assert rules.apply(state, "star").boats == (3, 5, 1)
    assert rules.apply(state, "anchor").boats == (2, 3, 1)
    assert rules.apply(state, "together").boats == (2, 5, 1)


def test_a_player_who_kept_silent_judges_and_without_one_nobody_was_first(rules: Any) -> None:
    state = rules.apply(called(rules, REDS, "red diamond", "red", "silent", "red"), "unclear")
    assert rules.node(state) == Decide((1,), (("star", "moon", "together"),))
    assert rules.apply(state, ("moon",)).boats == (0, 0, 1)
    assert rules.apply(state, ("together",)).turn == 1
    state = rules.apply(called(rules, REDS, "red diamond", "silent", "red", "red", "silent"), "unclear")
    assert rules.node(state) == Decide((3,), (("anchor", "moon", "together"),))
    state = rules.apply(called(rules, REDS, "red diamond", "red", "red", "red"), "unclear")
    assert (state.boats, state.turn, len(state.board)) == ((0, 0, 0), 1, 3)


def test_a_set_nobody_sees_waits_for_the_next_throw(rules: Any) -> None:
    state = called(rules, REDS, "red diamond", "silent", "silent")
    assert (state.step, state.turn, len(state.board)) == ("choose", 1, 3)
    state = rules.apply(rules.apply(state, ("d06",)), "yellow sabre")
    assert rules.node(state).options == (("silent", "red"),) * 2


def test_the_caller_chooses_among_four(rules: Any) -> None:
    board = ("blue pistol", "blue sabre", "blue ship", "blue skull")
    state = called(rules, board, "blue sabre", "blue", "silent")
    options = rules.node(state).options[0]
    assert len(options) == 4
    assert rules.apply(state, (options[-1],)).board == ("blue pistol",)


def test_all_dice_out_are_dealt_again_unless_somebody_calls(rules: Any) -> None:
    board = [
        *("black ship", "black skull", "blue pistol", "blue skull", "green diamond", "green pistol"),
        *("purple sabre", "purple ship", "red palm", "red sabre", "yellow diamond"),
    ]
    state = table(rules, 2, board, turn=1, step="throw", flying="d12")
    quiet = rules.apply(rules.apply(state, "yellow palm"), ("silent", "silent"))
    assert (quiet.board, quiet.hands, quiet.turn) == ((), rules.start(2).hands, 0)
    caught = rules.apply(rules.apply(state, "purple pistol"), ("pistol", "silent"))
    assert (len(caught.board), caught.boats, caught.turn) == (9, (1, 0), 0)


def test_who_passes_the_treasure_has_reached_it(rules: Any) -> None:
    state = called(
        rules, ("black palm", "blue palm", "red palm"), "red palm", "palm", "silent", boats=(13, 13)
    )
    assert rules.node(state) == Over((1, 0), (14, 13))


def test_a_die_knocked_over_counts_as_it_lies(rules: Any) -> None:
    state = table(
        rules, 2, ("black diamond", "black skull", "green skull"), turn=1, step="throw", flying="d05"
    )
    after = rules.apply(state, "yellow skull")
    assert (after.board, after.step) == (("black skull", "green skull", "yellow skull"), "call")


@pytest.mark.parametrize(
    "fields",
    [
        {"board": ("pink skull",)},
        {"board": ("black skull",)},
        {"boats": (15, 0)},
        {"boats": (14, 3)},
        {"step": "take"},
        {"flying": "d01"},
        {"turn": 2},
    ],
)
def test_impossible_tables_are_named(rules: Any, fields: dict[str, Any]) -> None:
    with pytest.raises(Impossible):
        rules.check(replace(rules.start(2), **fields))


# Whole games


def test_every_policy_keeps_the_rules_and_somebody_always_arrives(rules: Any) -> None:
    for players, policy in product((2, 3, 4), policy_names(rules)):
        last = rules.start(players)
        for before, _, after in played(rules, players, policy, 1):
            rules.check(after)
            assert sum(new > old for old, new in zip(before.boats, after.boats, strict=True)) <= 1
            last = after
        assert sum(rules.node(last).returns) == 1
        assert max(last.boats) == 14


def test_cautious_players_never_call_what_is_not_there(rules: Any) -> None:
    for before, event, _ in played(rules, 4, "cautious", 2):
        if before.step == "call":
            assert all(rules.is_right(before, call) for call in event if call != "silent")


def test_a_game_of_five_dice_is_explored_whole_and_two_sets_need_all_of_them(definition: Definition) -> None:
    supply = GameSupply(definition).with_numbers({"dice": 5, "treasure": 1})
    result = explore(source_of(definition, supply), 2, printed_parts(definition, supply, 2))
    assert (result.findings, result.complete) == ((), True)
    claims = {claim.subject: claim for claim in result.claims}
    for subject in ("no dead end", "no impossible table", "always a winner", "always a way to the end"):
        assert (claims[subject].holds, claims[subject].verdict) == (True, Verdict.PROVED)
    assert (claims["spare_one"].value, claims["spare_two"].value, claims["quiet_dice"].value) == (2, 0, 5)
    assert "spare_three" not in claims


def test_the_seats_win_equally_often(definition: Definition) -> None:
    source = source_of(definition, GameSupply(definition))
    for seat in simulate(source, 2, 150, seed=4, policies=("lively",)).seats:
        assert seat.wins.low < 0.5 < seat.wins.high


def test_the_rules_keep_all_laws_and_every_clause_is_shown_and_played(definition: Definition) -> None:
    assert review(definition, GameSupply(definition)).findings == ()


# What texts and drawings rely on


def test_the_map_has_a_coin_for_every_space_up_to_the_treasure(definition: Definition) -> None:
    spaces = definition.game.data["spaces"]
    assert len(spaces) == definition.game.numbers["treasure"].value
    assert list(spaces)[-1] == "treasure"
