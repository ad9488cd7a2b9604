"""What drawing says of a text beyond its look: the whole of it, its marks, its room, its lines."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.faces.face import Face
from pnpgen.pdf.faces import check_face, draw_face, face_fits
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.lines import text_of
from pnpgen.pdf.text import TextStyle, set_text
from pnpgen.text.marks import MARK, marked, marks_in

XHTML = 'xmlns="http://www.w3.org/1999/xhtml"'
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
STYLE = TextStyle(("Pnpgen Sans",), size_mm=3, leading_mm=4)
MakeFace = Callable[[str], Face]


def box(text: str, width: float, height: float = 30, least: float = 4) -> str:
    return (
        f'<foreignObject x="0" y="0" width="{width}" height="{height}" font-family="Pnpgen Sans" '
        f'font-size="4" data-least="{least}">'
        f'<p {XHTML} style="margin:0;line-height:1.25">{text}</p></foreignObject>'
    )


def line(text: str, width: float) -> str:
    return (
        f'<text x="0" y="9" font-family="Pnpgen Sans" font-size="4" data-width="{width}" data-least="3">'
        f"{text}</text>"
    )


@pytest.mark.parametrize(
    "markup", ["Boat", "A <b>boat</b>", "48 boats", "Fish &amp;", "Ends:", "<icon:coin/> one", "x"]
)
def test_a_mark_changes_neither_ends_nor_words(markup: str) -> None:
    text = marked(markup, 7)
    assert marks_in(text) == (7,)
    assert MARK.sub("", text) == markup
    assert (text[:1], text[-1:]) == (markup[:1], markup[-1:]) or len(markup) == 1


@pytest.mark.parametrize("make", [lambda text: box(text, 30), lambda text: line(text, 30)])
def test_marks_are_told_but_never_drawn(face: MakeFace, fonts: Fonts, make: Callable[[str], str]) -> None:
    bare, traced = face(make("one two")), face(make(marked("one two", 3)))
    assert check_face(traced, fonts) == ()
    assert draw_face(bare, fonts).drawing.code == draw_face(traced, fonts).drawing.code
    (fit,) = face_fits(traced, fonts)
    assert (marks_in(fit.words), MARK.sub("", fit.words)) == ((3,), "one two")


def test_a_block_of_text_keeps_its_markup_and_marks_take_no_room(fonts: Fonts) -> None:
    block, traced = (set_text(text, STYLE, 20, fonts) for text in ("one two", marked("one two", 5)))
    assert (block.widest_mm, traced.missing) == (traced.widest_mm, ())
    assert marks_in(traced.markup) == (5,)


@pytest.mark.parametrize(("width", "least"), [(20, 4), (30, 3), (40, 2)])
def test_the_room_of_a_line_is_what_fits_into_it(
    face: MakeFace, fonts: Fonts, width: int, least: int
) -> None:
    head = '<text x="0" y="9" font-family="Pnpgen Sans" font-size="4"'
    text = f'{head} data-width="{width}" data-least="{least}">'
    (fit,) = face_fits(face(f"{text}nnnn</text>"), fonts)
    for more, codes in ((0, []), (2, ["F120"])):
        made = face(f"{text}{'n' * (fit.room + more)}</text>")
        assert [finding.code for finding in check_face(made, fonts)] == codes


def test_the_room_of_a_box_is_about_what_fits_into_it(face: MakeFace, fonts: Fonts) -> None:
    words = "word " * 40
    (fit,) = face_fits(face(box("word word word", 30, 20)), fonts)
    assert check_face(face(box(words[: fit.room - 8].strip(), 30, 20)), fonts) == ()
    assert check_face(face(box(words[: fit.room + 16].strip(), 30, 20)), fonts) != ()


@pytest.mark.parametrize(
    ("language", "word"), [("pl", "przygotowanie"), ("hu", "összeszámolás"), ("ru", "приготовление")]
)
def test_words_are_divided_on_a_face_only_where_nothing_else_helps(
    face: MakeFace, fonts: Fonts, language: str, word: str
) -> None:
    def rows(width: float) -> list[str]:
        made = face(box(word, width))
        made.root.set(LANGUAGE, language)
        assert check_face(made, fonts) == ()
        (fit,) = face_fits(made, fonts)
        return [text_of(one) for paragraph in fit.paragraphs for one in paragraph]

    assert rows(40) == [word]
    narrow = rows(21)
    assert len(narrow) > 1
    assert all(row.endswith("-") for row in narrow[:-1])
    assert "".join(narrow).replace("-", "").replace("öszszeszámolás", "összeszámolás") == word


def test_a_language_without_hyphens_reports_the_word(face: MakeFace, fonts: Fonts) -> None:
    made = face(box("przygotowanie", 21))
    made.root.set(LANGUAGE, "ko")
    assert [finding.code for finding in check_face(made, fonts)] == ["F122"]


def test_bold_or_italic_words_without_a_font_are_told(fonts: Fonts) -> None:
    (problem,) = set_text("an <i>oblique</i> word", STYLE, 40, fonts).lacking
    assert (problem[0], problem[2]) == ("F103", "Pnpgen Sans has no 400 italic; the nearest is 400 upright")
    assert set_text("a <b>bold</b> word", STYLE, 40, fonts).lacking == ()
