"""The typographer's pass over finished markup: spaces that must not become line ends, and soft hyphens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pyphen

from pnpgen.text.languages import LANGUAGES, NO_BREAK_SPACE, NoBreak, language_of
from pnpgen.text.markup import ICON, TAG

SOFT_HYPHEN = "\u00ad"
SHORTEST_DIVIDED = 6
PIECES = re.compile(rf"({TAG.pattern}|&[a-z]+;)")
WORD = re.compile(r"[^\W\d_]+")


def typeset(markup: str, locale: str) -> str:
    """The markup with no-break spaces where the language wants them; its tags are left alone."""
    if " " not in markup:
        return markup
    text, positions = visible(markup)
    out = list(markup)
    for found in spaces_to_keep(language_of(locale).no_break).finditer(text):
        out[positions[found.start()]] = NO_BREAK_SPACE
    return "".join(out)


def visible(markup: str) -> tuple[str, list[int]]:
    """The characters outside tags (an icon as one, a break as a line feed), each with its position."""
    characters: list[str] = []
    positions: list[int] = []
    at = 0
    for tag in TAG.finditer(markup):
        characters += markup[at : tag.start()]
        positions += range(at, tag.start())
        if tag["icon"] or tag["br"]:
            characters.append(ICON if tag["icon"] else "\n")
            positions.append(tag.start())
        at = tag.end()
    characters += markup[at:]
    positions += range(at, len(markup))
    return "".join(characters), positions


@cache
def spaces_to_keep(rules: NoBreak) -> re.Pattern[str]:
    """A pattern that matches each single space that must not become a line end."""
    after = "|".join(rf"(?<=(?<!\w)(?i:{re.escape(word)}))" for word in rules.after)
    before = "|".join(rf"{re.escape(word)}(?!\w)" for word in rules.before)
    units = "|".join(rf"{re.escape(unit)}(?!\w)" for unit in rules.units)
    choices = [
        rf"(?:{after}) (?=\S)" if after else "",
        rf" (?={before})" if before else "",
        rf"(?<=\d) (?={units})" if units else "",
        rf"(?<=\d) (?={ICON})",
        r"(?<=\d) (?=\d{3}(?!\d))",
        r"(?<=(?<!\w)\d) (?=[^\W\d_])",
        r"(?<=(?<!\w)\d\d) (?=[^\W\d_])",
    ]
    return re.compile("|".join(choice for choice in choices if choice))


def hyphenate(markup: str, locale: str) -> str:
    """The markup with soft hyphens in its longer words; unchanged where the language divides no words."""
    return "".join(outside_tags(markup, lambda text: divide_words(text, locale)))


def divide_words(text: str, locale: str) -> str:
    """Plain text with soft hyphens in its longer words; unchanged in a language that divides none."""
    language = LANGUAGES.get(locale)
    if language is None or language.hyphenation is None:
        return text
    divide = divider(language.hyphenation)
    return WORD.sub(lambda m: divide(m.group()), text)


def outside_tags(markup: str, change: Callable[[str], str]) -> Iterable[str]:
    """The markup in pieces, those that are no tag or entity changed."""
    at = 0
    for tag in PIECES.finditer(markup):
        yield change(markup[at : tag.start()])
        yield tag.group()
        at = tag.end()
    yield change(markup[at:])


def hyphen_at(word: str, at: int, change: tuple[str, int, int] | None) -> str:
    """The soft hyphen for a place; two where a letter comes twice (asszony: asz-szony); none for more."""
    if change is None:
        return SOFT_HYPHEN
    written, offset, cut = change
    first, _, second = written.partition("=")
    before, after = word[: at + offset] + first, second + word[at + offset + cut :]
    return 2 * SOFT_HYPHEN if (before, after) == (word[:at] + word[at + 1 : at + 2], word[at:]) else ""


@cache
def divider(dictionary: str) -> Callable[[str], str]:
    """A function that puts soft hyphens into a word, two letters at least on either side."""
    load: Callable[..., Any] = pyphen.Pyphen
    hyphenator = load(lang=dictionary, left=2, right=2)

    def divide(word: str) -> str:
        if len(word) < SHORTEST_DIVIDED or word.isupper():
            return word
        parts = word
        for at in reversed(hyphenator.positions(word)):
            sign = hyphen_at(word, int(at), getattr(at, "data", None))
            parts = parts[: int(at)] + sign + parts[int(at) :]
        return parts

    return divide
