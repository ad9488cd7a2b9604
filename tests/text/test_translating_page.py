"""The page for translators speaks of commands, codes and files that there are."""

from __future__ import annotations

import re
from pathlib import Path

from pnpgen.checks.families import all_codes
from pnpgen.cli.i18n.group import COMMANDS
from pnpgen.definition.reader import read_yaml_text
from pnpgen.definition.schema import fit
from pnpgen.text.glossary import GlossaryFile

PAGE = (Path(__file__).parent.parent.parent / "docs" / "translating.md").read_text(encoding="utf-8")


def test_every_command_on_the_page_exists_and_most_are_on_it() -> None:
    named = set(re.findall(r"pnpgen i18n (\w+)", PAGE))
    assert named <= set(COMMANDS)
    assert set(COMMANDS) - named == {"extract"}


def test_every_code_on_the_page_exists() -> None:
    assert set(re.findall(r"\b[A-Z]\d{3}\b", PAGE)) <= set(all_codes())


def test_the_glossary_on_the_page_can_be_read() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    document = read_yaml_text(example, "glossary.yaml")
    glossary, findings = fit(document, GlossaryFile)
    assert (*document.findings, *findings) == ()
    assert glossary is not None
    assert glossary.games["my_game"]["bones"].printed == "kość"
