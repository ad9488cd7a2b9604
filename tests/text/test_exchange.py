"""Tables for people without PO tools: nothing is lost, and what two people changed is reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pnpgen.findings import AuthorError
from pnpgen.text.exchange import COLUMNS, Line, imported, lines_of, rows_as_lines
from pnpgen.text.po_file import PoFile
from pnpgen.text.po_reader import read_po
from pnpgen.text.po_writer import po_text
from pnpgen.text.spreadsheet import read_table, table_bytes

PO = r"""msgid ""
msgstr "Language: pl\n"

# first note
# second note
#. values: n = 5
#. English: Take it
#: game.yaml
msgctxt "a"
msgid "=A \"quoted\" text;\nin two lines, {n}"
msgstr "=Tekst \"w cudzysłowie\";\nw dwóch wierszach, {n}"

#: game.yaml
#, fuzzy
#| msgid "Old"
msgctxt "b"
msgid "New"
msgstr "Stary"

#: game.yaml
msgctxt "c"
msgid "+3"
msgstr ""

#: game.yaml
msgctxt "d"
msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} karta"
msgstr[1] "{n} karty"
msgstr[2] "{n} kart"

#: game.yaml
msgctxt "e"
msgid "카드"
msgstr "ünïcödé — „ok”"
"""


@pytest.fixture
def po() -> PoFile:
    return read_po(PO.encode(), "g.po")


def through(po: PoFile, suffix: str, folder: Path, **changes: str) -> list[tuple[int, Line]]:
    """The lines of a catalog after a trip through a file; `changes` are translations by context."""
    lines = [replace(line, translation=changes.get(line.context, line.translation)) for line in lines_of(po)]
    path = folder / f"g.pl{suffix}"
    path.write_bytes(table_bytes(COLUMNS, [[getattr(l, c) for c in COLUMNS] for l in lines], path))  # noqa: E741
    found, findings = rows_as_lines(read_table(path), str(path))
    assert findings == []
    return found


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
def test_a_round_trip_changes_nothing(po: PoFile, suffix: str, tmp_path: Path) -> None:
    lines = through(po, suffix, tmp_path)
    assert [line for _, line in lines] == list(lines_of(po))
    new, changed, conflicts = imported(po, lines, "t")
    assert (po_text(new), changed, conflicts) == (po_text(po), 0, ())


@pytest.mark.parametrize("suffix", [".csv", ".xlsx"])
def test_what_was_filled_in_comes_back(po: PoFile, suffix: str, tmp_path: Path) -> None:
    lines = through(po, suffix, tmp_path, c="+3!", b="Nowy")
    new, changed, conflicts = imported(po, lines, "t")
    assert (changed, conflicts) == (2, ())
    by_context = {entry.context: entry for entry in new.entries}
    assert by_context["c"].msgstr[0].text == "+3!"
    assert (by_context["b"].msgstr[0].text, by_context["b"].flags) == ("Nowy", ())


def test_a_table_saved_with_semicolons_is_read(po: PoFile, tmp_path: Path) -> None:
    path = tmp_path / "g.pl.csv"
    path.write_text('context;source;exported;translation\nc;"+3";;"a;b"\n', encoding="utf-8")
    lines, _ = rows_as_lines(read_table(path), "t")
    assert imported(po, lines, "t")[0].entries[2].msgstr[0].text == "a;b"


def test_a_state_of_its_own_confirms_a_text(po: PoFile) -> None:
    lines = [(n, replace(line, state="translated")) for n, line in enumerate(lines_of(po), 2)]
    new, changed, _ = imported(po, lines, "t")
    assert (new.entries[1].flags, new.entries[1].previous, changed) == ((), None, 1)


def test_what_both_changed_is_a_conflict_and_stays(po: PoFile) -> None:
    lines = [
        (n, replace(line, exported="Inny", translation="Trzeci") if line.context == "b" else line)
        for n, line in enumerate(lines_of(po), 2)
    ]
    new, changed, conflicts = imported(po, lines, "g.pl.csv")
    assert (po_text(new), changed) == (po_text(po), 0)
    assert [(f.code, f.place.line) for f in conflicts] == [("I201", 3)]


def test_a_source_that_changed_since_and_a_text_that_is_gone_are_reported(po: PoFile) -> None:
    (first, *_) = lines_of(po)
    lines = [
        (2, replace(first, source="Other", translation="x")),
        (3, replace(first, context="gone")),
        (4, replace(first, context="d", form="3")),
    ]
    new, changed, conflicts = imported(po, lines, "t")
    assert [f.code for f in conflicts] == ["I202", "I203", "I203"]
    assert (po_text(new), changed) == (po_text(po), 0)


@pytest.mark.parametrize(
    ("name", "data"),
    [("t.csv", b"\xff\xfe\x00"), ("t.xlsx", b"no workbook"), ("t.csv", b'"open')],
)
def test_a_broken_table_is_an_error_of_its_author(name: str, data: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(AuthorError) as raised:
        read_table(tmp_path / name)
    assert [finding.code for finding in raised.value.findings] == ["I204"]


def test_a_table_without_its_columns_is_an_error() -> None:
    assert [f.code for f in rows_as_lines([(2, {"context": "a"})], "t")[1]] == ["I204"]
    assert [f.code for f in rows_as_lines([], "t")[1]] == ["I204"]


def test_a_row_without_its_last_cells_has_them_empty(tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("context,source,exported,translation,state\na,A\n", "utf-8")
    lines, findings = rows_as_lines(read_table(tmp_path / "t.csv"), "t")
    assert ([(n, line.context, line.translation) for n, line in lines], findings) == ([(2, "a", "")], [])


def test_a_row_is_found_at_its_line_of_the_file(tmp_path: Path) -> None:
    text = 'context,source,exported,translation\na,"two\nlines",,\nb,B,,\n'
    (tmp_path / "t.csv").write_text(text, "utf-8")
    assert [line for line, _ in read_table(tmp_path / "t.csv")] == [2, 4]
