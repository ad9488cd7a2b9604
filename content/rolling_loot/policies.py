"""Two ways to play Rolling Loot, beside playing at random: take what there is, or climb for the most."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING

from .dice import Dice, Odds
from .table import HOME, Places, Table
from .travel import GIVE_UP, REMEMBERED

if TYPE_CHECKING:
    from .rules import Game

Waters = tuple[Places, tuple[str, ...], Places]
"""A player's sloops, the cards face up, the places covered."""


def cautious(view: Table, seat: int, options: tuple[str, ...], rules: Game, random: Random) -> str:
    """Takes all loot it can, and thinks little of loot further up."""
    return rules.captains["cautious"].move(view, seat, options)


def greedy(view: Table, seat: int, options: tuple[str, ...], rules: Game, random: Random) -> str:
    """Lets small loot lie where more waits above it, and leaves a share for the climb."""
    return rules.captains["greedy"].move(view, seat, options)


class Captain:
    """A way to play: what is left of the worth of loot at each step it is away, and whether it can wait."""

    def __init__(self, rules: Game, *, patience: float, waits: bool) -> None:
        self.rules, self.patience, self.waits = rules, patience, waits
        self.aims = lru_cache(REMEMBERED)(self.all_aims)

    def move(self, view: Table, seat: int, options: tuple[str, ...]) -> str:
        """The captain's choice among the options."""
        waters = (view.sloops[seat], view.adventures, view.covered)
        match view.step:
            case "loot":
                return self.loot(view, options)
            case "share":
                return self.share(view)
            case "keep":
                return self.keep(waters, view.dice, view.rolls)
        return self.travel(waters, options)

    def worth(self, covered: Places, place: str | None) -> float:
        """What it is worth to lie at a place: the best loot from there on, less for each step away."""
        best, factor, at = 0.0, 1.0, None if place == HOME else place
        while at:
            best = max(best, factor * self.rules.open_loot(covered, at))
            factor, at = factor * self.patience, self.rules.places[at].above
        return best

    def loot(self, view: Table, options: tuple[str, ...]) -> str:
        """Take the largest loot that isn't worth more as a foothold."""
        loots = {move: self.rules.open_loot(view.covered, move[5:]) for move in options[:-1]}
        for move in sorted(loots, key=lambda move: -loots[move]):
            if not self.waits or self.worth(view.covered, move[5:]) <= loots[move]:
                return move
        return options[-1]

    def share(self, view: Table) -> str:
        """A cut now, or more of it further up."""
        cut = self.rules.places[view.prize].loot // (len(view.sharers) + 1)
        above = self.rules.places[view.prize].above
        return "leave" if self.waits and self.patience * self.worth(view.covered, above) > cut else "cut"

    def keep(self, waters: Waters, dice: Dice, rolls: int) -> str:
        """Keep what serves the steps that promise most."""
        to_come = self.rules.rerolls + 1 - rolls
        aims = self.aims(waters)
        if not aims:
            return self.rules.told_keep(dice)
        value, odds = max(
            [(gain * odds.worth[to_come][dice], odds) for gain, odds in aims], key=itemgetter(0)
        )
        return self.rules.told_keep(self.rules.thrower().keep(odds, dice, to_come) if value else dice)

    def all_aims(self, waters: Waters) -> list[tuple[float, Odds]]:
        """The steps that a turn can try for, with what they gain and how likely they are."""
        sloops, adventures, covered = waters
        here = self.value(covered, sloops)
        found = [
            (self.value(covered, after) - here, steps)
            for steps, after in self.rules.routes(sloops, adventures).items()
        ]
        return [(gain, self.rules.odds(steps)) for gain, steps in found if gain > 0]

    def value(self, covered: Places, sloops: Places) -> float:
        """What it is worth to have sloops at these places."""
        return sum([self.worth(covered, at) for at in sloops])

    def travel(self, waters: Waters, options: tuple[str, ...]) -> str:
        """Give up what has no loot left to climb for; else go where it is best to lie."""
        sloops, adventures, covered = waters
        lost = [move for move in options if move.startswith(GIVE_UP) and not self.worth(covered, move[8:])]
        if lost:
            return lost[0]
        voyages = [move for move in options if not move.startswith(GIVE_UP)]
        return max(
            voyages, key=lambda move: self.value(covered, self.rules.arrived(sloops, adventures, move))
        )
