"""Messages as markup: their values filled in, their word forms chosen."""

from __future__ import annotations

from pnpgen.text.language import Language
from pnpgen.text.languages import language_of
from pnpgen.text.markup import escape
from pnpgen.text.messages import Assert, Insert, Message, MessageError, Part, Select, Tag, Words, parse
from pnpgen.text.values import Value, Values, form_of, format_value


def format_message(message: Message | str, values: Values, locale: str) -> str:
    """The message as markup with its values filled in; raises MessageError where a value is missing."""
    language = language_of(locale)
    parsed = parse(message) if isinstance(message, str) else message
    return language.resolve("".join(fill(part, values, language) for part in parsed.parts))


def fill(part: Part, values: Values, language: Language) -> str:
    """One part as markup."""
    match part:
        case Words():
            return escape(part.text)
        case Tag():
            return part.text
        case Insert():
            return escape(format_value(value_of(part, values), language))
        case Assert():
            value_of(part, values)
            return escape(part.words)
        case Select():
            return escape(form(part, value_of(part, values), language))


def value_of(part: Insert | Select | Assert, values: Values) -> Value:
    """The value a part names; raises MessageError where there is none."""
    if part.name not in values:
        raise MessageError("M201", part.start, part.end - part.start, f"unknown value `{part.name}`")
    return values[part.name]


def form(part: Select, value: Value, language: Language) -> str:
    """The word form a selector chooses; raises MessageError where it has too few or too many."""
    length = part.end - part.start
    if isinstance(value, str):
        raise MessageError("M205", part.start, length, f"`{part.name}` is no number, so it chooses no form")
    if len(part.forms) != language.forms:
        raise MessageError("M202", part.start, length, wrong_forms(part, language), forms_hint(language))
    return part.forms[form_of(value, language)]


def wrong_forms(part: Select, language: Language) -> str:
    """What is wrong with a selector's number of forms."""
    return f"`[{part.name}:…]` has {len(part.forms)} forms, {language.tag} has {language.forms}"


def forms_hint(language: Language) -> str:
    """Which counts each form of the language serves."""
    samples = [
        ", ".join(str(n) for n in range(1, 130) if language.form(n) == index).split(", ")[:4]
        for index in range(language.forms)
    ]
    return "the forms serve " + " | ".join(", ".join(numbers) for numbers in samples)
