"""Files appear whole or not at all, and what no longer belongs goes away."""

import os
from pathlib import Path

import pytest

from pnpgen.findings import AuthorError
from pnpgen.outputs.replace import replace_files


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_files_are_written_into_a_new_folder(tmp_path: Path) -> None:
    replace_files(tmp_path / "game" / "pl", {"a.pdf": b"1", "manifest.json": b"{}"})
    assert (tmp_path / "game" / "pl" / "a.pdf").read_bytes() == b"1"
    assert names(tmp_path / "game") == ["pl"]


def test_stale_files_are_taken_away_and_strangers_stay(tmp_path: Path) -> None:
    folder = tmp_path / "pl"
    folder.mkdir()
    for name in ("tiles.pdf", "cards.pdf", "notes.txt"):
        (folder / name).write_text("old")
    replace_files(folder, {"cards.pdf": b"new"}, stale=["cards.pdf", "tiles.pdf", "tokens.pdf"])
    assert names(folder) == ["cards.pdf", "notes.txt"]
    assert (folder / "cards.pdf").read_bytes() == b"new"


def test_a_full_disk_leaves_the_old_files_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pl"
    replace_files(folder, {"a.pdf": b"old a", "b.pdf": b"old b"})

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(AuthorError) as raised:
        replace_files(folder, {"a.pdf": b"new a", "b.pdf": b"new b"})
    assert [f.code for f in raised.value.findings] == ["O101"]
    assert "No space left" in raised.value.findings[0].message
    assert (folder / "a.pdf").read_bytes() == b"old a"
    assert names(tmp_path) == ["pl"]


def test_an_interruption_leaves_the_old_files_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pl"
    replace_files(folder, {"a.pdf": b"old"})

    def interrupted(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        replace_files(folder, {"a.pdf": b"new"})
    assert (folder / "a.pdf").read_bytes() == b"old"
    assert names(tmp_path) == ["pl"]


def test_a_file_where_the_folder_should_be_is_a_finding(tmp_path: Path) -> None:
    (tmp_path / "build").write_text("in the way")
    with pytest.raises(AuthorError) as raised:
        replace_files(tmp_path / "build" / "pl", {"a.pdf": b""})
    assert raised.value.findings[0].code == "O101"
