"""Text boxes shrink to fit and say by how much they do not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.faces.face import Face
from pnpgen.findings import Severity
from pnpgen.pdf.faces import check_face, draw_face, face_fits
from pnpgen.pdf.fonts import Fonts

MakeFace = Callable[..., Face]
FONT = 'font-family="Pnpgen Sans"'
TEN = "one two three four five six seven eight nine ten"


def box(inside: str, width: float = 20, height: float = 10, more: str = "", size: float = 4) -> str:
    """A box at 5, 5 with paragraphs."""
    return (
        f'<foreignObject x="5" y="5" width="{width}" height="{height}" {FONT} font-size="{size}" {more}>\n'
        f"{inside}\n</foreignObject>"
    )


def p(text: str, style: str = "margin:0;line-height:1.25", more: str = "") -> str:
    return f'<p xmlns="http://www.w3.org/1999/xhtml" style="{style}" {more}>{text}</p>'


def lines_of(face: Face, fonts: Fonts) -> list[tuple[float, float]]:
    """Where each line of a face begins: x and baseline, from the operators."""
    code = draw_face(face, fonts).drawing.code
    rows = [row.split(" Tm")[0].split() for row in code.split("\n") if row.startswith("BT")]
    return [(float(row[-2]), float(row[-1])) for row in rows]


def test_text_that_fits_keeps_its_size(face: MakeFace, fonts: Fonts) -> None:
    made = face(box(p("one two three"), more='data-least="3"'))
    (report,) = face_fits(made, fonts)
    assert check_face(made, fonts) == ()
    assert (report.nominal_mm, report.least_mm, report.used_mm, report.shrunk, report.lines) == (
        4,
        3,
        4,
        False,
        2,
    )


def test_text_shrinks_to_the_largest_size_that_fits(face: MakeFace, fonts: Fonts) -> None:
    made = face(box(p(TEN), height=15, more='data-least="2"'))
    (report,) = face_fits(made, fonts)
    assert check_face(made, fonts) == ()
    assert 2 < report.used_mm < 4
    assert report.shrunk
    # A line takes 1.25 sizes: one step more would not fit any longer.
    larger = face(box(p(TEN), height=15, size=report.used_mm + 0.04))
    assert [f.code for f in check_face(larger, fonts)] == ["F121"]


def test_text_without_a_least_size_does_not_shrink(face: MakeFace, fonts: Fonts) -> None:
    made = face(box(p(TEN)))
    assert face_fits(made, fonts)[0].used_mm == 4
    assert [f.code for f in check_face(made, fonts)] == ["F121"]


def test_overflow_says_how_many_mm_are_missing_at_its_line(face: MakeFace, fonts: Fonts) -> None:
    made = face(box(p(TEN), width=20, height=8, more='data-least="3.9"'))
    (finding,) = check_face(made, fonts)
    assert finding.severity is Severity.ERROR
    assert finding.place.line == 2
    lines = face_fits(made, fonts)[0].lines
    need = lines * 1.25 * 3.9
    assert f"needs {need:.1f} mm at its least size of 3.90 mm, the box has 8.0 mm" in finding.message
    assert f"{need - 8:.1f} mm too much [ship]" in finding.told


def test_a_word_wider_than_the_box_says_by_how_much(face: MakeFace, fonts: Fonts) -> None:
    (finding,) = check_face(face(box(p("Konstantynopol"), width=12)), fonts)
    assert finding.code == "F122"
    assert "mm wider than its box" in finding.message


def test_a_long_word_shrinks_until_it_fits(face: MakeFace, fonts: Fonts) -> None:
    made = face(box(p("Konstantynopol"), width=22, more='data-least="2"'))
    assert check_face(made, fonts) == ()
    assert face_fits(made, fonts)[0].shrunk


@pytest.mark.parametrize(("align", "top"), [("top", 0), ("middle", 2.5), ("bottom", 5)])
def test_text_stands_in_its_box_as_data_align_says(
    face: MakeFace, fonts: Fonts, align: str, top: float
) -> None:
    still = lines_of(face(box(p("one"))), fonts)[0][1]
    assert lines_of(face(box(p("one"), more=f'data-align="{align}"')), fonts) == [
        (5, pytest.approx(still + top))
    ]


def test_margins_between_paragraphs_overlap(face: MakeFace, fonts: Fonts) -> None:
    style = "line-height:5px;margin:{}"
    made = face(box(p("one", style.format("1px 0 2px")) + p("two", style.format("3px 0 0")), height=20))
    (_, first), (_, second) = lines_of(made, fonts)
    alone = lines_of(face(box(p("one", "line-height:5px;margin:0"), height=20)), fonts)[0][1]
    assert first == pytest.approx(alone + 1)
    assert second - first == pytest.approx(5 + 3)


def test_each_paragraph_has_its_own_style_and_least_size(face: MakeFace, fonts: Fonts) -> None:
    made = face(
        box(
            p("Name", "font-size:5px;line-height:1;font-weight:700;text-align:center", 'data-least="4.5"')
            + p("a hint of some length that must shrink", "font-size:3px;line-height:1", 'data-least="1"'),
            height=9,
        )
    )
    assert check_face(made, fonts) == ()
    code = draw_face(made, fonts).drawing.code
    sizes = [float(row.split(" Tf")[0].split()[-1]) for row in code.split("\n") if row.startswith("BT")]
    assert sizes[0] == 4.5
    assert 1 < sizes[1] < 2.7


def test_boxes_in_scaled_groups_report_mm(face: MakeFace, fonts: Fonts) -> None:
    made = face(f'<g transform="scale(0.1)">{box(p("one"), 200, 100, size=40)}</g>')
    assert face_fits(made, fonts)[0].nominal_mm == pytest.approx(4)


def test_soft_hyphens_break_words_in_boxes(face: MakeFace, fonts: Fonts) -> None:
    assert len(lines_of(face(box(p("Konstan\u00adtyno\u00adpol"), width=20)), fonts)) == 2


def test_a_line_shrinks_to_its_width_and_is_an_error_below_its_least_size(
    face: MakeFace, fonts: Fonts
) -> None:
    text = '<text {} font-size="6" data-width="20" data-least="{}">Konstantynopol</text>'
    fits, not_fits = face(text.format(FONT, 2)), face(text.format(FONT, 5))
    assert check_face(fits, fonts) == ()
    assert 2 < face_fits(fits, fonts)[0].used_mm < 6
    (finding,) = check_face(not_fits, fonts)
    assert finding.code == "F120"
    assert "at its least size of 5.00 mm, where 20.0 mm are free [ship]" in finding.told


def test_a_missing_glyph_is_found_in_bold_as_well(face: MakeFace, fonts: Fonts) -> None:
    (finding,) = check_face(face(box(p("one <b>☃</b>"))), fonts)
    assert (finding.code, "U+2603" in finding.message, finding.place.line) == ("F110", True, 3)
