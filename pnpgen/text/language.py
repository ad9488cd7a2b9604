"""What pnpgen knows of a language: the record that `languages` fills in for each."""

from __future__ import annotations

import gettext
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from pnpgen.text.number_words.table import NumberWords

NO_BREAK_SPACE = "\u00a0"


def unchanged(markup: str) -> str:
    """The markup itself: the language has nothing that depends on a value standing before or after."""
    return markup


@dataclass(frozen=True, slots=True)
class NoBreak:
    """Where a space must not become a line end: patterns of what stands before it and what follows it."""

    after: tuple[str, ...] = ()
    """Words that stay with the next one."""
    before: tuple[str, ...] = ()
    """Words and signs that stay with the previous one."""
    units: tuple[str, ...] = ()
    """Units and counters that stay with their number."""


@dataclass(frozen=True, slots=True)
class Language:
    """What pnpgen knows of one language."""

    tag: str
    name: str
    """Its own name for itself."""
    forms: int
    """How many plural forms its words have, in the order of gettext."""
    plural: str
    """The gettext expression that gives the index of the form for the count n."""
    fraction_form: int
    """The form that stands with a number that is not whole."""
    group: str
    """What separates thousands ..."""
    group_from: int
    """... in numbers from here on."""
    decimal: str
    quotes: tuple[str, str]
    """Opening and closing quotation mark."""
    inner_quotes: tuple[str, str]
    dash: str
    """The dash between parts of a sentence, without its spaces."""
    range_sign: str
    hyphenation: str | None
    """The pyphen dictionary; None where words are never divided."""
    no_break: NoBreak
    number_words: Callable[[], NumberWords]
    spaced_dash: bool = True
    """Whether the dash stands between spaces."""
    scripts: tuple[str, ...] = ("latin",)
    """The scripts of its words."""
    letters: str = ""
    """The letters it writes beyond A to Z, those of usual loan words included."""
    particle_twice: str = "(?!)"
    """A pattern for a particle that stands behind another one which it cannot follow."""
    doubled: frozenset[str] = frozenset()
    """Words that may stand twice in a row."""
    fixed: str = "(?!)"
    """A pattern for particles and endings that go with some values only; U+FFFB is the value."""
    fixed_hint: str = ""
    """What to write instead."""
    unresolved: str = "(?!)"
    """A pattern for what `resolve` leaves where it knows no form, which must not be printed."""
    resolve: Callable[[str], str] = unchanged
    """Finishes markup after values are filled in: particles, articles, endings."""

    def form(self, count: int) -> int:
        """The index of the word form that stands with the count."""
        return plural_rule(self.plural)(abs(count))

    @property
    def plural_header(self) -> str:
        """The value of the PO header Plural-Forms."""
        return f"nplurals={self.forms}; plural={self.plural};"


@cache
def plural_rule(expression: str) -> Callable[[int], int]:
    """A gettext plural expression as a function of the count."""
    return gettext.c2py(expression)
