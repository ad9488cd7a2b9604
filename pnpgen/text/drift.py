"""Plural drift: a number changed, and with it the word form that a translation wrote for it by hand."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pnpgen.text.extract import CHANGED, Translatable, values_said
from pnpgen.text.language import Language
from pnpgen.text.languages import LANGUAGES
from pnpgen.text.messages import Insert, MessageError, Select, parse
from pnpgen.text.numerals import digits_in
from pnpgen.text.po_file import Entry
from pnpgen.text.values import form_of


def drift_of(before: Entry, text: Translatable, language: Language) -> tuple[str, ...]:
    """A comment for each number that takes another form than when it was translated, without a selector."""
    if not before.translated or before.plural is not None:
        return ()
    said = values_said(before.extracted)
    return tuple(
        f"{CHANGED}{name} was {said[name]}; {value} may take another word form"
        for name in printed_bare(before)
        if name in said
        and isinstance(value := text.values.get(name, ""), int | Fraction)
        and (old := number_of(said[name])) is not None
        and form_of(old, language) != form_of(value, language)
    )


def printed_bare(entry: Entry) -> Iterator[str]:
    """The values that a translation prints without choosing a word form by them."""
    try:
        message = parse(entry.msgstr[0].text)
    except MessageError:
        return
    chosen = {part.name for part in message.parts if isinstance(part, Select)}
    printed = (part.name for part in message.parts if isinstance(part, Insert))
    yield from (name for name in dict.fromkeys(printed) if name not in chosen)


def number_of(written: str) -> int | Fraction | None:
    """The number that a comment tells; None where it is a word."""
    for language in LANGUAGES.values():
        found = list(digits_in(written, language))
        if len(found) == 1 and (found[0].start, found[0].end) == (0, len(written)):
            return found[0].value
    return None
