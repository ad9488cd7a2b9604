"""`<text>`: one line, fitted to a width where it asks for that."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

from lxml import etree

from pnpgen.pdf.content import Content
from pnpgen.pdf.fonts import GENERIC, Fonts, Typeface
from pnpgen.pdf.lines import Line
from pnpgen.pdf.setting import SHARES, Setting, write_line
from pnpgen.pdf.svg.report import FitReport, Report, UnsupportedError
from pnpgen.pdf.svg.subset import Style, checked_number, num
from pnpgen.text.marks import MARKS

BLANK = re.compile(r"[ \t\r\n]+")
UNSEEN = str.maketrans("", "", "\u00ad\u200b\u2060\ufeff" + MARKS)
"""Characters that say where lines may end, and draw nothing."""
FAMILY = re.compile(r"\s*,\s*")


def typeface(style: Style, language: str) -> Typeface:
    """The typeface of a style."""
    return typeface_of(style["font-family"], style["font-weight"], style["font-style"], language)


@lru_cache(1024)
def typeface_of(families: str, weight: str, slant: str, language: str) -> Typeface:
    """The typeface of some properties."""
    names = (name.strip().strip("'\"") for name in FAMILY.split(families))
    number = {"normal": "400", "bold": "700"}.get(weight, weight)
    return Typeface(
        tuple(name for name in names if name),
        round(checked_number("font-weight", number)),
        slant == "italic",
        language,
    )


def check_fonts(
    element: etree._Element,
    faces: Sequence[Typeface],
    missing: Iterable[str],
    fonts: Fonts,
    report: Report,
    text: str,
) -> None:
    """Reports what the fonts of a text lack."""
    for code, severity, message in (p for face in faces for p in fonts.cut(face).problems):
        hint = family_hint(faces[0], fonts) if code == "F102" else ""
        report.add(element, code, message, hint, severity)
    if missing and fonts.cut(faces[0]).fonts:
        signs = " ".join(f"{c!r} (U+{ord(c):04X})" for c in dict.fromkeys(missing))
        families = ", ".join(faces[0].families)
        message = f"no font of {families} has {signs}, in {excerpt(text)!r}"
        unknown = [f for f in faces[0].families if f not in fonts.families and f not in GENERIC]
        hint = (
            f"there is no font of {', '.join(unknown)}" if unknown else "name a family after them that has it"
        )
        report.add(element, "F110", message, hint, own=True)


def family_hint(face: Typeface, fonts: Fonts) -> str:
    """The families there are, those with a similar name alone."""
    close = [name for family in face.families for name in get_close_matches(family, fonts.families, 1)]
    return f"did you mean {close[0]}?" if close else "there are " + ", ".join(fonts.families)


def excerpt(text: str) -> str:
    """The beginning of a text, for messages."""
    text = BLANK.sub(" ", text[:200]).strip().translate(UNSEEN)
    return text if len(text) <= 40 else text[:39] + "…"


def draw_text(
    e: etree._Element, style: Style, content: Content, fonts: Fonts, report: Report, language: str
) -> None:
    """Draws a `<text>`; longer than its data-width it shrinks down to its data-least."""
    if len(e):
        raise UnsupportedError(
            "V126", "<text> holds one line of plain text, no elements", "use a foreignObject with <p>"
        )
    if style["stroke"] != "none":
        raise UnsupportedError("V126", "text cannot have a stroke")
    if style["fill"].startswith("url"):
        raise UnsupportedError("V126", "text cannot be filled with a gradient")
    words = BLANK.sub(" ", e.text or "").strip(" ")
    text = words.translate(UNSEEN)
    tracking = num_of(style, "letter-spacing")
    nominal = size = num_of(style, "font-size")
    if size <= 0:
        raise UnsupportedError("V123", f"font-size={style['font-size']!r} must be positive")
    face = typeface(style, language)
    shapes = fonts.word(face, text, ligatures=not tracking)
    check_fonts(e, (face,), fonts.missing(face, text), fonts, report, text)
    if not shapes:
        return
    width = sum(shape.width + tracking / nominal * shape.letters for shape in shapes)
    line = Line(shapes, width, 0, last=True)
    room = e.get("data-width")
    if room is not None:
        size = fitted(e, line.width, nominal, report, words, content.scale)
    setting = Setting(size, size, 0, "#000", tracking=tracking * size / nominal)
    x = num(e, "x") - SHARES[style["text-anchor"]] * line.width * size
    y = num(e, "y")
    if style["fill"] == "none":
        return
    faint = num_of(style, "fill-opacity")
    if faint != 1:
        content.push()
        content.fade(faint, 1)
    content.paint(style, fill=True)
    font = fonts.cut(face).fonts[0]
    content.grow((x, y - font.ascent * size, x + line.width * size, y + font.descent * size))
    write_line(content, line, (x, y), setting)
    if faint != 1:
        content.pop()


def num_of(style: Style, name: str) -> float:
    """A number of a style."""
    return checked_number(name, style[name])


def fitted(e: etree._Element, width: float, nominal: float, report: Report, text: str, scale: float) -> float:
    """The size at which a line of `width` em fits into data-width, not below data-least."""
    room = num(e, "data-width")
    least = min(num(e, "data-least", nominal), nominal)
    size = min(nominal, max(least, room / width)) if width else nominal
    fits = width * size <= room + 0.05 / scale
    letters = len(text.translate(UNSEEN))
    report.fits.append(
        FitReport(
            report.face.subject,
            excerpt(text),
            report.face.place(e),
            nominal * scale,
            least * scale,
            size * scale,
            1,
            fits,
            text,
            int(room / least / width * letters) if width else 0,
        )
    )
    if not fits:
        need, have = width * size * scale, room * scale
        message = (
            f"{excerpt(text)!r} is {need - have:.1f} mm too long: {need:.1f} mm at its least size"
            f" of {size * scale:.2f} mm, where {have:.1f} mm are free"
        )
        report.add(e, "F120", message, "shorten the text, or allow a smaller data-least", own=True)
    return size
