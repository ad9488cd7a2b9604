"""Numbers as people write them, in digits and in words of every case: found in text, compared with values."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from pnpgen.text.language import Language
from pnpgen.text.languages import language_of
from pnpgen.text.number_words.table import Kind, NumberWords, Word
from pnpgen.text.values import MINUS, VULGAR

ADDRESS = re.compile(r"(?<![A-Za-z])(?:https?://|www\.)[!-~]+|[\w.+-]+@[\w-]+\.[A-Za-z.]+")
LETTERS = re.compile(r"[^\W\d_]+(?:\u00ad[^\W\d_]+)*")
HANGUL = re.compile(r"(?<![가-힣])[가-힣]+")
BETWEEN = r"[ \u00a0\u2011-]"
"""What may stand between the words of one number."""


@dataclass(frozen=True, slots=True)
class Found:
    """A number in a text: its value, where it stands, and how it is written."""

    value: int | Fraction
    start: int
    end: int
    kind: Kind


def numbers_in(text: str, locale: str) -> tuple[Found, ...]:
    """The numbers written in plain text, in order; words that are rarely meant as numbers are left out."""
    return read_numbers(text, locale, strict=False)


def read_numbers(text: str, locale: str, *, strict: bool) -> tuple[Found, ...]:
    """The numbers in plain text; strict where a number is expected, so that every number word counts."""
    language = language_of(locale)
    found = list(digits_in(text, language))
    words = language.number_words()
    found += counted_words_in(text, words, strict) if words.counters else words_in(text, words, strict)
    skipped = [ADDRESS] if strict else [ADDRESS, re.compile(words.idioms, re.IGNORECASE)]
    spans = [match.span() for pattern in skipped for match in pattern.finditer(text)]
    kept = [f for f in found if not any(start <= f.start < end for start, end in spans)]
    return tuple(sorted(kept, key=lambda f: f.start))


def says(words: str, value: int | Fraction, locale: str) -> bool:
    """Whether the words, taken as a number, say the value and no other."""
    said = {found.value for found in read_numbers(words, locale, strict=True)}
    return said == {value}


@cache
def digits_pattern(group: str, decimal: str) -> re.Pattern[str]:
    """A pattern for numbers in digits: sign, whole part (grouped or not), decimals, vulgar fraction."""
    gap = "[ \u00a0\u202f]" if group == "\u00a0" else re.escape(group)
    vulgar = "".join(VULGAR.values())
    return re.compile(
        rf"(?:(?<![\w.,{vulgar}])|(?<=\d[x×]))"
        rf"(?P<sign>{MINUS}|(?<![\w)])-(?=\d))?"
        rf"(?:(?P<whole>\d{{1,3}}(?:{gap}\d{{3}})+(?!\d)|\d+)(?P<rest>{re.escape(decimal)}\d+)?)?"
        rf"(?P<vulgar>[{vulgar}])?"
    )


def digits_in(text: str, language: Language) -> Iterator[Found]:
    """The numbers written in digits; digits behind a letter (`A4`) are names, not numbers."""
    fractions = {sign: value for value, sign in VULGAR.items()}
    for match in digits_pattern(language.group, language.decimal).finditer(text):
        if match["whole"] is None and match["vulgar"] is None:
            continue
        value: int | Fraction = int(re.sub(r"\D", "", match["whole"])) if match["whole"] else 0
        if match["rest"]:
            decimals = match["rest"][len(language.decimal) :]
            value = value + Fraction(int(decimals), 10 ** len(decimals))
        if match["vulgar"]:
            value = value + fractions[match["vulgar"]]
        yield Found(-value if match["sign"] else value, match.start(), match.end(), Kind.DIGITS)


def words_in(text: str, words: NumberWords, strict: bool) -> Iterator[Found]:
    """The numbers written in words, several words making one number where they can."""
    run: list[tuple[re.Match[str], Word]] = []
    joiner = re.compile(rf"(?:[ \u00a0]{words.joiner})?{BETWEEN}" if words.joiner else BETWEEN)
    for token in LETTERS.finditer(text):
        form = normal(token.group())
        word = words.words.get(form)
        if word is None:
            if form == words.joiner:
                continue
            yield from closed(run, words, strict)
            run = []
            yield from compound(token, form, words)
            continue
        if run:
            gap = text[run[-1][0].end() : token.start()]
            if not (joiner.fullmatch(gap) and fits([w for _, w in run], word)):
                yield from closed(run, words, strict)
                run = []
        run.append((token, word))
    yield from closed(run, words, strict)


def normal(word: str) -> str:
    """A word as the tables write it: composed, in small letters, without soft hyphens."""
    return unicodedata.normalize("NFC", word).lower().replace("\u00ad", "")


def closed(run: list[tuple[re.Match[str], Word]], words: NumberWords, strict: bool) -> Iterator[Found]:
    """The number a run of words makes; none for a false friend by itself."""
    if not run:
        return
    token = run[0][0]
    friend = len(run) == 1 and not strict and normal(token.group()) in words.false_friends
    if friend and not meant(token, words):
        return
    yield Found(total([word for _, word in run]), run[0][0].start(), run[-1][0].end(), run[-1][1].kind)


def meant(token: re.Match[str], words: NumberWords) -> bool:
    """Whether a false friend stands in a phrase that makes it a number."""
    phrases = re.finditer(words.meant, normal(token.string))
    return any(phrase.start() <= token.start() < phrase.end() for phrase in phrases)


def compound(token: re.Match[str], form: str, words: NumberWords) -> Iterator[Found]:
    """The number a longer word begins with, as `sześcio` in `sześciościenna`."""
    for first, rest in words.compounds:
        match = re.fullmatch(rf"({first}){rest}", form)
        if match:
            end = token.start() + len(match[1])
            yield Found(words.words[match[1]].value, token.start(), end, Kind.PART)
            return


def fits(run: list[Word], word: Word) -> bool:
    """Whether one more word continues the number: twenty + two, two + hundred, but not two + three."""
    last = run[-1]
    if last.kind not in (Kind.CARDINAL, Kind.ORDINAL):
        return False
    if word.kind is Kind.COLLECTIVE and last.kind is Kind.CARDINAL:
        return not last.multiplier and 0 < word.value < room(last.value)
    if word.kind not in (Kind.CARDINAL, Kind.ORDINAL):
        return False
    if last.kind is Kind.ORDINAL and word.kind is Kind.CARDINAL:
        return False
    if word.multiplier:
        larger = [
            at for at, other in enumerate(run, start=1) if other.multiplier and other.value > word.value
        ]
        return total(run[max(larger, default=0) :]) < word.value
    if last.multiplier:
        return word.value < last.value
    return 0 < word.value < room(last.value)


def room(value: int | Fraction) -> int:
    """What may still be added to a number word: below 10 after twenty, below 100 after two hundred."""
    if value >= 100 and value % 100 == 0:
        return 100
    return 10 if value >= 20 and value % 10 == 0 else 0


def total(run: list[Word]) -> int | Fraction:
    """The value of number words said one after another."""
    if len(run) == 1:
        return run[0].value
    done: int | Fraction = 0
    current: int | Fraction = 0
    for word in run:
        if not word.multiplier:
            current += word.value
        elif word.value >= 1000:
            done += max(current, 1) * word.value
            current = 0
        else:
            current = max(current, 1) * word.value
    return done + current


def counted_words_in(text: str, words: NumberWords, strict: bool) -> Iterator[Found]:
    """The number words of a language where they count only before a counter (or anywhere, if strict)."""
    following = re.compile(rf"[ \u00a0](?:{words.counters})")
    for match in HANGUL.finditer(text):
        numeral, counter = longest(match.group(), words)
        if numeral is None:
            continue
        word = words.words[numeral]
        counted = (
            counter or following.match(text, match.end()) or word.kind in (Kind.ORDINAL, Kind.COLLECTIVE)
        )
        if strict or (counted and numeral not in words.false_friends):
            yield Found(word.value, match.start(), match.start() + len(numeral), word.kind)


def longest(word: str, words: NumberWords) -> tuple[str | None, str]:
    """The longest numeral a word begins with, and the counter that follows it within the word."""
    for length in range(len(word), 0, -1):
        if word[:length] in words.words:
            counter = re.match(words.counters, word[length:])
            if length == len(word) or counter:
                return word[:length], counter.group() if counter else ""
    return None, ""
