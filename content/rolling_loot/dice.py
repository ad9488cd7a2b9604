"""Dice as multisets: what a throw can show, what can be kept of it, and how to roll for something.

A multiset of dice is a sorted tuple of faces, `(3, 3, 5)`; in words, `"3 3 5"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from msgspec import Struct

from pnpgen.rules.kernel import Chance

Dice = tuple[int, ...]


def word(dice: Iterable[int]) -> str:
    """Dice in words: `"1 3 3"`."""
    return " ".join(map(str, dice))


def throws(number: int, faces: int) -> list[Dice]:
    """All that so many dice can show."""
    return list(combinations_with_replacement(range(1, faces + 1), number))


def throw(what: str, number: int, faces: int) -> Chance:
    """The throw of so many dice: every multiset, weighed by the number of ordered throws that show it."""
    orders = factorial(number)
    outcomes = [
        (word(dice), orders // prod(map(factorial, Counter(dice).values()))) for dice in throws(number, faces)
    ]
    return Chance(what, tuple(outcomes))


def parts(dice: Dice) -> list[Dice]:
    """Every multiset that can be picked out of these dice, each once, from none to all."""
    return [part for number in range(len(dice) + 1) for part in sorted(set(combinations(dice, number)))]


def without(dice: Dice, taken: Dice) -> Dice:
    """The dice left when some of them are taken."""
    left = list(dice)
    for die in taken:
        left.remove(die)
    return tuple(left)


class Odds(Struct, frozen=True):
    """What the best rolling comes to, for any dice on the table, by the rolls still to come."""

    worth: tuple[Mapping[Dice, float], ...]
    """What a roll is worth before the player decides what to keep."""
    kept: tuple[Mapping[Dice, float], ...]
    """What dice kept are worth on average when the others are rolled; without rolls to come, as they lie."""


class Thrower:
    """Rolls as well as can be: exact, by working back from the last roll over all multisets of dice."""

    def __init__(self, dice: int, faces: int, rerolls: int) -> None:
        self.rolls, self.rerolls, self.faces = throws(dice, faces), rerolls, faces
        self.parts = {roll: parts(roll) for roll in self.rolls}
        self.one_more = [
            (kept, [tuple(sorted((*kept, face))) for face in range(1, faces + 1)])
            for number in range(dice - 1, -1, -1)
            for kept in throws(number, faces)
        ]

    def best(self, worth: Mapping[Dice, float]) -> Odds:
        """The best rolling, where the last roll is worth so much."""
        worths, means = [worth], [worth]
        for _ in range(self.rerolls):
            mean = dict(worths[-1])
            for kept, after in self.one_more:
                mean[kept] = sum([mean[dice] for dice in after]) / self.faces
            means.append(mean)
            worths.append({roll: max([mean[kept] for kept in some]) for roll, some in self.parts.items()})
        return Odds(tuple(worths), tuple(means))

    def keep(self, odds: Odds, roll: Dice, to_come: int) -> Dice:
        """What to keep of a roll."""
        return max(self.parts[roll], key=odds.kept[to_come].__getitem__) if to_come else roll
