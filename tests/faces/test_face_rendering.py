"""Templates become faces: values escaped, sizes in mm, every line known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from lxml import etree
from markupsafe import Markup

from pnpgen.faces.face import Face
from pnpgen.faces.render import LONGEST
from pnpgen.findings import AuthorError, Finding

Draw = Callable[..., Face]
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -3 69 94" width="69mm" height="94mm">\n'


def only(error: pytest.ExceptionInfo[AuthorError]) -> Finding:
    (finding,) = error.value.findings
    return finding


def test_the_size_is_in_mm_and_the_trim_corner_at_zero(draw: Draw) -> None:
    face = draw(HEAD + "</svg>")
    assert (face.left, face.top, face.width, face.height) == (-3, -3, 69, 94)


def test_user_units_other_than_mm_are_scaled(draw: Draw) -> None:
    face = draw(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 690 880" width="69mm" height="88mm"></svg>'
    )
    assert (face.left, face.top, face.width, face.height) == (-1, 0, 69, 88)


def test_plain_values_are_escaped_and_messages_are_not(draw: Draw) -> None:
    face = draw(
        HEAD + "<text>{{ plain }}</text>\n<p>{{ marked }}</p></svg>", plain="a<b&c", marked=Markup("<b>x</b>")
    )
    text, p = face.root
    assert text.text == "a<b&c"
    assert p[0].tag.endswith("}b")


def test_icons_in_messages_become_spans_that_browsers_show(draw: Draw) -> None:
    face = draw(HEAD + "<p>{{ text }}</p></svg>", text=Markup("an <icon:anchor/> here"))
    span = face.root[0][0]
    assert (etree.QName(span).localname, span.get("class"), span.text, span.tail) == (
        "span", "icon", "anchor", " here",
    )  # fmt: skip


def test_every_line_is_known_through_includes_macros_and_loops(draw: Draw, tmp_path: Path) -> None:
    face = draw(
        '{% import "parts.svg.j2" as parts %}\n' + HEAD + "{% for n in range(2) %}\n"
        '<rect width="{{ n }}"/>\n{{ parts.star() }}\n{% endfor %}\n'
        '{% include "sea.svg.j2" %}\n<circle/>\n</svg>',
        {
            "parts.svg.j2": "{% macro star() %}\n<g>\n  <path/>\n</g>\n{% endmacro %}\n",
            "sea.svg.j2": "\n\n<line/>\n",
        },
    )
    places = [
        (etree.QName(e).localname, Path(face.place(e).file).name, face.place(e).line)
        for e in face.root.iter()
    ]
    block = [("rect", "face.svg.j2", 4), ("g", "parts.svg.j2", 2), ("path", "parts.svg.j2", 3)]
    assert places == [
        ("svg", "face.svg.j2", 2), *block, *block, ("line", "sea.svg.j2", 3), ("circle", "face.svg.j2", 8),
    ]  # fmt: skip


def test_elements_that_macros_write_into_one_line_keep_their_own_places(draw: Draw) -> None:
    face = draw(
        '{% import "parts.svg.j2" as parts %}\n' + HEAD + "<g>{{ parts.one() }}{{ parts.two() }}</g></svg>",
        {
            "parts.svg.j2": "{% macro one() %}<rect/>{% endmacro %}\n"
            "{% macro two() %}<circle/>{% endmacro %}\n"
        },
    )
    rect, circle = face.root[0]
    assert [Path(face.place(e).file).name for e in (rect, circle)] == ["parts.svg.j2"] * 2
    assert [face.place(e).line for e in (rect, circle)] == [1, 2]


def test_text_that_macros_make_can_be_compared(draw: Draw) -> None:
    face = draw(
        "{% macro word() %}yes{% endmacro %}" + HEAD + '{% if word() == "yes" %}<g/>{% endif %}</svg>'
    )
    assert len(face.root) == 1


def test_faces_that_come_out_equal_are_equal(draw: Draw) -> None:
    template = HEAD + '<rect width="{{ n }}"/></svg>'
    assert draw(template, n=1) == draw(template, n=1)
    assert draw(template, n=1) != draw(template, n=2)
    assert hash(draw(template, n=1)) == hash(draw(template, n=1))


def test_a_misspelled_value_names_the_ones_that_are_like_it(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw(HEAD + "\n<text>{{ text.tilte }}</text></svg>", text={"title": "Row", "hint": "home"})
    assert (only(error).code, only(error).place.line, only(error).hint) == (
        "V103",
        3,
        "did you mean `title`?",
    )
    with pytest.raises(AuthorError) as error:
        draw(HEAD + "<text>{{ tilte }}</text></svg>", title="Row")
    assert (only(error).code, only(error).hint) == ("V103", "did you mean `title`?")
    assert only(error).told == "there is no `tilte` [ship 1 (en)]"


def test_an_error_in_a_macro_is_found_in_the_file_of_the_macro(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw(
            '{% import "parts.svg.j2" as parts %}\n' + HEAD + "{{ parts.star(0) }}</svg>",
            {"parts.svg.j2": "{% macro star(n) %}\n<g>\n{{ 1 / n }}</g>\n{% endmacro %}\n"},
        )
    assert (only(error).code, Path(only(error).place.file).name, only(error).place.line) == (
        "V104",
        "parts.svg.j2",
        3,
    )


def test_svg_that_is_not_well_formed_is_found_where_it_is_written(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw("{# a comment\n#}\n" + HEAD + "<g>\n</h>\n</svg>")
    assert (only(error).code, only(error).place.line) == ("V107", 5)


def test_a_range_that_is_too_long_is_stopped_at_once(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw(HEAD + "\n{% for n in range(10 ** 12) %}{% endfor %}</svg>")
    assert (only(error).code, only(error).place.line) == ("V106", 3)


def test_svg_without_end_is_stopped_where_it_is_written(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw(
            HEAD + "{% for n in range(9) %}\n<path d='{{ 'M0 0' }}{{ long }}'/>\n{% endfor %}</svg>",
            long="x" * LONGEST,
        )
    assert (only(error).code, only(error).place.line) == ("V106", 3)


@pytest.mark.parametrize(
    "expression",
    [
        "owner.__class__",
        "path.read_text()",
        "''.__class__.__mro__",
        "cycler.__init__.__globals__",
        "'{0.__class__}'.format(owner)",
        "draw()",
        "[].append(1)",
    ],
)
def test_templates_can_neither_look_inside_values_nor_call_them(
    draw: Draw, expression: str, tmp_path: Path
) -> None:
    with pytest.raises(AuthorError) as error:
        draw(HEAD + "{{ " + expression + " }}</svg>", owner="A", path=tmp_path / "face.svg.j2", draw=draw)
    assert only(error).code in ("V105", "V103")


def test_templates_may_call_macros_and_methods_of_texts_and_lists(draw: Draw) -> None:
    face = draw(
        HEAD + "{% set turn = cycler('a', 'b') %}{% set ns = namespace(n=1) %}"
        "{% macro index() %}{% for i in [7] %}{{ loop.index }}{{ loop.cycle('x', 'y') }}"
        "{% endfor %}{% endmacro %}"
        "<text>{{ name.upper() }}{{ turn.next() }}{{ rows.items()|list|length }}{{ index() }}</text></svg>",
        name="row",
        rows={"a": 1},
    )
    assert face.root[0].text == "ROWa11x"


def test_icons_are_drawn_into_their_square(draw: Draw) -> None:
    (path,) = draw(HEAD + "{{ icon('anchor', 2, 3, 5.12, '#123456') }}</svg>").root
    assert path.get("transform") == "translate(2.0000 3.0000) scale(0.010000)"
    assert path.get("fill") == "#123456"


def test_an_unknown_icon_names_similar_ones(draw: Draw) -> None:
    with pytest.raises(AuthorError) as error:
        draw(HEAD + "{{ icon('ancor', 2, 3, 5) }}</svg>")
    assert (only(error).code, "anchor" in only(error).hint) == ("V131", True)
