"""What the printed dice allow at all: counted over every choice of dice and every result, nothing sampled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from .dice import Dice
from .table import Bunch


def smallest_board(dice: Dice, sets: int) -> Bunch | None:
    """A board of as few dice as can hold so many sets: every result of every choice of fewer is looked at."""
    return next(
        (b for n in range(len(dice.ids) + 1) for b in _boards(dice, n) if _holds(dice, b) >= sets), None
    )


def _boards(dice: Dice, size: int) -> Iterator[Bunch]:
    for some in combinations(dice.ids, size):
        yield from product(*[dice.faces[die] for die in some])


def _holds(dice: Dice, board: Bunch) -> int:
    """How many sets lie on it."""
    return dice.filled(dice.shown(board)).bit_count()


def quiet_board(dice: Dice) -> Bunch:
    """A board of as many dice as can lie without any set: every result of more is looked at."""
    sizes = range(len(dice.ids), -1, -1)
    return next(b for n in sizes for b in _boards(dice, n) if not _holds(dice, b))


def fewest_dice(dice: Dice, sets: int) -> int | None:
    """The fewest dice that can hold so many sets of different names at once; None where no dice can."""
    best: int | None = None
    for names in sorted(combinations(dice.names, sets), key=lambda names: least_dice(dice, names)):
        if best is not None and least_dice(dice, names) >= best:
            break
        needed = dice_for(dice, names)
        if needed is not None and (best is None or needed < best):
            best = needed
    return best


def least_dice(dice: Dice, names: Bunch) -> int:
    """A bound: a die serves two of the sets only if it shows their symbol in their color, on one die each."""
    shared = sum(1 for parts in dice.parts.values() if set(parts) <= set(names))
    return dice.set_size * len(names) - shared


def dice_for(dice: Dice, names: Bunch) -> int | None:
    """The fewest dice that can show the sets of exactly these names; None where they can't."""
    fewest = {(dice.set_size,) * len(names): 0}
    for die in dice.ids:
        found = dict(fewest)
        for lacking, used in fewest.items():
            for face in dice.faces[die]:
                left = after_face(dice, names, lacking, face)
                if left != lacking and used + 1 < found.get(left, len(dice.ids) + 1):
                    found[left] = used + 1
        fewest = found
    return fewest.get((0,) * len(names))


def after_face(dice: Dice, names: Bunch, lacking: tuple[int, ...], face: str) -> tuple[int, ...]:
    """What the sets still lack after one more face."""
    parts = dice.parts[face]
    return tuple([n - (n > 0 and name in parts) for name, n in zip(names, lacking, strict=True)])


def quiet_results(dice: Dice, thrown: Bunch) -> int:
    """In how many results all these dice lie without any set, each different face of a die counted once."""
    room = dict.fromkeys(dice.names, dice.set_size - 1)

    def rest(at: int) -> int:
        if at == len(thrown):
            return 1
        found = 0
        for face in dice.faces[thrown[at]]:
            symbol, color = dice.parts[face]
            if room[symbol] and room[color]:
                room[symbol] -= 1
                room[color] -= 1
                found += rest(at + 1)
                room[symbol] += 1
                room[color] += 1
        return found

    return rest(0)


def most_quiet_dice(dice: Dice) -> int:
    """The most dice that can lie without any set."""
    return next(
        n
        for n in range(len(dice.ids), -1, -1)
        if any(quiet_results(dice, some) for some in combinations(dice.ids, n))
    )
