"""The table of Legends of Perm: the state of the game, and how bunches of cards change.

Places, heroes and cards go by their ids in game.yaml.  The deck is face down, so it is a multiset; cards that
Bi-An has put under it were seen by everybody and keep their order.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable

from pnpgen.rules.kernel import State

Bunch = tuple[str, ...]
Pool = tuple[tuple[str, int], ...]
"""A multiset of cards as sorted pairs of card and number."""
EN, KUL = "en", "kul"


class Table(State, frozen=True):
    """Everything on the table, by seat in turn order; bunches of equal rank are sorted."""

    heroes: Bunch
    """The hero of each seat; empty until chosen."""
    at: Bunch
    """Where the figures stand."""
    came: Bunch
    """The place each figure turns its back on; empty before its first move."""
    salt: Bunch
    """The places where a token still lies."""
    tokens: tuple[int, ...]
    """Salt tokens each seat has taken."""
    artefacts: tuple[Bunch, ...]
    """Cards lying open before each seat."""
    gifts: tuple[Bunch, ...]
    """Gift cards each seat has been given, by their places."""
    fate: str = ""
    """Which half of the lot of the two gods is up: en, kul, or empty before the lot is cast."""
    deck: Pool = ()
    under: Bunch = ()
    """Cards put under the deck, the first to be drawn first."""
    shown: Bunch = ()
    """Cards turned up from the deck at this moment, in order."""
    steps: int = 0
    """What the movement die shows; 0 when the dice are about to be thrown."""
    action: str = ""
    """What the action die shows, until it is carried out."""
    turn: int = 0
    phase: str = "hero"
    """hero, throw, move, lot, draw, show, keep, grip, prank, ski, over."""


def plus(cards: Bunch, card: str) -> Bunch:
    """The sorted bunch with one card more."""
    return tuple(sorted((*cards, card)))


def minus(cards: Bunch, card: str) -> Bunch:
    """The bunch without one such card."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def at_seat(bunches: tuple[Bunch, ...], seat: int, bunch: Bunch) -> tuple[Bunch, ...]:
    """The bunches of all seats, with another one for this seat."""
    found = list(bunches)
    found[seat] = bunch
    return tuple(found)


def with_seat(words: Bunch, seat: int, word: str) -> Bunch:
    """The words of all seats, with another one for this seat."""
    found = list(words)
    found[seat] = word
    return tuple(found)


def drawn_from(pool: Pool, card: str) -> Pool:
    """The pool without one such card."""
    at = bisect_left(pool, (card,))
    left = pool[at][1] - 1
    return (*pool[:at], (card, left), *pool[at + 1 :]) if left else pool[:at] + pool[at + 1 :]


def pooled(cards: Iterable[str]) -> Pool:
    """Cards as a pool."""
    return tuple(sorted(Counter(cards).items()))


def left(table: Table) -> int:
    """How many cards the deck still has, those put under it included."""
    return sum([n for _, n in table.deck]) + len(table.under)
