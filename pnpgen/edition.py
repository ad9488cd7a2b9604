"""An edition: one game in one language for one kind of paper, with every value its sentences may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import Literal

from pnpgen.definition.game import Definition, SourceText
from pnpgen.definition.pieces import count_of
from pnpgen.findings import AuthorError, Finding, Place
from pnpgen.text.catalogs import Catalog
from pnpgen.text.formatting import format_message
from pnpgen.text.glossary import Glossary
from pnpgen.text.languages import language_of
from pnpgen.text.marks import marked
from pnpgen.text.markup import plain
from pnpgen.text.messages import MessageError, parse
from pnpgen.text.plural_entries import chosen_string
from pnpgen.text.typography import typeset
from pnpgen.text.values import Known, Value, Values
from pnpgen.text.words import SOURCE_LOCALE, WORDS

Ink = Literal["full", "economy"]
NOTHING: Values = MappingProxyType({})
NO_WORDS = Glossary("")


@dataclass(frozen=True, slots=True)
class Wording:
    """The text an edition uses for a context: its source, the language it is in, and where it is written."""

    text: str
    locale: str
    locate: Callable[[int, int], Place]
    """The place of the characters from start to end."""


@dataclass(frozen=True, eq=False)
class Edition:
    """One game in one language: its texts as markup, and the values they name."""

    definition: Definition
    locale: str
    catalog: Catalog
    words: Catalog
    """The tool's own words."""
    facts: Mapping[str, int | Fraction] = field(default_factory=dict)
    examples: Mapping[str, Values] = field(default_factory=dict)
    """What the replay of each example gives its text, by example id."""
    ink: Ink = "full"
    players: int | None = None
    """Print just what this many players need; None prints for the most."""
    layout_values: Mapping[str, int] = field(default_factory=dict)
    glossary: Glossary = NO_WORDS
    """The words of the game in this language."""
    author_glossary: Glossary = NO_WORDS
    """Its words in the author's language."""
    traced: bool = False
    """Whether texts carry their marks, so that layout can tell where each of them went."""

    def with_layout(self, values: Mapping[str, int]) -> Edition:
        """The same edition, knowing the pages of the finished layout."""
        return replace(self, layout_values=values)

    @cached_property
    def sources(self) -> Mapping[str, SourceText]:
        """Every text in the author's language, by context."""
        return MappingProxyType({text.context: text for text in self.definition.texts()})

    @cached_property
    def contexts(self) -> tuple[str, ...]:
        """The contexts of all texts, in the order of their marks."""
        return tuple(self.sources)

    @property
    def title(self) -> str:
        """The title of the game in this language, as plain text."""
        return plain(self.message("title"))

    def has(self, context: str) -> bool:
        """Whether the game has a text with this context."""
        return context in self.sources

    def message(self, context: str) -> str:
        """The text of a context as typeset markup, values filled in; AuthorError where it cannot be read."""
        wording = self.wording(context)
        markup = rendered(wording, self.values_for(context))
        return marked(markup, self.contexts.index(context)) if self.traced else markup

    def plain_message(self, context: str) -> str:
        """The text of a context without its markup."""
        return plain(self.message(context))

    def word(self, word: str, values: Values = NOTHING) -> str:
        """One of the tool's own words as typeset markup, values filled in."""
        translated = self.words.text(word)
        if translated is None or self.locale == SOURCE_LOCALE:
            text, locale = WORDS[word], SOURCE_LOCALE
        else:
            text, locale = translated, self.locale
        return rendered(Wording(text, locale, lambda start, end: Place(self.words.file)), values)

    def wording(self, context: str) -> Wording:
        """The text used for a context: the confirmed translation of its present source, or the source."""
        source = self.sources[context]
        language = self.definition.game.language
        entry = self.catalog.confirmed(context)
        if entry is not None and entry.msgid.text == source.text:
            string = entry.msgstr[0]
            if entry.plural is not None and not context.startswith("named."):
                string = chosen_string(entry, self.values_for(context), language_of(self.locale))
            return Wording(string.text, self.locale, lambda s, e: string.place(self.catalog.file, s, e))
        return Wording(
            source.text, language, lambda s, e: self.definition.place_of(source.text[s:e], *source.path)
        )

    @cached_property
    def values(self) -> Values:
        """Every value that any text may name."""
        game = self.definition.game
        values: dict[str, Value] = {name: number.value for name, number in game.numbers.items()}
        values |= self.facts
        values |= setup_values(self.definition, self.players)
        values |= self.layout_values
        for name, named in game.named.items():
            context = f"named.{name}.options.{named.value}"
            term = self.glossary.printed(f"{name}_{named.value}")
            if term is not None:
                values[f"named.{name}"] = term
            elif context in self.sources:
                values[f"named.{name}"] = named_value(self.wording(context), values)
        return MappingProxyType(values)

    def values_for(self, context: str) -> Values:
        """The values that the text of this context may name: those of all texts and of its own subject."""
        subject, *rest = context.split(".")
        if subject == "examples":
            return {**self.values, **self.examples.get(rest[0], {})}
        if subject == "components" and (row := self.definition.game.components[rest[0]].row) is not None:
            found = self.definition.game.setup.rows.get(row)
            if found is not None:
                return {**self.values, "count": count_of(self.definition.game, found, self.players)}
        return self.values

    def known_for(self, context: str) -> Known:
        """The values of `values_for`, and whether they are all: not where an example cannot be replayed."""
        subject, *rest = context.split(".")
        complete = subject != "examples" or bool(self.examples.get(rest[0]))
        return Known(self.values_for(context), complete)


def rendered(wording: Wording, values: Values) -> str:
    """A wording as typeset markup; AuthorError at its place where it cannot be read or filled in."""
    try:
        return typeset(format_message(parse(wording.text), values, wording.locale), wording.locale)
    except MessageError as error:
        place = wording.locate(error.offset, error.offset + error.length)
        raise AuthorError(Finding(error.code, error.message, place, hint=error.hint)) from error


def named_value(wording: Wording, values: Values) -> str:
    """The words for a named value, as plain text."""
    try:
        return plain(rendered(wording, values))
    except AuthorError:
        # The text itself is checked where it stands; here it must not hide what other texts say.
        return wording.text


def setup_values(definition: Definition, players: int | None) -> dict[str, Value]:
    """What the setup table gives: `players.least`, `count.ROW`, `count.ROW.2`, `total`, `total.2` ..."""
    setup = definition.game.setup
    values: dict[str, Value] = {"players.least": min(setup.players), "players.most": max(setup.players)}
    for name, row in setup.rows.items():
        values[f"count.{name}"] = count_of(definition.game, row, players)
        values |= {f"count.{name}.{p}": count for p, count in zip(setup.players, row.counts, strict=False)}
    if setup.total is not None and setup.total.counts:
        totals = dict(zip(setup.players, setup.total.counts, strict=False))
        values |= {f"total.{p}": total for p, total in totals.items()}
        values["total"] = max(totals.values()) if players is None else totals.get(players, 0)
    return values
