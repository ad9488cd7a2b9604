"""Rulebook, code, examples and play against each other: every clause is carried out, shown and used."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding, Place, Severity
from pnpgen.rules.kernel import Rules
from pnpgen.rules.replay import Replay
from pnpgen.rules.trace import tied_clauses


def clauses_in(definition: Definition) -> Mapping[str, Place]:
    """Every clause of the rulebook by its id `section.block`, and where it is written."""
    return {
        f"{section_id}.{block_id}": definition.place(
            "rulebook", "sections", section_id, "blocks", block_id, key=True
        )
        for section_id, section in definition.rulebook.sections.items()
        for block_id, block in section.blocks.items()
        if block.is_clause
    }


def clause_findings(definition: Definition, game: type[Rules[Any]]) -> tuple[Finding, ...]:
    """R301 clauses without code; R302 code or examples that cite what is no clause."""
    clauses = clauses_in(definition)
    tied = tied_clauses(game)
    found = [
        Finding(
            "R301", f"no code carries out the clause {name}", place, hint=f'tie a method: @clause("{name}")'
        )
        for name, place in clauses.items()
        if name not in tied
    ]
    cited = dict(tied)
    for example_id, example in definition.examples.items():
        for index, name in enumerate(example.clauses):
            cited.setdefault(name, definition.place("examples", example_id, "clauses", index))
    found += [
        Finding("R302", f"the rulebook has no clause {name}", place, hint=did_you_mean(name, clauses))
        for name, place in cited.items()
        if name not in clauses
    ]
    return tuple(found)


def example_findings(
    definition: Definition, game: type[Rules[Any]], replays: Mapping[str, Replay]
) -> tuple[Finding, ...]:
    """R303 clauses that no example cites; E114 examples that cite a clause their replay doesn't use."""
    tied = tied_clauses(game)
    found: list[Finding] = []
    for name, replay in replays.items():
        if replay.findings:
            continue
        for index, cited in enumerate(definition.examples[name].clauses):
            if cited in tied and cited not in replay.clauses:
                place = definition.place("examples", name, "clauses", index)
                used = ", ".join(sorted(replay.clauses)) or "none"
                message = f"the replay of {name} does not use the clause {cited}"
                found.append(Finding("E114", message, place, hint=f"it uses: {used}"))
    shown = {cited for example in definition.examples.values() for cited in example.clauses}
    found += [
        Finding("R303", f"no example shows the clause {name}", place)
        for name, place in clauses_in(definition).items()
        if name not in shown
    ]
    return tuple(found)


def play_findings(definition: Definition, game: type[Rules[Any]], played: Set[str]) -> tuple[Finding, ...]:
    """R304 (a warning) for clauses with code that no simulated play used."""
    clauses, tied = clauses_in(definition), tied_clauses(game)
    return tuple(
        Finding("R304", f"no simulated play uses the clause {name}", place, Severity.WARNING)
        for name, place in clauses.items()
        if name in tied and name not in played
    )
