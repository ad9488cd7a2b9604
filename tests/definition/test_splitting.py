"""How pieces larger than the paper are divided, in mm."""

from __future__ import annotations

from typing import Any

import pytest

from pnpgen.definition.component import Component, Split
from pnpgen.definition.splitting import division_of, is_split


def piece(width: float, height: float, **values: Any) -> Component:
    return Component(**{"name": "map", "counted": "map", "kind": "map", "size": [width, height], **values})


@pytest.mark.parametrize(
    ("size", "parts", "page"),
    [
        ((400, 560), (2, 2), (210, 297)),
        ((400, 563), (2, 3), (210, 297)),
        ((401, 560), (2, 3), (297, 210)),
        ((250, 250), (1, 2), (297, 210)),
        ((600, 200), (3, 1), (210, 297)),
        ((200, 600), (1, 3), (297, 210)),
    ],
)
def test_a_large_map_gets_the_fewest_sheets(
    size: tuple[float, float], parts: tuple[int, int], page: tuple[float, float]
) -> None:
    division = division_of(piece(*size))
    assert division is not None
    assert (division.columns, division.rows) == parts
    assert division.page == page
    assert division.whole == size


def test_a_map_that_fits_is_not_divided() -> None:
    assert not is_split(piece(200, 287))
    assert is_split(piece(201, 287))


def test_other_pieces_are_divided_only_where_they_say_so() -> None:
    assert not is_split(piece(400, 560, kind="board"))
    assert is_split(piece(400, 560, kind="board", split=Split(columns=2, rows=2)))


def test_a_wider_overlap_needs_smaller_parts() -> None:
    assert division_of(piece(400, 560, split=Split(columns=2, rows=2, overlap=4))) is None
    assert division_of(piece(398, 558, split=Split(columns=2, rows=2, overlap=4))) is not None


def test_joints_lie_between_equal_parts() -> None:
    division = division_of(piece(600, 560, split=Split(columns=3, rows=2)))
    assert division is not None
    assert division.joints == ((200, 400), (280,))


def test_a_map_of_more_than_twelve_rows_is_not_printed() -> None:
    assert division_of(piece(100, 2000)) is not None
    assert division_of(piece(2000, 2000, split=Split(columns=2, rows=2))) is None
