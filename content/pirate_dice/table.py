"""The table of Kalózkockák: where the boats are, who holds which dice, and how the thrown ones lie.

A die is named by its id (`d04`), what it shows by color and symbol (`blue skull`).  Each such pair is on one
die only, so the faces on the dice board say which dice lie there.
"""

from __future__ import annotations

from pnpgen.rules.kernel import State

Bunch = tuple[str, ...]

SILENT = "silent"
TOGETHER = "together"
"""Calls at exactly the same moment."""
UNCLEAR = "unclear"
"""The players don't agree who was first."""


class Table(State, frozen=True):
    """Everything on the table; dice and faces are sorted, so that equal tables are equal states.

    Seats are numbered clockwise from the youngest player.
    """

    boats: tuple[int, ...]
    """The space of each seat's boat; the raft at the start is 0."""
    hands: tuple[Bunch, ...]
    """The dice in front of each seat."""
    board: Bunch = ()
    """The faces on the dice board."""
    flying: str = ""
    """The die being thrown, or knocked over."""
    landed: str = ""
    """What it shows, as long as the players look for sets."""
    said: Bunch = ()
    """What each seat is calling, by seat."""
    turn: int = 0
    """Whose throw it is."""
    step: str = "choose"
    """choose, throw, call, first, judge, take, over."""

    @property
    def callers(self) -> tuple[int, ...]:
        """The seats whose call is being settled."""
        return tuple([seat for seat, call in enumerate(self.said) if call != SILENT])


def plus(bunch: Bunch, *more: str) -> Bunch:
    """The sorted bunch with more in it."""
    return tuple(sorted((*bunch, *more)))


def minus(bunch: Bunch, *less: str) -> Bunch:
    """The bunch without these."""
    return tuple([each for each in bunch if each not in less])


def at_seat(bunches: tuple[Bunch, ...], seat: int, bunch: Bunch) -> tuple[Bunch, ...]:
    """The bunches of all seats, with another one for this seat."""
    found = list(bunches)
    found[seat] = bunch
    return tuple(found)
