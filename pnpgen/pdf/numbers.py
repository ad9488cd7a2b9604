"""Numbers as PDF and SVG write them."""

from __future__ import annotations

import re
from functools import lru_cache

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
LIST = re.compile(r"\s*(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?(?:\s*,\s*|\s+|(?=[-+.])|$))*\s*$")
LARGEST = 1e6
MM = 72 / 25.4
"""Points in a millimetre."""


def short(value: float) -> str:
    """The number with at most four decimals, never with an exponent, which PDF forbids."""
    return f"{round(value, 4):g}" if abs(value) < 100_000 else f"{value:.0f}"


def exact(value: float) -> str:
    """The number with at most six decimals, for matrices."""
    return f"{value:.6f}".rstrip("0").rstrip(".") or "0"


@lru_cache(4096)
def numbers(text: str) -> tuple[float, ...]:
    """The numbers of an SVG list; ValueError where something else stands among them."""
    if not LIST.match(text):
        raise ValueError(f"{text!r} is not a list of numbers")
    return tuple(map(within, map(float, NUMBER.findall(text))))


def within(value: float) -> float:
    """The value itself; ValueError where it is larger than anything on paper."""
    if not abs(value) < LARGEST:
        raise ValueError(f"{value:g} is too large")
    return value


@lru_cache(4096)
def number(text: str) -> float:
    """One number, `px` or nothing behind it; ValueError for anything else."""
    text = text.strip()
    if not NUMBER.fullmatch(text.removesuffix("px")):
        raise ValueError(f"{text!r} is not a number")
    return within(float(text.removesuffix("px")))
