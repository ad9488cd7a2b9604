"""The tool's own words are those it prints, no more."""

from __future__ import annotations

import re
from pathlib import Path

import pnpgen
from pnpgen.layout.parts import PARTS
from pnpgen.text.words import WORDS


def test_every_word_of_the_tool_is_printed_somewhere() -> None:
    package = Path(pnpgen.__file__).parent
    sources = [path.read_text(encoding="utf-8") for path in package.rglob("*.py") if path.name != "words.py"]
    asked = {word for text in sources for word in re.findall(r"word\(\s*[\"']([a-z_.]+)[\"']", text)}
    assert asked | {f"part.{part.name}" for part in PARTS} == set(WORDS)
