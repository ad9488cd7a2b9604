"""What the YAML parser complains about, said so that a designer knows what to change."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from yaml import CSafeLoader, MarkedYAMLError, ScalarToken, scan
from yaml.error import Mark

from pnpgen.findings import Finding, Place

QUOTE_HINT = "put the text in quotes"
ENTRY = re.compile(r"^(?P<head>\s*(?:- +)*(?:[\w.-]+: +|(?<=- )))(?P<text>[^\s'\"|>#&!].*?)\s*$")
"""A line with a key (or a dash) and text that could as well stand in quotes."""

CURABLE = (
    "mapping values are not allowed", "cannot start any token", "undefined alias", "alphabetic or numeric",
    "did not find expected key", "expected node content", "entries are not allowed", "keys are not allowed",
)  # fmt: skip
"""Problems of the parser that quotes around the text of their line may cure."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """The findings for one stop of the parser, and the text to go on with (None: it cannot go on)."""

    findings: tuple[Finding, ...]
    repaired: str | None = None


@dataclass(frozen=True, slots=True)
class Stop:
    """Where the parser stopped, and in which words; `began` is where the thing it was reading started."""

    file: str
    text: str
    lines: list[str]
    problem: str
    context: str
    mark: Mark
    began: Mark | None

    @property
    def line(self) -> str:
        """The line the parser stopped in."""
        return self.lines[self.place(self.mark).line - 1]

    def place(self, mark: Mark) -> Place:
        """The place of a mark; marks at the end of the file move back to its last words."""
        line = min(mark.line, len(self.lines) - 1)
        while line > 0 and mark.line >= len(self.lines) - 1 and not self.lines[line].strip():
            line -= 1
        column = mark.column if line == mark.line else len(self.lines[line].rstrip())
        return Place(self.file, line + 1, min(column, len(self.lines[line])) + 1)


def explain(error: MarkedYAMLError, file: str, text: str) -> Complaint:
    """Findings (Y0..) for a parser error in the text of a file."""
    mark = error.problem_mark or error.context_mark
    problem = error.problem or str(error)
    if mark is None:
        return Complaint((Finding("Y010", f"this is not YAML: {problem}", Place(file)),))
    stop = Stop(file, text, text.split("\n"), problem, error.context or "", mark, error.context_mark)
    for look in CAUSES:
        findings = look(stop)
        if findings:
            return Complaint(findings)
    quoted = _in_quotes(stop)
    if quoted is not None:
        return Complaint((_unquoted(stop),), quoted)
    message = f"this is not YAML: {problem}"
    return Complaint((Finding("Y010", message, stop.place(mark), hint=_hint(stop)),))


def _tabs(stop: Stop) -> tuple[Finding, ...]:
    if "cannot start any token" not in stop.problem or not stop.line.lstrip(" ").startswith("\t"):
        return ()
    return tuple(
        Finding(
            "Y011",
            "a tab indents this line",
            Place(stop.file, number, len(line) - len(line.lstrip(" ")) + 1),
            hint="indent with spaces",
        )
        for number, line in enumerate(stop.lines, start=1)
        if line.lstrip(" ").startswith("\t") and line.strip()
    )


def _second_document(stop: Stop) -> tuple[Finding, ...]:
    if "expected a single document" not in stop.context and "<document start>" not in stop.problem:
        return ()
    hint = "delete the line `---` or `...` between them"
    return (Finding("Y007", "a second document starts here", stop.place(stop.mark), hint=hint),)


def _too_deep(stop: Stop) -> tuple[Finding, ...]:
    if "maximum nesting depth" not in stop.problem:
        return ()
    return (Finding("Y025", "nested too deep", stop.place(stop.mark)),)


def _open_quote(stop: Stop) -> tuple[Finding, ...]:
    if stop.began is None or "unexpected end of stream" not in stop.problem:
        return ()
    return (Finding("Y014", "this quotation mark is never closed", stop.place(stop.began)),)


def _late_quote(stop: Stop) -> tuple[Finding, ...]:
    """A text in quotes that ends shortly before the stop, lines below its start."""
    last: ScalarToken | None = None
    try:
        for token in scan(stop.text, Loader=CSafeLoader):
            if token.start_mark.index >= stop.mark.index:
                break
            if isinstance(token, ScalarToken):
                last = token
    except MarkedYAMLError:
        # The scanner stops where the parser did; the tokens before are what counts.
        pass
    if last is None or last.style not in ("'", '"') or last.end_mark.line != stop.mark.line:
        return ()
    if last.start_mark.line == stop.mark.line:
        return ()
    message = f"this quotation mark is closed only in line {stop.mark.line + 1}"
    return (Finding("Y014", message, stop.place(last.start_mark)),)


def _open_bracket(stop: Stop) -> tuple[Finding, ...]:
    if stop.began is None or "',' or" not in stop.problem:
        return ()
    line = stop.place(stop.mark).line
    message = f"this bracket is not closed, or a comma is missing before line {line} goes on"
    return (Finding("Y010", message, stop.place(stop.began)),)


def _line_without_key(stop: Stop) -> tuple[Finding, ...]:
    if stop.began is None or "could not find expected ':'" not in stop.problem:
        return ()
    return (Finding("Y010", "this line has no `key:`", stop.place(stop.began)),)


CAUSES: tuple[Callable[[Stop], tuple[Finding, ...]], ...] = (
    _tabs,
    _second_document,
    _too_deep,
    _open_quote,
    _late_quote,
    _open_bracket,
    _line_without_key,
)
"""What the parser's words may mean; the first that knows answers."""


def _unquoted(stop: Stop) -> Finding:
    place = stop.place(stop.mark)
    if "mapping values" in stop.problem:
        return Finding("Y013", "a colon and a space inside unquoted text", place, hint=QUOTE_HINT)
    if "undefined alias" in stop.problem or "alphabetic or numeric" in stop.problem:
        message = "unquoted text starts with `*` or `&`, or names no anchor"
        return Finding("Y012", message, place, hint=QUOTE_HINT)
    if "cannot start any token" in stop.problem:
        sign = stop.line[place.column - 1 : place.column]
        return Finding("Y013", f"unquoted text cannot start with `{sign}`", place, hint=QUOTE_HINT)
    return Finding("Y013", "this text must stand in quotes as a whole", place, hint=QUOTE_HINT)


def _in_quotes(stop: Stop) -> str | None:
    """The file with the text of this line in quotes, as the hint asks; None where that can't help."""
    place = stop.place(stop.mark)
    match = ENTRY.match(stop.line)
    if match is None or not match.start("text") <= place.column - 1 < match.end("text"):
        return None
    if not any(known in stop.problem for known in CURABLE):
        return None
    text = match["text"].replace("'", "''")
    return "\n".join([*stop.lines[: place.line - 1], f"{match['head']}'{text}'", *stop.lines[place.line :]])


def _hint(stop: Stop) -> str:
    index = stop.place(stop.mark).line - 1
    if index > 0 and " #" in stop.lines[index - 1]:
        return "the `#` in the line before starts a comment that ends the text: put the text in quotes"
    if re.match(r"[^'\"]*: +['\"]", stop.line) and "expected key" in stop.problem:
        return "quotes must hold the whole text; inside single quotes write ' twice"
    if "mapping values" in stop.problem or "expected key" in stop.problem:
        return "look at the indentation of this line and the line before; text with `: ` needs quotes"
    if "escape character" in stop.problem:
        return "inside double quotes write a backslash twice, or use single quotes"
    return ""
