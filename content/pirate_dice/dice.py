"""The twelve dice of Kalózkockák: what is printed on them, and which sets a board of thrown dice holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from itertools import combinations, product

from pnpgen.rules.kernel import Chance, Supply

from .table import Bunch

THROW = "throw"
OPPOSITE = ((0, 2), (1, 3), (4, 5))
"""The sides of a net that lie opposite each other: in the strip of four, and above and below it."""


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
        width = len(self.ids).bit_length()
        self.enough = 1 << width
        """The highest bit of a counter, set by raising it when it has reached the size of a set."""
        self.shift = {name: (width + 1) * at for at, name in enumerate(self.names)}
        self.weights = {face: sum([1 << self.shift[n] for n in names]) for face, names in self.parts.items()}
        self.counters = {face: (2 * self.enough - 1) * weight for face, weight in self.weights.items()}
        every = sum([1 << shift for shift in self.shift.values()])
        self.raise_sets, self.full = (self.enough - self.set_size) * every, self.enough * every
        self.showing = {name: frozenset(f for f in self.home if name in self.parts[f]) for name in self.names}
        self.named = cache(self.names_of)
        self.require(supply)

    def require(self, supply: Supply) -> None:
        """ValueError unless a die has so many faces, each on opposite sides, and none that another has."""
        pairs, copies = supply.number("pairs"), supply.number("pair_copies")
        for die, faces in self.faces.items():
            if list(faces.values()) != [copies] * pairs:
                raise ValueError(f"{die} has {dict(faces)}, not {pairs} faces {copies} times each")
            sides = supply.value("dice", die, "faces")
            if apart := [sides[one] for one, other in OPPOSITE if sides[one] != sides[other]]:
                raise ValueError(f"{apart[0]} is not on opposite sides of {die}")
        for table, mark in (("colors", "piece"), ("colors", "hex"), ("boats", "color")):
            marks = Counter(supply.value(table, name, mark) for name in supply.ids(table))
            if alike := [shown for shown, times in marks.items() if times > 1]:
                raise ValueError(f"{alike[0]} is the {mark} of several {table}")
        for one, other in combinations(self.ids, 2):
            if shared := self.faces[one].keys() & self.faces[other].keys():
                raise ValueError(f"{', '.join(sorted(shared))} is on {one} and on {other}")

    def shown(self, board: Bunch) -> int:
        """How often each symbol and color shows on the board: a counter for each name, all in one number."""
        return sum(map(self.weights.__getitem__, board))

    def sets(self, board: Bunch) -> Bunch:
        """The names of all sets that lie on the board: symbols, then colors."""
        return self.named(self.filled(self.shown(board)))

    def filled(self, shown: int) -> int:
        """The highest bits of the counters that have reached the size of a set."""
        return (shown + self.raise_sets) & self.full

    def names_of(self, filled: int) -> Bunch:
        """The names of these counters."""
        return tuple([name for name, shift in self.shift.items() if filled >> shift & self.enough])

    def pairs_of(self, face: str, shown: int) -> Bunch:
        """The names in which this face lacks one die to make a set, given how often its own are shown."""
        pair, counter = self.set_size - 1, 2 * self.enough - 1
        return tuple([name for name in self.parts[face] if shown >> self.shift[name] & counter == pair])

    def takings(self, board: Bunch, called: Bunch) -> list[Bunch]:
        """Every different bunch of faces that makes up the sets called, in order."""
        each = [
            combinations([face for face in board if face in self.showing[name]], self.set_size)
            for name in called
        ]
        if len(each) == 1:
            return list(each[0])
        return sorted({tuple(sorted(set().union(*some))) for some in product(*each)})


def parts_of(face: str) -> tuple[str, str]:
    """Symbol and color of a face."""
    color, symbol = face.split()
    return symbol, color
