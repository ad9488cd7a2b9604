"""Pages of a PDF as pictures."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pypdfium2

POINTS_PER_INCH = 72


def page_pngs(pdf: bytes, dots_per_inch: float) -> Iterator[bytes]:
    """Every page as PNG, in order."""
    document = pypdfium2.PdfDocument(pdf)
    try:
        for page in document:
            picture = page.render(scale=dots_per_inch / POINTS_PER_INCH).to_pil()
            stream = io.BytesIO()
            picture.save(stream, format="PNG")
            yield stream.getvalue()
    finally:
        document.close()
