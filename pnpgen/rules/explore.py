"""Explores a game whole where it is small enough, and says of each claim how far it reaches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pnpgen.findings import Finding
from pnpgen.rules.claims import Claim, Judge
from pnpgen.rules.ending import argues_ending, judge_ending
from pnpgen.rules.kernel import Chance, Rules
from pnpgen.rules.laws import relax_findings, sampled_states
from pnpgen.rules.load import RulesSource, author_errors, place_of
from pnpgen.rules.playing import Dice, Tally, game_random, play_game
from pnpgen.rules.printed import Printed
from pnpgen.rules.simulate import Progress
from pnpgen.rules.statistics import Spread, spread
from pnpgen.rules.walk import walk

SAMPLE = 500
"""Games that sample what the exploration leaves out."""


@dataclass(frozen=True, slots=True)
class Exploration:
    """What the graph of a game shows for a number of players."""

    players: int
    states: int
    edges: int
    ends: int
    complete: bool
    relaxed: bool
    depth: int
    """Events of the longest shortest play; of an incomplete exploration, the length covered wholly."""
    sampled: int
    """Random games played for the claims that the graph leaves open ..."""
    events: Spread | None
    decisions: Spread | None
    """... and how long they were ..."""
    chances: Mapping[str, float]
    """... and how often on average chance spoke, by its name."""
    claims: tuple[Claim, ...]
    findings: tuple[Finding, ...]


def explore(
    source: RulesSource,
    players: int,
    printed: Mapping[str, Printed] | None = None,
    *,
    limit: int | None = None,
    relax: bool = True,
    progress: Progress | None = None,
) -> Exploration:
    """Explore the game, as it is with `relax=False`; AuthorError where rules.py is at fault.

    Without `limit` as many states are walked as the rules say (`explored`).
    """
    rules = source.load()
    with author_errors(source.path.parent):
        relaxes = relax and type(rules).relax is not Rules.relax
        law = relax_findings(rules, players) if relaxes else ()
        relaxed = relaxes and not law
        graph = walk(rules, players, limit or rules.explored, relax=relaxed, progress=progress)
        sampled = Tally() if graph.complete and not relaxed else _sample(rules, players)
        facts, bounds, proofs = rules.facts(), rules.bounds(players), tuple(rules.proofs())
    judge = Judge(rules, graph, sampled, relaxed)
    judged = judge.course()
    for name in sorted({*graph.demand, *sampled.demand}):
        part = Printed(None, place_of(rules.used)) if printed is None else printed.get(name)
        judged.append(judge.component(name, part, bounds.get(name)))
    judged += [judge.proof(proof, facts.get(proof.fact)) for proof in proofs]
    settled = set() if graph.complete else {proof.fact for proof in proofs}
    judged += [judge.fact(name, facts.get(name)) for name in sorted(graph.extremes.keys() - settled)]
    if not graph.complete and argues_ending(rules):
        with author_errors(source.path.parent):
            judged.append(judge_ending(rules, players))
    return Exploration(
        players=players,
        states=graph.states,
        edges=len(graph.edges),
        ends=len(graph.ends),
        complete=graph.complete,
        relaxed=relaxed,
        depth=graph.depths[-1] if graph.complete else graph.depths[graph.walked],
        sampled=sampled.games,
        events=spread(sampled.events) if sampled.events else None,
        decisions=spread(sampled.turns) if sampled.turns else None,
        chances=_chances(rules, players) if sampled.games else {},
        claims=tuple(claim for claim, _ in judged),
        findings=(*law, *(finding for _, finding in judged if finding is not None)),
    )


def _chances(rules: Rules[Any], players: int) -> Mapping[str, float]:
    """How often each chance speaks in a random game, on average over the games sampled."""
    befores = islice(sampled_states(rules, players, SAMPLE), 0, None, 2)
    nodes = (rules.node(state) for state in befores)
    counts = Counter(node.what for node in nodes if isinstance(node, Chance))
    return {what: count / SAMPLE for what, count in sorted(counts.items())}


def _sample(rules: Rules[Any], players: int) -> Tally:
    tally, dice = Tally(), Dice()
    for game in range(SAMPLE):
        play_game(rules, players, [None] * players, game, game_random(0, game), dice, tally)
    return tally
