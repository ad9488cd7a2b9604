"""What a run came upon: findings, and how long each phase took."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import perf_counter

from pnpgen.findings import AuthorError, Finding, errors


@dataclass
class Journal:
    """Filled in while a game is checked or built; `timings` are seconds by phase, in the order they began."""

    findings: list[Finding] = field(default_factory=list)
    timings: dict[str, float] = field(default_factory=dict)

    @contextmanager
    def phase(self, name: str) -> Iterator[None]:
        """Times the block under a name; a phase that comes again is added up."""
        self.timings.setdefault(name, 0.0)
        began = perf_counter()
        try:
            yield
        finally:
            self.timings[name] += perf_counter() - began

    @contextmanager
    def edge(self) -> Iterator[None]:
        """Where the errors of authors end up: inside the block they stop it, here they become findings."""
        try:
            yield
        except AuthorError as error:
            self.findings += error.findings

    def add(self, findings: Iterable[Finding]) -> None:
        """Take findings in."""
        self.findings += findings

    def stop_on_errors(self) -> None:
        """End the surrounding edge when there are errors: what follows would only repeat them."""
        if errors(self.findings):
            raise AuthorError

    def merge(self, other: Journal) -> None:
        """Take in the journal of another run."""
        self.findings += other.findings
        for name, seconds in other.timings.items():
            self.timings[name] = self.timings.get(name, 0.0) + seconds
