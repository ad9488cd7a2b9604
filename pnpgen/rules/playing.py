"""Plays games to their end by seeded policies, and keeps a tally of what happened."""

from __future__ import annotations

import hashlib
from bisect import bisect
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from random import Random
from typing import Any

from pnpgen.findings import Finding
from pnpgen.rules.events import Play, tell, well_formed
from pnpgen.rules.kernel import Chance, Event, Impossible, Over, Rules
from pnpgen.rules.load import place_of
from pnpgen.rules.policies import Policy, decide

MOST_EVENTS = 20_000
"""A game still going after so many events is counted as endless."""
KNOWN = 256
"""So many nodes of chance are remembered with their weights added up."""
KEPT = 3
"""So many unfinished games are kept with their play; the others are only counted."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """A game that did not end properly: its number, the code and the message for it, and its play."""

    game: int
    code: str
    why: str
    play: Play


@dataclass(slots=True)
class Tally:
    """What happened in some games; tallies of different games add up in any order."""

    games: int = 0
    wins: Counter[tuple[int, int]] = field(default_factory=Counter)
    """(seat, number of winners) -> games"""
    shared: int = 0
    """Games with several winners."""
    without_winner: int = 0
    events: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    scores: dict[int, Counter[int]] = field(default_factory=dict)
    """seat -> score -> games"""
    demand: dict[str, tuple[int, int]] = field(default_factory=dict)
    """component -> (most used, minus the first game that used so many)"""
    clauses: set[str] = field(default_factory=set)
    unfinished: int = 0
    stuck: list[Stuck] = field(default_factory=list)
    """The first unfinished games."""

    def add(self, other: Tally) -> None:
        """Take in the games of another tally."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared
        self.without_winner += other.without_winner
        self.events += other.events
        self.turns += other.turns
        for seat, scores in other.scores.items():
            self.scores.setdefault(seat, Counter()).update(scores)
        for component, most in other.demand.items():
            self.demand[component] = max(self.demand.get(component, most), most)
        self.clauses |= other.clauses
        self.unfinished += other.unfinished
        self.stuck = sorted(self.stuck + other.stuck, key=lambda s: s.game)[:KEPT]

    @property
    def hopeless(self) -> bool:
        """Whether so many games did not end that playing on would only take time."""
        return self.unfinished >= KEPT and self.unfinished == self.games

    def note_demand(self, used: Mapping[str, int], game: int) -> None:
        """Keep the most that was in use of each component, and the first game that used so many."""
        for component, count in used.items():
            if component not in self.demand or count > self.demand[component][0]:
                self.demand[component] = (count, -game)

    def note_stuck(self, stuck: Stuck) -> None:
        """Count a game that did not end; the first of them are kept."""
        self.unfinished += 1
        if len(self.stuck) < KEPT:
            self.stuck.append(stuck)


def game_random(seed: int, game: int) -> Random:
    """The random source of one game, the same wherever and in whatever order games are played."""
    digest = hashlib.blake2b(f"{seed}/{game}".encode(), digest_size=16).digest()
    return Random(int.from_bytes(digest, "big"))


class Dice:
    """Draws outcomes by their weights; nodes drawn from again and again, such as dice, are added up once."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[int, tuple[Chance, tuple[str, ...], list[int], int]] = {}

    def draw(self, node: Chance, luck: float) -> str | None:
        """The outcome for some luck, from 0 to below 1; None for a dead end."""
        known = self._known.get(id(node))
        if known is None or known[0] is not node:
            known = self._added_up(node)
        _, outcomes, sums, total = known
        return outcomes[bisect(sums, int(luck * total))] if total else None

    def _added_up(self, node: Chance) -> tuple[Chance, tuple[str, ...], list[int], int]:
        if len(self._known) >= KNOWN:
            self._known.clear()
        outcomes = tuple([outcome for outcome, _ in node.outcomes])
        sums = list(accumulate([weight for _, weight in node.outcomes]))
        known = self._known[id(node)] = (node, outcomes, sums, sums[-1] if sums else 0)
        return known


def play_game(
    rules: Rules[Any],
    players: int,
    policies: Sequence[Policy | None],
    number: int,
    random: Random,
    dice: Dice,
    tally: Tally,
    *,
    checked: bool = False,
) -> None:
    """Play game `number` to its end and tally it; `checked` tests shapes and invariants on the way."""
    play: list[Event] = []
    turns = 0
    used: Mapping[str, int] = {}
    state = rules.start(players)
    tally.games += 1
    while True:
        before, used = used, rules.used(state)
        if used is not before and used != before:
            tally.note_demand(used, number)
        node = rules.node(state)
        if checked:
            well_formed(rules, node, players)
            try:
                rules.check(state)
            except Impossible as impossible:
                tally.note_stuck(Stuck(number, "R204", f"impossible table: {impossible}", tuple(play)))
                return
        if type(node) is Over:
            break
        if len(play) >= MOST_EVENTS:
            tally.note_stuck(Stuck(number, "R203", f"no end after {MOST_EVENTS} events", tuple(play)))
            return
        event: Event | None
        if type(node) is Chance:
            event = dice.draw(node, random.random())
        else:
            turns += 1
            event = decide(rules, state, node, policies, random)
        if event is None:
            tally.note_stuck(Stuck(number, "R201", "dead end", tuple(play)))
            return
        play.append(event)
        state = rules.apply(state, event)
    _note_end(tally, node, len(play), turns)


def _note_end(tally: Tally, over: Over, events: int, turns: int) -> None:
    winners = sum(1 for share in over.returns if share)
    tally.shared += winners > 1
    tally.without_winner += winners == 0
    for seat, share in enumerate(over.returns):
        if share:
            tally.wins[seat, winners] += 1
    for seat, score in enumerate(over.scores):
        tally.scores.setdefault(seat, Counter())[score] += 1
    tally.events[events] += 1
    tally.turns[turns] += 1


def stuck_findings(rules: Rules[Any], tally: Tally) -> tuple[Finding, ...]:
    """R201, R203, R204 for the first game each that did not end, R205 where games end without a winner."""
    place = place_of(rules.node)
    found: list[Finding] = []
    for code in sorted({stuck.code for stuck in tally.stuck}):
        first = next(stuck for stuck in tally.stuck if stuck.code == code)
        message = f"game {first.game}: {first.why}; {tally.unfinished} of {tally.games} games come to no end"
        hint = f"{len(first.play)} events, the last: {tell(first.play[-12:])}"
        found.append(Finding(code, message, place, hint=hint))
    if tally.without_winner:
        message = f"{tally.without_winner} of {tally.games} games end without a winner"
        found.append(Finding("R205", message, place))
    return tuple(found)
