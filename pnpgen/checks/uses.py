"""Where every text of an edition is printed, and how it came out there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pnpgen.faces.face import Face
from pnpgen.findings import Place
from pnpgen.layout.sheet import Art, Placed, Sheet, Words
from pnpgen.pdf.faces import face_fits
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.svg.report import FitReport
from pnpgen.text.marks import marks_in

Kind: TypeAlias = Literal["face", "paragraph", "heading"]


@dataclass(frozen=True, slots=True)
class Traced:
    """A text whose mark is looked for, and its length as printed."""

    context: str
    length: int


@dataclass(frozen=True, slots=True)
class Use:
    """One place where a text is printed."""

    context: str
    kind: Kind
    where: str
    """What it stands on, in words: `decision_cards A-sail`, `rulebook`."""
    page: int
    """The page of the print file, from 1."""
    nominal_mm: float
    least_mm: float
    used_mm: float
    lines: int
    fits: bool
    room: int
    """About how many characters the place holds; 0 where it grows with the text."""
    place: Place | None = None
    """The template line that draws it."""

    @property
    def shrunk(self) -> bool:
        """Whether it had to be set smaller than designed."""
        return self.used_mm < self.nominal_mm - 1e-6

    @property
    def share(self) -> float:
        """The size it is set in, as a share of the designed one."""
        return self.used_mm / self.nominal_mm if self.nominal_mm else 1.0


def uses_of(sheets: Sequence[Sheet], texts: Sequence[Traced], fonts: Fonts) -> Iterator[Use]:
    """Every use of a text on the sheets of a traced edition; `texts` are in the order of their marks."""
    seen: set[Face] = set()
    # Pieces first: their pictures in the rulebook are no places of their own.
    pages = list(enumerate(sheets, start=1))
    for page, sheet in sorted(pages, key=lambda numbered: not numbered[1].placed):
        for item in sheet.items:
            if isinstance(item, Words):
                yield from uses_in_words(item, page, sheet.kind, texts)
            elif isinstance(item, Placed | Art) and item.face not in seen:
                seen.add(item.face)
                where = f"{item.component} {item.piece}" if isinstance(item, Placed) else sheet.kind
                yield from uses_on_face(item.face, page, where, texts, fonts)


def uses_in_words(words: Words, page: int, where: str, texts: Sequence[Traced]) -> Iterator[Use]:
    """The texts of a block of set text; it grows with them, so that they always fit."""
    block = words.block
    size = block.paragraph.setting.size if block.paragraph is not None else 0.0
    kind: Kind = "heading" if words.role == "H1" else "paragraph"
    for index in marks_in(block.markup):
        yield Use(texts[index].context, kind, where, page, size, size, size, block.lines, True, 0)


def uses_on_face(face: Face, page: int, where: str, texts: Sequence[Traced], fonts: Fonts) -> Iterator[Use]:
    """The texts in the boxes and fitted lines of a face."""
    for fit in face_fits(face, fonts):
        inside = [texts[index] for index in marks_in(fit.words)]
        for text in inside:
            # Texts that share a box share its room by their lengths.
            room = fit.room * text.length // max(1, sum(each.length for each in inside))
            yield use_of(fit, text.context, room, page, where)


def use_of(fit: FitReport, context: str, room: int, page: int, where: str) -> Use:
    """The use of a text in a box or fitted line."""
    return Use(
        context, "face", where, page, fit.nominal_mm, fit.least_mm, fit.used_mm,
        fit.lines, fit.fits, room, fit.place,
    )  # fmt: skip
