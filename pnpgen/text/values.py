"""Values that stand in sentences, and how each language writes its numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import TypeAlias

from pnpgen.text.language import Language

Value: TypeAlias = int | Fraction | str
Values: TypeAlias = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Known:
    """The values a text may name; incomplete where some could not be computed, so that others may fit."""

    values: Values
    complete: bool = True


MINUS = "\u2212"
VULGAR: Mapping[Fraction, str] = MappingProxyType(
    {
        Fraction(1, 2): "½",
        Fraction(1, 3): "⅓",
        Fraction(2, 3): "⅔",
        Fraction(1, 4): "¼",
        Fraction(3, 4): "¾",
    }
)


def format_value(value: Value, language: Language) -> str:
    """The value as printed: numbers grouped as the language does, words as they are."""
    if isinstance(value, str):
        return value
    if value < 0:
        return MINUS + format_value(-value, language)
    whole, rest = divmod(Fraction(value), 1)
    if not rest:
        return grouped(whole, language)
    if rest in VULGAR:
        return (grouped(whole, language) if whole else "") + VULGAR[rest]
    digits = f"{round(rest * 10_000):04d}".rstrip("0")
    if len(digits) <= 4 and Fraction(int(digits or 0), 10 ** len(digits)) == rest:
        return f"{grouped(whole, language)}{language.decimal}{digits}"
    return f"{grouped(Fraction(value).numerator, language)}/{grouped(Fraction(value).denominator, language)}"


def grouped(number: int, language: Language) -> str:
    """A natural number with its thousands separated where the language does so."""
    if number < language.group_from:
        return str(number)
    return f"{number:,}".replace(",", language.group)


def form_of(value: int | Fraction, language: Language) -> int:
    """The index of the word form that stands with the value."""
    if value != int(value):
        return language.fraction_form
    return language.form(int(value))
