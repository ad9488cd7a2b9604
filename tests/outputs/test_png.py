"""Pages become pictures of the right size."""

from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.layout.sheet import Line, Sheet
from pnpgen.outputs.pdf import print_files
from pnpgen.outputs.png import page_pictures
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata


def test_a_page_becomes_a_picture_at_its_resolution(tmp_path: Path) -> None:
    sheets = [Sheet("board", "one", (Line(0, 148.5, 210, 148.5, 20),)), Sheet("card", "two", (), 297, 210)]
    words = {"boards": "boards", "cards": "cards"}
    whole, boards, cards = print_files("x", Metadata("X"), words, sheets, Fonts([shipped("fonts")]))
    first, second = page_pictures(whole.data, 25.4)
    assert first.size == pytest.approx((210, 297), abs=1)
    assert second.size == pytest.approx((297, 210), abs=1)
    assert first.getpixel((100, 148)) == (0, 0, 0)
    assert first.getpixel((100, 20)) == (255, 255, 255)
    assert [(file.name, len(file.sheets)) for file in (boards, cards)] == [
        ("boards.pdf", 1),
        ("cards.pdf", 1),
    ]
