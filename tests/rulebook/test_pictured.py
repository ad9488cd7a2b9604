"""The number of a component list, set apart from the name."""

from __future__ import annotations

import pytest

from pnpgen.rulebook.pictured import number_and_name


@pytest.mark.parametrize(
    ("counted", "number", "name"),
    [
        ("48 bones", "48", "bones"),
        ("1\u00a0200 coins", "1\u00a0200", "coins"),
        ("뼈 48개", "48개", "뼈"),
        ("황금 곡괭이 6개", "6개", "황금 곡괭이"),
        ("bones, lots", "", "bones, lots"),
    ],
)
def test_the_number_stands_apart_at_whichever_end_the_language_has_it(
    counted: str, number: str, name: str
) -> None:
    assert number_and_name(counted) == (number, name)
