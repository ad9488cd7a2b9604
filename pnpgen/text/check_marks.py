"""Checks of what stands between the words of one message: spaces, punctuation, brackets and quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pnpgen.findings import Finding, Severity
from pnpgen.text.language import Language
from pnpgen.text.numerals import ADDRESS
from pnpgen.text.places import Locate
from pnpgen.text.surface import Surface

DOUBLED = re.compile(r"(?<![\w-])([^\W\d_]+)[ \u00a0]+(\1)(?![\w-])", re.IGNORECASE)
SPACING = re.compile(r"(?<=\S) {2,}(?=\S)|(?<=\w) +(?=[,;.!?…](?:\s|$))|(?<=[(\[„]) +(?=\w)")
JOINED = re.compile(r"[a-zà-ɏа-яё가-힣][.!?,:][A-ZА-ЯЁ가-힣](?![.])|[a-zà-ɏа-яё],[a-zà-ɏа-яё]")
"""Two sentences, or parts of one, without a space between them."""
BRACKETS = {")": "(", "]": "[", "}": "{"}
LIST_MARK = re.compile(r"(?:^|[\s(])\w{1,2}$")
QUOTES = "„”“«»‘’‚‹›「」『』"
APOSTROPHE = re.compile(r"(?<=[^\W가-힣])[’'](?=[^\W가-힣])|(?<=s)’(?=\s)|(?<!\w)’(?=\d\ds?\b|tis\b|n\b)")
ENDINGS = dict(zip(".!…。?？:：;,", "....??::;,", strict=True))
CLOSING = " \u00a0\n\"'”“’»«)]"


def check_marks(text: Surface, language: Language, locate: Locate) -> Iterator[Finding]:
    """Findings for doubled words, stray spaces, and brackets and quotes that do not pair."""
    for match in DOUBLED.finditer(text.text):
        if match[1].lower() not in language.doubled:
            place = locate(*text.span(match.start(2), match.end(2)))
            yield Finding("M404", f"`{match[1]}` stands here twice", place, Severity.WARNING)
    for match in re.finditer(language.particle_twice, text.text):
        place = locate(*text.span(*match.span()))
        message = f"`{match.group()}` is two particles in a row"
        yield Finding("M404", message, place, Severity.WARNING, "keep one of them")
    for match in SPACING.finditer(text.text):
        what = "more than one space" if len(match.group()) > 1 else "a space that does not belong here"
        yield Finding("M405", what, locate(*text.span(*match.span())), Severity.WARNING)
    addresses = [match.span() for match in ADDRESS.finditer(text.text)]
    for match in JOINED.finditer(text.text):
        if not any(start <= match.start() < end for start, end in addresses):
            place = locate(*text.span(*match.span()))
            yield Finding("M405", f"no space stands after `{match.group()[1]}`", place, Severity.WARNING)
    yield from check_brackets(text, locate)
    yield from check_quotes(text, language, locate)


def check_brackets(text: Surface, locate: Locate) -> Iterator[Finding]:
    """Findings for brackets without their partner; `a)` as the mark of a list needs none."""
    opened: list[int] = []
    for index, sign in enumerate(text.text):
        if sign in BRACKETS.values():
            opened.append(index)
        elif sign in BRACKETS:
            if opened and text.text[opened[-1]] == BRACKETS[sign]:
                opened.pop()
            elif not LIST_MARK.search(text.text[:index]):
                yield unpaired(sign, index, text, locate)
    yield from (unpaired(text.text[index], index, text, locate) for index in opened)


def unpaired(sign: str, index: int, text: Surface, locate: Locate) -> Finding:
    """A finding for a bracket or quote without its partner."""
    return Finding("M406", f"`{sign}` has no partner", locate(*text.span(index, index + 1)), Severity.WARNING)


def check_quotes(text: Surface, language: Language, locate: Locate) -> Iterator[Finding]:
    """Findings for quotation marks of another language, and for those without their partner."""
    outer, inner = language.quotes, language.inner_quotes
    marks = f"{''.join(outer)} {''.join(inner)}"
    words = APOSTROPHE.sub(" ", text.text)
    opened: list[int] = []
    for index, sign in enumerate(words):
        if sign not in QUOTES:
            continue
        if sign not in marks:
            place = locate(*text.span(index, index + 1))
            yield Finding(
                "M407",
                f"`{sign}` is no quotation mark of {language.name}",
                place,
                Severity.WARNING,
                f"write {outer[0]}…{outer[1]}, or straight quotes; inside them {inner[0]}…{inner[1]}",
            )
            return
        pairs = dict((outer[::-1], inner[::-1]))
        if opened and sign == closing_of(words[opened[-1]], (outer, inner)):
            opened.pop()
        elif sign in pairs.values():
            opened.append(index)
        else:
            yield unpaired(sign, index, text, locate)
    yield from (unpaired(text.text[index], index, text, locate) for index in opened)
    straight = words.count('"')
    if straight % 2:
        index = words.rindex('"')
        yield unpaired('"', index, text, locate)


def closing_of(opening: str, pairs: tuple[tuple[str, str], ...]) -> str:
    """The mark that closes a quotation opened by another; empty where none does."""
    return next((close for start, close in pairs if start == opening), "")


def check_edges(source: Surface, translation: Surface, locate: Locate) -> Iterator[Finding]:
    """Findings where a translation has spaces at its edges, or ends with another kind of mark."""
    text = translation.text
    for start, end in ((0, len(text) - len(text.lstrip())), (len(text.rstrip()), len(text))):
        if start < end and text.strip():
            yield Finding(
                "M402", "a space stands at the edge of the text", locate(*translation.span(start, end))
            )
    wanted, got = ending(source.text), ending(text)
    if wanted != got:
        says = f"ends with `{got}`" if got else "ends without a mark"
        meant = f"its source with `{wanted}`" if wanted else "its source without"
        at = len(text.rstrip())
        place = locate(*translation.span(max(at - 1, 0), at))
        yield Finding("M403", f"the translation {says}, {meant}", place, Severity.WARNING)


def ending(text: str) -> str:
    """The kind of mark a text ends with, quotes and brackets aside: `.` also for `!` and `…`."""
    last = text.rstrip(CLOSING)[-1:]
    return ENDINGS.get(last, "")
