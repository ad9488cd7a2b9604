"""Every code has one place in the table, a reason, and a family; none is emitted that is not listed."""

import re
from pathlib import Path

import pnpgen
from pnpgen.checks.families import FAMILIES, LISTS, all_codes, family_of
from pnpgen.cli.i18n.group import COMMANDS as TRANSLATING
from pnpgen.cli.main import COMMANDS

PACKAGE = Path(pnpgen.__file__).parent
CODE = re.compile(r"""["']([A-Z]\d{3})["']""")


def emitted() -> set[str]:
    files = [path for path in PACKAGE.rglob("*.py") if path.name != "codes.py"]
    return {code for path in files for code in CODE.findall(path.read_text(encoding="utf-8"))}


def test_every_code_that_is_emitted_is_listed() -> None:
    assert emitted() - set(all_codes()) == set()


def test_no_code_is_listed_that_nothing_emits() -> None:
    assert set(all_codes()) - emitted() == set()


def test_no_code_is_listed_twice() -> None:
    assert sum(map(len, LISTS)) == len(all_codes())


def test_every_list_of_codes_is_in_the_table() -> None:
    lists = {path.parent.name for path in PACKAGE.rglob("codes.py")}
    text = Path(PACKAGE / "checks" / "families.py").read_text(encoding="utf-8")
    assert lists == set(re.findall(r"from pnpgen\.(\w+) import codes", text))
    assert len(lists) == len(LISTS)


def test_every_family_has_a_letter_of_its_own_and_codes() -> None:
    letters = [family.letter for family in FAMILIES]
    assert len(set(letters)) == len(letters)
    assert {code[0] for code in all_codes()} == set(letters)
    assert family_of("L101").phase == "layout"


def test_every_reason_is_one_line_that_says_something() -> None:
    for code, rationale in all_codes().items():
        assert rationale.title and not rationale.title.endswith("."), code
        assert len(rationale.why) > 20, code
        assert rationale.why.endswith("."), code
        assert "\n" not in rationale.why, code


def test_every_command_module_is_in_the_table_of_commands() -> None:
    modules = {lazy.module for table in (COMMANDS, TRANSLATING) for lazy in table.values()}
    defining = {
        ".".join(("pnpgen", *path.relative_to(PACKAGE).with_suffix("").parts))
        for path in (PACKAGE / "cli").rglob("*.py")
        if re.search(r"^@click\.(command|group)|= LazyGroup\($", path.read_text(), re.M)
    }
    assert modules == defining
