"""The typographer's pass over finished markup: spaces that must not become line ends, and soft hyphens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import pyphen

from pnpgen.text.language import NO_BREAK_SPACE, Language, NoBreak
from pnpgen.text.languages import LANGUAGES, language_of
from pnpgen.text.markup import ICON, TAG
from pnpgen.text.numerals import ADDRESS

SOFT_HYPHEN = "\u00ad"
SHORTEST_DIVIDED = 6
PIECES = re.compile(rf"({TAG.pattern}|&[a-z]+;)")
WORD_JOINER = "\u2060"
STRAIGHT_QUOTE = re.compile('"')
OPENS_AFTER = re.compile(r"(?:^|[\s\u00a0(\[„«“–—/])$")
APOSTROPHE = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_])")
RANGE = re.compile(r"(?<![\w.-])\d+(?P<sign>[-–~])(?=\d+(?![A-Za-z\d]|-\d|-[A-Z]))")
DASH = re.compile(r"(?<=[^\s\d]) --? (?=\S)|(?<=\d) --? (?=[^\s\d])")
WORD = re.compile(r"[^\W\d_]+")


def typeset(markup: str, locale: str) -> str:
    """The markup with the language's quotes, dashes and range signs, and no-break spaces where it wants them.

    Tags and addresses are left alone.
    """
    language = language_of(locale)
    text, positions = visible(markup)
    out = list(markup)
    signs = with_own_signs(text, language)
    for old, new, position in zip(text, signs, positions, strict=True):
        if old != new:
            out[position] = new
    if " " in text:
        for found in spaces_to_keep(language.no_break).finditer(
            "".join(sign or WORD_JOINER for sign in signs)
        ):
            out[positions[found.start()]] = NO_BREAK_SPACE
    return "".join(out)


def with_own_signs(text: str, language: Language) -> list[str]:
    """The characters of a text with the signs of its language; those it writes without are empty."""
    signs = list(text)
    addresses = [match.span() for match in ADDRESS.finditer(text)]

    def free(match: re.Match[str]) -> bool:
        return not any(start <= match.start() < end for start, end in addresses)

    opening, closing = language.quotes
    for match in filter(free, STRAIGHT_QUOTE.finditer(text)):
        signs[match.start()] = opening if OPENS_AFTER.search(text[: match.start()]) else closing
    for match in filter(free, APOSTROPHE.finditer(text)):
        signs[match.start()] = "’"
    for match in filter(free, RANGE.finditer(text)):
        signs[match.start("sign")] = language.range_sign
    for match in filter(free, DASH.finditer(text)):
        start, end = match.span()
        signs[start + 1 : end - 1] = [language.dash] + [""] * (end - start - 3)
        if not language.spaced_dash:
            signs[start] = signs[end - 1] = ""
    return signs


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
