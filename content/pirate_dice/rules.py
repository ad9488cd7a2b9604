"""Kalózkockák as an executable rulebook: what comes next, what holds of every table, what the dice allow.

Everybody watches and calls at the same moment, so after a throw all seats decide at once; when several
call, who was first is chance.  The rules don't care which dice are dealt to whom: they go round in order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from pnpgen.rules.kernel import Decide, Event, Fact, Impossible, Node, Over, clause

from .course import Course
from .dice import THROW
from .invariants import flaw
from .policies import cautious, greedy, lively
from .proofs import dice_for, fewest_dice, most_quiet_dice, quiet_results
from .table import Table, minus

SETS: Mapping[str, int] = {"one": 1, "two": 2, "three": 3}
"""The words in the names of facts."""


class Game(Course):
    """The game from the deal to the treasure; everything lies open, so every seat sees the whole table."""

    state = Table
    policies: ClassVar[Mapping[str, Callable[..., Any]]] = {
        "cautious": cautious,
        "greedy": greedy,
        "lively": lively,
    }
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {THROW: ("dice",), "first": ()}

    @clause("setup.table", "setup.boats", "setup.first")
    def start(self, players: int) -> Table:
        return Table(boats=(0,) * players, hands=self.deal(players))

    def node(self, state: Table) -> Node:
        match state.step:
            case "choose":
                return Decide((state.turn,), (state.hands[state.turn],))
            case "throw":
                return self.dice.odds[state.flying]
            case "call":
                everybody = tuple(range(len(state.boats)))
                return Decide(
                    everybody, (self.calls(state.board, state.landed),) * len(everybody), aloud=True
                )
            case "first":
                return self.who_was_first(state)
            case "judge":
                judge = self.judge(state)
                return Decide((judge,), (self.verdicts(state),)) if judge is not None else Decide((), ())
            case "take":
                caller = state.callers[0]
                return Decide((caller,), (self.takings(state, state.said[caller]),))
        return self.won(state)

    def apply(self, state: Table, event: Event) -> Table:
        match state.step:
            case "choose":
                return self.throw(state, event[0])
            case "throw":
                return self.lie(state, str(event))
            case "call":
                return self.heard(state, tuple(event))
            case "first":
                return self.settled(state, str(event))
            case "judge":
                return self.settled(state, event[0])
        return self.take(state, event[0])

    @clause("win.first")
    def won(self, state: Table) -> Over:
        return Over(tuple([int(space == self.treasure) for space in state.boats]), state.boats)

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        seats = len(state.boats)
        return {"map": max(state.boats), "dice": len(self.dice.ids), "boats": seats}

    def bounds(self, players: int) -> Mapping[str, int]:
        return {"map": self.treasure, "dice": len(self.dice.ids), "boats": players}

    def check(self, state: Table) -> None:
        wrong = flaw(state, self)
        if wrong:
            raise Impossible(wrong)

    def complete(self, given: Table) -> Table:
        """Dice that lie on the board, or are being thrown, are not in the hands they were dealt to."""
        away = [given.flying, *[self.dice.home[face] for face in given.board if face in self.dice.home]]
        return replace(given, hands=tuple([minus(hand, *away) for hand in given.hands]))

    # What the printed dice imply

    def extremes(self, before: Table, after: Table) -> Mapping[str, int]:
        board = after.board
        sets = len(self.dice.sets(board))
        found = {f"spare_{word}": len(self.dice.ids) - len(board) for word, n in SETS.items() if sets >= n}
        gain = max([new - old for old, new in zip(before.boats, after.boats, strict=True)])
        return found | {"best_call": gain} | ({} if sets else {"quiet_dice": len(board)})

    def facts(self) -> Mapping[str, Fact]:
        return self._facts

    @cached_property
    def _facts(self) -> Mapping[str, Fact]:
        dice = self.dice
        fewest = {word: fewest_dice(dice, n) for word, n in SETS.items()}
        return {
            **{f"fewest_{word}": n for word, n in fewest.items() if n is not None},
            **{f"spare_{word}": len(dice.ids) - n for word, n in fewest.items() if n is not None},
            "quiet_dice": most_quiet_dice(dice),
            "quiet_results": quiet_results(dice, dice.ids),
            "best_call": self.best_call,
            "pair": dice.set_size - 1,
            "matches_over": dice.set_size + 1,
        }

    @cached_property
    def best_call(self) -> int:
        """The most spaces one call can be worth, short of the treasure."""
        calls = [names for size in self.sizes for names in combinations(self.dice.names, size)]
        calls.sort(key=self.worth, reverse=True)
        best = next((self.worth(names) for names in calls if dice_for(self.dice, names) is not None), 0)
        return min(best, self.treasure)
