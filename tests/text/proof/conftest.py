"""Proof sentences: what a grammar says is right, against what the tool prints."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.text.formatting import format_message
from pnpgen.text.markup import plain
from pnpgen.text.typography import typeset
from pnpgen.text.values import Value

Printed = Callable[[str, Value, str], str]


@pytest.fixture
def printed() -> Printed:
    """Gives the sentence of a message with one value `n`, no-break spaces shown as spaces."""

    def sentence(message: str, value: Value, locale: str) -> str:
        markup = typeset(format_message(message, {"n": value}, locale), locale)
        return plain(markup).replace("\u00a0", " ")

    return sentence
