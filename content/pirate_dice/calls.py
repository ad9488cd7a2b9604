"""What a player of Kalózkockák may call, and how the calls of all are settled."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from pnpgen.rules.kernel import Chance, Rules, Supply, clause

from .dice import Dice
from .table import SILENT, TOGETHER, UNCLEAR, Bunch, Table

CLEAR_WEIGHT, TOGETHER_WEIGHT, UNCLEAR_WEIGHT = 8, 1, 1
"""How often, of several callers, each is clearly the first, nobody is, or they dispute it: ears, not dice."""
NUMBERS = ("one", "two", "three", "four", "five", "six")


class Calls(Rules[Table]):
    """The words on offer; every number comes from the definition."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.dice = Dice(supply)
        self.boats = supply.ids("boats")
        self.counted_from = supply.number("counted_from")
        self.sizes = range(1, supply.number("most_called") + 1)
        """How many sets a call may name."""
        self.offered = cache(self.on_offer)
        self.names_in = cache(self.all_names_in)
        self.first = cache(self.who_was_first)

    def calls(self, board: Bunch, landed: str) -> Bunch:
        """Silence, every right call, and a wrong one; nothing where there is nothing to call."""
        shown, dice = self.dice.shown(board), self.dice
        near = shown & dice.counters[landed]
        return self.offered(dice.filled(shown), landed, near, 2 * len(board) > len(dice.ids))

    def on_offer(self, filled: int, landed: str, near: int, crowded: bool) -> Bunch:
        """The words on offer, given the full counters of the board, and those of the die thrown last."""
        return self.words(self.dice.names_of(filled), self.dice.pairs_of(landed, near), crowded)

    @clause("call.set", "call.most", "call.once_each")
    def words(self, sets: Bunch, pairs: Bunch, crowded: bool) -> Bunch:
        """The words on offer, given the sets, and the pairs that the die thrown last has made."""
        right = [self.worded(names) for size in self.sizes for names in combinations(sets, size)]
        wrong = [self.worded(names) for names in self.mistakes(sets, pairs, crowded)]
        return (SILENT, *right, *wrong) if right or wrong else ()

    def mistakes(self, sets: Bunch, pairs: Bunch, crowded: bool) -> list[Bunch]:
        """How people go wrong: they see all that lies there, and take a pair for one set more.

        It takes a die that makes two pairs at once, in its symbol and in its color, to confuse the eye so;
        and where no set lies at all, a board with more than half of the dice, so that everybody expects one.
        """
        if len(pairs) < 2 or len(sets) + 1 not in self.sizes or not (sets or crowded):
            return []
        return [tuple(sorted((*sets, pairs[0]), key=self.dice.names.index))]

    @clause("call.name")
    def worded(self, names: Bunch) -> str:
        """A call as it is said."""
        if len(names) < self.counted_from:
            return " ".join(names)
        return self.counted(names) if len(names) == self.counted_from else self.rare(names)

    @clause("call.two")
    def counted(self, names: Bunch) -> str:
        """A call of several sets: how many, then their names."""
        return f"{NUMBERS[len(names) - 1]} {' '.join(names)}"

    @clause("call.three")
    def rare(self, names: Bunch) -> str:
        return self.counted(names)

    def all_names_in(self, call: str) -> Bunch:
        """The names of the sets in a call."""
        return tuple([word for word in call.split() if word in self.dice.names])

    @clause("wrong.any")
    def is_right(self, s: Table, call: str) -> bool:
        """Whether every set of the call lies on the dice board."""
        return set(self.names_in(call)).issubset(self.dice.sets(s.board))

    @clause("call.exactly", "call.shared")
    def takings(self, s: Table, call: str) -> list[Bunch]:
        """The dice that the caller may take for the sets called, in every way; two sets may share a die."""
        return self.dice.takings(s.board, self.names_in(call))

    @clause("call.first", "dispute.together")
    def who_was_first(self, callers: tuple[int, ...]) -> Chance:
        """One of the callers, nobody, or nobody can tell."""
        clear = [(self.boats[seat], CLEAR_WEIGHT) for seat in callers]
        return Chance("first", (*clear, (TOGETHER, TOGETHER_WEIGHT), (UNCLEAR, UNCLEAR_WEIGHT)))

    @clause("dispute.judge")
    def judge(self, s: Table) -> int | None:
        """The next player round the table who has not called; None where all have."""
        seats = len(s.boats)
        around = [(s.turn + step) % seats for step in range(1, seats + 1)]
        return next((seat for seat in around if seat not in s.callers), None)

    @clause("dispute.judge")
    def verdicts(self, s: Table) -> Bunch:
        """What the judge may say."""
        return (*[self.boats[seat] for seat in s.callers], TOGETHER)
