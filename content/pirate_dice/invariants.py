"""What holds of every table of Kalózkockák: no die lost or doubled, and each moment as it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import SILENT, Bunch, Table

if TYPE_CHECKING:
    from .rules import Game

STEPS = ("choose", "throw", "call", "first", "judge", "take", "over")


def flaw(s: Table, rules: Game) -> str:
    """The first thing that can never lie on a table; empty where all is well."""
    return _seats(s, rules) or _dice(s, rules) or _moment(s, rules)


def _seats(s: Table, rules: Game) -> str:
    seats = len(s.boats)
    if len(s.hands) != seats or not 0 <= s.turn < seats:
        return f"there are {seats} seats"
    if s.step not in STEPS:
        return f"there is no step {s.step}"
    if not all(0 <= space <= rules.treasure for space in s.boats):
        return f"boats are between the raft and the treasure, space {rules.treasure}"
    home = s.boats.count(rules.treasure)
    if home != (s.step == "over"):
        return "the game is over as soon as one boat is at the treasure, and not before"
    return ""


def _dice(s: Table, rules: Game) -> str:
    for face in s.board:
        if face not in rules.dice.home:
            return f"no die shows a {face}"
    lying = [rules.dice.home[face] for face in s.board]
    held = [die for hand in s.hands for die in hand]
    knocked = s.step == "throw" and s.flying in lying
    flying = [s.flying] if s.step == "throw" and not knocked else []
    there = sorted([*lying, *held, *flying])
    if there != sorted(rules.dice.ids):
        doubled = sorted({die for die in there if there.count(die) > 1})
        lost = sorted(set(rules.dice.ids) - set(there))
        return f"dice doubled: {', '.join(doubled) or 'none'}; lost: {', '.join(lost) or 'none'}"
    if any(_unsorted(bunch) for bunch in (s.board, *s.hands)):
        return "dice and faces are kept sorted"
    return ""


def _moment(s: Table, rules: Game) -> str:
    if (s.flying != "") != (s.step == "throw"):
        return "a die is being thrown, or none"
    if s.step == "choose" and len(s.hands[s.turn]) < 2:
        return "who chooses a die has several"
    looking = s.step in ("call", "first", "judge", "take")
    if (s.landed != "") != looking or (looking and s.landed not in s.board):
        return "while sets are called, the die thrown last lies on the board"
    if len(s.said) != (len(s.boats) if s.step in ("first", "judge", "take") else 0):
        return "everybody has called or kept silent, or nobody has yet"
    callers = len([call for call in s.said if call != SILENT])
    if s.step in ("first", "judge") and callers < 2:
        return "only several callers can be first"
    if s.step == "take" and (callers != 1 or not rules.is_right(s, s.said[s.callers[0]])):
        return "dice are taken for one right call"
    if s.step == "judge" and rules.judge(s) is None:
        return "who has called can't judge"
    return ""


def _unsorted(bunch: Bunch) -> bool:
    return list(bunch) != sorted(bunch)
