"""Hungarian forms that depend on a number or word: the article `a(z)` and endings such as `5-(val/vel)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from pnpgen.text.markup import plain

VOWELS = "aáeéiíoóöőuúüű"
SPELLED_WITH_VOWEL = "flmnrsxy"
"""Letters whose names begin with a vowel: eff, ell, emm, enn, err, ess, ix, ipszilon."""

ARTICLE = re.compile(r"\b([Aa])\(z\)(?=\s)")
ENDING = re.compile(
    r"(\d[\d\u00a0]*)(?P<between>(?:</?[bi]>|%|[”»«“\"'’)\]])*)-\(([a-záéíóöőúüű]+(?:/[a-záéíóöőúüű]+)+)\)"
)
"""A number, what may stand behind it (marks, `%` read `százalék`), and the variants of its ending."""
HALF = re.compile(r"1/2(?!\d)|½")
FRACTION = re.compile(r"(\d+)/\d+")
NUMBER = re.compile(r"\d[\d\u00a0]*")
OPENING = "„”»«\"'(["
ROMAN = re.compile(r"[IVX]+(?=\.)")
"""A Roman numeral, which is always an ordinal."""

BACK, FRONT, ROUND = 0, 1, 2
ENDINGS: tuple[tuple[str, str, str], ...] = (
    ("ban", "ben", "ben"),
    ("ba", "be", "be"),
    ("ra", "re", "re"),
    ("nak", "nek", "nek"),
    ("tól", "től", "től"),
    ("ból", "ből", "ből"),
    ("ról", "ről", "ről"),
    ("nál", "nél", "nél"),
    ("hoz", "hez", "höz"),
    ("szor", "szer", "ször"),
    ("on", "en", "ön"),
    ("an", "en", "en"),
    ("ul", "ül", "ül"),
    ("szori", "szeri", "szöri"),
)
"""Endings after back, front and rounded front vowels."""

ACCUSATIVE = ("at", "et", "ot", "öt", "t")
ADJECTIVE = ("as", "es", "os", "ös", "s")
WITH = ("val", "vel")
BECOMING = ("vá", "vé")
TIMES = ("szor", "szer", "ször")
ON = ("on", "en", "ön")

SPOKEN: Mapping[int, tuple[int, str, str, str]] = MappingProxyType(
    {
        0: (BACK, "val", "t", "s"),
        1: (FRONT, "gyel", "et", "es"),
        2: (ROUND, "vel", "t", "es"),
        3: (BACK, "mal", "at", "as"),
        4: (FRONT, "gyel", "et", "es"),
        5: (ROUND, "tel", "öt", "ös"),
        6: (BACK, "tal", "ot", "os"),
        7: (FRONT, "tel", "et", "es"),
        8: (BACK, "cal", "at", "as"),
        9: (FRONT, "cel", "et", "es"),
        10: (FRONT, "zel", "et", "es"),
        20: (BACK, "szal", "at", "as"),
        30: (BACK, "cal", "at", "as"),
        40: (FRONT, "nel", "et", "es"),
        50: (FRONT, "nel", "et", "es"),
        60: (BACK, "nal", "at", "as"),
        70: (FRONT, "nel", "et", "es"),
        80: (BACK, "nal", "at", "as"),
        90: (FRONT, "nel", "et", "es"),
        100: (BACK, "zal", "at", "as"),
        1_000: (FRONT, "rel", "et", "es"),
        1_000_000: (BACK, "val", "t", "s"),
        1_000_000_000: (BACK, "dal", "ot", "os"),
    }
)
"""The last spoken part of a number: vowel harmony, and its -val/-vel, accusative and adjective endings."""
PERCENT = (BACK, "kal", "ot", "os")
"""Százalék: -kal, -ot, -os."""


def resolve(markup: str) -> str:
    """The markup with articles and endings in the form that fits their number or word."""
    with_endings = ENDING.sub(with_ending, markup)
    return ARTICLE.sub(
        lambda m: m[1] + ("z" if with_az(plain(with_endings[m.end() :])) else ""), with_endings
    )


def with_ending(match: re.Match[str]) -> str:
    """A number with the ending that it takes, or the percent sign behind it."""
    digits, between, written = match[1], match["between"], match[3]
    spoken = PERCENT if "%" in between else SPOKEN[last_spoken(integer(digits))]
    two = "%" not in between and last_spoken(integer(digits)) == 2
    return f"{digits}{between}-{ending_after(spoken, written, two=two)}"


def with_az(text: str) -> bool:
    """Whether what follows is read with a vowel first, so that the article is `az`."""
    word = text.lstrip().lstrip(OPENING)
    if ordinal := ROMAN.match(word):
        return ordinal.group() in ("I", "V")  # első, ötödik; ten to fifty too begin with consonants
    if HALF.match(word):
        return False  # fél
    if fraction := FRACTION.match(word):
        return number_with_az(int(fraction[1]))  # egynegyed, háromnegyed
    if number := NUMBER.match(word):
        return number_with_az(integer(number.group()))
    letters = re.match(r"[^\W\d_]*", word)
    first = letters.group() if letters else ""
    spelled = first.isupper() and not any(letter in VOWELS for letter in first.lower())
    return first[:1].lower() in (SPELLED_WITH_VOWEL if spelled else VOWELS) if first else False


def number_with_az(number: int) -> bool:
    """Whether a number is read with a vowel first: egy, öt, ötven, ötszáz, ezer, egymillió."""
    scale = 0
    while number >= 1000:
        number //= 1000
        scale += 1
    if scale and number == 1:
        return True
    return number == 1 or str(number)[0] == "5"


def ending(number: int, written: str) -> str:
    """The ending of a number in digits; `written` lists its variants, in any order; itself where unknown."""
    last = last_spoken(number)
    return ending_after(SPOKEN[last], written, two=last == 2)


def ending_after(spoken: tuple[int, str, str, str], written: str, *, two: bool) -> str:
    """The ending after what is spoken last; two has a form of its own before `-szer`."""
    harmony, with_it, accusative, adjective = spoken
    first = written.split("/", maxsplit=1)[0]
    if two and first in TIMES:
        return "szer"  # két-szer, not kettő-ször
    if two and first == "szori":
        return "szeri"
    if first in BECOMING:
        return f"{with_it[:-2]}{'á' if harmony == BACK else 'é'}"
    if first in ON and accusative == "t":
        return "n"  # nullá-n, kettő-n: after a vowel
    if first in WITH:
        return with_it
    if first in ACCUSATIVE:
        return accusative
    if first in ADJECTIVE:
        return adjective
    for variants in ENDINGS:
        if first in variants:
            return variants[harmony]
    return f"({written})"


def last_spoken(number: int) -> int:
    """The key in SPOKEN of the last part of a number read aloud."""
    if number == 0:
        return 0
    for power in (10**9, 10**6, 1000, 100):
        if number % power == 0:
            return power
    return number % 10 or number % 100


def integer(digits: str) -> int:
    """The number written with or without spaces between its groups."""
    return int(digits.replace("\u00a0", ""))
