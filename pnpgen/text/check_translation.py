"""Checks of a translation beside its source: the same values, markup, marks, addresses and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.check_leftovers import check_addresses, same_as_source
from pnpgen.text.check_marks import check_edges
from pnpgen.text.language import Language
from pnpgen.text.messages import Message, MessageError, parse
from pnpgen.text.places import Locate
from pnpgen.text.plural_entries import counting_name
from pnpgen.text.po_file import Entry, PoString
from pnpgen.text.printed_numbers import read_back
from pnpgen.text.surface import surface
from pnpgen.text.values import Values, format_value


@dataclass(frozen=True, slots=True)
class Pair:
    """The languages of a source and of its translation."""

    source: Language
    target: Language


def compare(
    entry: Entry, source: str, pair: Pair, values: Values, file: str, *, proper_name: bool
) -> Iterator[Finding]:
    """Findings where a translation says something else, or looks otherwise, than its source."""
    if entry.plural is not None and counting_name(entry) is None:
        yield Finding("M304", "a plural text must name exactly one value", entry.plural.place(file))
    try:
        original = parse(source)
        translations = [parse(string.text) for string in entry.msgstr]
    except MessageError:
        return
    yield from compare_values(entry, original, translations, file)
    wanted = surface(original)
    for message, string in zip(translations, entry.msgstr, strict=True):
        locate, got = placed(string, file), surface(message)
        yield from compare_tags(original, message, string, file)
        yield from check_edges(wanted, got, locate)
        yield from check_addresses(wanted, got, locate)
        yield from compare_numbers(original, message, pair, values, locate)
        if not proper_name and same_as_source(wanted, got, pair.source, pair.target):
            hint = "translate it; if it is the same word, flag the entry `ignore-I108`"
            yield Finding(
                "I108", "the translation is the source itself", string.place(file), Severity.WARNING, hint
            )


def placed(string: PoString, file: str) -> Callable[[int, int], Place]:
    """Where the characters of a string stand in its file."""
    return lambda start, end: string.place(file, start, end)


def compare_values(
    entry: Entry, original: Message, translations: Sequence[Message], file: str
) -> Iterator[Finding]:
    """Findings for values that the translation does not say, and for those only it says."""
    place = entry.msgstr[0].place(file)
    said = frozenset[str]().union(*(message.said for message in translations))
    named = frozenset[str]().union(*(message.names for message in translations))
    for name in sorted(original.said - said):
        printed = name in original.inserted
        yield Finding(
            "M301",
            f"the translation does not say `{name}`",
            place,
            Severity.ERROR if printed else Severity.WARNING,
            "" if printed else "where the language needs no number word, flag the entry `ignore-M301`",
        )
    for name in sorted(named - original.names):
        yield Finding("M302", f"the source does not name `{name}`", found_at(name, entry, file))


def found_at(name: str, entry: Entry, file: str) -> Place:
    """Where a translation names a value."""
    for string in entry.msgstr:
        at = string.text.find(name)
        if at >= 0:
            return string.place(file, at, at + len(name))
    return entry.msgstr[0].place(file)


def compare_tags(original: Message, translation: Message, string: PoString, file: str) -> Iterator[Finding]:
    """A finding where the tags differ; their order is free."""
    wanted, got = Counter(original.tags), Counter(translation.tags)
    if wanted == got:
        return
    lost, new = " ".join((wanted - got).elements()), " ".join((got - wanted).elements())
    parts = [f"{lost} is missing" if lost else "", f"{new} is not in the source" if new else ""]
    yield Finding("M303", "; ".join(part for part in parts if part), string.place(file))


def compare_numbers(
    original: Message, translation: Message, pair: Pair, values: Values, locate: Locate
) -> Iterator[Finding]:
    """Findings where printed digits read as another number than in the source: a sign, a zero too many."""
    if not (original.names | translation.names) <= values.keys():
        return
    try:
        wanted = read_back(original, values, pair.source)
        got = read_back(translation, values, pair.target)
    except MessageError:
        return
    for name in sorted(wanted.keys() & got.keys()):
        for number in got[name] - wanted[name]:
            reads = "no number" if number is None else format_value(number, pair.target)
            start = translation.source.find("{" + name)
            yield Finding(
                "N202",
                f"printed, `{name}` reads as {reads} here, but not in the source",
                locate(start, start + len(name) + 2),
                hint="keep signs, digits and letters apart from the value, as the source does",
            )
