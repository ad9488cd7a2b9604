"""Pseudo-translation: text that can still be read, but is longer, accented and bracketed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from pnpgen.text.catalogs import Catalog
from pnpgen.text.messages import Message, MessageError, Select, Words, parse
from pnpgen.text.po_file import Entry
from pnpgen.text.po_writer import written

ACCENTS = str.maketrans("aeiounycAEIOUNYC", "áéíóúñýçÁÉÍÓÚÑÝÇ")
LONGER = 0.35
"""How much longer than the source, as a share."""
LETTER = re.compile(r"[^\W\d_]")
STRETCHED = frozenset("aeiouyáéíóúýаеёиоуыэюя")


def pseudo(source: str) -> str:
    """A message as pseudo-text: values, tags, asserted words and names of selectors stay as they are."""
    try:
        message = parse(source)
    except MessageError:
        return source
    out = []
    for part in message.parts:
        if isinstance(part, Words):
            text = accented(part.text)
            out.append(re.sub(r"[\[\]{}]", lambda m: m.group() * 2, text))
        elif isinstance(part, Select):
            forms = "|".join(accented(form) for form in part.forms)
            out.append(f"[{part.name}:{forms}]")
        else:
            out.append(source[part.start : part.end])
    return f"[[{''.join(out)}{padding(message)}]]"


def accented(text: str) -> str:
    """Text with accents, its vowels doubled until it is longer by the share; other scripts just grow."""
    extra = round(len(LETTER.findall(text)) * LONGER)
    out = []
    for letter in text.translate(ACCENTS):
        out.append(letter)
        if extra and (letter.lower() in STRETCHED or "가" <= letter <= "힣"):
            out.append(letter.lower())
            extra -= 1
    return "".join(out)


def padding(message: Message) -> str:
    """What words without enough vowels still lack."""
    letters = sum(len(LETTER.findall(part.text)) for part in message.parts if isinstance(part, Words))
    grown = sum(
        len(accented(part.text)) - len(part.text) for part in message.parts if isinstance(part, Words)
    )
    lacking = round(letters * LONGER) - grown
    return f" {'~' * lacking}" if lacking > 0 else ""


def pseudo_catalog(sources: Mapping[str, str], locale: str, kept: Iterable[str] = ()) -> Catalog:
    """A catalog with pseudo-text for every source but those kept, in the author's own language."""
    stay = frozenset(kept)
    entries = {
        context: Entry(context, written(text), (written(pseudo(text)),), line=0)
        for context, text in sources.items()
        if context not in stay
    }
    return Catalog(locale, "pseudo", MappingProxyType(entries))
