"""What is found while a face is drawn: findings at template lines, and how text fitted."""

from __future__ import annotations

from dataclasses import dataclass

from lxml import etree

from pnpgen.faces.face import Face
from pnpgen.findings import Finding, Place, Severity, source_line
from pnpgen.pdf.lines import Line


class UnsupportedError(Exception):
    """Says with a code why an element cannot be drawn."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint


@dataclass(frozen=True, slots=True)
class FitReport:
    """How a text box or a fitted line came out: the size used between the nominal and the least, in mm."""

    subject: str
    text: str
    place: Place
    nominal_mm: float
    least_mm: float
    used_mm: float
    lines: int
    fits: bool
    words: str = ""
    """The whole text, with the marks of a traced edition."""
    room: int = 0
    """About how many characters of this kind the box holds at its least size."""
    paragraphs: tuple[tuple[Line, ...], ...] = ()
    """The lines of each paragraph of a box."""

    @property
    def shrunk(self) -> bool:
        """Whether the text had to be made smaller."""
        return self.used_mm < self.nominal_mm - 1e-6


class Report:
    """Findings and fits of one face, in the order they came up."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.findings: dict[Finding, None] = {}
        self.fits: list[FitReport] = []

    def add(
        self,
        element: etree._Element,
        code: str,
        message: str,
        hint: str = "",
        severity: Severity = Severity.ERROR,
        *,
        own: bool = False,
    ) -> None:
        """Notes a finding at an element; its `own` ones are about what is printed on this face alone."""
        subjects = (self.face.subject,) if own and self.face.subject else ()
        self.findings[Finding(code, message, self.place(element), severity, hint, subjects)] = None

    def place(self, element: etree._Element) -> Place:
        """The line of the template that writes the element, and its column where the line shows it."""
        place = self.face.place(element)
        tag = "<" + local(element)
        line = source_line(place) or ""
        column = line.find(tag) + 1
        return Place(place.file, place.line, column, len(tag)) if column else place


def local(element: etree._Element) -> str:
    """The tag without its namespace."""
    return str(element.tag).rsplit("}", 1)[-1]
