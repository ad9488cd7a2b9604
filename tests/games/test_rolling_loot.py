"""Rolling Loot: dice, requirements and voyages by brute force, each rule, and what is proved of the parts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from played_games import play, played

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.layout.arrange import arrange
from pnpgen.rules.claims import Verdict
from pnpgen.rules.explore import explore
from pnpgen.rules.kernel import Chance, Decide, Impossible, Over
from pnpgen.rules.laws import sampled_states
from pnpgen.rules.load import source_of
from pnpgen.rules.policies import policy_names
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.review import review

FOLDER = Path(__file__).parents[2] / "content" / "rolling_loot"
HOME = "home"
ALL = ("crab", "light", "cove", "lone", "twin", "brig", "fort", "galleon")
FOUR = ["crab", "light", "lone", "fort"]
FIVE = ["crab", "light", "lone", "twin", "galleon"]
Dice = tuple[int, ...]

# What the captions of the cards say, written once more: how many dice, and what they must be.
CARDS: dict[str, tuple[int, Callable[[Dice], bool]]] = {
    "crab 1": (2, lambda d: d[0] == d[1]),
    "crab 2": (3, lambda d: d[1] == d[0] + 1 and d[2] == d[1] + 1),
    "crab 3": (4, lambda d: d[0] == d[1] != d[2] == d[3]),
    "light 1": (2, lambda d: sum(d) >= 10),
    "light 2": (2, lambda d: sum(d) >= 11),
    "light 3": (3, lambda d: d[0] == d[1] == d[2]),
    "cove 1": (2, lambda d: sum(d) == 7),
    "cove 2": (3, lambda d: sum(d) == 10),
    "cove 3": (2, lambda d: d == (1, 2)),
    "lone 1": (3, lambda d: sum(d) >= 14),
    "lone 2": (4, lambda d: sum(d) == 10),
    "twin 1": (3, lambda d: d[1] == d[0] + 1 and d[2] == d[1] + 1),
    "twin 2": (4, lambda d: d[0] == d[1] != d[2] == d[3]),
    "brig 1": (4, lambda d: sum(d) >= 18),
    "brig 2": (2, lambda d: d == (1, 6)),
    "brig 3": (4, lambda d: d in [(1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)]),
    "fort 1": (4, lambda d: sum(d) == 18),
    "fort 2": (2, lambda d: d == (6, 6)),
    "fort 3": (5, lambda d: d in [(1, 2, 3, 4, 5), (2, 3, 4, 5, 6)]),
    "galleon 1": (3, lambda d: sum(d) >= 16),
    "galleon 2": (3, lambda d: d[0] == d[1] == d[2]),
    "galleon 3": (5, lambda d: sorted(Counter(d).values()) == [2, 3]),
}
RESTS = {"lone 3": 1, "twin 3": 0}
"""Steps for the dice left over, and what remains of each when halved."""
LOOT = {1: (0, 2, 3), 2: (2, 3, 5), 3: (4, 6, 10)}


@pytest.fixture(scope="module")
def games(rules: Any) -> tuple[tuple[tuple[Any, Any, Any], ...], ...]:
    """Whole games by every policy and number of players: state, event, state after it."""
    return tuple(
        tuple(played(rules, players, policy, number))
        for players in (2, 3)
        for policy in policy_names(rules)
        for number in range(15)
    )


def table(rules: Any, players: int = 2, **fields: Any) -> Any:
    """A table of which these fields are told, in whatever order, and that can lie so."""
    fresh = msgspec.to_builtins(rules.start(players))
    face_up = {"adventures": FOUR if players == 2 else FIVE, "step": "roll"}
    told = {**fresh, **face_up, **fields}
    in_order = {"sloops": list(map(sorted, told["sloops"])), "covered": sorted(told["covered"])}
    state = msgspec.convert({**told, **in_order}, rules.state)
    rules.check(state)
    return state


def options(rules: Any, state: Any) -> tuple[str, ...]:
    node = rules.node(state)
    assert isinstance(node, Decide)
    assert len(node.seats) == 1
    return node.options[0]


def all_rolls(number: int = 5) -> list[Dice]:
    return sorted({tuple(sorted(roll)) for roll in product(range(1, 7), repeat=number)})


# Dice


def test_five_dice_give_252_results_with_the_odds_of_7776_ordered_rolls(rules: Any) -> None:
    node = rules.node(table(rules))
    ordered = Counter(" ".join(map(str, sorted(roll))) for roll in product(range(1, 7), repeat=5))
    assert dict(node.outcomes) == ordered
    assert len(node.outcomes) == 252
    assert sum(weight for _, weight in node.outcomes) == 7776


@pytest.mark.parametrize("kept", [(), (6,), (2, 2), (1, 3, 5), (4, 4, 4, 6)])
def test_dice_kept_stay_and_the_others_are_rolled(rules: Any, kept: Dice) -> None:
    state = table(rules, dice=list(kept), rolls=1)
    ordered = Counter(" ".join(map(str, sorted(r))) for r in product(range(1, 7), repeat=5 - len(kept)))
    node = rules.node(state)
    assert dict(node.outcomes) == ordered
    for outcome in ordered:
        after = rules.apply(state, outcome)
        assert after.dice == tuple(sorted([*kept, *map(int, outcome.split())]))


def test_any_dice_can_be_kept_each_choice_once(rules: Any) -> None:
    for roll in all_rolls():
        offered = options(rules, table(rules, step="keep", dice=list(roll), rolls=1))
        kept = {tuple(sorted(some)) for n in range(6) for some in combinations(roll, n)} - {roll}
        words = {f"keep {' '.join(map(str, dice)) or 'none'}" for dice in kept}
        assert set(offered) == words | {"stop"}
        assert len(offered) == len(set(offered))


def test_dice_may_be_rolled_again_twice_and_the_last_result_stands(rules: Any) -> None:
    state = play(rules, table(rules), "1 2 3 4 6", "keep 6", "1 1 2 6", "keep 1 1", "1 1 5")
    assert (state.step, state.rolls, state.dice) == ("travel", 3, (1, 1, 1, 1, 5))
    assert not [move for move in options(rules, state) if move.startswith("keep")]


# Requirements


@pytest.mark.parametrize("step", CARDS)
def test_a_combination_is_met_by_exactly_the_dice_its_caption_says(rules: Any, step: str) -> None:
    number, fits = CARDS[step]
    need = rules.places[step].need
    assert need.met == {dice for dice in all_rolls(number) if fits(dice)}
    assert need.dice == number >= rules.supply.number("combination_least")


def test_the_rests_of_level_two_take_odd_or_even_dice(rules: Any) -> None:
    for step, remainder in RESTS.items():
        need = rules.places[step].need
        assert need.rest
        assert need.met == {(face,) for face in range(1, 7) if face % 2 == remainder}
        assert rules.levels[step.split()[0]] == 2
    assert {step for step, place in rules.places.items() if place.need.rest} == set(RESTS)


def test_the_loot_of_each_level_is_as_stated(rules: Any) -> None:
    for name, level in rules.levels.items():
        assert tuple(rules.places[f"{name} {step}"].loot for step in (1, 2, 3)) == LOOT[level]
    assert Counter(rules.levels.values()) == {1: 3, 2: 3, 3: 2}


def test_on_every_card_each_step_is_harder_than_the_one_below(rules: Any) -> None:
    first = {word: weight / 7776 for word, weight in rules.node(table(rules)).outcomes}
    chance = {}
    for step in rules.places:
        worth = rules.odds(step).worth[2]
        chance[step] = sum(worth[tuple(map(int, word.split()))] * share for word, share in first.items())
    for name in rules.levels:
        assert chance[f"{name} 1"] > chance[f"{name} 2"] > chance[f"{name} 3"]
    means = {
        level: [
            sum(chance[f"{n} {step}"] for n, at in rules.levels.items() if at == level) / count
            for step in (1, 2, 3)
        ]
        for level, count in Counter(rules.levels.values()).items()
    }
    assert all(means[1][step] > means[2][step] > means[3][step] for step in range(3))
    assert round(chance["crab 1"], 4) == 0.9992
    assert round(chance["fort 3"], 4) == 0.2611


# Voyages, by brute force

Voyage = tuple[tuple[tuple[str, Dice], ...], tuple[str, ...]]
"""Steps with their dice, sorted, and where the sloops lie afterwards."""


def brute_voyages(sloops: tuple[str, ...], adventures: tuple[str, ...], roll: Dice) -> set[Voyage]:
    """What comes of moving single sloops in every order, with every choice of single dice."""
    found = set()
    todo: list[tuple[tuple[str, ...], frozenset[int], tuple[tuple[str, Dice], ...]]] = [
        (sloops, frozenset(range(5)), ())
    ]
    seen = set(todo)
    while todo:
        at, left, paid = todo.pop()
        rest = [roll[die] for die in left]
        if all(die % 2 == RESTS[step] for step, _ in paid if step in RESTS for die in rest):
            found.add((tuple(sorted(paid)), tuple(sorted(at))))
        for sloop, step in product(range(len(at)), [f"{name} {n}" for name in adventures for n in (1, 2, 3)]):
            name, height = step.split()
            below = HOME if height == "1" else f"{name} {int(height) - 1}"
            if at[sloop] != below or step in at:
                continue
            after = (*at[:sloop], step, *at[sloop + 1 :])
            choices = [()] if step in RESTS else list(combinations(sorted(left), CARDS[step][0]))
            for chosen in choices:
                dice = tuple(sorted(roll[die] for die in chosen))
                if step in RESTS or CARDS[step][1](dice):
                    further = (after, left - set(chosen), (*paid, (step, dice)))
                    if further not in seen:
                        seen.add(further)
                        todo.append(further)
    return found


def offered_voyages(rules: Any, state: Any) -> list[Voyage]:
    """The voyages among the options, read from their words."""
    found = []
    for move in options(rules, state):
        if move.startswith("give up "):
            continue
        paid = []
        for part in [] if move == "stay" else move.split(" + "):
            step, _, dice = part.partition(" with ")
            paid.append((step, () if dice == "rest" else tuple(map(int, dice.split()))))
        assert paid == sorted(paid)
        after = rules.apply(state, (move,))
        found.append((tuple(paid), after.sloops[state.turn]))
    return found


def situations(rules: Any) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Sloops and face-up cards of all kinds: both at home, one out, both out, on one card or on two."""
    random = Random(4)
    for _ in range(150):
        cards = sorted(random.sample(ALL, random.randint(2, 5)), key=ALL.index)
        easy = [name for name in cards if name in ALL[:3]]
        hard = [name for name in cards if name in ALL[3:]]
        cards = easy[:2] + hard[:3]
        places = [f"{name} {step}" for name in cards for step in (1, 2, 3)]
        sloops = random.choice([[HOME, HOME], [HOME, random.choice(places)], random.sample(places, 2)])
        yield tuple(sorted(sloops)), tuple(cards)


def test_all_ways_to_share_out_a_roll_are_offered_once_and_nothing_else(rules: Any) -> None:
    random = Random(5)
    rolls, seen = all_rolls(), Counter()
    for sloops, cards in situations(rules):
        for roll in random.sample(rolls, 20):
            state = table(
                rules, 3, adventures=cards, step="travel", dice=roll, rolls=3,
                sloops=[sloops, [HOME, HOME], [HOME, HOME]],
            )  # fmt: skip
            offered = offered_voyages(rules, state)
            assert len(offered) == len(set(offered))
            assert set(offered) == brute_voyages(sloops, cards, roll), (sloops, cards, roll)
            seen[max(len(paid) for paid, _ in offered)] += 1
    assert {1, 2, 3} <= set(seen)


@pytest.mark.parametrize(
    ("sloops", "cards"),
    [
        ((HOME, HOME), ("crab", "lone", "brig")),
        (("lone 2", "twin 1"), ("lone", "twin")),
        (("crab 1", HOME), ("crab", "galleon")),
    ],
)
def test_for_every_roll_the_voyages_are_those_of_the_brute_force(
    rules: Any, sloops: tuple[str, ...], cards: tuple[str, ...]
) -> None:
    for roll in all_rolls():
        state = table(
            rules, adventures=cards, step="travel", dice=roll, rolls=1, sloops=[sloops, [HOME, HOME]]
        )
        assert sorted(offered_voyages(rules, state)) == sorted(brute_voyages(sloops, cards, roll))


def test_a_sloop_gives_up_when_the_roll_lets_it_set_out_again(rules: Any) -> None:
    def offers(sloops: list[str], roll: Dice) -> set[str]:
        state = table(rules, step="travel", dice=roll, rolls=3, sloops=[sloops, [HOME, HOME]])
        return {move for move in options(rules, state) if move.startswith("give up ")}

    assert offers(["crab 2", "fort 1"], (1, 1, 2, 3, 5)) == {"give up crab 2", "give up fort 1"}
    assert offers(["crab 2", "fort 1"], (1, 2, 3, 4, 5)) == set()
    assert offers(["crab 2", HOME], (1, 1, 2, 3, 5)) == set()
    assert offers(["crab 2", HOME], (1, 1, 2, 5, 6)) == {"give up crab 2"}
    assert offers([HOME, HOME], (1, 1, 2, 5, 6)) == set()


def test_who_gave_up_may_sail_again_in_the_same_turn_or_stay_at_home(rules: Any) -> None:
    state = table(
        rules, step="travel", dice=[1, 1, 2, 3, 5], rolls=3, sloops=[["crab 2", "fort 1"], [HOME, HOME]]
    )
    free = play(rules, state, "give up fort 1")
    assert (free.sloops[0], free.step, free.turn) == (("crab 2", HOME), "travel", 0)
    assert "crab 1 with 1 1" in options(rules, free)
    assert play(rules, free, "stay").sloops[0] == ("crab 2", HOME)


# Setup and turns


@pytest.mark.parametrize(("players", "hard"), [(2, 2), (3, 3)])
def test_two_easy_cards_and_as_many_others_as_stated_are_laid_out(
    rules: Any, players: int, hard: int
) -> None:
    state, names = rules.start(players), []
    while state.step == "lay":
        outcomes = dict(rules.node(state).outcomes)
        deck = ALL[:3] if len(names) < 2 else ALL[3:]
        assert outcomes == dict.fromkeys([name for name in deck if name not in names], 1)
        names.append(sorted(outcomes)[-1])
        state = rules.apply(state, names[-1])
    assert len(names) == 2 + hard
    assert state.adventures == tuple(sorted(names, key=ALL.index))
    assert state == replace(rules.start(players), adventures=state.adventures, step="roll")
    assert state.sloops == ((HOME, HOME),) * players


def test_turns_go_clockwise_and_begin_with_loot_where_there_is_some(rules: Any) -> None:
    state = table(
        rules, 3, step="travel", dice=[1, 1, 2, 3, 5], rolls=2, turn=1,
        sloops=[[HOME, HOME], [HOME, HOME], ["crab 1", "lone 1"]],
    )  # fmt: skip
    after = play(rules, state, "stay")
    assert (after.turn, after.step, after.dice, after.rolls) == (2, "loot", (), 0)
    assert options(rules, after) == ("take lone 1", "roll")
    assert play(rules, replace(after, sloops=((HOME, HOME),) * 3), "roll").step == "roll"


def test_a_sloop_takes_loot_only_in_a_later_turn(rules: Any) -> None:
    state = table(rules, step="travel", dice=[1, 1, 4, 5, 5], rolls=3)
    after = play(rules, state, "lone 1 with 4 5 5")
    assert (after.scores, after.turn, after.sloops[0]) == ((0, 0), 1, (HOME, "lone 1"))


# Loot


def test_taken_loot_is_covered_and_the_sloop_goes_home(rules: Any) -> None:
    state = table(rules, step="loot", sloops=[["fort 2", "lone 1"], [HOME, "lone 2"]])
    assert options(rules, state) == ("take fort 2", "take lone 1", "roll")
    after = play(rules, state, "take fort 2")
    assert (after.scores, after.covered, after.sloops[0]) == ((6, 0), ("fort 2",), (HOME, "lone 1"))
    assert options(rules, after) == ("take lone 1", "roll")
    assert play(rules, after, "take lone 1").step == "roll"


@pytest.mark.parametrize(
    ("place", "covered", "together", "shares"),
    [
        ("crab 3", [], 2, (1, 1, 0)),
        ("crab 3", [], 3, (1, 1, 1)),
        ("crab 2", ["crab 3"], 2, (1, 1, 0)),
        ("crab 2", ["crab 3"], 3, (0, 0, 0)),
        ("galleon 3", [], 2, (5, 5, 0)),
        ("galleon 3", [], 3, (3, 3, 3)),
        ("galleon 1", ["galleon 2", "galleon 3"], 3, (1, 1, 1)),
        ("lone 3", [], 1, (5, 0, 0)),
    ],
)
def test_the_highest_loot_is_shared_at_once_and_rounded_down(
    rules: Any, place: str, covered: list[str], together: int, shares: tuple[int, ...]
) -> None:
    sloops = [[place if seat < together else HOME, HOME] for seat in range(3)]
    state = table(rules, 3, step="loot", covered=covered, sloops=sloops)
    after = play(rules, state, f"take {place}")
    assert after.scores == shares
    assert after.sloops == ((HOME, HOME),) * 3


@pytest.mark.parametrize(
    ("answers", "scores", "staying"),
    [
        (("cut", "cut"), (2, 2, 2), 0),
        (("cut", "leave"), (3, 3, 0), 1),
        (("leave", "cut"), (3, 0, 3), 1),
        (("leave", "leave"), (6, 0, 0), 2),
    ],
)
def test_rivals_below_more_loot_take_a_cut_or_stay(
    rules: Any, answers: tuple[str, str], scores: tuple[int, ...], staying: int
) -> None:
    at = ["galleon 2", HOME]
    state = table(rules, 3, step="loot", sloops=[at, at, at])
    asked = play(rules, state, "take galleon 2")
    assert rules.node(asked) == Decide((1,), (("cut", "leave"),))
    second = play(rules, asked, answers[0])
    assert rules.node(second) == Decide((2,), (("cut", "leave"),))
    after = play(rules, second, answers[1])
    assert (after.scores, after.covered, after.turn) == (scores, ("galleon 2",), 0)
    assert sum("galleon 2" in own for own in after.sloops) == staying


def test_rivals_are_asked_clockwise_from_the_player_on_turn(rules: Any) -> None:
    at = ["galleon 1", HOME]
    asked = play(rules, table(rules, 3, step="loot", turn=1, sloops=[at, at, at]), "take galleon 1")
    assert (asked.asked, asked.sharers) == ((2, 0), (1,))


def test_the_last_loot_of_a_card_sends_all_sloops_home_and_closes_it(rules: Any) -> None:
    state = table(
        rules, 3, step="loot", covered=["crab 3", "lone 1"],
        sloops=[["crab 2", "lone 1"], ["crab 1", "crab 3"], ["crab 3", HOME]],
    )  # fmt: skip
    after = play(rules, state, "take crab 2")
    assert (after.scores, after.adventures) == ((2, 0, 0), ("light", "lone", "twin", "galleon"))
    assert after.covered == ("lone 1",)
    assert after.sloops == ((HOME, "lone 1"), (HOME, HOME), (HOME, HOME))
    late = replace(after, step="travel", dice=(1, 1, 1, 2, 3), rolls=3)
    assert not [move for move in options(rules, late) if "crab" in move]


def test_a_step_without_loot_has_to_be_paid_for_and_gives_nothing(rules: Any) -> None:
    state = table(rules, step="loot", covered=["lone 1"], sloops=[["crab 1", "fort 1"], ["lone 1", HOME]])
    assert options(rules, state) == ("take fort 1", "roll")
    assert rules.prizes(("crab 1", "lone 1"), ("lone 1",)) == []


# Cubes


def test_whoever_reaches_a_space_later_lies_on_top_and_loses_a_tie(rules: Any) -> None:
    state = table(
        rules, 3, step="loot", scores=[1, 3, 3], cubes=[0, 2, 1], covered=["galleon 3"],
        sloops=[["crab 2", HOME], [HOME, HOME], [HOME, HOME]],
    )  # fmt: skip
    after = play(rules, state, "take crab 2")
    assert (after.scores, after.cubes) == ((3, 3, 3), (2, 1, 0))
    assert rules.node(replace(after, step="over")) == Over((0, 0, 1), (3, 3, 3))


def test_cubes_that_move_together_move_in_reverse_order_of_play(rules: Any) -> None:
    at = ["galleon 3", HOME]
    state = table(
        rules, 3, step="loot", turn=1, scores=[2, 2, 2], cubes=[0, 1, 2],
        covered=["galleon 1", "lone 1"], sloops=[at, at, at],
    )  # fmt: skip
    assert play(rules, state, "take galleon 3").cubes == (2, 1, 0)


# The end


@pytest.mark.parametrize(
    ("adventures", "covered", "place", "left"),
    [
        (["crab", "lone"], ["crab 2", "lone 1"], "lone 2", 3),
        (["crab", "lone"], ["crab 2"], "lone 2", -1),
        (["crab", "lone", "fort"], ["crab 2", "lone 1", "fort 1", "fort 2"], "lone 2", -1),
        (["crab", "fort"], ["fort 1", "fort 2"], "crab 2", 3),
        (["fort"], ["fort 1"], "fort 2", 3),
    ],
)
def test_the_last_round_comes_when_two_cards_at_most_have_one_loot_each(
    rules: Any, adventures: list[str], covered: list[str], place: str, left: int
) -> None:
    sloops = [[HOME, place], [HOME, HOME]]
    state = table(rules, adventures=adventures, covered=covered, step="loot", sloops=sloops)
    assert play(rules, state, f"take {place}").turns_left == left


def test_everybody_has_equally_many_turns(games: Any) -> None:
    for steps in games:
        last = steps[-1][2]
        seats = len(last.scores)
        turns = Counter(state.turn for state, _, after in steps if state.turn != after.turn)
        turns[steps[-1][0].turn] += 1
        if last.adventures:
            assert len(set(turns.values())) == 1
            announced = [state for state, _, _ in steps if state.turns_left >= 0]
            assert max(state.turns_left for state in announced) <= 2 * seats - 1
            assert last.turn == seats - 1


def test_after_the_last_turn_sloops_take_what_they_lie_on(rules: Any) -> None:
    state = table(
        rules, 3, adventures=["crab", "twin"], covered=["crab 2", "twin 1", "twin 2"], step="travel",
        dice=[1, 2, 4, 5, 6], rolls=3, turn=2, turns_left=0, scores=[9, 8, 12], cubes=[1, 0, 2],
        sloops=[["crab 3", "twin 3"], ["crab 3", HOME], ["crab 2", "twin 3"]],
    )  # fmt: skip
    after = play(rules, state, "stay")
    assert after.scores == (9 + 1 + 2, 8 + 1, 12 + 2)
    assert rules.node(after) == Over((0, 0, 1), (12, 9, 14))


def test_loot_nobody_lies_on_is_left_behind(rules: Any) -> None:
    state = table(
        rules, adventures=["crab", "twin"], covered=["crab 2", "twin 1", "twin 2"], step="travel",
        dice=[1, 2, 4, 5, 6], rolls=3, turn=1, turns_left=0, scores=[9, 8], cubes=[1, 0],
        sloops=[["crab 2", "twin 2"], ["crab 1", "twin 1"]],
    )  # fmt: skip
    after = play(rules, state, "stay")
    assert (after.scores, after.adventures) == ((9, 8), ("crab", "twin"))
    assert rules.node(after) == Over((1, 0), (9, 8))


def test_a_game_without_a_card_face_up_is_over_at_once(rules: Any) -> None:
    state = table(
        rules, adventures=["fort"], covered=["fort 1", "fort 2"], step="loot", turns_left=2,
        scores=[11, 20], sloops=[["fort 3", HOME], [HOME, HOME]],
    )  # fmt: skip
    assert rules.node(play(rules, state, "take fort 3")) == Over((1, 0), (21, 20))


def test_exactly_one_player_wins_every_game(rules: Any, games: Any) -> None:
    for steps in games:
        over = rules.node(steps[-1][2])
        assert sum(over.returns) == 1
        assert over.scores[over.returns.index(1)] == max(over.scores)


# What is proved of the parts


def lucky(rules: Any, state: Any, targets: list[str]) -> Any:
    """The end of a game in which the first player takes these loots in this order, and the others nothing."""
    targets = list(targets)
    while not isinstance(node := rules.node(state), Over):
        if state.turn:
            event = node.outcomes[0][0] if isinstance(node, Chance) else idle(node.options[0])
        else:
            event = wish(rules, state, node, targets)
        state = play(rules, state, event)
    return state


def idle(moves: tuple[str, ...]) -> str:
    return next(move for move in ("roll", "stop", "stay", "leave") if move in moves)


def wish(rules: Any, state: Any, node: Any, targets: list[str]) -> str:
    """What brings a sloop nearer to the next loot, or takes it."""
    if state.step == "loot":
        if targets and f"take {targets[0]}" in node.options[0]:
            return f"take {targets.pop(0)}"
        return "roll"
    if state.step == "keep":
        return "stop"
    step = next((target for target in targets if target not in state.sloops[0]), "")
    while step and step[-1] != "1" and below(step) not in state.sloops[0]:
        step = below(step)
    if state.step == "travel":
        return next((move for move in node.options[0] if step and move.startswith(f"{step} with")), "stay")
    dice = min(rules.places[step].need.met) if step else ()
    return " ".join(map(str, sorted([*dice, *[1] * (5 - len(dice))])))


def below(step: str) -> str:
    return f"{step[:-1]}{int(step[-1]) - 1}"


def test_one_player_can_take_all_sixty_and_no_track_has_to_be_longer(rules: Any) -> None:
    state = rules.start(3)
    for name in ("crab", "light", "brig", "fort", "galleon"):
        state = rules.apply(state, name)
    targets = [
        *("crab 3", "crab 2", "light 3", "light 2", "brig 3", "brig 2", "brig 1"),
        *("fort 3", "fort 2", "galleon 3", "galleon 2", "fort 1", "galleon 1"),
    ]
    assert lucky(rules, state, targets).scores == (60, 0, 0)
    assert (
        rules.bounds(3)["scoring_card"]
        == rules.facts()["most_loot"]
        == rules.supply.number("track_end")
        == 60
    )
    assert rules.bounds(2)["scoring_card"] == 50


@pytest.mark.parametrize(("players", "least", "most", "covers"), [(2, 30, 50, 6), (3, 40, 60, 8)])
def test_loot_on_the_table_and_cover_tiles_by_counting_all_that_can_be_laid_out(
    rules: Any, definition: Definition, players: int, least: int, most: int, covers: int
) -> None:
    loots, tiles = set(), set()
    for easy, hard in product(combinations(ALL[:3], 2), combinations(ALL[3:], players)):
        cards = (*easy, *hard)
        loots.add(sum(sum(LOOT[rules.levels[name]]) for name in cards))
        tiles.add(most_covered([tuple(filter(None, LOOT[rules.levels[name]])) for name in cards]))
    assert (min(loots), max(loots), max(tiles)) == (least, most, covers)
    bounds = rules.bounds(players)
    assert (bounds["scoring_card"], bounds["covers"]) == (most, covers)
    assert bounds == {**bounds, "sloops": 2 * players, "cubes": players, "dice": 5}
    printed = printed_parts(definition, GameSupply(definition), players)
    assert printed["covers"].most == covers


def most_covered(cards: list[tuple[int, ...]]) -> int:
    """The most tiles that lie at once when loots are taken in any order and bare cards are turned over."""
    seen, todo = set(), [tuple(len(card) for card in cards)]
    most = 0
    while todo:
        left = todo.pop()
        if left in seen:
            continue
        seen.add(left)
        most = max(most, sum(len(card) - n for card, n in zip(cards, left, strict=True) if n))
        todo += [(*left[:i], n - 1, *left[i + 1 :]) for i, n in enumerate(left) if n]
    return most


def test_games_come_to_need_all_cover_tiles_and_never_more(games: Any) -> None:
    needed = {2: 0, 3: 0}
    for steps in games:
        players = len(steps[0][0].scores)
        needed[players] = max([needed[players], *[len(state.covered) for state, _, _ in steps]])
    assert needed == {2: 6, 3: 8}


def test_the_largest_game_with_one_card_and_one_sloop_each_is_walked_whole(definition: Definition) -> None:
    supply = (
        GameSupply(definition)
        .with_numbers({"sloops_per_player": 1, "rerolls": 0, "dice": 4, "last_rounds": 0})
        .with_counts({"easy_laid": 1, "hard_laid": 0})
    )
    found = explore(source_of(definition, supply), 2, printed_parts(definition, supply, 2))
    assert (found.findings, found.complete, found.states) == ((), True, 26468)
    assert {claim.verdict for claim in found.claims} == {Verdict.PROVED}
    claims = {claim.subject: claim.value for claim in found.claims}
    assert (claims["covers"], claims["scoring_card"]) == (1, 5)
    assert {"no dead end", "always a way to the end", "always a winner"} <= set(claims)


def test_from_every_table_lucky_dice_lead_to_the_end(rules: Any) -> None:
    for players in (2, 3):
        for number, state in enumerate(sampled_states(rules, players, 6)):
            if number % 97 == 0:
                for event in rules.ending(state):
                    state = play(rules, state, event if isinstance(event, str) else event[0])  # noqa: PLW2901
                assert isinstance(rules.node(state), Over)


# Tables that cannot be


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"sloops": [["crab 1", "crab 1"], [HOME, HOME]]}, "two sloops of a player on the same step"),
        ({"sloops": [["cove 1", HOME], [HOME, HOME]]}, "a sloop at cove 1, and no card there"),
        ({"sloops": [[HOME], [HOME, HOME]]}, "2 sloops"),
        ({"covered": ["crab 1"]}, "no loot of a face-up card lies at crab 1"),
        ({"covered": ["crab 2", "crab 3"]}, "crab has no loot left"),
        ({"adventures": ["crab", "light", "cove", "lone"]}, "more cards"),
        ({"adventures": ["lone", "crab"]}, "in their order"),
        ({"adventures": ["crab", "reef"]}, "there is no adventure reef"),
        ({"scores": [3, 0], "cubes": [1, 0]}, "only 0 of loot taken"),
        ({"scores": [3, 1], "covered": ["fort 1"]}, "cubes are listed as they lie"),
        ({"cubes": [0, 0]}, "one cube"),
        ({"turn": 2}, "only 2 seats"),
        ({"dice": [1, 2], "rolls": 0}, "0 rolls"),
        ({"step": "keep", "dice": [1, 2], "rolls": 1}, "2 dice on the table"),
        ({"step": "travel", "dice": [1, 2, 3, 4, 7], "rolls": 1}, "dice show 1 to 6"),
        ({"step": "keep", "dice": [1, 2, 3, 4, 5], "rolls": 3}, "3 rolls"),
        ({"step": "share"}, "somebody is asked"),
        ({"step": "sleep"}, "no step sleep"),
        ({"turns_left": 2}, "the last round is on"),
        ({"adventures": ["crab"], "covered": ["crab 2"]}, "the last round is on"),
        ({"adventures": []}, "no card lies face up"),
    ],
)
def test_a_table_that_cannot_be_is_refused(rules: Any, fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible, match=why):
        table(rules, **fields)


# The game as a whole


def test_all_clauses_have_code_and_an_example_and_are_played(definition: Definition) -> None:
    assert review(definition, GameSupply(definition)).findings == ()


def test_no_card_no_step_and_no_loot_is_there_for_nothing(games: Any) -> None:
    laid, climbed, taken = set(), set(), set()
    for steps in games:
        for state, event, after in steps:
            laid |= set(after.adventures)
            if state.step == "travel":
                climbed |= {part.partition(" with ")[0] for part in event[0].split(" + ")}
            if state.step == "loot":
                taken.add(event[0].removeprefix("take "))
    steps = {f"{name} {step}" for name in ALL for step in (1, 2, 3)}
    assert laid == set(ALL)
    assert steps <= climbed
    assert taken >= steps - {"crab 1", "light 1", "cove 1"}


def test_the_rules_take_their_numbers_from_the_definition(definition: Definition) -> None:
    numbers = {"dice": 3, "rerolls": 1, "loot_1_3": 9, "sloops_per_player": 3, "end_cards": 9, "end_loots": 9}
    rules = source_of(definition, GameSupply(definition).with_numbers(numbers)).load()
    state = rules.start(2)
    assert state.sloops == ((HOME,) * 3,) * 2
    for name in ("crab", "light", "lone", "fort"):
        state = rules.apply(state, name)
    assert len(rules.node(state).outcomes) == 56
    state = rules.apply(rules.apply(rules.apply(state, "1 1 4"), ("keep 4",)), "2 4")
    assert state.step == "travel"
    assert rules.places["crab 3"].loot == 9
    ready = replace(state, step="loot", dice=(), rolls=0, sloops=(("crab 3", HOME, HOME), (HOME,) * 3))
    assert rules.apply(ready, ("take crab 3",)).scores == (9, 0)
    assert rules.apply(ready, ("take crab 3",)).turns_left == 3
    assert rules.bounds(2)["scoring_card"] == 2 * 11 + 40


def test_nine_cards_of_the_contest_size_fill_one_sheet(definition: Definition) -> None:
    cards = [forme for forme in arrange(definition) if forme.kind == "card"]
    assert len(cards) == 1
    sizes = {(slot.trim.width, slot.trim.height) for slot in cards[0].slots}
    assert (len(cards[0].slots), sizes) == (9, {(63.5, 88.9)})
    assert Counter(slot.piece.component for slot in cards[0].slots) == {
        "easy_adventures": 3,
        "hard_adventures": 5,
        "scoring_card": 1,
    }


def test_the_named_rounding_is_the_one_that_shares_are_rounded_with(definition: Definition) -> None:
    class Upward(GameSupply):
        def named(self, name: str) -> str:
            return "up"

    upward = source_of(definition, Upward(definition)).load()
    downward = source_of(definition, GameSupply(definition)).load()
    assert (downward.share("lone 2", 2), upward.share("lone 2", 2)) == (1, 2)


@pytest.mark.parametrize(
    ("step", "field", "value", "why"),
    [
        ("cove_2", "compare", "exact", "cove_2 compares exact"),
        ("cove_3", "faces", [1], "cove_3 asks for what 2 dice or more cannot show"),
        ("galleon_1", "sum", 19, "galleon_1 asks for what 2 dice or more cannot show"),
        ("fort_3", "dice", 7, "fort_3 asks for what 2 dice or more cannot show"),
        ("lone_3", "without", "evne", "not evne"),
    ],
)
def test_a_requirement_that_nothing_can_meet_is_an_error_of_the_author(
    definition: Definition, step: str, field: str, value: Any, why: str
) -> None:
    class Changed(GameSupply):
        def value(self, table: str, entry: str, name: str) -> Any:
            return value if (entry, name) == (step, field) else super().value(table, entry, name)

    with pytest.raises(AuthorError, match=why):
        source_of(definition, Changed(definition)).load()


def test_the_most_loot_and_tiles_are_counted_over_every_choice_of_cards(rules: Any) -> None:
    proofs = {proof.fact: proof for proof in rules.proofs()}
    assert {name: proof.value for name, proof in proofs.items()} == {"most_loot": 60, "most_tiles": 8}
    assert {name: rules.facts()[name] for name in proofs} == {"most_loot": 60, "most_tiles": 8}
    laid = set(proofs["most_loot"].case.split(", "))
    assert len(laid) == 5
    assert {"fort", "galleon"} <= laid
