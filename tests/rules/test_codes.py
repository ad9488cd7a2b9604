import re
from pathlib import Path

from pnpgen import rules
from pnpgen.rules.codes import CODES

USED = re.compile(r'"([RE]\d{3})"')


def test_every_code_the_package_emits_is_listed_and_every_listed_code_is_emitted() -> None:
    sources = [path for path in Path(rules.__file__).parent.glob("*.py") if path.name != "codes.py"]
    used = {code for path in sources for code in USED.findall(path.read_text(encoding="utf-8"))}
    assert used == set(CODES)


def test_every_code_says_why_it_matters() -> None:
    assert all(rationale.title and rationale.why.endswith(".") for rationale in CODES.values())
