"""The table of Jeszcze jedna kość?: the state of the game, and how bunches of tiles change.

A tile is named by its bone (`A3`: owner and part) or by its kind.  Face-down tiles that nobody has looked
at are exchangeable, so they are one multiset, the `pool`; a place somebody knows stays a place of its own.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from msgspec import Struct

from pnpgen.rules.kernel import State

BOULDER, LUNCH, MAP, PICK = "boulder", "lunch", "map", "pick"
ROWS = {BOULDER: "boulders", LUNCH: "lunches", MAP: "maps", PICK: "picks"}
"""The row of the setup table for each kind of special tile."""

Bunch = tuple[str, ...]
Pool = tuple[tuple[str, int], ...]
"""A multiset of tiles as sorted pairs of tile and number."""


class Spot(Struct, frozen=True, forbid_unknown_fields=True):
    """A face-down tile that somebody has looked at: what it is, and the seats that know."""

    tile: str
    seats: tuple[int, ...]


class Table(State, frozen=True):
    """Everything on the table; bunches of tiles are sorted, so that equal tables are equal states.

    Seats are numbered clockwise from the player who begins.
    """

    owners: Bunch
    """The letter of each seat's tray."""
    trays: tuple[Bunch, ...]
    tools: tuple[Bunch, ...]
    pool: Pool
    known: tuple[Spot, ...] = ()
    """In the order in which the places were first looked at."""
    camp: Bunch = ()
    box: Bunch = ()
    row: Bunch = ()
    """Bones and boulders of the expedition under way."""
    neutral: int = 0
    """How many boulders of the row are neutralized."""
    reveals: int = 0
    spent: Bunch = ()
    """Tools used this turn, on their way to the box."""
    asked: int = 0
    """How often help was asked for in this expedition."""
    promise: bool = False
    guest: int = -1
    """The seat that is asked for help and has to answer; -1 when nobody is."""
    turn: int = 0
    step: str = "choose"
    """choose, reveal, peek, boulder, third, asked, over; slip, when a tile is being shown by accident."""

    @property
    def covered(self) -> bool:
        """Whether any tile still lies face down."""
        return bool(self.pool or self.known)

    @property
    def active(self) -> int:
        """Boulders in the row that nothing has neutralized."""
        return self.row.count(BOULDER) - self.neutral

    @property
    def dug_up(self) -> Bunch:
        """The bones of the expedition under way."""
        return tuple([tile for tile in self.row if tile != BOULDER])

    def needed(self, seat: int, tiles: Iterable[str]) -> list[str]:
        """The different bones among these tiles that the seat's tray lacks."""
        owner, tray = self.owners[seat], self.trays[seat]
        return sorted({tile for tile in tiles if tile[0] == owner and tile not in tray})


def plus(tiles: Bunch, more: Iterable[str]) -> Bunch:
    """The sorted bunch with more tiles in it."""
    return tuple(sorted((*tiles, *more)))


def minus(tiles: Bunch, tile: str) -> Bunch:
    """The bunch without one such tile."""
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


def at_seat(bunches: tuple[Bunch, ...], seat: int, bunch: Bunch) -> tuple[Bunch, ...]:
    """The bunches of all seats, with another one for this seat."""
    return (*bunches[:seat], bunch, *bunches[seat + 1 :])


def drawn_from(pool: Pool, tile: str) -> Pool:
    """The pool without one such tile."""
    at = bisect_left(pool, (tile,))
    left = pool[at][1] - 1
    return (*pool[:at], (tile, left), *pool[at + 1 :]) if left else pool[:at] + pool[at + 1 :]


def pooled(tiles: dict[str, int]) -> Pool:
    """Counted tiles as a pool."""
    return tuple(sorted((tile, n) for tile, n in tiles.items() if n > 0))


def is_bone(tile: str) -> bool:
    """Whether the tile is a bone."""
    return tile not in ROWS


def places(table: Table, verb: str) -> list[str]:
    """The move at a place nobody has looked at, and at each known place, numbered in order of looking."""
    fresh = [verb] if table.pool else []
    return fresh + [f"{verb} {n}" for n in range(1, len(table.known) + 1)]
