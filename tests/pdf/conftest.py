"""Fonts, faces and documents for the tests of drawing."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from io import BytesIO
from pathlib import Path

import pypdfium2
import pytest
from lxml import etree
from PIL import Image

from pnpgen.faces.face import Face
from pnpgen.faces.origin import Origins
from pnpgen.faces.render import measures
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}mm" height="{1}mm">\n'


@pytest.fixture(scope="session")
def fonts() -> Fonts:
    """The fonts that travel with pnpgen."""
    return Fonts([Path(str(files("pnpgen.assets.fonts")))])


@pytest.fixture(scope="session")
def face() -> Callable[..., Face]:
    """A face of some SVG, `size` mm, each line its own place in `face.svg.j2`."""

    def make(inside: str, size: tuple[float, float] = (40, 40), folder: Path | None = None) -> Face:
        text = HEAD.format(*size) + inside + "\n</svg>"
        origins = Origins()
        origins.add(0, 1, "face.svg.j2")
        root = etree.fromstring(text.encode())
        folders = (folder,) if folder else ()
        return Face("face.svg.j2", root, *measures(root, origins), origins, "ship", folders)

    return make


@pytest.fixture(scope="session")
def document(fonts: Fonts) -> Callable[..., Document]:
    """An empty document with its metadata."""

    def make(title: str = "Rejs", language: str = "pl") -> Document:
        return Document(Metadata(title, "Anna", "zasady", language), fonts)

    return make


@pytest.fixture(scope="session")
def picture(document: Callable[..., Document]) -> Callable[..., Image.Image]:
    """A face as printed, at 4 pixels a millimetre."""

    def make(face: Face) -> Image.Image:
        page = document()
        page.new_page(face.width, face.height)
        page.place_face(face, -face.left, -face.top)
        with pypdfium2.PdfDocument(BytesIO(page.to_bytes())) as pdf:
            return pdf[0].render(scale=4 * 25.4 / 72).to_pil().convert("RGB")

    return make
