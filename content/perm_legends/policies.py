"""Ways to play Legends of Perm, beside playing at random; everything they look at lies open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeAlias

from .score import LOT
from .table import Bunch, Table, minus, plus

if TYPE_CHECKING:
    from .rules import Game

PULL = (4.0, *[0.7**steps for steps in range(1, 200)])
"""What a bag of salt counts for `greedy`, by the steps that are left to it."""
Policy: TypeAlias = "Callable[[Table, int, Bunch, Game, Random], str]"


def cautious(view: Table, seat: int, options: Bunch, rules: Game, random: Random) -> str:
    """Takes the nearest token, leaves the gods alone, and never swaps."""
    if view.phase in ("move", "ski"):
        return best(options, lambda move: nearness(view, move, rules), random)
    if view.phase == "prank" and "draw" in options:
        return "draw"
    return settled(view, seat, options, rules, random)


def greedy(view: Table, seat: int, options: Bunch, rules: Game, random: Random) -> str:
    """Weighs all tokens and gifts against the way to them."""
    if view.phase in ("move", "ski"):
        wanted = goals(view, rules)
        return best(options, lambda move: promise(rules, move, wanted), random)
    return settled(view, seat, options, rules, random)


def settled(view: Table, seat: int, options: Bunch, rules: Game, random: Random) -> str:
    """The choice among cards or tokens that brings most; a hero by chance."""
    gain: Mapping[str, Callable[[str], float]] = {
        "keep": lambda move: worth_with(view, seat, rules, move.split()[1]),
        "prank": lambda move: prank_worth(view, seat, rules, move),
    }
    return best(options, gain.get(view.phase, lambda _: 0), random)


def best(options: Sequence[str], gain: Callable[[str], float], random: Random) -> str:
    """An option of the largest gain; by chance where several are equal."""
    gains = [gain(option) for option in options]
    most = max(gains)
    return random.choice([option for option, value in zip(options, gains, strict=True) if value == most])


def nearness(view: Table, move: str, rules: Game) -> float:
    """How near a move comes to a token; on one is best, on an ungiven gift not bad."""
    place = move.partition(" from ")[0]
    gift = place in rules.legends and place != LOT and not rules.given(view, place)
    return gift - min(rules.far[place][token] for token in view.salt)


def promise(rules: Game, move: str, wanted: Sequence[tuple[str, float]]) -> float:
    """The salt of a place, and of all others the less the farther they are."""
    far = rules.far[move.partition(" from ")[0]]
    return sum([salt * PULL[far[goal]] for goal, salt in wanted])


def goals(view: Table, rules: Game) -> list[tuple[str, float]]:
    """Where salt is to be had, and how much on average."""
    given = {place for gifts in view.gifts for place in gifts}
    return [(place, rules.token_salt) for place in view.salt] + [
        (place, (rules.lot_gain - rules.lot_loss) / 2 if place == LOT else rules.gift_salt)
        for place in rules.legends
        if place not in given
    ]


def worth_with(view: Table, seat: int, rules: Game, card: str) -> float:
    """What the seat's cards are worth with one more; one of the own row is half a promise."""
    return cards_worth(rules, view.heroes[seat], plus(view.artefacts[seat], card))


def cards_worth(rules: Game, hero: str, cards: Bunch) -> float:
    """The salt of cards in the hands of a hero, and something for each different card of the row."""
    row = len(set(cards) & set(rules.rows[hero]))
    return rules.artefact_salt(hero, cards) + row * row / 4


def prank_worth(view: Table, seat: int, rules: Game, move: str) -> float:
    """What Tun's cards are worth after a move, and how much it takes from a rival."""
    hero, cards = view.heroes[seat], view.artefacts[seat]
    if move == "draw":
        pool = [card for card, n in view.deck for _ in range(n)] or view.under
        return sum(worth_with(view, seat, rules, card) for card in pool) / len(pool)
    mine, _, theirs, _, rival = move.split()
    given = plus(minus(cards, mine), theirs)
    before = view.artefacts[view.heroes.index(rival)]
    after = plus(minus(before, theirs), mine)
    harm = rules.artefact_salt(rival, before) - rules.artefact_salt(rival, after)
    return cards_worth(rules, hero, given) + harm / len(view.heroes)


def of_hero(hero: str) -> Policy:
    """Greedy play with a hero of one's own choice, where nobody has chosen it before."""

    def as_hero(view: Table, seat: int, options: Bunch, rules: Game, random: Random) -> str:
        return hero if hero in options else greedy(view, seat, options, rules, random)

    return as_hero


POLICIES: Mapping[str, Policy] = MappingProxyType(
    {
        "cautious": cautious,
        "greedy": greedy,
        **{hero: of_hero(hero) for hero in ("kudym_osh", "bi_an", "tun", "pera")},
    }
)
"""By name; those with the name of a hero are for comparing heroes."""
