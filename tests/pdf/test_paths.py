"""Path data becomes operators that draw the same outline."""

from __future__ import annotations

import pytest

from pnpgen.pdf.paths import bounds, path


def test_absolute_numbers_are_kept_as_they_are_written() -> None:
    assert path("M1.50 2L3 .5Z").operators == "1.50 2 m\n3 .5 l\nh"


def test_relative_and_short_commands_start_where_the_path_stands() -> None:
    assert path("m1 1 2 0h3v4H0V0z").operators == "1 1 m\n3 1 l\n6 1 l\n6 5 l\n0 5 l\n0 0 l\nh"


def test_a_new_subpath_after_a_close_starts_at_its_first_point() -> None:
    assert path("M5 5l1 0zl0 1").operators == "5 5 m\n6 5 l\nh\n5 6 l"


def test_smooth_curves_mirror_the_last_control_point() -> None:
    assert path("M0 0C1 2 3 4 5 4S9 0 9 4").operators.endswith("7 4 9 0 9 4 c")
    assert path("M0 0S1 1 2 0").operators.endswith("0 0 1 1 2 0 c")


def test_quadratic_curves_become_the_same_cubic_ones() -> None:
    assert path("M0 0Q3 3 6 0T12 0").operators == "0 0 m\n2 2 4 2 6 0 c\n8 -2 10 -2 12 0 c"


def test_arcs_reach_as_far_as_circles_do() -> None:
    data = "M10 0A10 10 0 1 1 -10 0A10 10 0 1 1 10 0Z"
    assert bounds(path(data).operators) == pytest.approx((-10, -10, 10, 10), abs=0.003)


def test_flags_of_arcs_may_be_written_without_separators() -> None:
    assert path("M0 0a5 5 0 015 5").operators == path("M0 0A5 5 0 0 1 5 5").operators


def test_radii_that_are_too_small_are_enlarged() -> None:
    left, top, right, bottom = bounds(path("M0 0A1 1 0 0 1 10 0").operators)
    assert (left, right, bottom) == pytest.approx((0, 10, 0), abs=0.01)
    assert top == pytest.approx(-5, abs=0.01)


def test_bounds_follow_the_curve_and_not_its_control_points() -> None:
    operators = path("M0 0C0 4 8 4 8 0").operators
    assert path("M0 0C0 4 8 4 8 0").box == (0, 0, 8, 4)
    assert bounds(operators) == pytest.approx((0, 0, 8, 3))


def test_no_number_is_written_with_an_exponent() -> None:
    assert "e" not in path("M1e-7 0l1e2 1e-9").operators


@pytest.mark.parametrize(
    "data", ["M0", "L5 5", "M0 0C1 1 2 2 3", "M0 0 nine", "M0 0A5 5 0 2 1 5 5", "M0 0L1e9 0"]
)
def test_broken_data_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        path(data)
