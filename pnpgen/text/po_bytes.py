"""From the bytes of a PO file to its lines: encoding, line ends and characters nobody can see."""

from __future__ import annotations

import codecs
import re
import unicodedata

from pnpgen.findings import Finding, Place, Severity

INVISIBLE = re.compile(
    "[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]"
)


def decoded(data: bytes, file: str, findings: list[Finding]) -> str | None:
    """The bytes as UTF-8; None, and a finding, where they are something else."""
    if b"\0" in data and not data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        at = data[: data.index(b"\0")]
        findings.append(
            Finding(
                "P102",
                "the file holds zero bytes, as UTF-16 does",
                Place(file, at.count(b"\n") + 1, len(at[at.rfind(b"\n") + 1 :]) + 1),
                hint="save it as UTF-8; other encodings are not read",
            )
        )
        return None
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        column = len(before[before.rfind(b"\n") + 1 :].decode("utf-8", "replace")) + 1
        findings.append(
            Finding(
                "P102",
                "the file is not UTF-8",
                Place(file, before.count(b"\n") + 1, column),
                hint="save it as UTF-8; other encodings are not read",
            )
        )
        return None


def with_line_feeds(text: str, file: str, findings: list[Finding]) -> str:
    """The text with lines ended by a line feed alone; other line ends are a finding."""
    if "\r" not in text:
        return text
    windows = text.replace("\r\n", "\n")
    alone = "\r" in windows
    at = (windows if alone else text).index("\r")
    findings.append(
        Finding(
            "P111",
            "lines end with CR" if alone else "lines end with CR LF",
            Place(file, text[:at].count("\n") + 1),
            Severity.ERROR if alone else Severity.WARNING,
            "save it with line feeds alone (Unix line ends); `pnpgen i18n update` does so",
        )
    )
    return windows.replace("\r", "\n")


def check_characters(text: str, file: str, findings: list[Finding]) -> None:
    """Findings for decomposed letters and for characters nobody can see."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.isascii() and line.isprintable():
            continue
        composed = unicodedata.normalize("NFC", line)
        if composed != line:
            at = next((i for i, (a, b) in enumerate(zip(line, composed, strict=False)) if a != b), 0)
            findings.append(
                Finding(
                    "P112",
                    "letters are written as a base and a combining mark",
                    Place(file, number, at + 1),
                    hint="normalize the file to Unicode NFC",
                )
            )
        findings += [
            Finding(
                "P117", f"invisible character U+{ord(found[0]):04X}", Place(file, number, found.start() + 1)
            )
            for found in INVISIBLE.finditer(line)
        ]
