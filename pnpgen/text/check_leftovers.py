"""Checks for what does not belong into a text: other scripts, addresses, files, remains of web pages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from pnpgen.findings import Finding, Severity
from pnpgen.text.language import Language
from pnpgen.text.languages import LANGUAGES
from pnpgen.text.numerals import ADDRESS
from pnpgen.text.places import Locate
from pnpgen.text.surface import Surface

HANGUL = r"\u1100-\u11ff\u3130-\u318f\uac00-\ud7af"
WORD = re.compile(rf"[{HANGUL}]+|[^\W\d_{HANGUL}]+(?:['’][^\W\d_{HANGUL}]+)*")
"""A word; Hangul after another script is a word of its own, as the particle in PDF를."""
IDENTIFIER = re.compile(r"(?<!\w)(?:[A-Z]{1,3}\d+|[a-z]+(?:_[a-z0-9]+)+)(?!\w)")
ENGLISH_S = ("'", "’")
"""What stands before the rest of an English genitive."""
SCRIPTS = {
    "latin": re.compile(r"[A-Za-z\u00aa\u00ba\u00c0-\u024f\u1e00-\u1eff]"),
    "cyrillic": re.compile(r"[\u0400-\u052f]"),
    "hangul": re.compile(rf"[{HANGUL}]"),
    "greek": re.compile(r"[\u0370-\u03ff]"),
    "han": re.compile(r"[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]"),
}
RESIDUE = re.compile(
    r"\b[\w-]+\.(?:png|jpe?g|gif|svg|webp|psd|tiff?|pdf|docx?|xlsx?|pptx?|html?|php|aspx?|zip|po|ya?ml)\b"
    r"|\b(?:IMG|DSC|DSCN|Screenshot)[_ -]?\d+"
    r"|\\[nrt](?![a-z])|%(?:\(\w+\))?[sd](?!\w)|<!--|-->|\blorem ipsum\b|\b(?:TODO|FIXME|XXX)\b|\?{3,}"
    r"|\bclick here\b|\bread more\b|\bcopy link\b|\[(?:edit|edytuj|szerkesztés|править|편집)\]",
    re.IGNORECASE,
)


def check_residue(text: Surface, locate: Locate) -> Iterator[Finding]:
    """Findings for file names and for remains of web pages and programs."""
    addresses = [match.span() for match in ADDRESS.finditer(text.text)]
    for match in RESIDUE.finditer(text.text):
        if not any(start <= match.start() < end for start, end in addresses):
            place = locate(*text.span(*match.span()))
            yield Finding("M409", f"`{match.group()}` is no text for readers", place, Severity.WARNING)


def check_addresses(source: Surface, translation: Surface, locate: Locate) -> Iterator[Finding]:
    """Findings where web addresses, or signs such as `A4`, are not the same in the translation."""
    for pattern, what, severity in (
        (ADDRESS, "address", Severity.ERROR),
        (IDENTIFIER, "sign", Severity.WARNING),
    ):
        wanted, got = (Counter(found_in(pattern, text.text)) for text in (source, translation))
        for lost in (wanted - got).elements():
            yield Finding("M401", f"the {what} `{lost}` is missing", locate(0, translation.length), severity)
        for new in (got - wanted).elements():
            start = translation.text.find(new)
            place = locate(*translation.span(start, start + len(new)))
            yield Finding("M401", f"the {what} `{new}` is not in the source", place, severity)


def found_in(pattern: re.Pattern[str], text: str) -> list[str]:
    """What a pattern finds in a text, without the marks of the sentence behind it."""
    return [match.group().rstrip(".,;:!?)”»\"'") for match in pattern.finditer(text)]


def check_scripts(text: Surface, language: Language, locate: Locate) -> Iterator[Finding]:
    """Findings for words in another script, in two scripts at once, or with letters of another language."""
    skipped = [m.span() for pattern in (ADDRESS, IDENTIFIER, RESIDUE) for m in pattern.finditer(text.text)]
    for match in WORD.finditer(text.text):
        if any(start <= match.start() < end for start, end in skipped):
            continue
        genitive = text.text[: match.start()].endswith(ENGLISH_S)
        wrong = strange_script(match.group(), language, genitive=genitive)
        letter = None if wrong else strange_letter(match.group(), language)
        if wrong or letter:
            message = wrong or f"`{match.group()}` has `{letter}`, which {language.name} does not write"
            place = locate(*text.span(*match.span()))
            severity = Severity.ERROR if wrong else Severity.WARNING
            yield Finding("M408", message, place, severity, f"write it in {language.name}")


def strange_script(word: str, language: Language, *, genitive: bool) -> str | None:
    """What is wrong with the scripts of a word; `genitive` where it is what follows an apostrophe."""
    scripts = scripts_of(word)
    if len(scripts) > 1:
        return f"`{word}` mixes {' and '.join(scripts)} letters that look alike"
    stranger = next((name for name in scripts if name not in language.scripts), None)
    if stranger is None or (stranger == "latin" and is_sign(word, language) and not genitive):
        return None
    return f"`{word}` is left in another script ({stranger})"


def strange_letter(word: str, language: Language) -> str | None:
    """The first letter of a word that its language does not write; names may have any."""
    if word.isascii() or not word.islower():
        return None
    foreign = foreign_letters(language.tag)
    return next((letter for letter in word if letter in foreign), None)


def scripts_of(word: str) -> list[str]:
    """The scripts that the letters of a word belong to."""
    if word.isascii():
        return ["latin"]
    return [name for name, letters in SCRIPTS.items() if letters.search(word)]


def is_sign(word: str, language: Language) -> bool:
    """Whether a Latin word may stand in a text of another script: capitals (PDF, PnP), a letter, a unit."""
    capitals = sum(letter.isupper() for letter in word)
    return capitals > 1 or len(word) == 1 or word in language.no_break.units


@cache
def foreign_letters(tag: str) -> frozenset[str]:
    """Letters that other languages here write in the same script, and this one does not."""
    language = LANGUAGES[tag]
    others = [o for o in LANGUAGES.values() if o is not language and o.scripts == language.scripts]
    return frozenset("".join(other.letters for other in others)) - frozenset(language.letters)


def same_as_source(source: Surface, translation: Surface, original: Language, language: Language) -> bool:
    """Whether a translation is its source, though the words of the source cannot stand in the language."""
    if source.text.strip() != translation.text.strip():
        return False
    words = [word for word in WORD.findall(source.text) if len(word) > 1 and not is_sign(word, language)]
    if not words:
        return False
    if original.scripts != language.scripts:
        return True
    strange = foreign_letters(language.tag)
    return len(words) > 1 or any(letter in strange for letter in words[0].lower())
