"""`<image>`: PNG and JPEG pictures of the game's folder."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from lxml import etree

from pnpgen.faces.face import Face
from pnpgen.findings import Severity
from pnpgen.pdf.content import Content
from pnpgen.pdf.pictures import Picture, PictureError, load_picture
from pnpgen.pdf.svg.report import Report, UnsupportedError
from pnpgen.pdf.svg.subset import XLINK, num
from pnpgen.pdf.transform import Matrix

LEAST_DPI = 300
ALIGNMENTS: Mapping[str, float] = {
    "xMin": 0.0,
    "xMid": 0.5,
    "xMax": 1.0,
    "YMin": 0.0,
    "YMid": 0.5,
    "YMax": 1.0,
}


def draw_image(e: etree._Element, content: Content, report: Report) -> None:
    """Draws a picture into its box, keeping its proportions unless told otherwise."""
    href = e.get("href") or e.get(XLINK) or ""
    x, y, width, height = num(e, "x"), num(e, "y"), num(e, "width"), num(e, "height")
    if width <= 0 or height <= 0:
        raise UnsupportedError("V123", "an <image> needs a width and a height")
    picture = find_picture(href, report.face)
    x, y, width, height, clipped = placed(e, picture, (x, y, width, height))
    scale = content.scale
    dpi = min(picture.width / (width * scale), picture.height / (height * scale)) * 25.4
    if dpi < LEAST_DPI:
        message = (
            f"{href} has {dpi:.0f} dpi at its printed size of {width * scale:.0f} x {height * scale:.0f} mm"
        )
        hint = f"{LEAST_DPI} dpi need {round(width * scale / 25.4 * LEAST_DPI)} pixels across"
        report.add(e, "V136", message, hint, Severity.WARNING)
    content.pictures[picture.name] = picture
    content.push()
    if clipped is not None:
        content.write(" ".join(map(str, clipped)) + " re W n")
    content.write(Matrix(width, 0, 0, -height, x, y + height).operands + f" cm /{picture.name} Do")
    content.pop()
    content.grow((x, y, x + width, y + height))


def placed(
    e: etree._Element, picture: Picture, box: tuple[float, float, float, float]
) -> tuple[float, float, float, float, tuple[float, float, float, float] | None]:
    """Where the picture comes to lie for a box, and the clip where it would run over."""
    x, y, width, height = box
    words = e.get("preserveAspectRatio", "xMidYMid meet").split()
    if words == ["none"]:
        return x, y, width, height, None
    align, mode = (words[0], words[1] if len(words) > 1 else "meet") if words else ("", "")
    if align[:4] not in ALIGNMENTS or align[4:] not in ALIGNMENTS or mode not in ("meet", "slice"):
        raise UnsupportedError("V123", f"preserveAspectRatio={' '.join(words)!r} is not known")
    choose = min if mode == "meet" else max
    grow = choose(width / picture.width, height / picture.height)
    w, h = picture.width * grow, picture.height * grow
    left = x + (width - w) * ALIGNMENTS[align[:4]]
    top = y + (height - h) * ALIGNMENTS[align[4:]]
    return left, top, w, h, box if mode == "slice" else None


def find_picture(href: str, face: Face) -> Picture:
    """The picture a template names; only files inside the game's folders are opened."""
    if not href or ":" in href or href.startswith(("/", "\\", "#")):
        raise UnsupportedError("V132", f"href={href!r}: pictures are named by their path in the game folder")
    for folder in face.folders:
        root = folder.resolve()
        file = (root / href).resolve()
        if not file.is_relative_to(root):
            raise UnsupportedError("V133", f"{href} lies outside the game folder")
        if file.is_file():
            try:
                return load_picture(file)
            except PictureError as error:
                raise UnsupportedError("V135", f"{href} cannot be printed: {error}") from None
    raise UnsupportedError("V134", f"there is no picture {href}", hint(href, face.folders))


def hint(href: str, folders: tuple[Path, ...]) -> str:
    """Where the picture was looked for."""
    return "looked in " + ", ".join(str(f) for f in folders) if folders else ""
