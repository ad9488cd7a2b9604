"""Documents: searchable, embedded, tagged, and the same to the byte every time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from unicodedata import normalize

import page as validation
import pypdfium2
import pytest

from pnpgen.faces.face import Face
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.text import TextStyle, set_text

MakeFace = Callable[..., Face]
STYLE = TextStyle(("Pnpgen Sans",), 4, 5)
CARD = '<text x="2" y="10" font-family="Pnpgen Sans" font-size="5" fill="#000000">Płynę → łup</text>'


@pytest.fixture
def booklet(document: Callable[..., Document], face: MakeFace, fonts: Fonts) -> Document:
    """Two pages with headings, text, a list, a table, a figure and marks."""
    made = document("Rejs & powrót")
    made.new_page(210, 297)
    made.bookmark("start", "Zasady", 0, 10)
    made.place_text(set_text("Zasady", STYLE, 80, fonts), 20, 10, "H1")
    made.place_text(set_text("Każdy rzuca <icon:anchor/> <b>raz</b>: finał, AVA.", STYLE, 80, fonts), 20, 20)
    for row, (mark, text) in enumerate((("1", "rzut"), ("2", "decyzja"))):
        made.place_text(set_text(mark, STYLE, 5, fonts), 20, 40 + 6 * row, "Lbl")
        made.place_text(set_text(text, STYLE, 70, fonts), 26, 40 + 6 * row, "LBody")
    for row, cells in enumerate((("gracze", "karty"), ("2", "8"))):
        for column, cell in enumerate(cells):
            role = "TH" if row == 0 else "TD"
            made.place_text(set_text(cell, STYLE, 20, fonts), 20 + 20 * column, 60 + 6 * row, role)
    made.place_face(face(CARD), 20, 100, alt="karta", clip=(20, 100, 50, 130))
    made.new_page(210, 297, trim=(10, 10, 200, 287))
    made.bookmark("turn", "Tura", 1, 30)
    made.bookmark("hidden", "", 1, 40, in_outline=False)
    made.place_text(set_text("Tura", STYLE, 80, fonts), 20, 30, "H2")
    made.place_face(face(CARD), 20, 100)
    made.line(0, 10, 5, 10)
    return made


def test_text_can_be_found_and_copied(booklet: Document) -> None:
    with pypdfium2.PdfDocument(BytesIO(booklet.to_bytes())) as pdf:
        text = pdf[0].get_textpage().get_text_range()
    assert "Każdy rzuca" in text
    assert "finał, AVA." in text
    assert "Płynę → łup" in text


def test_characters_that_share_a_glyph_are_copied_as_they_were_written(
    document: Callable[..., Document], fonts: Fonts
) -> None:
    font = fonts.cut(Typeface(STYLE.families)).fonts[0]
    glyphs: dict[int, str] = {}
    for character in sorted(font.characters & set(map(chr, range(0x21, 0x2300)))):
        glyph = font.font.get_nominal_glyph(ord(character))
        glyphs[glyph] = glyphs.get(glyph, "") + character
    shared = next(text for text in glyphs.values() if len({*map(normal, text)}) > 1)
    made = document()
    made.new_page(210, 297)
    made.place_text(set_text(" ".join(shared), STYLE, 80, fonts), 20, 20)
    with pypdfium2.PdfDocument(BytesIO(made.to_bytes())) as pdf:
        assert pdf[0].get_textpage().get_text_range().split() == [normal(c) for c in shared]


def normal(character: str) -> str:
    return normalize("NFKC", character)


def test_the_outline_leads_to_the_pages(booklet: Document) -> None:
    with pypdfium2.PdfDocument(BytesIO(booklet.to_bytes())) as pdf:
        toc = [(mark.level, mark.get_title(), mark.get_dest().get_index()) for mark in pdf.get_toc()]
    assert toc == [(0, "Zasady", 0), (1, "Tura", 1)]


def test_metadata_say_what_the_document_is(booklet: Document) -> None:
    data = booklet.to_bytes()
    with pypdfium2.PdfDocument(BytesIO(data)) as pdf:
        about = pdf.get_metadata_dict()
        assert (about["Title"], about["Author"], about["Subject"]) == ("Rejs & powrót", "Anna", "zasady")
        assert pdf[1].get_trimbox() == pytest.approx([v * 72 / 25.4 for v in (10, 10, 200, 287)], abs=0.01)
        assert pdf[0].get_size() == pytest.approx((595.2756, 841.8898), abs=0.001)
    assert b"/PrintScaling /None" in data
    assert b"/DisplayDocTitle true" in data
    assert b"/Lang (pl)" in data


def test_every_font_is_embedded_as_a_subset(booklet: Document) -> None:
    data = booklet.to_bytes()
    assert b"Helvetica" not in data
    assert data.count(b"/Subtype /Type0") == data.count(b"/FontFile2") == 2
    assert len(data) < 40_000


def test_the_document_conforms_to_pdf_ua(booklet: Document, tmp_path: Path) -> None:
    file = tmp_path / "booklet.pdf"
    file.write_bytes(booklet.to_bytes())
    result = validation.validate_pdf(str(file), profile=validation.ValidationProfile.PDF_UA_1)
    assert [failure.message for failure in result.failures] == []
    assert result.is_compliant


def test_equal_faces_are_written_once(document: Callable[..., Document], face: MakeFace) -> None:
    def size(copies: int) -> int:
        made = document()
        made.new_page(210, 297)
        for _ in range(copies):
            made.place_face(face(CARD), 20, 20)
        return len(made.to_bytes())

    assert size(9) - size(1) < 150


def test_pages_of_another_size_keep_it(document: Callable[..., Document]) -> None:
    made = document()
    made.new_page(63, 88)
    with pypdfium2.PdfDocument(BytesIO(made.to_bytes())) as pdf:
        assert pdf[0].get_size() == pytest.approx((63 * 72 / 25.4, 88 * 72 / 25.4), abs=0.001)


def test_a_turned_face_covers_the_same_place(document: Callable[..., Document], face: MakeFace) -> None:
    made = document()
    made.new_page(100, 100)
    corner = face('<rect width="10" height="10" fill="#FF0000"/>')
    made.place_face(corner, 20, 20, angle=180, about=(40, 40), clip=(20, 20, 60, 60))
    with pypdfium2.PdfDocument(BytesIO(made.to_bytes())) as pdf:
        image = pdf[0].render(scale=25.4 / 72 * 4).to_pil().convert("RGB")
    assert [image.getpixel((x * 4, y * 4)) for x, y in ((55, 55), (25, 25))] == [(255, 0, 0), (255, 255, 255)]


SCRIPT = """
from importlib.resources import files
from pathlib import Path
from unicodedata import normalize
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts, Typeface
from pnpgen.pdf.metadata import Metadata
from pnpgen.pdf.text import TextStyle, set_text
import sys
fonts = Fonts([Path(str(files("pnpgen.assets.fonts")))])
made = Document(Metadata("Rejs", "Anna", "", "pl"), fonts)
for n in range(3):
    made.new_page(210, 297)
    made.bookmark(f"p{n}", f"strona {n}")
    for weight in (900, 400, 700):
        style = TextStyle(("Pnpgen Sans",), 4, 5, weight=weight)
        made.place_text(set_text("Zażółć <icon:anchor/> gęślą jaźń", style, 60, fonts), 20, 20 + weight / 10)
sys.stdout.buffer.write(made.to_bytes())
"""


def test_the_bytes_are_the_same_in_every_process_and_with_every_hash_seed() -> None:
    results = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE,
            check=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(results) == 1
    assert next(iter(results)).startswith(b"%PDF-1.7")
