"""Many seeded games at once: balance between seats, length, scores, demand on components, clauses used."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.load import RulesSource, author_errors
from pnpgen.rules.playing import KEPT, Dice, Stuck, Tally, game_random, play_game, stuck_findings
from pnpgen.rules.policies import RANDOM, seat_policies
from pnpgen.rules.statistics import Share, Spread, spread, wilson
from pnpgen.rules.trace import tied_clauses, traced

Progress: TypeAlias = Callable[[int, int], None]
"""Called with how many are done, and how many there are."""

CHECKED = 20
"""The first games are played with shapes and invariants tested at every event."""


@dataclass(frozen=True, slots=True)
class Demand:
    """The most of a component in use at once, and the first game that needed so much."""

    component: str
    most: int
    game: int


@dataclass(frozen=True, slots=True)
class Seat:
    """How one seat fares: its policy, its share of the wins (shared wins in parts), its scores."""

    seat: int
    policy: str
    wins: Share
    scores: Spread | None


@dataclass(frozen=True, slots=True)
class Simulation:
    """What many games show; the same for the same seed, however many processes played them."""

    players: int
    games: int
    seed: int
    seats: tuple[Seat, ...]
    shared_wins: int
    events: Spread | None
    turns: Spread | None
    demand: tuple[Demand, ...]
    clauses: tuple[str, ...]
    """Clauses that some play carried out."""
    unused: tuple[str, ...]
    """Clauses with code that no play carried out."""
    unfinished: int
    stuck: tuple[Stuck, ...]
    """The first games that did not end."""
    findings: tuple[Finding, ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """Which games to play: all that a process needs to know."""

    source: RulesSource
    players: int
    policies: tuple[str, ...]
    seed: int


def simulate(
    source: RulesSource,
    players: int,
    games: int,
    seed: int = 0,
    *,
    policies: Sequence[str] = (RANDOM,),
    jobs: int = 1,
    progress: Progress | None = None,
) -> Simulation:
    """Play games by the policies (one for all seats or one each); AuthorError where rules.py is at fault.

    Where none of the first games comes to an end, these are all that is played.
    """
    orders = Orders(source, players, tuple(policies), seed)
    rules = source.load()
    with author_errors(source.path.parent):
        seat_policies(rules, policies, players)
    tally = Tally()
    failures: list[Finding] = []
    pilot = _play_chunk((orders, 0, min(games, KEPT)))
    whole = games <= KEPT or not isinstance(pilot, Tally) or pilot.hopeless
    for part in [pilot] if whole else _parts(orders, games, jobs):
        if isinstance(part, Tally):
            tally.add(part)
        else:
            failures += part
        if progress is not None:
            progress(tally.games, games)
    if failures:
        raise AuthorError(*sorted(set(failures), key=lambda f: f.place)[:1])
    names = orders.policies * players if len(orders.policies) == 1 else orders.policies
    return Simulation(
        players=players,
        games=tally.games,
        seed=seed,
        seats=tuple(_seat(tally, seat, names[seat], tally.games) for seat in range(players)),
        shared_wins=tally.shared,
        events=spread(tally.events) if tally.events else None,
        turns=spread(tally.turns) if tally.turns else None,
        demand=tuple(Demand(c, most, -game) for c, (most, game) in sorted(tally.demand.items())),
        clauses=tuple(sorted(tally.clauses)),
        unused=tuple(sorted(set(tied_clauses(type(rules))) - tally.clauses)),
        unfinished=tally.unfinished,
        stuck=tuple(tally.stuck),
        findings=stuck_findings(rules, tally),
    )


def _seat(tally: Tally, seat: int, policy: str, games: int) -> Seat:
    won = sum(count / winners for (s, winners), count in sorted(tally.wins.items()) if s == seat)
    scores = tally.scores.get(seat)
    return Seat(seat, policy, wilson(won, max(1, games)), spread(scores) if scores else None)


def _parts(orders: Orders, games: int, jobs: int) -> Iterator[Tally | tuple[Finding, ...]]:
    size = max(1, min(1000, games // (max(1, jobs) * 4) or games))
    chunks = [(orders, first, min(size, games - first)) for first in range(0, games, size)]
    if jobs <= 1 or len(chunks) <= 1:
        yield from map(_play_chunk, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(chunks))) as pool:
        yield from pool.imap_unordered(_play_chunk, chunks)


def _play_chunk(chunk: tuple[Orders, int, int]) -> Tally | tuple[Finding, ...]:
    """Tally of the games from `first` on, or findings: unlike exceptions they cross processes whole."""
    orders, first, count = chunk
    tally = Tally()
    try:
        rules, used = traced(orders.source.load())
        policies, dice = seat_policies(rules, orders.policies, orders.players), Dice()
        with author_errors(orders.source.path.parent):
            for game in range(first, first + count):
                random = game_random(orders.seed, game)
                play_game(rules, orders.players, policies, game, random, dice, tally, checked=game < CHECKED)
    except AuthorError as error:
        return error.findings
    tally.clauses |= used
    return tally
