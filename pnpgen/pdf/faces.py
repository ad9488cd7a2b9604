"""Faces drawn: their content, what is wrong with them, and how their texts fitted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from pnpgen.faces.face import Face
from pnpgen.findings import Finding
from pnpgen.pdf.content import START, Content
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.svg.painter import Painter
from pnpgen.pdf.svg.report import FitReport, Report, UnsupportedError
from pnpgen.pdf.svg.subset import LANGUAGE, PROPERTIES, check_subset, styled, view_box
from pnpgen.pdf.transform import Matrix


@dataclass(frozen=True, eq=False)
class DrawnFace:
    """The content of a face in mm from its trim corner, y pointing down, with findings and fits."""

    drawing: Drawing
    findings: tuple[Finding, ...]
    fits: tuple[FitReport, ...]


@lru_cache(1024)
def draw_face(face: Face, fonts: Fonts) -> DrawnFace:
    """The face drawn with some fonts; equal faces are drawn once."""
    report = Report(face)
    root = face.root
    content = Content(START, boxed=False)
    try:
        check_subset(root)
        width = view_box(root)[2]
        scale = face.width / width
        content.push(Matrix(scale, 0, 0, scale))
        painter = Painter(root, fonts, report, str(root.get(LANGUAGE, "")))
        painter.children(root, styled(root, PROPERTIES), content)
        content.pop()
    except UnsupportedError as error:
        report.add(root, error.code, str(error), error.hint)
        content.unwind(0)
    box = face.left, face.top, face.left + face.width, face.top + face.height
    return DrawnFace(content.finished(box), tuple(report.findings), tuple(report.fits))


def check_face(face: Face, fonts: Fonts) -> tuple[Finding, ...]:
    """What is wrong with a face: unsupported SVG, text that does not fit, missing glyphs, bad pictures."""
    return draw_face(face, fonts).findings


def face_fits(face: Face, fonts: Fonts) -> tuple[FitReport, ...]:
    """How each text box and fitted line of a face came out."""
    return draw_face(face, fonts).fits
