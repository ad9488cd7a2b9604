"""Fonts are found by name, words are shaped, and missing characters are known."""

from __future__ import annotations

import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from pnpgen.findings import Severity
from pnpgen.pdf.fonts import Fonts, Typeface

OURS = Typeface(("Pnpgen Sans",))
SHIPPED = Path(str(files("pnpgen.assets.fonts")))


@pytest.fixture
def two(tmp_path: Path) -> Fonts:
    """A font with Latin letters only in front of the one that has Korean."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    font = TTFont(SHIPPED / "PnpgenSans-Regular.ttf")
    cutter = subset.Subsetter()
    cutter.populate(text="ABCabc -")
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 16):
            record.string = "Small"
        elif record.nameID == 6:
            record.string = "Small-Regular"
    font.save(tmp_path / "anything.ttf")
    return Fonts([tmp_path, SHIPPED])


def test_families_come_from_the_name_table_and_not_from_file_names(two: Fonts) -> None:
    assert two.families == ("Pnpgen Sans", "Small")


def test_each_character_takes_the_first_family_that_has_it(two: Fonts) -> None:
    shapes = two.word(Typeface(("Small", "Pnpgen Sans")), "ab한글c")
    assert [(s.font.family, s.text) for s in shapes] == [
        ("Small", "ab"),
        ("Pnpgen Sans", "한글"),
        ("Small", "c"),
    ]
    assert two.missing(Typeface(("Small", "Pnpgen Sans")), "ab한글c") == ""


def test_a_character_that_no_family_has_is_missing(two: Fonts) -> None:
    two.word(Typeface(("Small",)), "aбc")
    assert two.missing(Typeface(("Small",)), "aбc") == "б"


def test_the_shipped_fonts_have_the_letters_of_all_five_languages(fonts: Fonts) -> None:
    latin = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻáéíóöőúüűÁÉÍÓÖŐÚÜŰ"
    cyrillic = "".join(map(chr, range(ord("А"), ord("я") + 1))) + "Ёё"
    for weight in (400, 600, 700, 900):
        font = fonts.cut(OURS._replace(weight=weight)).fonts[0]
        assert font.weight == weight
        assert set(latin + cyrillic + "가각주사위„”«»–—…·×−→☆") <= font.characters, weight


def test_an_unknown_first_family_is_an_error_and_later_ones_are_not(fonts: Fonts) -> None:
    (problem,) = fonts.cut(Typeface(("Pnpgen Sanz", "Pnpgen Sans"))).problems
    assert problem[:2] == ("F102", Severity.ERROR)
    assert fonts.cut(Typeface(("Pnpgen Sans", "Nowhere", "serif"))).problems == ()


def test_a_missing_style_names_the_nearest_one(fonts: Fonts) -> None:
    (problem,) = fonts.cut(OURS._replace(weight=500, italic=True)).problems
    assert problem == ("F103", Severity.WARNING, "Pnpgen Sans has no 500 italic; the nearest is 600 upright")


def test_bold_is_the_next_weight_that_is_bold(fonts: Fonts) -> None:
    weights = {w: fonts.bolder(OURS._replace(weight=w)).weight for w in (400, 600, 700, 900)}
    assert weights == {400: 700, 600: 900, 700: 900, 900: 900}


def test_kerning_counts_and_soft_letters_are_kept_for_copying(fonts: Fonts) -> None:
    font = fonts.cut(OURS).fonts[0]
    word = font.shape("AVA")
    assert word.width < sum(font.shape(c).width for c in "AVA")
    assert "".join(word.glyphs.values()) == "AV"
    assert word.drawn.startswith("<") and word.letters == 3


def test_one_glyph_for_two_characters_keeps_both_texts(fonts: Fonts) -> None:
    font = fonts.cut(OURS).fonts[0]
    (glyph, text), code = next(iter(font.codes.items()))
    assert code >= font.face.glyph_count
    assert font.glyph(code) == glyph
    assert text in font.characters


def test_files_that_cannot_be_embedded_are_findings(tmp_path: Path) -> None:
    (tmp_path / "Broken.ttf").write_bytes(b"not a font")
    (tmp_path / "Packed.woff2").write_bytes(b"wOF2")
    (tmp_path / "LICENSE.txt").write_text("words")
    shutil.copy(SHIPPED / "PnpgenSans-Regular.ttf", tmp_path / "good.ttf")
    found = Fonts([tmp_path])
    assert [(f.code, Path(f.place.file).name) for f in found.findings] == [
        ("F101", "Broken.ttf"),
        ("F101", "Packed.woff2"),
    ]
    assert found.families == ("Pnpgen Sans",)
