"""Ordinary gettext plural entries: the whole sentence is chosen by the one number it names."""

from __future__ import annotations

from pnpgen.text.language import Language
from pnpgen.text.messages import MessageError, parse
from pnpgen.text.po_file import Entry, PoString
from pnpgen.text.values import Values, form_of


def counting_name(entry: Entry) -> str | None:
    """The value that chooses the plural form: the only one that singular and plural source name."""
    if entry.plural is None:
        return None
    try:
        names = parse(entry.msgid.text).names | parse(entry.plural.text).names
    except MessageError:
        return None
    return next(iter(names)) if len(names) == 1 else None


def chosen_string(entry: Entry, values: Values, language: Language) -> PoString:
    """The string of an entry that goes with the values; the last one where nothing chooses."""
    name = counting_name(entry)
    value = values.get(name, "") if name else ""
    if isinstance(value, str):
        return entry.msgstr[-1]
    return entry.msgstr[min(form_of(value, language), len(entry.msgstr) - 1)]
