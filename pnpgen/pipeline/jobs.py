"""Many runs at the same time, with one outcome whatever their number."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any, TypeVar

from pnpgen.checks.journal import Journal

Order = TypeVar("Order")
Result = TypeVar("Result")


@dataclass
class Outcome:
    """What a run came to; `written` are the PDFs with their numbers of pages."""

    journal: Journal = field(default_factory=Journal)
    written: list[tuple[Path, int]] = field(default_factory=list)


def run_all(
    run: Callable[[Order], Outcome], orders: Sequence[Order], jobs: int, advance: Callable[[Order], None]
) -> Outcome:
    """The outcomes of all orders as one, in their order, whatever the number of jobs."""
    whole = Outcome()
    for outcome in results_of(run, orders, jobs, advance):
        whole.journal.merge(outcome.journal)
        whole.written += outcome.written
    return whole


def results_of(
    run: Callable[[Order], Result], orders: Sequence[Order], jobs: int, advance: Callable[[Order], None]
) -> list[Result]:
    """What running each order gives, in their order, whatever the number of jobs."""
    results = []
    with _map(jobs, len(orders)) as mapped:
        for order, result in zip(orders, mapped(run, orders), strict=True):
            results.append(result)
            advance(order)
    return results


@contextmanager
def _map(jobs: int, orders: int) -> Iterator[Callable[..., Iterator[Any]]]:
    workers = min(jobs, orders)
    if workers < 2:
        yield map
        return
    executor = ProcessPoolExecutor(workers, initializer=_quiet)
    try:
        yield executor.map
    finally:
        executor.shutdown(cancel_futures=True)


def _quiet() -> None:
    """Workers stop without a word when they are interrupted: the parent says so once."""
    signal.signal(signal.SIGINT, _leave)
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)
