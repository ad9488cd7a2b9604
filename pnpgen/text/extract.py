"""The texts of a game as translators see them: where each is from, and which values stand in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from pnpgen.definition.game import Definition
from pnpgen.text.describe import describe
from pnpgen.text.language import Language
from pnpgen.text.languages import language_of
from pnpgen.text.messages import NAME, Assert, Insert, MessageError, Select, parse
from pnpgen.text.po_file import Entry, PoFile
from pnpgen.text.po_writer import header, written
from pnpgen.text.values import Values, format_value
from pnpgen.text.words import WORDS

NOTHING: Values = MappingProxyType({})
VALUES, ROOM, ENGLISH, CHANGED = "values: ", "room: ", "English: ", "changed: "
"""How the comments of an entry begin."""
VALUE = re.compile(rf"({NAME}) = (.*?)(?=, {NAME} = |$)")


@dataclass(frozen=True, slots=True)
class Translatable:
    """A text to translate: its context, its words, the file it is from, and what helps to translate it."""

    context: str
    text: str
    location: str
    values: Values = field(default_factory=lambda: NOTHING)
    """What its values are now, as far as they are known."""
    comments: tuple[str, ...] = ()

    def entry(self, english: str | None = None) -> Entry:
        """An entry without a translation; `english` helps those who don't read the author's language."""
        more = (f"{ENGLISH}{' '.join(english.split())}",) if english else ()
        return Entry(
            context=self.context,
            msgid=written(self.text),
            msgstr=(written(""),),
            line=0,
            extracted=(*self.comments, *more),
            locations=(self.location,),
        )


def texts_of_game(
    definition: Definition,
    values_for: Callable[[str], Values],
    rooms: Mapping[str, int],
    shown: Callable[[str], str],
) -> Iterator[Translatable]:
    """The texts of a game in the order of its files, with all that translators need to know of them.

    `rooms` says about how many characters the tightest place of a text holds; `shown` names a file as
    catalogs do.
    """
    language = language_of(definition.game.language)
    for source in definition.texts():
        values = used_values(source.text, values_for(source.context))
        room = rooms.get(source.context, 0)
        comments = (
            describe(source.context, definition),
            *values_comment(values, language),
            *((f"{ROOM}about {rounded(room)} characters",) if room else ()),
        )
        yield Translatable(source.context, source.text, shown(source.place.file), values, comments)


def rounded(room: int) -> int:
    """A number of characters as a hint: small changes of a drawing should not change it."""
    return room if room < 12 else room // 5 * 5 if room < 100 else room // 10 * 10


def words_of_tool(shown: str) -> Iterator[Translatable]:
    """The tool's own printed words."""
    for word, text in WORDS.items():
        yield Translatable(word, text, shown)


def used_values(text: str, values: Values) -> Values:
    """The values that a text names, in its order, as far as they are known."""
    try:
        names = [part.name for part in parse(text).parts if isinstance(part, Insert | Select | Assert)]
    except MessageError:
        return NOTHING
    return MappingProxyType({name: values[name] for name in names if name in values})


def values_comment(values: Values, language: Language) -> tuple[str, ...]:
    """Values as translators see them: `values: expeditions = 5, rolls = 8`."""
    known = [f"{name} = {format_value(value, language)}" for name, value in values.items()]
    return (f"{VALUES}{', '.join(known)}",) if known else ()


def values_said(comments: Iterable[str]) -> Mapping[str, str]:
    """The values that the comments of an entry tell, as they are written there."""
    for comment in comments:
        if comment.startswith(VALUES):
            return {m[1]: m[2] for m in VALUE.finditer(comment.removeprefix(VALUES))}
    return {}


def template(domain: str, texts: Iterable[Translatable]) -> PoFile:
    """The template of catalogs (`.pot`): every text, nothing translated."""
    return PoFile(f"{domain}.pot", header(domain, None, None), tuple(text.entry() for text in texts), ())
