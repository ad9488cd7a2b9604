"""Kalózkockák as an executable rulebook: what comes next, what holds of every table, what the dice allow.

Everybody watches and calls at the same moment, so after a throw all seats decide at once; when several
call, who was first is chance.  The rules don't care which dice are dealt to whom: they go round in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import combinations
from typing import Any, ClassVar

from msgspec.structs import replace

from pnpgen.rules.kernel import Decide, Event, Fact, Impossible, Node, Over, Proof, Supply, clause

from .course import Course
from .dice import THROW
from .invariants import flaw
from .policies import cautious, greedy, lively
from .proofs import dice_for, fewest_dice, most_quiet_dice, quiet_board, quiet_results, smallest_board
from .table import Table, minus

TAKE = "take "
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
    explored: ClassVar[int] = 100_000
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {THROW: ("dice",), "first": ()}

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.seats = tuple(range(len(self.boats)))

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
                seats = len(state.boats)
                return Decide(
                    self.seats[:seats], (self.calls(state.board, state.landed),) * seats, aloud=True
                )
            case "first":
                return self.first(state.callers)
            case "judge":
                judge = self.judge(state)
                return Decide((judge,), (self.verdicts(state),)) if judge is not None else Decide((), ())
            case "take":
                caller = state.callers[0]
                takings = self.takings(state, state.said[caller])
                return Decide((caller,), (tuple([TAKE + ", ".join(faces) for faces in takings]),))
        return self.won(state)

    def apply(self, state: Table, event: Event) -> Table:
        if isinstance(event, str):
            return self.lie(state, event) if state.step == "throw" else self.settled(state, event)
        match state.step:
            case "choose":
                return self.throw(state, event[0])
            case "call":
                return self.heard(state, event)
            case "judge":
                return self.settled(state, event[0])
        return self.take(state, state.callers[0], tuple(event[0].removeprefix(TAKE).split(", ")))

    @clause("win.first")
    def won(self, state: Table) -> Over:
        return Over(tuple([int(space == self.treasure) for space in state.boats]), state.boats)

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        seats = len(state.boats)
        return {"map": max(state.boats), **self.parts_in_play(seats)}

    def bounds(self, players: int) -> Mapping[str, int]:
        return {"map": self.treasure, **self.parts_in_play(players)}

    def parts_in_play(self, players: int) -> Mapping[str, int]:
        """What a game of so many players needs from first to last: one board, a boat and a strip each."""
        return {"dice": len(self.dice.ids), "dice_board": 1, "boats": players, "strips": players}

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

    def proofs(self) -> Iterator[Proof]:
        for word, sets in SETS.items():
            board = smallest_board(self.dice, sets)
            if board is not None:
                names, note = ", ".join(self.dice.sets(board)), "no result of fewer dice holds as many sets"
                yield Proof(f"fewest_{word}", len(board), f"{', '.join(board)} ({names})", note)
        quiet = quiet_board(self.dice)
        yield Proof("quiet_dice", len(quiet), ", ".join(quiet), "no set lies there")

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
