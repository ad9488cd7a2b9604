"""Figures of many games: shares with their uncertainty, and quantiles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Share:
    """A proportion of games and its Wilson 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    """How a whole number varies between games: mean, extremes, quartiles, and the middle 90 %."""

    mean: float
    least: int
    p05: int
    p25: int
    median: int
    p75: int
    p95: int
    most: int


Z95 = 1.959963984540054
"""Standard normal quantile of 97.5 %."""


def wilson(successes: float, trials: int) -> Share:
    """The share of successes with its Wilson score interval; shared wins count in parts."""
    p = successes / trials
    square = Z95 * Z95
    scale = 1 + square / trials
    middle = (p + square / (2 * trials)) / scale
    half = Z95 * math.sqrt(p * (1 - p) / trials + square / (4 * trials * trials)) / scale
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def spread(counts: Mapping[int, int]) -> Spread:
    """The spread of counted values; a quantile is the least value that so many games don't exceed."""
    total = sum(counts.values())
    values = sorted(counts)
    reached, running = [], 0
    for value in values:
        running += counts[value]
        reached.append(running)

    def quantile(percent: int) -> int:
        return next(v for v, r in zip(values, reached, strict=True) if r * 100 >= percent * total)

    mean = sum(v * n for v, n in counts.items()) / total
    return Spread(
        mean, values[0], quantile(5), quantile(25), quantile(50), quantile(75), quantile(95), values[-1]
    )
