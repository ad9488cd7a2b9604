"""Płynę · Wracam as a program: one shared die, one shared loot, and who dares to sail on.

Seats are numbered from 0.  Every method tied to a clause of rulebook.yaml carries out that clause.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from random import Random
from typing import ClassVar, Literal

from msgspec.structs import replace

from pnpgen.rules.kernel import (
    Chance,
    Decide,
    Event,
    Fact,
    Impossible,
    Node,
    Over,
    Rules,
    State,
    Supply,
    clause,
)

SAIL = "sail"
RETURN = "return"
CHOICES = (SAIL, RETURN)


class Table(State, frozen=True):
    """What lies on the table, and whether the die or the cards come next."""

    banked: tuple[int, ...]
    """Points in the score table, by seat."""
    sailing: tuple[int, ...]
    """Seats still at sea, in order."""
    loot: int = 0
    rolls: int = 0
    """Boxes crossed in this expedition: successful rolls."""
    relic: bool = True
    expedition: int = 1
    phase: Literal["roll", "decide", "over"] = "roll"


def cautious(view: Table, seat: int, options: tuple[str, ...], rules: Game, random: Random) -> str:
    """Come home as soon as a lone player with the relic would."""
    return RETURN if view.loot >= rules.facts()["stop_relic"] else SAIL


def greedy(view: Table, seat: int, options: tuple[str, ...], rules: Game, random: Random) -> str:
    """Stay as long as a lone player without the relic would, and a little longer."""
    return RETURN if view.loot >= rules.facts()["stop_plain"] + rules.relic_bonus else SAIL


class Game(Rules[Table]):
    """The rules; all quantities come from game.yaml."""

    state = Table
    policies: ClassVar[Mapping[str, Callable[..., str]]] = {"cautious": cautious, "greedy": greedy}
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {"roll": ("die",)}

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        number = supply.number
        self.expeditions = number("expeditions")
        self.rolls = number("rolls")
        self.relic_bonus = number("relic_bonus")
        self.storm_score = number("storm_score")
        self.cards_per_player = number("cards_per_player")
        self.gains = {
            str(face): number(f"{size}_gain")
            for size in ("low", "mid", "high")
            for face in range(number(f"{size}_from"), number(f"{size}_to") + 1)
        }
        self.die = Chance("roll", tuple((str(face), 1) for face in range(1, number("die_faces") + 1)))
        self.storm_face = str(number("storm_face"))

    # --- what comes next -------------------------------------------------------------------------

    def node(self, state: Table) -> Node:
        if state.phase == "roll":
            return self.die
        if state.phase == "decide":
            return Decide(state.sailing, (CHOICES,) * len(state.sailing))
        return self.winners(state)

    def apply(self, state: Table, event: Event) -> Table:
        if state.phase == "decide":
            return self.reveal(state, event)
        if event == self.storm_face:
            return self.last_storm(state) if state.rolls == self.rolls - 1 else self.storm(state)
        return self.roll(state, self.gains[str(event)])

    # --- an expedition ---------------------------------------------------------------------------

    @clause("prepare.crew")
    def start(self, players: int) -> Table:
        return self.set_sail((0,) * players, 1)

    @clause("prepare.start", "prepare.first_roll")
    def set_sail(self, banked: tuple[int, ...], expedition: int) -> Table:
        return Table(banked=banked, sailing=tuple(range(len(banked))), expedition=expedition)

    @clause("trip.roll")
    def roll(self, state: Table, gain: int) -> Table:
        state = replace(state, loot=state.loot + gain, rolls=state.rolls + 1, phase="decide")
        return self.last_roll(state) if state.rolls == self.rolls else state

    @clause("trip.storm")
    def storm(self, state: Table) -> Table:
        return self.close(self.bank(state, state.sailing, self.storm_score))

    @clause("trip.decision")
    def reveal(self, state: Table, moves: Event) -> Table:
        if RETURN not in moves:
            return replace(state, phase="roll")
        home = tuple([seat for seat, move in zip(state.sailing, moves, strict=True) if move == RETURN])
        state = self.come_home(state, home)
        return state if state.sailing else self.nobody_left(state)

    @clause("trip.return")
    def come_home(self, state: Table, home: tuple[int, ...]) -> Table:
        if not state.relic:
            return self.relic_gone(state, home)
        return self.take_relic(state, home) if len(home) == 1 else self.leave_relic(state, home)

    # --- the relic -------------------------------------------------------------------------------

    @clause("relic.alone")
    def take_relic(self, state: Table, home: tuple[int, ...]) -> Table:
        return self.bank(replace(state, relic=False), home, state.loot + self.relic_bonus)

    @clause("relic.several")
    def leave_relic(self, state: Table, home: tuple[int, ...]) -> Table:
        return self.bank(state, home, state.loot)

    @clause("relic.once")
    def relic_gone(self, state: Table, home: tuple[int, ...]) -> Table:
        return self.bank(state, home, state.loot)

    # --- the end of an expedition, and of the game -----------------------------------------------

    @clause("end.nobody")
    def nobody_left(self, state: Table) -> Table:
        return self.close(state)

    @clause("end.last_roll")
    def last_roll(self, state: Table) -> Table:
        return self.close(self.bank(state, state.sailing, state.loot))

    @clause("end.last_storm")
    def last_storm(self, state: Table) -> Table:
        return self.storm(state)

    @clause("win.total")
    def winners(self, state: Table) -> Over:
        best = max(state.banked)
        shares = tuple([int(points == best) for points in state.banked])
        return Over(shares, state.banked) if sum(shares) == 1 else self.shared_win(state, shares)

    @clause("win.tie")
    def shared_win(self, state: Table, shares: tuple[int, ...]) -> Over:
        return Over(shares, state.banked)

    def bank(self, state: Table, seats: tuple[int, ...], points: int) -> Table:
        """Write points down for these seats, who wait for the next expedition; the others roll."""
        banked = list(state.banked)
        for seat in seats:
            banked[seat] += points
        sailing = tuple([seat for seat in state.sailing if seat not in seats])
        return replace(state, banked=tuple(banked), sailing=sailing, phase="roll")

    def close(self, state: Table) -> Table:
        """The next expedition sets out, or the game is over."""
        if state.expedition == self.expeditions:
            return replace(state, sailing=(), phase="over")
        return self.set_sail(state.banked, state.expedition + 1)

    # --- what must hold --------------------------------------------------------------------------

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        return {"board": state.loot, "relic": 1, "decision_cards": len(state.banked) * self.cards_per_player}

    def check(self, state: Table) -> None:
        players = len(state.banked)
        if not 1 <= state.expedition <= self.expeditions:
            raise Impossible(f"there is no expedition {state.expedition}")
        if state.sailing != tuple(sorted(set(state.sailing) & set(range(players)))):
            raise Impossible("the seats at sea are seats of this table, each once and in order")
        if not all(0 <= points <= self.best_expedition * state.expedition for points in state.banked):
            raise Impossible("more points than the expeditions so far can bring")
        if state.phase == "over":
            return
        if not state.sailing:
            raise Impossible("an expedition without anybody at sea is over")
        if not self.least_gain * state.rolls <= state.loot <= self.most_gain * state.rolls:
            raise Impossible(f"{state.rolls} successful rolls cannot bring a loot of {state.loot}")
        if state.rolls >= self.rolls:
            raise Impossible(f"after {self.rolls} successful rolls the expedition is over")
        if not state.relic and len(state.sailing) == players:
            raise Impossible("the relic is gone and yet nobody has returned")
        if state.rolls == 0 and (state.phase == "decide" or len(state.sailing) < players):
            raise Impossible("before the first roll everybody sails, and nobody decides")

    # --- what the rules imply --------------------------------------------------------------------

    def relax(self, state: Table) -> Table:
        """Points written down matter at the very end only."""
        return replace(state, banked=(0,) * len(state.banked))

    def extremes(self, before: Table, after: Table) -> Mapping[str, int]:
        won = max(new - old for old, new in zip(before.banked, after.banked, strict=True))
        return {"longest_track": after.loot, "best_expedition": won}

    def bounds(self, players: int) -> Mapping[str, int]:
        return {"board": self.longest_track}

    def facts(self) -> Mapping[str, Fact]:
        return self._facts

    @cached_property
    def _facts(self) -> Mapping[str, Fact]:
        return {
            "longest_track": self.longest_track,
            "best_expedition": self.best_expedition,
            "best_total": self.best_expedition * self.expeditions,
            "eight_successes": Fraction(len(self.gains), len(self.die.outcomes)) ** self.rolls,
            "alone_plain": self.alone(relic=False)[0, 0],
            "alone_relic": self.alone(relic=True)[0, 0],
            "never_return": self.never_return,
            "stop_plain": self.stop(relic=False),
            "stop_relic": self.stop(relic=True),
        }

    @cached_property
    def least_gain(self) -> int:
        return min(self.gains.values())

    @cached_property
    def most_gain(self) -> int:
        return max(self.gains.values())

    @cached_property
    def longest_track(self) -> int:
        return self.rolls * self.most_gain

    @cached_property
    def best_expedition(self) -> int:
        """All rolls, or the relic before the last one."""
        return max(self.longest_track, (self.rolls - 1) * self.most_gain + self.relic_bonus)

    @cached_property
    def never_return(self) -> Fraction:
        """Points an expedition brings on average to somebody who never returns."""
        mean = Fraction(sum(self.gains.values()), len(self.gains))
        return Fraction(len(self.gains), len(self.die.outcomes)) ** self.rolls * self.rolls * mean

    def alone(self, relic: bool) -> Mapping[tuple[int, int], Fraction]:
        """By (successful rolls, loot): points a lone player who plays best has on average; exact."""
        bonus = self.relic_bonus if relic else 0
        worth: dict[tuple[int, int], Fraction] = {}
        for rolls in range(self.rolls, -1, -1):
            for loot in range(self.least_gain * rolls, self.most_gain * rolls + 1):
                if rolls == self.rolls:
                    worth[rolls, loot] = Fraction(loot)
                else:
                    home = loot + bonus if rolls else 0
                    worth[rolls, loot] = max(self._sail(worth, rolls, loot), Fraction(home))
        return worth

    def stop(self, relic: bool) -> int:
        """The least loot from which on a lone player does best to return, whatever the roll."""
        bonus = self.relic_bonus if relic else 0
        worth = self.alone(relic)
        dare = [
            loot
            for rolls, loot in worth
            if 0 < rolls < self.rolls and self._sail(worth, rolls, loot) > loot + bonus
        ]
        return max(dare, default=0) + 1

    def _sail(self, worth: Mapping[tuple[int, int], Fraction], rolls: int, loot: int) -> Fraction:
        """Points on average when the die is rolled once more."""
        total = sum(
            (worth[rolls + 1, loot + gain] for gain in self.gains.values()), Fraction(self.storm_score)
        )
        return total / len(self.die.outcomes)
