"""The sums that worked examples show as pictures: known values, which add up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding
from pnpgen.rules.kernel import Fact
from pnpgen.rules.replay import Replay

OF_THE_SETUP = ("count", "players", "total")
"""First words of values that come from the setup table."""


def sum_findings(
    definition: Definition, facts: Mapping[str, Fact], replays: Mapping[str, Replay]
) -> Iterator[Finding]:
    """E115 where a term is no known value, or the last one is not the sum of the others."""
    numbers = {name: number.value for name, number in definition.game.numbers.items()}
    for name, example in definition.examples.items():
        values: dict[str, object] = {**numbers, **facts, **replays[name].values}
        if not example.sum or not replays[name].values:
            continue
        unknown = [term for term in example.sum if term not in values]
        for term in unknown:
            if term.split(".")[0] not in OF_THE_SETUP:
                place = definition.place("examples", name, "sum", example.sum.index(term))
                yield Finding("E115", f"there is no value {term!r}", place, hint=did_you_mean(term, values))
        terms = [values.get(term) for term in example.sum]
        counted = [term for term in terms if isinstance(term, int)]
        if len(counted) == len(terms) and sum(counted[:-1]) != counted[-1]:
            told = " + ".join(map(str, counted[:-1]))
            place = definition.place("examples", name, "sum", key=True)
            message = f"{told} is {sum(counted[:-1])}, not {counted[-1]}"
            yield Finding("E115", message, place, hint="the last of the terms is the sum of the others")
