"""Faces look in print as they look in a browser: pixels at the places that matter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from pnpgen.faces.face import Face
from pnpgen.findings import Severity
from pnpgen.pdf.faces import check_face, draw_face
from pnpgen.pdf.fonts import Fonts

MakeFace = Callable[..., Face]
Picture = Callable[[Face], Image.Image]
RED, BLUE, WHITE, PURPLE = (255, 0, 0), (0, 0, 255), (255, 255, 255), (128, 0, 128)


def at(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    """The color at a place in mm."""
    color = image.getpixel((round(x * 4), round(y * 4)))
    assert isinstance(color, tuple)
    return color


def test_y_points_down_and_units_are_mm(face: MakeFace, picture: Picture) -> None:
    image = picture(face('<rect x="10" y="4" width="10" height="6" fill="#FF0000"/>'))
    assert image.size == pytest.approx((160, 160), abs=1)
    assert [at(image, *place) for place in ((11, 5), (19, 9), (11, 11), (9, 5))] == [RED, RED, WHITE, WHITE]


def test_rounded_corners_are_round(face: MakeFace, picture: Picture) -> None:
    image = picture(face('<rect x="10" y="10" width="20" height="20" rx="8" fill="#FF0000"/>'))
    assert [at(image, 10.75, 10.75), at(image, 20, 10.75), at(image, 13, 13)] == [WHITE, RED, RED]


def test_the_second_shape_lies_above_the_first_and_evenodd_makes_holes(
    face: MakeFace, picture: Picture
) -> None:
    image = picture(
        face(
            '<circle cx="20" cy="20" r="15" fill="#0000FF"/>\n'
            '<path d="M10 10H30V30H10ZM15 15H25V25H15Z" fill="#FF0000" fill-rule="evenodd"/>'
        )
    )
    assert [at(image, 12, 12), at(image, 20, 20), at(image, 2, 2)] == [RED, BLUE, WHITE]


def test_opacity_of_a_group_does_not_let_its_parts_shine_through(face: MakeFace, picture: Picture) -> None:
    parts = '<rect width="30" height="30" fill="#0000FF"/><rect width="20" height="20" fill="#FF0000"/>'
    image = picture(face(f'<g opacity="0.5">{parts}</g>'))
    assert at(image, 10, 10) == pytest.approx((255, 128, 128), abs=2)
    assert at(image, 25, 25) == pytest.approx((128, 128, 255), abs=2)


def test_opacity_of_single_shapes_lets_what_is_below_shine_through(face: MakeFace, picture: Picture) -> None:
    image = picture(
        face(
            '<rect width="30" height="30" fill="#0000FF"/>\n'
            '<rect width="20" height="20" fill="#FF0000" opacity=".5"/>'
        )
    )
    assert at(image, 10, 10) == pytest.approx((128, 0, 128), abs=2)


def test_fill_opacity_leaves_the_stroke_alone(face: MakeFace, picture: Picture) -> None:
    image = picture(
        face(
            '<rect x="10" y="10" width="20" height="20" fill="#FF0000" fill-opacity="0.5" '
            'stroke="#0000FF" stroke-width="4"/>'
        )
    )
    assert at(image, 20, 20) == pytest.approx((255, 128, 128), abs=2)
    assert at(image, 11, 20) == BLUE


def test_clips_cut_and_end_with_their_element(face: MakeFace, picture: Picture) -> None:
    image = picture(
        face(
            '<clipPath id="c"><circle cx="10" cy="10" r="5"/></clipPath>\n'
            '<rect width="20" height="20" fill="#FF0000" clip-path="url(#c)"/>\n'
            '<rect x="30" width="10" height="10" fill="#0000FF"/>'
        )
    )
    assert [at(image, 10, 10), at(image, 2, 2), at(image, 35, 5)] == [RED, WHITE, BLUE]


@pytest.mark.parametrize("units", ['x2="1"', 'gradientUnits="userSpaceOnUse" x1="10" x2="30"'])
def test_gradients_run_over_their_shape(face: MakeFace, picture: Picture, units: str) -> None:
    image = picture(
        face(
            f'<linearGradient id="g" {units}><stop offset="0" stop-color="#FF0000"/>'
            '<stop offset="100%" stop-color="#0000FF"/></linearGradient>\n'
            '<rect x="10" y="10" width="20" height="20" fill="url(#g)"/>'
        )
    )
    assert at(image, 10.5, 20) == pytest.approx((250, 0, 5), abs=8)
    assert at(image, 20, 20) == pytest.approx(PURPLE, abs=5)
    assert at(image, 29.25, 20) == pytest.approx((8, 0, 247), abs=8)


def test_a_gradient_that_starts_late_is_plain_before(face: MakeFace, picture: Picture) -> None:
    image = picture(
        face(
            '<linearGradient id="g"><stop offset="0.5" stop-color="#FF0000"/>'
            '<stop offset="0.5" stop-color="#0000FF"/></linearGradient>\n'
            '<rect width="40" height="40" fill="url(#g)"/>'
        )
    )
    assert [at(image, 5, 5), at(image, 19, 5), at(image, 21, 5)] == [RED, RED, BLUE]


def test_a_symbol_takes_the_color_and_the_size_of_its_use(
    face: MakeFace, picture: Picture, fonts: Fonts
) -> None:
    made = face(
        '<symbol id="s" viewBox="0 0 2 1"><rect width="2" height="1"/></symbol>\n'
        '<use href="#s" x="0" y="0" width="20" height="10" fill="#FF0000"/>\n'
        '<use href="#s" x="20" y="20" width="20" height="20" fill="#0000FF"/>'
    )
    image = picture(made)
    assert [at(image, 10, 5), at(image, 30, 30), at(image, 30, 22)] == [RED, BLUE, WHITE]
    assert len(draw_face(made, fonts).drawing.parts) == 1


def test_a_long_outline_is_a_part_that_faces_share(face: MakeFace, fonts: Fonts) -> None:
    data = "M0 0" + "".join(f"L{n % 40} {n}" for n in range(200)) + "Z"
    one, two = (
        draw_face(face(f'<path d="{data}" fill="{c}"/>'), fonts).drawing for c in ("#FF0000", "#0000FF")
    )
    assert set(one.parts) == set(two.parts) and len(one.parts) == 1
    assert one.name != two.name


def test_miters_are_cut_off_where_svg_cuts_them_off(face: MakeFace, picture: Picture) -> None:
    spike = '<path d="M16 30L20 10L22 30" fill="none" stroke="#FF0000" stroke-width="4"/>'
    assert at(picture(face(spike)), 20, 6) == WHITE


def test_fine_dashes_and_joins_are_written(face: MakeFace, fonts: Fonts) -> None:
    code = draw_face(
        face(
            '<path d="M0 0L9 9" stroke="#FF0000" stroke-linejoin="round" stroke-linecap="square" '
            'stroke-dasharray="1 .5"/>'
        ),
        fonts,
    ).drawing.code
    assert {"1 j", "2 J", "[1 0.5] 0 d"} <= set(code.split("\n"))


def test_pictures_lie_upright_in_their_box(
    face: MakeFace, picture: Picture, tmp_path: Path, fonts: Fonts
) -> None:
    image = Image.new("RGB", (40, 40), RED)
    image.paste(BLUE, (0, 20, 40, 40))
    image.save(tmp_path / "two.png")
    image.convert("CMYK").save(tmp_path / "two.jpg")
    for name in ("two.png", "two.jpg"):
        made = face(f'<image href="{name}" x="10" y="10" width="20" height="20"/>', folder=tmp_path)
        drawn = picture(made)
        assert at(drawn, 20, 12) == pytest.approx(RED, abs=40), name
        assert at(drawn, 20, 28) == pytest.approx(BLUE, abs=150), name
        (finding,) = check_face(made, fonts)
        assert (finding.code, finding.severity) == ("V136", Severity.WARNING)
        assert "51 dpi" in finding.message


def test_transparent_pictures_let_the_ground_through(
    face: MakeFace, picture: Picture, tmp_path: Path
) -> None:
    image = Image.new("RGBA", (400, 400), (255, 0, 0, 0))
    image.paste((255, 0, 0, 255), (0, 0, 200, 400))
    image.save(tmp_path / "half.png")
    drawn = picture(
        face(
            '<rect width="40" height="40" fill="#0000FF"/>\n<image href="half.png" width="20" height="20"/>',
            folder=tmp_path,
        )
    )
    assert [at(drawn, 5, 10), at(drawn, 15, 10)] == [RED, BLUE]


def test_everything_that_is_wrong_is_reported_and_the_rest_is_drawn(
    face: MakeFace, picture: Picture, fonts: Fonts
) -> None:
    made = face(
        '<rect width="10" height="10" fill="tomato"/>\n'
        '<g transform="skewX(3)"><rect width="9" height="9"/></g>\n'
        '<blink/>\n<rect x="20" y="20" width="10" height="10" fill="#FF0000"/>'
    )
    assert [(f.code, f.place.line) for f in check_face(made, fonts)] == [
        ("V123", 2),
        ("V123", 3),
        ("V121", 4),
    ]
    assert at(picture(made), 25, 25) == RED
