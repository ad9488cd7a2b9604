"""Source files as text: what can go wrong before the first line of YAML is read."""

from __future__ import annotations

import re
from pathlib import Path

from pnpgen.findings import AuthorError, Finding, Place

LARGEST = 4_000_000
"""Bytes; a game is a few hundred kilobytes at most."""
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")


def read_text(path: Path) -> str:
    """The file's text without byte order mark, with plain line ends; AuthorError where it isn't UTF-8."""
    data = _read_bytes(path)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        raise AuthorError(
            Finding("Y003", "the file is UTF-16, not UTF-8", Place(str(path)), hint="save it as UTF-8")
        )
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        raise AuthorError(
            Finding(
                "Y003",
                f"the file is not UTF-8: byte {data[error.start]:#04x} stands where a letter should be",
                Place(str(path), line, column),
                hint="save it as UTF-8",
            )
        ) from error
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def _read_bytes(path: Path) -> bytes:
    place = Place(str(path))
    if path.is_dir():
        raise AuthorError(Finding("Y001", f"{path.name} is a folder, not a file", place))
    try:
        if path.stat().st_size > LARGEST:
            raise AuthorError(Finding("Y002", f"{path.name} is larger than {LARGEST // 1_000_000} MB", place))
        return path.read_bytes()
    except FileNotFoundError as error:
        raise AuthorError(Finding("Y001", f"there is no file {path.name} here", place)) from error
    except OSError as error:
        reason = error.strerror or "unknown reason"
        raise AuthorError(Finding("Y001", f"{path.name} cannot be read: {reason.lower()}", place)) from error


def control_characters(text: str, file: str) -> tuple[Finding, ...]:
    """Findings (Y004) for all characters that are neither printed nor ends of lines."""
    return tuple(
        Finding(
            "Y004",
            f"a control character (U+{ord(match.group()):04X}) stands here",
            Place(file, number, match.start() + 1),
            hint="delete it; it is invisible in most editors",
        )
        for number, line in enumerate(text.split("\n"), start=1)
        for match in FORBIDDEN.finditer(line)
    )
