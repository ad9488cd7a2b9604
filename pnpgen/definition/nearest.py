"""Hints for names that do not exist."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """A hint with the known name closest to a mistyped one, or with all of them where none is close."""
    names = list(known)
    close = get_close_matches(name, names, 1, 0.6)
    if close:
        return f"did you mean `{close[0]}`?"
    return f"known: {', '.join(names)}" if names else ""
