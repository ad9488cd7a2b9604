"""Files that are no files, no text, or no YAML."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pnpgen.definition import source
from pnpgen.definition.reader import read_yaml, read_yaml_text
from pnpgen.findings import Place


def test_a_missing_file_and_a_folder_are_named(tmp_path: Path) -> None:
    (tmp_path / "folder.yaml").mkdir()
    missing, folder = read_yaml(tmp_path / "no.yaml"), read_yaml(tmp_path / "folder.yaml")
    assert [(f.code, f.message) for f in missing.findings] == [("Y001", "there is no file no.yaml here")]
    assert [(f.code, f.message) for f in folder.findings] == [("Y001", "folder.yaml is a folder, not a file")]
    assert missing.value is None


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_text("a: 1")
    path.chmod(0)
    assert [f.message for f in read_yaml(path).findings] == ["game.yaml cannot be read: permission denied"]


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    with path.open("wb") as file:
        file.truncate(source.LARGEST + 1)
    assert [(f.code, f.message) for f in read_yaml(path).findings] == [
        ("Y002", "game.yaml is larger than 4 MB")
    ]


def test_a_letter_that_is_not_utf_8_is_found_in_its_column(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_bytes("a: 1\nb: żó".encode() + "łw".encode("iso-8859-2"))
    (finding,) = read_yaml(path).findings
    assert (finding.code, finding.place) == ("Y003", Place(str(path), 2, 6))


def test_all_control_characters_are_shown_and_tabs_are_none(tmp_path: Path) -> None:
    path = tmp_path / "game.yaml"
    path.write_bytes(b"a: x\ty\nb: \x00\nc: d\x0ce\r\nf: \xe2\x80\xa8\n")
    found = [(f.code, f.place.line, f.place.column) for f in read_yaml(path).findings]
    assert found == [("Y004", 2, 4), ("Y004", 3, 5), ("Y004", 4, 4)]


def test_a_file_of_nothing_but_mistakes_gives_up_after_some() -> None:
    document = read_yaml_text("".join(f"k{i}: x: y\n" for i in range(3000)), "f")
    assert 1 <= len(document.findings) <= 50
