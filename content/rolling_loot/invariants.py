"""What holds of every table of Rolling Loot: of cards, sloops, cover tiles, cubes, dice and the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import HOME, Table

if TYPE_CHECKING:
    from .rules import Game

STEPS = ("lay", "loot", "share", "roll", "keep", "travel", "over")


def flaw(s: Table, rules: Game) -> str:
    """The first thing that can never lie on a table; empty where all is well."""
    return _seats(s) or _cards(s, rules) or _sloops(s, rules) or _loot(s, rules) or _moment(s, rules)


def _seats(s: Table) -> str:
    seats = range(len(s.scores))
    if len(s.sloops) != len(seats) or sorted(s.cubes) != list(seats):
        return "every player has one cube, and sloops"
    if not all(seat in seats for seat in (s.turn, *s.sharers, *s.asked)):
        return f"there are only {len(seats)} seats"
    if any(s.scores[a] > s.scores[b] for a, b in zip(s.cubes, s.cubes[1:], strict=False)):
        return "cubes are listed as they lie along the track"
    return ""


def _cards(s: Table, rules: Game) -> str:
    for name in s.adventures:
        if name not in rules.levels:
            return f"there is no adventure {name}"
    if list(s.adventures) != sorted(set(s.adventures), key=[*rules.levels].index):
        return "adventures are listed once, in their order"
    for row, deck in rules.decks.items():
        if len([name for name in deck if name in s.adventures]) > rules.supply.count(row, len(s.scores)):
            return f"more cards of {' '.join(deck)} than are laid out"
    for at in s.covered:
        if (
            at not in rules.places
            or rules.places[at].adventure not in s.adventures
            or not rules.places[at].loot
        ):
            return f"no loot of a face-up card lies at {at}"
    if list(s.covered) != sorted(set(s.covered)):
        return "cover tiles are listed once, in order"
    bare = [name for name in s.adventures if not rules.open_places(s.covered, name)]
    return f"{bare[0]} has no loot left, and lies face up" if bare else ""


def _sloops(s: Table, rules: Game) -> str:
    for own in s.sloops:
        if len(own) != rules.sloops or list(own) != sorted(own):
            return f"every player has {rules.sloops} sloops, listed in order"
        out = [at for at in own if at != HOME]
        if len(set(out)) < len(out):
            return "two sloops of a player on the same step"
        for at in out:
            if at not in rules.places or rules.places[at].adventure not in s.adventures:
                return f"a sloop at {at}, and no card there"
    return ""


def _loot(s: Table, rules: Game) -> str:
    """No more loot in the players' hands than is covered, and than lay on the cards that are turned over."""
    gone = 0
    for row, deck in rules.decks.items():
        away = sorted([rules.totals[name] for name in deck if name not in s.adventures])
        turned = rules.supply.count(row, len(s.scores)) - len(deck) + len(away)
        gone += sum(away[len(away) - turned :])
    taken = 0 if s.step == "lay" else gone + sum([rules.places[at].loot for at in s.covered])
    return f"scores of {sum(s.scores)}, and only {taken} of loot taken" if sum(s.scores) > taken else ""


def _moment(s: Table, rules: Game) -> str:
    if s.step not in STEPS:
        return f"there is no step {s.step}"
    dice = {"roll": range(rules.dice), "keep": (rules.dice,), "travel": (rules.dice,)}.get(s.step, (0,))
    if len(s.dice) not in dice or list(s.dice) != sorted(s.dice):
        return f"{len(s.dice)} dice on the table, or not in order"
    if not all(1 <= die <= rules.faces for die in s.dice):
        return f"dice show 1 to {rules.faces}"
    rolls = {"roll": rules.rerolls, "keep": rules.rerolls, "travel": rules.rerolls + 1}.get(s.step, 0)
    if not (s.step in ("keep", "travel")) <= s.rolls <= rolls or (s.dice and not s.rolls):
        return f"{s.rolls} rolls at the step {s.step}"
    if (s.step == "share") != bool(s.prize and s.asked and s.sharers):
        return "somebody is asked about a prize, or nobody is"
    for seat in (*s.sharers, *s.asked):
        if s.prize not in s.sloops[seat]:
            return f"a share for somebody who does not lie at {s.prize}"
    if s.prize and (s.sharers[0] != s.turn or not rules.open_loot(s.covered, s.prize)):
        return "the player on turn takes loot that lies open"
    if s.step != "over" and not s.adventures and s.step != "lay":
        return "no card lies face up, and the game goes on"
    last = s.step != "lay" and rules.nearly_bare(s)
    return (
        "the last round is on when few loots are left, and not before" if last != (s.turns_left >= 0) else ""
    )
