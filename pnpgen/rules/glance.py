"""What the rules of a game came to, and a quick look at it: no more than a picture of the game shows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.kernel import Fact, Rules, Supply
from pnpgen.rules.load import RulesSource, author_errors, source_of
from pnpgen.rules.replay import Replay, replay


@dataclass(frozen=True, slots=True)
class Review:
    """What the rules of a game came to: facts, replayed examples by id, and findings."""

    facts: Mapping[str, Fact] = field(default_factory=dict)
    replays: Mapping[str, Replay] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()


class Replays(Mapping[str, Replay]):
    """The examples of a game by id, each replayed when it is first asked for."""

    def __init__(self, rules: Rules[Any], definition: Definition) -> None:
        self._rules, self._definition = rules, definition
        self._replayed: dict[str, Replay] = {}

    def __getitem__(self, example: str) -> Replay:
        if example not in self._definition.examples:
            raise KeyError(example)
        if example not in self._replayed:
            self._replayed[example] = replay(self._rules, self._definition, example)
        return self._replayed[example]

    def __iter__(self) -> Iterator[str]:
        return iter(self._definition.examples)

    def __len__(self) -> int:
        return len(self._definition.examples)


class ExampleValues(Mapping[str, Mapping[str, int | str]]):
    """What the text of each example may name, by example id; those that came to no end are missing."""

    def __init__(self, replays: Mapping[str, Replay]) -> None:
        self._replays = replays

    def __getitem__(self, example: str) -> Mapping[str, int | str]:
        found = self._replays[example]
        if found.findings:
            raise KeyError(example)
        return found.values

    def __iter__(self) -> Iterator[str]:
        return (example for example, found in self._replays.items() if not found.findings)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def with_facts(source: RulesSource) -> tuple[Rules[Any], Mapping[str, Fact]]:
    """The rules and the facts they give; AuthorError where either can't be had."""
    rules = source.load()
    with author_errors(source.path.parent):
        return rules, rules.facts()


def glance(definition: Definition, supply: Supply) -> Review:
    """Facts, and examples that are replayed when asked for; rules that can't be loaded have neither."""
    try:
        rules, facts = with_facts(source_of(definition, supply))
    except AuthorError as error:
        return Review(findings=error.findings)
    return Review(facts, Replays(rules, definition))
