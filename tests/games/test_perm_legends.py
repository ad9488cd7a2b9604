"""Legends of Perm: the map, every rule of moving and scoring, and the argument that the game ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, pairwise
from math import dist
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from played_games import play

from pnpgen.definition.game import Definition
from pnpgen.definition.pieces import die_faces, pieces_of
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.rules.claims import Verdict
from pnpgen.rules.explore import explore
from pnpgen.rules.kernel import Decide, Impossible, Over
from pnpgen.rules.laws import sampled_states
from pnpgen.rules.load import source_of
from pnpgen.rules.policies import policy_names
from pnpgen.rules.printed import printed_parts
from pnpgen.rules.replay import replay
from pnpgen.rules.review import review
from pnpgen.rules.simulate import simulate

FOLDER = Path(__file__).parents[2] / "content" / "perm_legends"
HEROES = ("kudym_osh", "bi_an", "tun", "pera")


@pytest.fixture(scope="module")
def states(rules: Any) -> tuple[Any, ...]:
    """Tables of random games."""
    return tuple(chain.from_iterable(sampled_states(rules, players, 4) for players in (2, 3, 4)))


def table(rules: Any, players: int = 2, **fields: Any) -> Any:
    """A table with these fields; heroes in order, all else as `complete` puts it."""
    fresh = msgspec.to_builtins(rules.start(players))
    state = rules.complete(msgspec.convert({**fresh, "phase": "throw", **fields}, rules.state))
    rules.check(state)
    return state


def options(rules: Any, state: Any) -> set[str]:
    node = rules.node(state)
    assert isinstance(node, Decide)
    assert len(set(node.options[0])) == len(node.options[0])
    return set(node.options[0])


def scores(rules: Any, state: Any) -> tuple[int, ...]:
    node = rules.node(state)
    assert isinstance(node, Over)
    return node.scores


# The map


def values(definition: Definition, table: str) -> dict[str, dict[str, Any]]:
    return {name: dict(entry.values) for name, entry in definition.game.data[table].items()}


def test_the_map_is_connected_and_no_fork_has_more_than_a_left_and_a_right(rules: Any) -> None:
    ways = Counter(len(near) for near in rules.near.values())
    assert ways == {1: 4, 2: 36, 3: 20}
    assert all(set(far) == set(rules.near) for far in rules.far.values())


def test_exactly_the_declared_dead_ends_are_dead_ends(rules: Any, definition: Definition) -> None:
    declared = {name for name, place in values(definition, "places").items() if place.get("dead_end")}
    assert declared == {name for name, near in rules.near.items() if len(near) == 1}
    assert declared == {"chud_mines", "en_kul", "kyn", "prayer_stone"}


def test_neighbors_lie_about_as_far_apart_on_paper(rules: Any, definition: Definition) -> None:
    at = {name: place["at"] for name, place in values(definition, "places").items()}
    lengths = [dist(at[here], at[there]) for here, near in rules.near.items() for there in near]
    assert min(lengths) > 24
    assert max(lengths) < 56


@pytest.mark.parametrize(("players", "tokens"), [(2, 12), (3, 17), (4, 22)])
def test_tokens_lie_on_the_salt_places_for_so_many_and_every_one_can_be_reached(
    rules: Any, definition: Definition, players: int, tokens: int
) -> None:
    salt = set(rules.start(players).salt)
    assert len(salt) == tokens == GameSupply(definition).count("salt_tokens", players)
    marked = {
        name: place["from_players"]
        for name, place in values(definition, "places").items()
        if place["kind"] == "salt"
    }
    assert salt == {name for name, least in marked.items() if least <= players}
    assert salt <= set(rules.far["perm"])
    assert players == 2 or set(rules.start(players - 1).salt) < salt


def test_every_marked_place_needs_a_token_whatever_is_printed(definition: Definition) -> None:
    fewer = source_of(definition, GameSupply(definition).with_counts({"salt_tokens": 20})).load()
    assert [need.least for need in fewer.needs(4) if need.component == "salt_tokens"] == [22]


def test_opposite_sides_of_the_movement_die_make_seven(definition: Definition) -> None:
    one, two, opposite_one, opposite_two, above, below = die_faces(
        definition.game, pieces_of(definition, "movement_die")[0]
    )
    assert {(one, opposite_one), (two, opposite_two), (above, below)} == {(1, 6), (2, 5), (3, 4)}


@pytest.mark.parametrize(
    ("entry", "field", "value", "why"),
    [
        ("osa", "kind", "twon", "osa is a twon"),
        ("osa", "kind", "start", "the only start is perm, not osa"),
        ("mistress", "kind", "town", "every gift a legend: mistress"),
        ("osa_tulva", "river", "tulba", "osa_tulva is neither by road"),
        ("five", "places", ["perm", "solikamsk"], "no road from perm to solikamsk"),
    ],
)
def test_a_map_that_says_what_nobody_can_draw_is_an_error_of_the_author(
    definition: Definition, entry: str, field: str, value: Any, why: str
) -> None:
    class Changed(GameSupply):
        def value(self, table: str, name: str, key: str) -> Any:
            return value if (name, key) == (entry, field) else super().value(table, name, key)

    with pytest.raises(AuthorError, match=why):
        source_of(definition, Changed(definition)).load()


def test_every_legendary_place_has_one_gift(definition: Definition, rules: Any) -> None:
    legends = {name for name, place in values(definition, "places").items() if place["kind"] == "legend"}
    assert legends == set(rules.legends)
    assert {piece.axes["gift"] for piece in pieces_of(definition, "gifts")} == legends
    assert rules.facts()["gifts_most"] == 5 * 5 + 10


# Setup


def test_heroes_are_chosen_from_the_last_player_to_the_first(rules: Any) -> None:
    state = rules.start(3)
    assert rules.node(state) == Decide((2,), (HEROES,))
    state = play(rules, state, "tun")
    assert rules.node(state) == Decide((1,), (("kudym_osh", "bi_an", "pera"),))
    state = play(rules, state, "pera", "kudym_osh")
    assert (state.heroes, state.turn, state.phase) == (("kudym_osh", "pera", "tun"), 0, "throw")
    assert (state.at, state.came) == (("perm",) * 3, ("",) * 3)
    assert state.artefacts == ((), (), ("sable",))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_holds_the_rows_of_all_heroes_in_play_twice_and_the_common_cards(
    rules: Any, definition: Definition, players: int
) -> None:
    expected = GameSupply(definition).count("deck", players)
    artefacts = values(definition, "artefacts")
    for heroes in combinations(HEROES, players):
        deck = dict(rules.shuffled(heroes))
        assert sum(deck.values()) == expected
        assert set(deck.values()) == {2}
        assert {artefacts[card]["hero"] for card in deck} == {*heroes, "common"}


def test_two_copies_of_every_artefact_are_printed_and_all_rows_are_worth_the_same(
    rules: Any, definition: Definition
) -> None:
    printed = Counter(piece.axes["artefact"] for piece in pieces_of(definition, "artefacts"))
    assert len(printed) == 20
    assert set(printed.values()) == {2}
    assert all(len(row) == 4 for row in rules.rows.values())
    assert (rules.facts()["row_salt"], rules.facts()["row_counted"]) == (8, 16)


def test_the_throw_has_the_odds_of_the_printed_dice(rules: Any, definition: Definition) -> None:
    movement, action = (
        die_faces(definition.game, pieces_of(definition, die)[0]) for die in ("movement_die", "action_die")
    )
    assert Counter(action) == {"forward": 1, "either": 1, "find": 2, "stay": 1, "ability": 1}
    expected = Counter(f"{steps} {what}" for steps in movement for what in action)
    assert dict(rules.dice.outcomes) == expected
    assert dict(rules.lots.outcomes) == {str(face): 1 for face in range(1, 7)}


# Moving


def walked(rules: Any, here: str, came: str, steps: int, salt: frozenset[str]) -> Iterator[tuple[str, str]]:
    """The ends of all walks, one by one: the plain reading of the rules, without any sharing of work."""
    near = rules.near[here]
    onward = [place for place in near if place != came] or [came]
    for place in onward:
        if steps == 1 or place in salt:
            yield place, here
        else:
            yield from walked(rules, place, here, steps - 1, salt)


def test_the_ends_of_a_move_are_those_of_all_walks_each_once(rules: Any) -> None:
    random = Random(1)
    marked = rules.start(4).salt
    for here, near in rules.near.items():
        for came in ("", *near):
            for steps in range(1, 7):
                salt = frozenset(random.sample(marked, random.randrange(len(marked))))
                found = rules.walk(here, came, steps, rules.bits_of(tuple(salt)))
                assert len(set(found)) == len(found)
                assert set(found) == {f"{a} from {b}" for a, b in walked(rules, here, came, steps, salt)}


def test_five_steps_end_at_a_token_on_the_third(rules: Any) -> None:
    state = play(rules, table(rules), "5 forward")
    assert "kama_osa from nytva" in options(rules, state)
    after = play(rules, state, "kama_osa from nytva")
    assert (after.at[0], after.tokens, after.turn) == ("kama_osa", (1, 0), 1)
    assert "kama_osa" not in after.salt


def test_where_the_token_is_taken_nobody_stops(rules: Any) -> None:
    state = table(rules, at=["nytva", "perm"], came=["krasnokamsk", ""], salt=["iren"])
    assert options(rules, play(rules, state, "1 forward")) == {"kama_osa from nytva", "ocher from nytva"}
    assert options(rules, play(rules, state, "2 forward")) == {
        "osa from kama_osa",
        "vereshchagino from ocher",
    }


def test_a_figure_turns_only_when_the_action_lets_it_or_the_road_ends(rules: Any) -> None:
    state = table(rules, at=["krasnokamsk", "perm"], came=["perm", ""])
    assert options(rules, play(rules, state, "1 forward")) == {"nytva from krasnokamsk"}
    assert options(rules, play(rules, state, "1 find")) == {"nytva from krasnokamsk"}
    either = {"nytva from krasnokamsk", "perm from krasnokamsk"}
    assert options(rules, play(rules, state, "1 either")) == either
    end = table(rules, at=["chud_mines", "perm"], came=["tulva", ""])
    assert options(rules, play(rules, end, "2 forward")) == {"osa from tulva"}


@pytest.mark.parametrize("steps", range(1, 7))
def test_stay_means_stay_whatever_the_movement_die_shows(rules: Any, steps: int) -> None:
    state = table(rules, at=["osa", "perm"], came=["tulva", ""], salt=["iren"])
    after = play(rules, state, f"{steps} stay")
    assert (after.at, after.came, after.turn) == (state.at, state.came, 1)


def test_after_a_forced_stop_the_find_is_still_drawn(rules: Any) -> None:
    after = play(rules, table(rules), "6 find", "ocher from nytva", "copper")
    assert (after.tokens[0], after.artefacts[0], after.turn) == (1, ("copper",), 1)


# Legends


def test_a_gift_wants_an_exact_stop_and_is_given_once(rules: Any) -> None:
    state = table(rules, at=["tulva", "tulva"], came=["osa", "osa"])
    passed = play(rules, state, "3 forward", "osa from tulva")
    assert passed.gifts == ((), ())
    state = play(rules, state, "1 forward", "chud_mines from tulva")
    assert state.gifts == (("chud_mines",), ())
    assert play(rules, state, "1 forward", "chud_mines from tulva").gifts == (("chud_mines",), ())


@pytest.mark.parametrize("face", range(1, 7))
def test_en_gives_ten_for_an_even_number_and_kul_takes_five_for_an_odd_one(rules: Any, face: int) -> None:
    state = table(rules, at=["timshor", "perm"], came=["gainy", ""], salt=["iren"], tokens=[3, 8])
    state = play(rules, state, "1 find", "en_kul from timshor", str(face), "copper")
    assert (state.gifts[0], state.turn) == (("en_kul",), 1)
    assert rules.salt_of(state, 0) == 3 + 1 + (-5 if face % 2 else 10)


def test_the_total_may_be_negative(rules: Any) -> None:
    state = table(rules, gifts=[["en_kul"], []], fate="kul", salt=["iren"], tokens=[2, 9])
    assert rules.salt_of(state, 0) == -3


# Heroes


def test_kudym_osh_takes_a_token_within_reach_and_draws(rules: Any) -> None:
    state = play(rules, table(rules, came=["dobryanka", ""]), "1 ability", "krasnokamsk from perm")
    reach = {place for place in state.salt if rules.far["krasnokamsk"][place] <= 3}
    assert options(rules, state) == {f"take {place}" for place in reach}
    after = play(rules, state, "take ocher", "chief_torc")
    assert (after.tokens[0], after.artefacts[0], after.at[0]) == (1, ("chief_torc",), "krasnokamsk")


def test_kudym_osh_who_takes_the_last_token_draws_no_more(rules: Any) -> None:
    state = table(rules, came=["dobryanka", ""], salt=["ocher"])
    after = play(rules, state, "1 ability", "krasnokamsk from perm", "take ocher")
    assert after.phase == "over"


def test_bi_an_keeps_one_of_three_and_the_others_come_last_in_their_order(rules: Any) -> None:
    state = table(rules, heroes=["bi_an", "tun"], under=["sun_face"])
    state = play(rules, state, "1 ability", "sylva from perm", "herbs", "copper", "flint")
    assert options(rules, state) == {"keep herbs", "keep copper", "keep flint"}
    after = play(rules, state, "keep copper")
    assert (after.artefacts[0], after.under, after.shown) == (
        ("copper",),
        ("sun_face", "herbs", "flint"),
        (),
    )
    assert sum(n for _, n in after.deck) == 24 - 1 - 3


def test_cards_put_under_the_deck_are_drawn_when_nothing_else_is_left(rules: Any) -> None:
    stock = Counter(dict(rules.shuffled(("bi_an", "tun"))))
    stock.subtract(["herbs", "flint"])
    cards = sorted(stock.elements())
    state = table(
        rules, heroes=["bi_an", "tun"], artefacts=[cards[::2], cards[1::2]], under=["herbs", "flint"]
    )
    after = play(rules, state, "1 find", "sylva from perm")
    assert (after.under, after.artefacts[0].count("herbs")) == (
        ("flint",),
        state.artefacts[0].count("herbs") + 1,
    )
    after = play(rules, after, "1 find", "sylva from perm", "1 find", "sylva_mid from sylva")
    assert after.under == ()


def test_tun_swaps_for_any_other_card_of_a_rival_or_draws(rules: Any) -> None:
    state = table(
        rules, 3, heroes=["tun", "pera", "bi_an"], artefacts=[["sable"], ["herbs", "sable"], ["flint"]]
    )
    state = play(rules, state, "1 ability", "sylva from perm")
    swaps = {"sable for herbs of pera", "sable for flint of bi_an"}
    assert options(rules, state) == {"draw", *swaps}
    after = play(rules, state, "sable for flint of bi_an")
    assert after.artefacts == (("flint",), ("herbs", "sable"), ("sable",))


def test_pera_goes_on_in_any_direction_and_is_stopped_by_tokens(rules: Any) -> None:
    state = table(rules, heroes=["pera", "tun"], at=["nytva", "perm"], came=["krasnokamsk", ""])
    state = play(rules, state, "1 ability", "ocher from nytva")
    ends = {move.split(" from ")[0] for move in options(rules, state)}
    assert ends == {
        "nytva",
        "vereshchagino",
        "karagay",
        "krasnokamsk",
        "kama_osa",
        "perm",
        "nerdva",
        "ilyinsky",
    }
    after = play(rules, state, "kama_osa from nytva")
    assert (after.tokens[0], after.turn) == (2, 1)


# The end


def last_turn(rules: Any, **fields: Any) -> Any:
    """Seat 0 takes the last token."""
    fields = {"at": ["vereshchagino", "perm"], "came": ["karagay", ""], "salt": ["ocher"], **fields}
    return play(rules, table(rules, **fields), "1 forward", "ocher from vereshchagino")


def test_the_game_ends_at_the_last_token_even_before_a_find(rules: Any) -> None:
    state = table(rules, at=["vereshchagino", "perm"], came=["karagay", ""], salt=["ocher"])
    assert play(rules, state, "1 find", "ocher from vereshchagino").phase == "over"
    assert play(rules, state, "1 ability", "ocher from vereshchagino").phase == "over"


def test_a_row_counts_twice_for_its_hero_only_and_two_rows_both(rules: Any) -> None:
    row = ["bear_necklace", "chief_torc", "first_anvil", "pam_staff"]
    assert scores(rules, last_turn(rules, tokens=[3, 8], artefacts=[row, ["sable"]])) == (4 + 16, 8 + 1)
    assert scores(rules, last_turn(rules, tokens=[3, 8], artefacts=[["sable"], row])) == (4 + 1, 8 + 8)
    twice = sorted(row * 2)
    assert scores(rules, last_turn(rules, tokens=[3, 8], artefacts=[twice, ["sable"]])) == (4 + 32, 8 + 1)
    odd = sorted(row * 2)[1:]
    assert scores(rules, last_turn(rules, tokens=[3, 8], artefacts=[odd, ["sable"]])) == (4 + 15 + 8, 8 + 1)


def test_most_salt_wins_and_ties_share(rules: Any) -> None:
    even = rules.node(last_turn(rules, tokens=[5, 6], artefacts=[["copper"], ["sable"]]))
    assert even == Over((1, 1), (7, 7))
    ahead = rules.node(last_turn(rules, tokens=[5, 6], artefacts=[[], ["sable"]], gifts=[["mistress"], []]))
    assert ahead == Over((1, 0), (11, 7))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"salt": ["osa"]}, "marked for so many players"),
        ({"tokens": [1, 0]}, "12 tokens on the map and 1 taken"),
        ({"at": ["ocher", "perm"]}, "stands on the token"),
        ({"came": ["osa", ""]}, "no road leads from osa to perm"),
        ({"artefacts": [["herbs"], []]}, "herbs too many"),
        ({"gifts": [["mistress"], ["mistress"]]}, "its gift once"),
        ({"gifts": [["en_kul"], []]}, "the lot of the two gods"),
        ({"steps": 3}, "the movement die"),
        ({"phase": "over"}, "the last token is taken, and not before"),
        ({"heroes": ["tun", "tun"]}, "different heroes"),
        ({"turn": 2}, "only 2 seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused(rules: Any, fields: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible, match=why):
        table(rules, **fields)


def test_from_every_table_a_play_leads_to_the_end(rules: Any, states: tuple[Any, ...]) -> None:
    longest = max(chain.from_iterable(far.values() for far in rules.far.values()))
    for start in states[::40]:
        state, events = start, rules.ending(start)
        for event in events:
            state = rules.apply(state, event)
        assert isinstance(rules.node(state), Over)
        assert len(events) < 2 * len(start.heroes) * 22 * longest


# The ways pictured in the rulebook


def test_every_way_pictured_is_the_move_of_the_example_beside_it(rules: Any, definition: Definition) -> None:
    blocks = definition.rulebook.sections["move"].blocks
    pictured = {name for name, block in blocks.items() if block.kind == "example"}
    assert values(definition, "walks").keys() == pictured
    for name in pictured:
        way = values(definition, "walks")[name]["places"]
        replayed = replay(rules, definition, str(blocks[name].example))
        before = next(state for state in replayed.states if state.phase == "move")
        after = replayed.states[replayed.states.index(before) + 1]
        mover = before.turn
        assert way[0] == before.at[mover]
        assert (way[-2], way[-1]) == (after.came[mover], after.at[mover])
        assert all(there in rules.near[here] for here, there in pairwise(way))
        turns = [middle for here, middle, there in zip(way, way[1:], way[2:], strict=False) if here == there]
        assert all(len(rules.near[middle]) == 1 for middle in turns)
        assert way[1] != before.came[mover]
        assert not set(way[1:-1]) & set(before.salt)
        assert len(way) - 1 == before.steps or (way[-1] in before.salt and len(way) - 1 < before.steps)


# The game as a whole


def test_exploring_argues_that_random_play_ends(definition: Definition) -> None:
    supply = GameSupply(definition)
    result = explore(source_of(definition, supply), 2, printed_parts(definition, supply, 2), limit=2000)
    claims = {claim.subject: claim for claim in result.claims}
    assert result.findings == ()
    assert claims["random play is sure to end"].holds
    assert "probability 0" in claims["random play is sure to end"].note
    assert claims["salt_tokens"].verdict is Verdict.BOUNDED
    turns = result.chances["throw"]
    assert 90 < turns < 105


def test_every_policy_plays_to_the_end(definition: Definition, rules: Any) -> None:
    source = source_of(definition, GameSupply(definition))
    for policy in policy_names(rules):
        result = simulate(source, 3, 4, policies=(policy,))
        assert (result.unfinished, result.findings) == (0, ())


def test_seats_are_about_fair(definition: Definition) -> None:
    source = source_of(definition, GameSupply(definition))
    result = simulate(source, 2, 200)
    assert all(seat.wins.low - 0.02 <= 0.5 <= seat.wins.high + 0.02 for seat in result.seats)


def test_all_clauses_have_code_and_an_example_and_are_played(definition: Definition) -> None:
    assert review(definition, GameSupply(definition)).findings == ()


def test_the_rules_take_their_numbers_from_the_definition(definition: Definition) -> None:
    numbers = {"grip_reach": 2, "gift_salt": 4, "lot_gain": 7, "row_factor": 3, "sight_look": 2, "copies": 1}
    rules: Any = source_of(definition, GameSupply(definition).with_numbers(numbers)).load()
    assert rules.facts()["gifts_most"] == 4 * 5 + 7
    assert rules.facts()["row_counted"] == 24
    assert set(dict(rules.shuffled(HEROES)).values()) == {1}
    state = play(rules, rules.complete(msgspec.structs.replace(rules.start(2), phase="throw")), "1 ability")
    assert options(rules, play(rules, state, "krasnokamsk from perm")) == {"take kama_osa", "take ocher"}
