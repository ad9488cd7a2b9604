"""Every catalog of the project opens without complaint in the tools that translators use."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pnpgen.text.languages import language_of
from pnpgen.text.po_reader import read_po_file
from pnpgen.text.po_writer import po_text
from pnpgen.text.update import tidied

LOCALES = Path(__file__).parent.parent.parent / "locales"
CATALOGS = sorted(LOCALES.glob("*/LC_MESSAGES/*.po"))
NAMES = [f"{path.parent.parent.name}/{path.stem}" for path in CATALOGS]
INTEGRITY = (
    "blank", "emails", "endwhitespace", "newlines", "nplurals", "pythonbraceformat", "startwhitespace",
    "tabs", "urls", "xmltags",
)  # fmt: skip
"""The filters of pofilter that say a file is damaged; the others judge style and know no selectors."""


def msgfmt() -> str:
    """GNU msgfmt; where it is missing the test is skipped, but never in CI."""
    found = shutil.which("msgfmt")
    if found is None:
        need = "GNU gettext's msgfmt is needed (apt-get install gettext, brew install gettext)"
        if os.environ.get("CI"):
            pytest.fail(need)
        pytest.skip(need)
    return found


@pytest.mark.parametrize("path", CATALOGS, ids=NAMES)
def test_gettext_reads_the_catalog_without_a_word(path: Path, tmp_path: Path) -> None:
    command = [msgfmt(), "--check", "-o", str(tmp_path / "out.mo"), str(path)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")


def test_pofilter_finds_no_damage_in_any_catalog(tmp_path: Path) -> None:
    program = Path(sys.executable).with_name("pofilter")
    tests = [argument for name in INTEGRITY for argument in ("-t", name)]
    command = [str(program), "--progress=none", "-i", str(LOCALES), "-o", str(tmp_path / "out"), *tests]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    found = [path for path in (tmp_path / "out").rglob("*.po") if "(pofilter)" in path.read_text("utf-8")]
    assert [path.read_text("utf-8") for path in found] == []


@pytest.mark.parametrize("path", CATALOGS, ids=NAMES)
def test_the_catalog_is_written_the_one_way_that_keeps_changes_small(path: Path) -> None:
    locale = path.parent.parent.name
    text = po_text(tidied(read_po_file(path), path.stem, language_of(locale)))
    assert path.read_text("utf-8") == text, "run `pnpgen i18n fmt`"
