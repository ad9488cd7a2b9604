"""What holds of every table: no tile lost or doubled, no limit passed, no needed bone out of reach."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from .table import BOULDER, MAP, PICK, Bunch, Table, is_bone

if TYPE_CHECKING:
    from .rules import Game

STEPS = frozenset({"choose", "reveal", "peek", "slip", "boulder", "third", "asked", "over"})


def bunches(s: Table) -> tuple[Bunch, ...]:
    """All bunches of tiles that lie face up or in somebody's hands."""
    return (*s.trays, *s.tools, s.camp, s.box, s.row, s.spent)


def elsewhere(s: Table) -> Counter[str]:
    """All tiles but the face-down ones that nobody has looked at."""
    return Counter([*chain.from_iterable(bunches(s)), *[spot.tile for spot in s.known]])


def flaw(s: Table, rules: Game) -> str:
    """The first thing that can never lie on a table; empty where all is well."""
    return _seats(s, rules) or _tiles(s, rules) or _limits(s, rules) or _moment(s, rules)


def _seats(s: Table, rules: Game) -> str:
    seats = len(s.owners)
    for owner in s.owners:
        if owner not in rules.skeletons:
            return f"there is no skeleton {owner}"
    if not len(s.trays) == len(s.tools) == seats or len(set(s.owners)) < seats:
        return "every seat has one tray of its own"
    known = [seat for spot in s.known for seat in spot.seats]
    if not all(0 <= seat < seats for seat in (s.turn, *known)) or not -1 <= s.guest < seats:
        return f"there are only {seats} seats"
    return ""


def _tiles(s: Table, rules: Game) -> str:
    there = elsewhere(s)
    for tile, n in s.pool:
        there[tile] += n
    stock = rules.stock(s.owners)
    if there != stock:
        lost, doubled = stock - there, there - stock
        return ", ".join(
            [f"{n} x {tile} lost" for tile, n in sorted(lost.items())]
            + [f"{n} x {tile} too many" for tile, n in sorted(doubled.items())]
        )
    if any(sorted(bunch) != list(bunch) for bunch in bunches(s)) or sorted(s.pool) != list(s.pool):
        return "bunches of tiles are kept sorted"
    for tile in s.camp:
        if not is_bone(tile):
            return f"{tile} in the camp"
    on_trays = {bone for tray in s.trays for bone in tray}
    for tile in s.box:
        if is_bone(tile) and tile not in on_trays:
            return f"{tile} is still needed, but lies in the box"
    return ""


def _limits(s: Table, rules: Game) -> str:
    for owner, tray in zip(s.owners, s.trays, strict=True):
        if len(set(tray)) < len(tray) or any(bone[0] != owner for bone in tray):
            return f"a tray holds different bones of its skeleton {owner}"
    for seat, tools in enumerate(s.tools):
        if len(tools) > rules.tools + (s.step == "third" and seat == s.turn):
            return f"more than {rules.tools} tools"
    if any(tool not in (MAP, PICK) for tools in (*s.tools, s.spent) for tool in tools):
        return "only maps and picks are tools"
    if len(s.spent) > rules.uses or s.asked > rules.asks:
        return "a tool or help too many in one turn"
    if s.reveals > rules.reveals_with_pick or len(s.row) > s.reveals:
        return f"{len(s.row)} tiles in the row after {s.reveals} reveals"
    if not 0 <= s.neutral <= s.row.count(BOULDER):
        return "only boulders of the row can be neutralized"
    return ""


def _moment(s: Table, rules: Game) -> str:
    if s.step not in STEPS:
        return f"there is no step {s.step}"
    if s.active >= rules.collapse + (s.step == "boulder"):
        return "the expedition has collapsed already"
    if (s.step == "over") != any(len(tray) == rules.parts for tray in s.trays):
        return "the game is over as soon as a skeleton is complete, and not before"
    if (s.step == "asked") != (s.guest >= 0):
        return "somebody is asked for help, or nobody is"
    if s.promise and not s.asked:
        return "only accepted help is a promise to go on"
    return ""
