"""Pages of a PDF as pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pypdfium2
from PIL import Image

POINTS_PER_INCH = 72


def page_pictures(pdf: bytes, dots_per_inch: float) -> Iterator[Image.Image]:
    """Every page as a picture in RGB, in order."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            yield page.render(scale=dots_per_inch / POINTS_PER_INCH).to_pil().convert("RGB")
    finally:
        document.close()
