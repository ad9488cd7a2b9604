"""Stems: the forms of a word, written as dictionaries do: `kostk-` begins so, `kostek` is the whole word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

SHORTEST = 2


@dataclass(frozen=True)
class Stems:
    """Forms of one word or phrase, and phrases in which they are something else."""

    written: tuple[str, ...]
    excepted: tuple[str, ...] = ()

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """A pattern that finds any of the forms; the longest first."""
        return any_of(self.written)

    @cached_property
    def exceptions(self) -> re.Pattern[str]:
        """A pattern that finds the excepted phrases."""
        return any_of(self.excepted)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Where the forms stand in a text."""
        others = [match.span() for match in self.exceptions.finditer(text)]
        found = [match.span() for match in self.pattern.finditer(text)]
        return [(start, end) for start, end in found if not any(a < end and start < b for a, b in others)]

    def found_in(self, text: str) -> bool:
        """Whether any of the forms stands in a text."""
        return bool(self.spans(text))

    @property
    def too_short(self) -> str | None:
        """A stem that would fit nearly every word; None where all say enough."""
        for form in self.written:
            for word in form.split():
                if word.endswith("-") and word.isascii() and len(word.strip("-")) < SHORTEST:
                    return form
        return None


def any_of(forms: tuple[str, ...]) -> re.Pattern[str]:
    """A pattern that finds any of the forms; the longest first."""
    longest = sorted(forms, key=len, reverse=True)
    return re.compile("|".join(map(form_pattern, longest)) or "(?!)", re.IGNORECASE)


def form_pattern(form: str) -> str:
    """The pattern of one form: words in a row, each whole or open at either end."""
    return "(?:" + r"[\s\u00a0]+".join(word_pattern(word) for word in form.split()) + ")"


def word_pattern(word: str) -> str:
    """The pattern of one word; a hyphen at its beginning or end stands for any letters."""
    before = r"\w*" if word.startswith("-") else r"(?<!\w)"
    after = r"\w*" if word.endswith("-") else r"(?!\w)"
    return before + re.escape(word.strip("-")) + after
