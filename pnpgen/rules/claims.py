"""What a walked graph says of all plays: claims about the course, parts and facts, with verdicts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeAlias

from pnpgen.findings import Finding
from pnpgen.rules.events import Play, tell
from pnpgen.rules.kernel import Fact, Proof, Rules
from pnpgen.rules.load import place_of
from pnpgen.rules.playing import Tally
from pnpgen.rules.printed import Printed
from pnpgen.rules.walk import Graph


class Verdict(StrEnum):
    """How far a claim reaches: all plays; all up to a length or an argued bound; only those looked at."""

    PROVED = "PROVED"
    BOUNDED = "BOUNDED"
    SAMPLED = "SAMPLED"


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing said of all plays: the value found, what it is compared with, a shortest play to it."""

    subject: str
    kind: str
    """`component`: most in use against what is printed; `fact`: largest value against the fact;
    `proof`: what was counted without play against the fact; `rules`: how many tables break the claim,
    against none; `ending`: the longest play to the end."""
    value: int
    limit: int | None
    holds: bool
    verdict: Verdict
    play: Play = ()
    bound: int | None = None
    """What the rules argue that no play exceeds; it carries the claim where the verdict is BOUNDED."""
    note: str = ""
    """The argument behind the claim, in the words of rules.py."""


Judged: TypeAlias = tuple[Claim, Finding | None]
"""A claim, and the finding where it doesn't hold."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Makes claims from a graph, and from sampled games where the graph leaves something out."""

    rules: Rules[Any]
    graph: Graph
    sampled: Tally
    relaxed: bool
    """Whether the graph is of relaxed states, which have forgotten who wins."""

    def course(self) -> list[Judged]:
        """The game never gets stuck, always has a winner and can always end."""
        graph = self.graph
        verdict = Verdict.PROVED if graph.complete else Verdict.BOUNDED
        impossible = list(graph.impossible)
        reason = graph.impossible[impossible[0]] if impossible else ""
        made = [
            self._course("no dead end", "R201", "nothing can happen here", graph.dead_ends, verdict),
            self._course("no impossible table", "R204", f"impossible table: {reason}", impossible, verdict),
            self._winner(Verdict.SAMPLED if self.relaxed else verdict),
        ]
        if graph.complete:
            lost = graph.without_end()
            made.append(
                self._course(
                    "always a way to the end", "R203", "no way leads to the end of the game", lost, verdict
                )
            )
        return made

    def component(self, name: str, part: Printed | None, bound: int | None) -> Judged:
        """The most of a component in use against what is printed of it, None for no such component."""
        most = self.graph.demand.get(name)
        value, play = (most.value, self.graph.play_of(most)) if most else (0, ())
        sampled = self.sampled.demand.get(name, (0, 0))[0]
        if sampled > value:
            value, play = sampled, ()
        limit = part.most if part else None
        verdict = Verdict.SAMPLED
        if self.graph.complete:
            verdict = Verdict.PROVED
        elif bound is not None and (limit is None or bound <= limit):
            verdict = Verdict.BOUNDED
        holds = part is not None and (limit is None or value <= limit)
        claim = Claim(name, "component", value, limit, holds, verdict, play, bound)
        if part is None:
            return claim, Finding("R207", f"game.yaml has no component {name!r}", place_of(self.rules.used))
        if bound is not None and value > bound:
            message = f"bounds says that no play needs more than {bound} of {name}; one needs {value}"
            return claim, Finding("R206", message, place_of(self.rules.bounds), hint=_hint(play))
        if holds:
            return claim, None
        message = f"a play needs {value} of {name}; printed: {limit}"
        return claim, Finding("R202", message, part.place, hint=_hint(play))

    def fact(self, name: str, fact: Fact | None) -> Judged:
        """The largest value of a quantity over all plays against the fact of the same name."""
        most = self.graph.extremes[name]
        play = self.graph.play_of(most)
        limit = fact if isinstance(fact, int) else None
        complete = self.graph.complete
        holds = limit is not None and (most.value == limit or (most.value < limit and not complete))
        verdict = Verdict.PROVED if complete else Verdict.SAMPLED
        claim = Claim(name, "fact", most.value, limit, holds, verdict, play)
        if holds:
            return claim, None
        message = f"the fact {name} is {fact}; the largest value of all plays is {most.value}"
        return claim, Finding("R206", message, place_of(self.rules.facts), hint=_hint(play))

    def proof(self, proof: Proof, fact: Fact | None) -> Judged:
        """What was counted over all that can lie on the table against the fact of the same name."""
        note = f"{proof.case}: {proof.note}" if proof.note else proof.case
        limit = fact if isinstance(fact, int) else None
        holds = proof.value == limit
        claim = Claim(proof.fact, "proof", proof.value, limit, holds, Verdict.PROVED, note=note)
        if holds:
            return claim, None
        message = f"the fact {proof.fact} is {fact}; counted over all that can be, it is {proof.value}"
        return claim, Finding("R206", message, place_of(self.rules.proofs), hint=note)

    def _course(self, subject: str, code: str, message: str, states: list[int], verdict: Verdict) -> Judged:
        if not states:
            return Claim(subject, "rules", 0, 0, True, verdict), None
        play = self.graph.play_to(states[0])
        finding = Finding(code, message, place_of(self.rules.node), hint=_hint(play))
        return Claim(subject, "rules", len(states), 0, False, verdict, play), finding

    def _winner(self, verdict: Verdict) -> Judged:
        subject, message = "always a winner", "the game ends without a winner"
        if self.graph.no_winner or not self.sampled.without_winner:
            return self._course(subject, "R205", message, self.graph.no_winner, verdict)
        claim = Claim(subject, "rules", self.sampled.without_winner, 0, False, verdict)
        return claim, Finding("R205", message, place_of(self.rules.node), hint=_hint(()))


def _hint(play: Play) -> str:
    return f"shortest play, {len(play)} events: {tell(play)}" if play else "seen in a random game"
