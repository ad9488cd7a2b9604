"""What dice can show: one of them, several equal ones or all together, as multisets with their odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from math import gcd
from typing import TypeAlias

Faces: TypeAlias = Mapping[str, int]
"""How many sides of a die show each face."""
Throw: TypeAlias = tuple[str, ...]
"""The faces of dice thrown together, sorted: which die shows which makes no difference."""
Odds: TypeAlias = Mapping[Throw, int]
"""In how many ways each throw comes about."""


def faces_of(outcome: str, known: Collection[str]) -> Throw | None:
    """The faces an outcome names: one, several with blanks between, or signs in a row; None for others."""
    if outcome in known:
        return (outcome,)
    words = outcome.split()
    faces = words if len(words) > 1 else list(outcome)
    return tuple(sorted(faces)) if faces and all(face in known for face in faces) else None


def odds_of(dice: Sequence[Faces], thrown: int) -> tuple[Odds, ...]:
    """What a throw of so many of the dice may have as odds; nothing where it depends on which ones it is."""
    different = {tuple(sorted(die.items())): die for die in dice}
    if thrown == 1:
        return tuple({(face,): count for face, count in die.items()} for die in different.values())
    if thrown == len(dice) or len(different) == 1:
        return (_together(dice[:thrown]),)
    return ()


def lowest(odds: Odds) -> Odds:
    """The same odds in lowest terms, without what cannot happen."""
    divisor = gcd(*odds.values()) or 1
    return {throw: ways // divisor for throw, ways in odds.items() if ways}


def _together(dice: Sequence[Faces]) -> Odds:
    odds: Odds = {(): 1}
    for die in dice:
        longer: Counter[Throw] = Counter()
        for throw, ways in odds.items():
            for face, count in die.items():
                longer[tuple(sorted((*throw, face)))] += ways * count
        odds = longer
    return odds
