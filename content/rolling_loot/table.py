"""The table of Rolling Loot: the state of a game, and the places where sloops lie.

A place is a step of an adventure, counted from the bottom of the card: `crab 2`. The sloops of a player
are alike, so they are sorted places; `home` is the pool in front of the player.
"""

from __future__ import annotations

from pnpgen.rules.kernel import State

from .dice import Dice

HOME = "home"
Places = tuple[str, ...]
"""Places in sorted order, such as those of a player's sloops."""


class Table(State, frozen=True):
    """Everything on the table.  Seats are numbered clockwise from the player who begins."""

    scores: tuple[int, ...]
    cubes: tuple[int, ...]
    """Seats in the order of their cubes along the track; in a pile, from the bottom up."""
    sloops: tuple[Places, ...]
    """By seat."""
    adventures: tuple[str, ...] = ()
    """The cards that lie face up, in the order of the definition."""
    covered: Places = ()
    """Where a cover tile lies on the loot."""
    turn: int = 0
    step: str = "lay"
    """lay, loot, share, roll, keep, travel, over."""
    dice: Dice = ()
    """The dice on the table; while others are rolled, those kept."""
    rolls: int = 0
    """How often dice were rolled in this turn."""
    prize: str = ""
    """The place whose loot is being taken, while others answer."""
    sharers: tuple[int, ...] = ()
    """The seats that take a share of the prize."""
    asked: tuple[int, ...] = ()
    """The seats that have to answer, in order."""
    turns_left: int = -1
    """Turns to come after this one, once the last round is announced; -1 before."""


def moved(sloops: Places, start: str, to: str) -> Places:
    """A player's sloops after one of them has moved."""
    left = list(sloops)
    left[left.index(start)] = to
    return tuple(sorted(left))


def clockwise(seats: int, first: int) -> list[int]:
    """All seats in turn, beginning with this one."""
    return [*range(first, seats), *range(first)]
