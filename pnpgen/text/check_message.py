"""Checks of one message: can it be read, does it name what there is, do its words say the values."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.check_leftovers import check_residue, check_scripts
from pnpgen.text.check_marks import check_marks
from pnpgen.text.formatting import format_message, forms_hint, wrong_forms
from pnpgen.text.language import Language
from pnpgen.text.languages import language_of
from pnpgen.text.markup import plain
from pnpgen.text.messages import Assert, Insert, Message, MessageError, Select, Words, parse
from pnpgen.text.number_words.table import Kind
from pnpgen.text.numerals import Found, numbers_in, read_numbers, says
from pnpgen.text.places import Locate
from pnpgen.text.surface import VALUE, Surface, surface
from pnpgen.text.values import Known, Value, Values, format_value

FILLER = "\ufffc"
ENDINGS = re.compile(r"-\(\w+(?:/\w+)+\)")
"""Variants of an ending behind a value, one of which may look like a number: `{n}-(at/et/ot/öt)`."""
ENTITY = re.compile(r"&(?:#\d+|#x[0-9a-fA-F]+|[^\W\d_]{2,8});")


def check_message(
    text: str, locale: str, known: Known, locate: Locate, *, proper_name: bool = False
) -> tuple[Finding, ...]:
    """Everything wrong with one message in one language, given the values it may name.

    A proper name (a title, a font called after a year) may hold numbers that are no quantities of the game.
    """
    try:
        message = parse(text)
    except MessageError as error:
        return (finding_of(error, locate),)
    language = language_of(locale)
    shown = surface(message)
    found = [*check_values(message, language, known, locate), *check_entities(message, locate)]
    looks = [*check_marks(shown, language, locate), *check_fixed(shown, language, locate)]
    if proper_name:
        return (*found, *looks)
    looks += [*check_residue(shown, locate), *check_scripts(shown, language, locate)]
    found += check_by_hand(message, locale, known.values, locate)
    if not found and message.names <= known.values.keys():
        found += check_printed(message, locale, known.values, locate)
    return (*found, *looks)


def finding_of(error: MessageError, locate: Locate) -> Finding:
    """A message error as a finding at its place."""
    return Finding(
        error.code, error.message, locate(error.offset, error.offset + error.length), hint=error.hint
    )


def check_values(message: Message, language: Language, known: Known, locate: Locate) -> Iterator[Finding]:
    """Findings for unknown values, wrong numbers of forms and words that say another value."""
    for part in message.parts:
        if not isinstance(part, Insert | Select | Assert):
            continue
        place = locate(part.start, part.end)
        if isinstance(part, Select) and len(part.forms) != language.forms:
            yield Finding("M202", wrong_forms(part, language), place, hint=forms_hint(language))
        if part.name in known.values:
            if not isinstance(part, Insert):
                yield from check_number(part, known.values[part.name], language, place)
        elif known.complete:
            hint = unknown_hint(part.name, known.values)
            yield Finding("M201", f"there is no value `{part.name}`", place, hint=hint)


def check_number(part: Select | Assert, value: Value, language: Language, place: Place) -> Iterator[Finding]:
    """Findings for a selector or an assertion whose value is no number, or whose words say another."""
    if isinstance(value, str):
        yield Finding("M205", f"`{part.name}` is `{value}`, no number", place)
    elif isinstance(part, Assert) and not says(part.words, value, language.tag):
        said = read_numbers(part.words, language.tag, strict=True)
        printed = format_value(value, language)
        if said:
            words = " and ".join(format_value(found.value, language) for found in said)
            yield Finding("M203", f"`{part.words}` says {words}, but {part.name} is {printed}", place)
        else:
            hint = f"write a number word for {printed} between `=` and `]`"
            yield Finding(
                "M204", f"`{part.words}` says no number that {language.name} knows", place, hint=hint
            )


def unknown_hint(name: str, values: Values) -> str:
    """A near name, or where values come from."""
    near = get_close_matches(name, list(values), 1, 0.6)
    if near:
        return f"did you mean `{near[0]}`?"
    return "values are `numbers`, `count.ROW`, `players.least`, facts of the rules, pages of the layout"


def masked(message: Message) -> str:
    """The source with all that is not literal text filled, so that offsets stay; word forms count as text."""
    out = list(message.source)
    for match in ENDINGS.finditer(message.source):
        out[match.start() : match.end()] = FILLER * len(match.group())
    for part in message.parts:
        if isinstance(part, Words):
            continue
        kept = range(part.start, part.start)
        if isinstance(part, Select):
            kept = range(part.end - 1 - len("|".join(part.forms)), part.end - 1)
        for at in range(part.start, part.end):
            if at not in kept:
                out[at] = FILLER
    return "".join(out)


def check_by_hand(message: Message, locale: str, values: Values, locate: Locate) -> Iterator[Finding]:
    """Findings for digits and number words that no value stands behind."""
    text = masked(message)
    for found in numbers_in(text, locale):
        digits = found.kind is Kind.DIGITS
        written = text[found.start : found.end]
        what = "number" if digits else "number word"
        yield Finding(
            "N101" if digits else "N102",
            f"{what} `{written}` typed by hand",
            locate(found.start, found.end),
            hint=binding_hint(found, written, values),
        )


def binding_hint(found: Found, written: str, values: Values) -> str:
    """How to bind a number to a value, naming values that are equal to it now."""
    equal = [name for name, value in values.items() if value == found.value][:3]
    name = equal[0] if equal else "name"
    bound = f"{{{name}}}" if found.kind is Kind.DIGITS else f"[{name}={written}]"
    if equal:
        return f"write `{bound}`; the value is {', '.join(f'`{each}`' for each in equal)} now"
    return f"write `{bound}`, with the name of a value"


def check_entities(message: Message, locate: Locate) -> Iterator[Finding]:
    """Findings for HTML entities, which are printed as they are."""
    for match in ENTITY.finditer(masked(message)):
        hint = "write the character itself"
        yield Finding("M106", f"`{match.group()}` is no character", locate(*match.span()), hint=hint)


def check_fixed(text: Surface, language: Language, locate: Locate) -> Iterator[Finding]:
    """Findings for particles, articles and endings that would be wrong beside another value."""
    for match in re.finditer(language.fixed, text.text):
        written = match.group().strip(f" {VALUE}")
        yield Finding(
            "M410",
            f"`{written}` is right beside some values only",
            locate(*text.span(*match.span())),
            Severity.WARNING,
            language.fixed_hint,
        )


def check_printed(message: Message, locale: str, values: Values, locate: Locate) -> Iterator[Finding]:
    """Findings for particles and endings left open, and for numbers said though none of the values does."""
    text = plain(format_message(message, values, locale), icon=FILLER)
    for match in re.finditer(language_of(locale).unresolved, text):
        start = max(0, message.source.find(match.group()))
        yield Finding(
            "M411",
            f"`{match.group()}` would be printed as it is",
            locate(start, start + len(match.group())),
            Severity.WARNING,
            "no form is known after what stands before it; write the form itself, or word it otherwise",
        )
    allowed = {number for name in message.names for number in numbers_of(values[name], locale)}
    for found in numbers_in(text, locale):
        written = text[found.start : found.end]
        if found.value in allowed or abs(found.value) in allowed:
            continue
        if all(n.value in allowed for word in written.split(" ") for n in numbers_in(word, locale)):
            continue
        yield Finding(
            "N201",
            f"printed, the sentence says `{written}`, which is none of its values",
            locate(0, len(message.source)),
            hint="keep digits and number words apart from values",
        )


def numbers_of(value: Value, locale: str) -> set[object]:
    """The numbers that printing a value says."""
    return {found.value for found in numbers_in(value, locale)} if isinstance(value, str) else {value}
