"""What holds of every table: no token, card or gift lost or doubled, and one thing at a time."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from .score import LOT
from .table import EN, KUL, Table

if TYPE_CHECKING:
    from .rules import Game

PHASES = frozenset({"hero", "throw", "move", "lot", "draw", "show", "keep", "grip", "prank", "ski", "over"})
THROWN = frozenset({"move", "lot", "draw", "show", "keep", "grip", "prank", "ski"})
"""The phases between a throw and the end of the turn."""


def flaw(s: Table, rules: Game) -> str:
    """The first thing that can never lie on a table; empty where all is well."""
    return _seats(s, rules) or _figures(s, rules) or _salt(s, rules) or _cards(s, rules) or _moment(s, rules)


def _seats(s: Table, rules: Game) -> str:
    seats = len(s.heroes)
    if not all(len(part) == seats for part in (s.at, s.came, s.tokens, s.artefacts, s.gifts)):
        return "every seat has a figure, tokens, artefacts and gifts"
    if not 0 <= s.turn < seats:
        return f"there are only {seats} seats"
    chosen = [hero for hero in s.heroes if hero]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(rules.rows):
        return "the heroes are different heroes of the game"
    if (len(chosen) < seats) != (s.phase == "hero"):
        return "the game starts when everybody has a hero"
    return ""


def _figures(s: Table, rules: Game) -> str:
    for here, behind in zip(s.at, s.came, strict=True):
        if here not in rules.near:
            return f"there is no place {here}"
        if behind and behind not in rules.near[here]:
            return f"no road leads from {behind} to {here}"
        if here in s.salt:
            return f"a figure stands on the token at {here}"
    return ""


def _salt(s: Table, rules: Game) -> str:
    laid = rules.laid_out(len(s.heroes))
    if not set(s.salt) <= set(laid) or list(s.salt) != sorted(set(s.salt)):
        return "tokens lie on different places that are marked for so many players"
    if len(s.salt) + sum(s.tokens) != len(laid) or min(s.tokens) < 0:
        return f"{len(s.salt)} tokens on the map and {sum(s.tokens)} taken are not {len(laid)}"
    return ""


def _cards(s: Table, rules: Game) -> str:
    there = Counter([*chain.from_iterable(s.artefacts), *s.under, *s.shown])
    for card, n in s.deck:
        there[card] += n
    stock = Counter(dict(rules.shuffled(s.heroes))) if s.phase != "hero" else Counter()
    if there != stock:
        lost, doubled = stock - there, there - stock
        return ", ".join(
            [f"{n} x {card} lost" for card, n in sorted(lost.items())]
            + [f"{n} x {card} too many" for card, n in sorted(doubled.items())]
        )
    if any(list(cards) != sorted(cards) for cards in (*s.artefacts, *s.gifts)) or list(s.deck) != sorted(
        s.deck
    ):
        return "cards are kept sorted"
    given = [*chain.from_iterable(s.gifts)]
    if len(set(given)) < len(given) or not set(given) <= set(rules.legends):
        return "every legendary place gives its gift once"
    cast = LOT in given and s.phase != "lot"
    if s.fate not in ("", EN, KUL) or bool(s.fate) != cast:
        return "the lot of the two gods is cast as soon as it is given"
    return ""


def _moment(s: Table, rules: Game) -> str:
    if s.phase not in PHASES:
        return f"there is no phase {s.phase}"
    if (s.phase == "over") != (not s.salt):
        return "the game is over as soon as the last token is taken, and not before"
    if bool(s.steps) != (s.phase in THROWN) or s.steps > rules.faces:
        return "the movement die shows a number from the throw to the end of the turn"
    if s.shown and s.phase not in ("show", "keep"):
        return "cards are turned up only while Bi-An looks at them"
    return ""
