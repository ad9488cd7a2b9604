"""The shape of a language's number words, and how a compact table becomes one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction


class Kind(StrEnum):
    """What sort of number a piece of text is."""

    DIGITS = "digits"
    CARDINAL = "cardinal"
    ORDINAL = "ordinal"
    COLLECTIVE = "collective"
    NOUN = "noun"
    TIMES = "times"
    PART = "part"
    FRACTION = "fraction"


@dataclass(frozen=True, slots=True)
class Word:
    """One number word: its value and kind; a multiplier (thousand) multiplies what stands before it."""

    value: int | Fraction
    kind: Kind = Kind.CARDINAL
    multiplier: bool = False


@dataclass(frozen=True, slots=True)
class NumberWords:
    """All number words of a language, in lower case; false friends count only where a number is expected."""

    words: Mapping[str, Word]
    false_friends: frozenset[str] = frozenset()
    joiner: str = ""
    """A word that may stand inside a number: "one hundred and two"."""
    idioms: str = "(?!)"
    """A pattern for phrases in which a number word is no number: "jeden i drugi"."""
    meant: str = "(?!)"
    """A pattern for phrases in which a false friend is a number after all: "с семью картами"."""
    compounds: tuple[tuple[str, str], ...] = ()
    """Patterns (first part, rest) of words that begin with a number, as "six-sided" written as one."""
    counters: str = ""
    """Where number words count only before a counter (Korean): the counters, as a pattern."""


def rows(table: str, kind: Kind, multipliers: Iterable[int] = ()) -> Iterator[tuple[str, Word]]:
    """The words of a table with lines such as `2 dwa dwie dwóch`."""
    scale = frozenset(multipliers)
    for line in table.split("\n"):
        if line.strip():
            value, *forms = line.split()
            for form in forms:
                number = Fraction(value)
                exact = int(number) if number.denominator == 1 else number
                yield form, Word(exact, kind, exact in scale)


def collect(*parts: Iterable[tuple[str, Word]]) -> dict[str, Word]:
    """One dictionary of several tables; a word keeps the first meaning given."""
    found: dict[str, Word] = {}
    for part in parts:
        for form, word in part:
            found.setdefault(form, word)
    return found
