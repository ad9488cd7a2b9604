"""PO files: read strictly, with a place for everything; written always the same; read alike by Babel."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from babel.messages.pofile import read_po as read_with_babel

from pnpgen.cli.i18n.writing import put
from pnpgen.findings import AuthorError, Severity
from pnpgen.text.catalogs import read_catalog
from pnpgen.text.languages import language_of
from pnpgen.text.po_file import PoFile
from pnpgen.text.po_header import check_header
from pnpgen.text.po_reader import read_po, read_po_file
from pnpgen.text.po_writer import po_text, write_if_changed
from pnpgen.text.update import updated

HEADER = (
    'msgid ""\nmsgstr ""\n"Language: pl\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
    '"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : '
    'n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"\n\n'
)
STORM = 'msgctxt "storm"\nmsgid "Storm"\nmsgstr "Sztorm"\n'
FULL = (
    HEADER
    + """# a note
#. values: n = 2
#: content/harbor/game.yaml
#, fuzzy, ignore-N101
#| msgctxt "old"
#| msgid "Old "
#| "storm"
msgctxt "storm"
msgid ""
"First line\\n"
"Second \\"line\\""
msgstr "Pierwszy\\n"
"drugi\\tz \\\\"

msgctxt "cards"
msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "a"
msgstr[1] "b"
msgstr[2] "c"

#~ msgctxt "gone"
#~ msgid "Gone"
#~ msgstr "Nie ma"
"""
)


def read(text: str) -> PoFile:
    return read_po(text.encode(), "x.po")


def places(text: str | bytes) -> list[tuple[str, int, int]]:
    po = read_po(text.encode() if isinstance(text, str) else text, "x.po")
    return [(f.code, f.place.line, f.place.column) for f in po.findings]


def test_an_entry_has_all_its_parts() -> None:
    po = read(FULL)
    assert po.findings == ()
    storm, cards = po.entries
    assert storm.context == "storm"
    assert storm.msgid.text == 'First line\nSecond "line"'
    assert storm.msgstr[0].text == "Pierwszy\ndrugi\tz \\"
    assert storm.notes == ("a note",)
    assert storm.extracted == ("values: n = 2",)
    assert storm.locations == ("content/harbor/game.yaml",)
    assert storm.flags == ("fuzzy", "ignore-N101")
    assert (storm.fuzzy, storm.translated, storm.silenced) == (True, True, {"N101"})
    assert storm.previous == "Old storm"
    assert cards.plural is not None
    assert cards.plural.text == "{n} cards"
    assert [string.text for string in cards.msgstr] == ["a", "b", "c"]
    (gone,) = po.obsolete
    assert (gone.context, gone.msgstr[0].text) == ("gone", "Nie ma")
    assert po.header_field("language") == "pl"


def test_each_character_of_a_string_has_its_place() -> None:
    string = read(FULL).entries[0].msgstr[0]
    lines = FULL.split("\n")
    for word in ("Pierwszy", "drugi", "z"):
        at = string.text.index(word)
        place = string.place("x.po", at, at + len(word))
        assert lines[place.line - 1][place.column - 1 : place.column - 1 + place.length] == word


@pytest.mark.parametrize(
    ("text", "code", "line", "column"),
    [
        ("\ufeff" + HEADER + STORM, "P101", 1, 1),
        ((HEADER + STORM.replace("Sztorm", "żółw")).encode("cp1250"), "P102", 9, 9),
        ((HEADER + STORM).encode("utf-16"), "P102", 1, 1),
        ((HEADER + STORM).encode("utf-16-le"), "P102", 1, 2),
        (HEADER + "<<<<<<< HEAD\n" + STORM, "P103", 7, 1),
        (HEADER + STORM.replace('"Storm"', '"Storm'), "P104", 8, 7),
        (HEADER + STORM.replace('"Sztorm"', '"Szt"orm"'), "P104", 9, 8),
        (HEADER + STORM.replace("Storm", "St\\orm"), "P104", 8, 7),
        (HEADER + STORM + "Sztorm\n", "P105", 10, 1),
        (HEADER + STORM + 'msgfoo "x"\n', "P105", 10, 1),
        (HEADER + STORM + "\n" + STORM, "P106", 11, 1),
        (HEADER + STORM + '\n#~| msgid "x"\n', "P107", 11, 1),
        (HEADER + 'msgctxt "c"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "1"\nmsgstr[2] "3"\n', "P108", 11, 1),
        ((HEADER + STORM).replace("\n", "\r"), "P111", 1, 1),
        (HEADER + STORM.replace("Sztorm", "z\u0301le"), "P112", 9, 9),
        (HEADER + 'msgctxt "c"\nmsgid "a"\n\n' + STORM, "P114", 7, 1),
        (HEADER + 'msgctxt "c"\nmsgstr "a"\n', "P114", 7, 1),
        (HEADER + 'msgid "a"\nmsgstr "b"\n', "P115", 7, 1),
        (HEADER + '#~ msgctxt "c"\n#~ msgid "a"\nmsgstr "b"\n', "P116", 9, 1),
        (HEADER + STORM.replace("Szt", "Szt\u200b"), "P117", 9, 12),
    ],
)
def test_damage_is_found_at_its_place(text: str | bytes, code: str, line: int, column: int) -> None:
    assert places(text) == [(code, line, column)]


def test_windows_line_ends_are_a_warning_and_read_right() -> None:
    po = read_po((HEADER + STORM).replace("\n", "\r\n").encode(), "x.po")
    assert [(f.code, f.severity) for f in po.findings] == [("P111", Severity.WARNING)]
    assert po.entries[0].msgstr[0].text == "Sztorm"


def test_everything_wrong_is_found_at_once() -> None:
    text = HEADER + "=======\n" + STORM.replace('"Storm"', '"Storm') + "stray\n" + STORM
    assert [code for code, _, _ in places(text)] == ["P103", "P104", "P105", "P106"]


@pytest.mark.parametrize(
    ("old", "new", "code", "severity"),
    [
        ('"Language: pl\\n"\n', "", "P110", Severity.ERROR),
        ("Language: pl", "Language: ru", "P110", Severity.ERROR),
        ("Language: pl", "Language: po_PO_x", "P110", Severity.ERROR),
        ("charset=UTF-8", "charset=ISO-8859-2", "P113", Severity.ERROR),
        ("charset=UTF-8", "charset=CHARSET", "P113", Severity.ERROR),
        ("nplurals=3; plural=(n==1", "nplurals=INTEGER; plural=(n==1", "P109", Severity.ERROR),
        ("(n==1 ?", "(n!=1 ?", "P109", Severity.ERROR),
        ("(n==1 ?", '(__import__("os") ?'.replace('"', "'"), "P109", Severity.ERROR),
        ("nplurals=3;", "nplurals=2;", "P109", Severity.ERROR),
        ("n%10>=2", "n%0>=2", "P109", Severity.ERROR),
        ("nplurals=3;", "nplurals=4;", "P109", Severity.WARNING),
        ("(n==1 ? 0 :", "(n==1 ? 3 :", "P109", Severity.ERROR),
        ("Plural-Forms:", "X-Forms:", "P109", Severity.ERROR),
    ],
)  # fmt: skip
def test_a_wrong_header_is_found(old: str, new: str, code: str, severity: Severity) -> None:
    assert old in HEADER
    found = list(check_header(read(HEADER.replace(old, new) + STORM), language_of("pl")))
    assert [(f.code, f.severity) for f in found] == [(code, severity)]


def test_a_sound_header_is_accepted_and_its_absence_found() -> None:
    assert list(check_header(read(HEADER + STORM), language_of("pl"))) == []
    assert [f.code for f in check_header(read(STORM), language_of("pl"))] == ["P119"]


def test_the_same_groups_of_numbers_under_another_formula_are_only_a_warning() -> None:
    other = HEADER.replace(
        "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
        "nplurals=4; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 3)",
    )
    (finding,) = check_header(read(other), language_of("pl"))
    assert (finding.code, finding.severity) == ("P109", Severity.WARNING)


def test_a_plural_entry_with_too_few_forms_is_found() -> None:
    text = HEADER + 'msgctxt "c"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "1"\nmsgstr[1] "2"\n'
    (finding,) = check_header(read(text), language_of("pl"))
    assert (finding.code, finding.place.line) == ("P108", 11)


def test_what_is_written_reads_the_same_and_is_written_the_same_again() -> None:
    po = read(FULL)
    again = read(po_text(po))
    assert po_text(again) == po_text(po)
    assert [
        (e.context, e.msgid.text, [s.text for s in e.msgstr], e.flags, e.previous) for e in again.entries
    ] == [(e.context, e.msgid.text, [s.text for s in e.msgstr], e.flags, e.previous) for e in po.entries]


def test_babel_reads_what_is_written() -> None:
    catalog = read_with_babel(io.BytesIO(po_text(read(FULL)).encode()), locale="pl", abort_invalid=True)
    assert catalog.get('First line\nSecond "line"', "storm").string == "Pierwszy\ndrugi\tz \\"
    assert catalog.get("{n} card", "cards").string == ("a", "b", "c")
    assert [message.context for message in catalog.obsolete.values()] == ["gone"]


def test_a_file_is_replaced_whole_and_only_when_it_changes(tmp_path: Path) -> None:
    path = tmp_path / "pl" / "LC_MESSAGES" / "x.po"
    assert write_if_changed(path, "ż")
    stamp = path.stat().st_mtime_ns
    assert not write_if_changed(path, "ż")
    assert path.stat().st_mtime_ns == stamp
    assert [p.name for p in path.parent.iterdir()] == ["x.po"]


def test_a_catalog_that_is_a_folder_is_a_finding_and_nothing_writes_over_it(tmp_path: Path) -> None:
    path = tmp_path / "dig.po"
    path.mkdir()
    catalog, findings = read_catalog(path, "pl")
    assert [(f.code, f.place.file) for f in findings] == [("P118", str(path))]
    assert not catalog.entries
    with pytest.raises(AuthorError):
        updated(read_po_file(path), (), "dig", language_of("pl"), {})


def test_a_catalog_that_may_not_be_read_is_a_finding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "dig.po"
    path.write_text("")

    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    _, (finding,) = read_catalog(path, "pl")
    assert (finding.code, finding.message) == ("P118", "the catalog cannot be read: permission denied")


def test_an_interruption_between_files_leaves_each_old_or_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [tmp_path / f"{name}.po" for name in ("one", "two", "three")]
    for path in paths:
        path.write_text("old")
    replace = Path.replace

    def interrupted(self: Path, target: Path) -> Path:
        if target == paths[1]:
            raise KeyboardInterrupt
        return replace(self, target)

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        for path in paths:
            put(path, "new", check=False)
    assert [path.read_text() for path in paths] == ["new", "old", "old"]
    assert sorted(tmp_path.iterdir()) == sorted(paths)
