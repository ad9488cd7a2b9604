"""Stems: the forms of a word, written as dictionaries do: `kostk-` begins so, `kostek` is the whole word."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

SHORTEST = 2


@dataclass(frozen=True)
class Stems:
    """Forms of one word or phrase."""

    written: tuple[str, ...]

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """A pattern that finds any of the forms; the longest first."""
        longest = sorted(self.written, key=len, reverse=True)
        return re.compile("|".join(map(form_pattern, longest)) or "(?!)", re.IGNORECASE)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Where the forms stand in a text."""
        return [match.span() for match in self.pattern.finditer(text)]

    def found_in(self, text: str) -> bool:
        """Whether any of the forms stands in a text."""
        return self.pattern.search(text) is not None

    @property
    def too_short(self) -> str | None:
        """A stem that would fit nearly every word; None where all say enough."""
        for form in self.written:
            for word in form.split():
                if word.endswith("-") and word.isascii() and len(word.strip("-")) < SHORTEST:
                    return form
        return None


def form_pattern(form: str) -> str:
    """The pattern of one form: words in a row, each whole or open at either end."""
    return "(?:" + r"[\s\u00a0]+".join(word_pattern(word) for word in form.split()) + ")"


def word_pattern(word: str) -> str:
    """The pattern of one word; a hyphen at its beginning or end stands for any letters."""
    before = r"\w*" if word.startswith("-") else r"(?<!\w)"
    after = r"\w*" if word.endswith("-") else r"(?!\w)"
    return before + re.escape(word.strip("-")) + after
