from collections import Counter

import pytest

from pnpgen.rules.statistics import spread, wilson


def test_wilson_interval_of_ten_in_a_hundred() -> None:
    share = wilson(10, 100)
    assert share.share == 0.1
    assert (share.low, share.high) == pytest.approx((0.05522914, 0.17436566), abs=1e-7)


def test_wilson_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 10).low == 0
    assert wilson(0, 10).high == pytest.approx(0.2775328, abs=1e-6)
    assert wilson(10, 10).high == pytest.approx(1)
    assert wilson(10, 10).high <= 1


def test_quantiles_are_values_that_were_counted() -> None:
    numbers = spread(Counter({1: 50, 2: 25, 10: 25}))
    assert (numbers.least, numbers.p25, numbers.median, numbers.p75, numbers.p95, numbers.most) == (
        1, 1, 1, 2, 10, 10,
    )  # fmt: skip
    assert numbers.mean == 3.5
