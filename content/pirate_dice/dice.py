"""The twelve dice of Kalózkockák: what is printed on them, and which sets a board of thrown dice holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

from pnpgen.rules.kernel import Chance, Supply

from .table import Bunch

THROW = "throw"
FULL = 0x80
"""The bit that is set in a byte when it has reached the size of a set."""


class Dice:
    """The printed dice in play; a set is so many faces that agree in symbol or in color."""

    def __init__(self, supply: Supply) -> None:
        self.ids = supply.ids("dice")[: supply.number("dice")]
        self.symbols, self.colors = supply.ids("symbols"), supply.ids("colors")
        self.names = (*self.symbols, *self.colors)
        self.set_size = supply.number("set_size")
        self.faces: Mapping[str, Mapping[str, int]] = {
            die: Counter(map(str, supply.value("dice", die, "faces"))) for die in self.ids
        }
        """By die, how many of its sides show a face."""
        self.home = {face: die for die, faces in self.faces.items() for face in faces}
        """The die a face is on."""
        self.parts = {face: parts_of(face) for face in self.home}
        """Symbol and color of a face."""
        self.odds = {die: Chance(THROW, tuple(faces.items())) for die, faces in self.faces.items()}
        self.shift = {name: 8 * at for at, name in enumerate(self.names)}
        self.weights = {face: sum([1 << self.shift[n] for n in names]) for face, names in self.parts.items()}
        every = sum([1 << shift for shift in self.shift.values()])
        self.raise_sets, self.full = (FULL - self.set_size) * every, FULL * every
        self.named = cache(self.names_of)
        self.require(supply.number("pairs"), supply.number("pair_copies"))

    def require(self, pairs: int, copies: int) -> None:
        """ValueError unless each die has so many faces, each so often, and none that another die has."""
        for die, faces in self.faces.items():
            if list(faces.values()) != [copies] * pairs:
                raise ValueError(f"{die} has {dict(faces)}, not {pairs} faces {copies} times each")
        for one, other in combinations(self.ids, 2):
            if shared := self.faces[one].keys() & self.faces[other].keys():
                raise ValueError(f"{', '.join(sorted(shared))} is on {one} and on {other}")

    def shown(self, board: Bunch) -> int:
        """How often each symbol and color shows on the board: a byte for each name, all in one number."""
        return sum([self.weights[face] for face in board])

    def sets(self, board: Bunch) -> Bunch:
        """The names of all sets that lie on the board: symbols, then colors."""
        return self.sets_in(self.shown(board))

    def found(self, board: Bunch, face: str) -> tuple[Bunch, Bunch]:
        """The sets on the board, and the names in which this face lacks one die to make a set."""
        shown, pair = self.shown(board), self.set_size - 1
        pairs = tuple([name for name in self.parts[face] if shown >> self.shift[name] & 0xFF == pair])
        return self.sets_in(shown), pairs

    def sets_in(self, shown: int) -> Bunch:
        """The names that are shown often enough."""
        full = (shown + self.raise_sets) & self.full
        return self.named(full) if full else ()

    def names_of(self, full: int) -> Bunch:
        """The names whose byte is full in this number."""
        return tuple([name for name, shift in self.shift.items() if full >> shift & FULL])

    def takings(self, board: Bunch, called: Bunch) -> list[Bunch]:
        """Every different bunch of faces that makes up the sets called."""
        each = [
            combinations([face for face in board if name in self.parts[face]], self.set_size)
            for name in called
        ]
        return sorted({tuple(sorted(set().union(*some))) for some in product(*each)})


def parts_of(face: str) -> tuple[str, str]:
    """Symbol and color of a face."""
    color, symbol = face.split()
    return symbol, color
