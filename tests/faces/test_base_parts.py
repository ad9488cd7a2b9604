"""The macros for things to fold, in mm."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.faces.face import Face
from pnpgen.faces.render import render_face
from pnpgen.faces.templates import open_templates
from pnpgen.pdf.faces import check_face
from pnpgen.pdf.fonts import Fonts

SVG = "{http://www.w3.org/2000/svg}"
NET = """\
{% import "parts/net.svg.j2" as net %}
<svg xmlns="http://www.w3.org/2000/svg" width="77.4mm" height="54mm" viewBox="0 0 77.4 54">
{% call(face) net.cube(18, faces, label=7) %}
<text x="9" y="9" font-family="Pnpgen Sans" font-size="4" fill="#000000">{{ face }}</text>
{% endcall %}
</svg>
"""
STICKERS = """\
{% import "parts/net.svg.j2" as net %}
<svg xmlns="http://www.w3.org/2000/svg" width="42mm" height="28mm" viewBox="0 0 42 28">
{% call(face) net.stickers(14, faces, columns=3) %}
<text x="7" y="7" font-family="Pnpgen Sans" font-size="4" fill="#000000">{{ face }}</text>
{% endcall %}
</svg>
"""
STRIP = """\
{% import "parts/standee.svg.j2" as standee %}
<svg xmlns="http://www.w3.org/2000/svg" width="26mm" height="84mm" viewBox="0 0 26 84">
{% call(side) standee.strip(26, 34, 8) %}
<text x="13" y="30" font-family="Pnpgen Sans" font-size="4" fill="#000000">{{ side }}</text>
{% endcall %}
</svg>
"""
DISC = """\
{% import "parts/standee.svg.j2" as standee %}
<svg xmlns="http://www.w3.org/2000/svg" width="18mm" height="18mm" viewBox="0 0 18 18">
{% call standee.disc(18) %}
<rect x="4" y="4" width="10" height="10" fill="#AA3333"/>
{% endcall %}
</svg>
"""
FONTS = Fonts([shipped("fonts")])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def drawn(folder: Path, template: str, faces: tuple[str, ...] = ()) -> Face:
    (folder / "face.svg.j2").write_text(template, encoding="utf-8")
    face = render_face(open_templates([folder, shipped("templates")]), "face.svg.j2", {"faces": faces})
    assert check_face(face, FONTS) == ()
    return face


def placed(face: Face) -> dict[str, str]:
    """The words of a face, and the transform of the group each stands in."""
    found = {}
    for text in face.root.iter(f"{SVG}text"):
        group = text.getparent()
        assert group is not None
        found[str(text.text)] = str(group.get("transform", ""))
    return found


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d+\.?\d*", text)]


def points(path: str) -> list[tuple[float, float]]:
    """The corners of a path of straight lines, given by absolute M, L, H, V and Z."""
    x = y = 0.0
    found = []
    for command, values in re.findall(r"([MLHVZ])([^MLHVZ]*)", path):
        match command, numbers(values):
            case "M" | "L", [x, y]:
                pass
            case "H", [x]:
                pass
            case "V", [y]:
                pass
        found.append((x, y))
    return found


def inside(face: Face) -> bool:
    """Whether every cut line lies in the face."""
    cuts = [str(path.get("d")) for path in face.root.iter(f"{SVG}path") if path.get("stroke") == "#1A1A1A"]
    corners = [corner for cut in cuts for corner in points(cut)]
    return bool(corners) and all(
        -0.001 <= x <= face.width + 0.001 and -0.001 <= y <= face.height + 0.001 for x, y in corners
    )


def test_a_cube_has_four_faces_in_a_row_and_one_above_and_below_the_second(folder: Path) -> None:
    face = drawn(folder, NET, ("a", "b", "c", "d", "e", "f"))
    at = {name: numbers(transform) for name, transform in placed(face).items() if name != "7"}
    assert at == {"a": [0, 18], "b": [18, 18], "c": [36, 18], "d": [54, 18], "e": [18, 0], "f": [18, 36]}
    assert inside(face)


def test_a_cube_of_18_mm_is_cut_around_and_creased_between_its_faces(folder: Path) -> None:
    face = drawn(folder, NET, ("a",) * 6)
    paths = list(face.root.iter(f"{SVG}path"))
    cuts = [path for path in paths if path.get("stroke") == "#1A1A1A"]
    creases = [path for path in paths if path.get("stroke-dasharray")]
    drops = [path for path in paths if path.get("transform")]
    assert (len(cuts), len(creases), len(drops)) == (1, 1, 7)
    corners = points(str(cuts[0].get("d")))
    assert min(x for x, _ in corners) == 0
    assert max(x for x, _ in corners) == pytest.approx(77.4 - 0.175)
    assert max(y for _, y in corners) == pytest.approx(54 - 0.175)
    assert str(creases[0].get("d")) == "M0 18H72M0 36H72M18 18V36M36 18V36M54 18V36M72 18V36"


def test_stickers_lie_in_rows(folder: Path) -> None:
    face = drawn(folder, STICKERS, ("a", "b", "c", "d", "e", "f"))
    at = {name: numbers(transform) for name, transform in placed(face).items()}
    assert at == {"a": [0, 0], "b": [14, 0], "c": [28, 0], "d": [0, 14], "e": [14, 14], "f": [28, 14]}
    assert inside(face)


def test_a_figure_stands_back_to_back_when_folded(folder: Path) -> None:
    face = drawn(folder, STRIP)
    assert placed(face) == {"back": "translate(26 42) rotate(180)", "front": "translate(0 42)"}
    crease = next(path for path in face.root.iter(f"{SVG}path") if path.get("stroke-dasharray"))
    assert str(crease.get("d")) == "M0 8H26M0 42H26M0 76H26"
    cut = list(face.root.iter(f"{SVG}rect"))[-1]
    assert [float(str(cut.get(name))) for name in ("x", "y", "width", "height")] == pytest.approx(
        [0.175, 0.175, 25.65, 83.65]
    )


def test_a_round_token_is_cut_along_a_circle_in_its_box(folder: Path) -> None:
    face = drawn(folder, DISC)
    (circle,) = face.root.iter(f"{SVG}circle")
    assert [float(str(circle.get(name))) for name in ("cx", "cy", "r", "stroke-width")] == [9, 9, 8.85, 0.3]
