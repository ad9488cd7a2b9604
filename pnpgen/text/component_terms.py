"""The names of components are terms without anybody writing them down."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from pnpgen.findings import Place
from pnpgen.text.glossary import Term
from pnpgen.text.markup import plain
from pnpgen.text.messages import Insert, Message, MessageError, Select, Words, parse
from pnpgen.text.stems import Stems

NOTHING = Stems(())
LEAST = 3
"""Letters that a word keeps in all its forms, if it has as many."""


def component_terms(components: Iterable[str], text_of: Callable[[str], str | None]) -> Iterator[Term]:
    """A term for each component by its id: the forms are its name and those in its counted name."""
    for id_ in components:
        name = text_of(f"components.{id_}.name")
        if not name:
            continue
        counted = text_of(f"components.{id_}.counted") or ""
        forms = tuple(dict.fromkeys((plain(name), *counted_forms(counted))))
        usual = tuple(open_form(form) for form in forms)
        yield Term(id_, plain(name), "", Stems(forms), NOTHING, Place(""), Stems((*forms, *usual)))


def counted_forms(counted: str) -> Iterator[str]:
    """What a counted name says without its number, in each of its word forms."""
    try:
        message = parse(counted)
    except MessageError:
        return
    for index in range(max((len(p.forms) for p in message.parts if isinstance(p, Select)), default=1)):
        words = re.sub(r"\s+", " ", "".join(chosen(message, index))).strip(" ,.·–-")
        if words:
            yield words


def chosen(message: Message, index: int) -> Iterator[str]:
    """The words of a message with one form of each selector, values left out."""
    for part in message.parts:
        if isinstance(part, Words):
            yield part.text
        elif isinstance(part, Select):
            yield part.forms[min(index, len(part.forms) - 1)]
        elif isinstance(part, Insert):
            yield " "


def open_form(form: str) -> str:
    """A form whose words may end otherwise: what most inflected forms have in common with it."""
    return " ".join(f"{word[: max(LEAST, len(word) * 3 // 5)]}-" for word in form.split())
