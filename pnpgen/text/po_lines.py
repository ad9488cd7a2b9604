"""The lines of a PO file, read one after another into entries."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pnpgen.findings import Finding, Place
from pnpgen.text.po_file import EMPTY, Entry, PoString, Quoted, unescape

CONFLICT = re.compile(r"(<{7}|={7}|>{7}|\|{7})(\s|$)")


KEYWORD = re.compile(r"(msgctxt|msgid_plural|msgid|msgstr\[(\d+)\]|msgstr)[ \t]*(?=\"|$|[^\w\[])(.*)")


STRING = re.compile(r'"((?:[^"\\]|\\[ntr"\\])*)"')


@dataclass
class Draft:
    """An entry while it is being read."""

    line: int = 0
    strings: dict[str, list[Quoted]] = field(default_factory=dict)
    comments: dict[str, list[str]] = field(default_factory=dict)
    previous: list[Quoted] = field(default_factory=list)
    obsolete: bool = False

    def text(self, keyword: str) -> PoString:
        """The string under a keyword, joined from its pieces."""
        pieces = tuple(self.strings.get(keyword, ()))
        return PoString("".join(unescape(piece.raw) for piece in pieces), pieces)


class Reader:
    """Reads a PO file line by line into entries; what it cannot read becomes a finding."""

    def __init__(self, file: str, findings: list[Finding]) -> None:
        self.file = file
        self.findings = findings
        self.entries: list[Entry] = []
        self.draft = Draft()
        self.into: list[Quoted] | None = None

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        content = line.strip(" \t")
        column = len(line) - len(line.lstrip(" \t")) + 1
        if not content:
            return
        if CONFLICT.match(line):
            self.find(
                "P103",
                "marker of a merge conflict",
                number,
                column,
                len(content),
                "resolve the conflict first",
            )
        elif content.startswith("#~|"):
            hint = "delete the line; other tools take the entry before it for obsolete"
            self.find("P107", "previous text of an obsolete entry", number, column, len(content), hint)
        elif content.startswith("#~"):
            rest = content[2:].lstrip(" \t")
            self.statement(number, column + len(content) - len(rest), rest, obsolete=True)
        elif content.startswith("#|"):
            rest = content[2:].lstrip(" \t")
            self.previous(number, column + len(content) - len(rest), rest)
        elif content.startswith("#"):
            self.comment(content)
        else:
            self.statement(number, column, content, obsolete=False)

    def comment(self, content: str) -> None:
        """Read a comment: flags, a location, an extracted comment or the translator's own."""
        self.begin_if_done()
        sign = content[1:2] if content[1:2] in (",", ":", ".") else "#"
        self.draft.comments.setdefault(sign, []).append(content[1 if sign == "#" else 2 :].removeprefix(" "))

    def previous(self, number: int, column: int, content: str) -> None:
        """Read a line of the previous source text."""
        self.begin_if_done()
        keyword = KEYWORD.match(content)
        if keyword is None:
            if self.into is self.draft.previous:
                self.string(number, column, content)
            return
        self.into = self.draft.previous if keyword[1] == "msgid" else []
        self.string(number, column + keyword.start(3), keyword[3])

    def statement(self, number: int, column: int, content: str, *, obsolete: bool) -> None:
        """Read a keyword with its string, or a further piece of the string before it."""
        keyword = KEYWORD.match(content)
        if keyword:
            self.keyword(number, column, keyword[1], obsolete)
            self.string(number, column + keyword.start(3), keyword[3])
        elif content.startswith('"') and self.into is not None:
            self.string(number, column, content)
        else:
            hint = "comments begin with `#`, everything else is a keyword and a string in quotes"
            self.find("P105", "this line is no part of an entry", number, column, len(content), hint)

    def keyword(self, number: int, column: int, keyword: str, obsolete: bool) -> None:
        """Begin the string of a keyword, and a new entry where the keyword begins one."""
        if keyword in ("msgctxt", "msgid"):
            self.begin_if_done()
            if keyword in self.draft.strings or (keyword == "msgctxt" and "msgid" in self.draft.strings):
                self.finish()
        draft = self.draft
        if not draft.strings:
            draft.line, draft.obsolete = number, obsolete
        elif draft.obsolete is not obsolete:
            self.find("P116", "only a part of the entry is marked obsolete", number, column, len(keyword))
        if keyword in draft.strings:
            self.find("P114", f"a second {keyword} in one entry", number, column, len(keyword))
        if keyword.startswith("msgstr["):
            expected = sum(1 for key in draft.strings if key.startswith("msgstr["))
            if keyword != f"msgstr[{expected}]":
                hint = "plural forms are numbered from 0 without a gap"
                self.find(
                    "P108",
                    f"{keyword} where msgstr[{expected}] should be",
                    number,
                    column,
                    len(keyword),
                    hint,
                )
        self.into = draft.strings.setdefault(keyword, [])

    def string(self, number: int, column: int, content: str) -> None:
        """Read one quoted piece."""
        found = STRING.fullmatch(content)
        if found is None:
            hint = 'a string ends with a quote on its own line; inside, a quote is \\" and a line feed \\n'
            self.find("P104", "broken string", number, column, max(1, len(content)), hint)
        elif self.into is not None:
            self.into.append(Quoted(number, column + 1, found[1]))

    def begin_if_done(self) -> None:
        """Close the entry whose translation has been read."""
        if any(key.startswith("msgstr") for key in self.draft.strings):
            self.finish()

    def finish(self) -> None:
        """Close the entry being read."""
        draft, self.draft, self.into = self.draft, Draft(), None
        if not draft.strings:
            return
        forms = [key for key in draft.strings if key.startswith("msgstr")]
        missing = [word for word in ("msgid",) if word not in draft.strings] + ([] if forms else ["msgstr"])
        for word in missing:
            self.find("P114", f"entry without {word}", draft.line, 1, 1)
        if "msgid" in missing:
            return
        flags = [flag.strip() for line in draft.comments.get(",", ()) for flag in line.split(",")]
        self.entries.append(
            Entry(
                context=draft.text("msgctxt").text if "msgctxt" in draft.strings else None,
                msgid=draft.text("msgid"),
                msgstr=tuple(draft.text(key) for key in forms) or (EMPTY,),
                line=draft.line,
                plural=draft.text("msgid_plural") if "msgid_plural" in draft.strings else None,
                flags=tuple(dict.fromkeys(flag for flag in flags if flag)),
                notes=tuple(draft.comments.get("#", ())),
                extracted=tuple(draft.comments.get(".", ())),
                locations=tuple(draft.comments.get(":", ())),
                previous="".join(unescape(piece.raw) for piece in draft.previous) if draft.previous else None,
                obsolete=draft.obsolete,
            )
        )

    def find(self, code: str, message: str, line: int, column: int, length: int, hint: str = "") -> None:
        """Note a finding."""
        self.findings.append(Finding(code, message, Place(self.file, line, column, length), hint=hint))
