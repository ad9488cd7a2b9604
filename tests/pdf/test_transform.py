"""Transforms are read as SVG means them."""

from __future__ import annotations

import pytest

from pnpgen.pdf.transform import IDENTITY, matrix, turned


def test_the_last_transform_of_a_list_comes_first() -> None:
    assert matrix("translate(10 20) scale(2)").box((1, 1, 2, 2)) == (12, 22, 14, 24)


def test_a_turn_about_a_point_leaves_it_where_it_is() -> None:
    assert matrix("rotate(90 5 5)").box((5, 5, 5, 5)) == pytest.approx((5, 5, 5, 5))
    assert matrix("rotate(90)").box((1, 0, 1, 0)) == pytest.approx((0, 1, 0, 1))
    assert turned(0) == IDENTITY


def test_the_scale_is_how_much_lengths_grow() -> None:
    assert matrix("rotate(30) scale(0.1)").scale == pytest.approx(0.1)
    assert matrix("scale(2 8)").scale == pytest.approx(4)


@pytest.mark.parametrize(
    "text", ["skewX(3)", "scale()", "rotate(1 2)", "translate(1 2", "scale(2) x", "matrix(1 2)"]
)
def test_everything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        matrix(text)
