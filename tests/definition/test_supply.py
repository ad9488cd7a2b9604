"""What rules may know of a definition, and what an exploration may change."""

from __future__ import annotations

from typing import Any

import pytest

from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError
from pnpgen.rules.kernel import Supply


def test_numbers_cells_and_data_come_from_the_definition(loaded: Any) -> None:
    supply: Supply = GameSupply(loaded(("row: {text:", "row: {values: {steps: 3}, text:")))
    assert supply.number("rounds") == 3
    assert supply.count("cards", 3) == 6
    assert supply.ids("choices") == ("row", "rest")
    assert supply.value("choices", "row", "steps") == 3


@pytest.mark.parametrize("ask", [
    lambda s: s.number("x"), lambda s: s.count("x", 2), lambda s: s.count("cards", 5), lambda s: s.ids("x"),
    lambda s: s.value("choices", "row", "x"),
])  # fmt: skip
def test_what_the_definition_does_not_have_is_a_key_error(loaded: Any, ask: Any) -> None:
    with pytest.raises(KeyError):
        ask(GameSupply(loaded()))


def test_replaced_numbers_reach_the_rows_that_are_their_product_and_leave_the_original_alone(
    loaded: Any,
) -> None:
    supply = GameSupply(loaded())
    small = supply.with_numbers({"choices": 1, "rounds": 2})
    assert (small.number("rounds"), small.count("cards", 3), small.count("boats", 3)) == (2, 3, 3)
    assert (supply.number("rounds"), supply.count("cards", 3)) == (3, 6)


def test_a_replaced_row_has_the_count_in_every_column(loaded: Any) -> None:
    supply = GameSupply(loaded()).with_counts({"boats": 1})
    assert [supply.count("boats", players) for players in (2, 3)] == [1, 1]


def test_replacing_what_does_not_exist_is_a_finding_with_a_hint(loaded: Any) -> None:
    supply = GameSupply(loaded())
    for ask, hint in (
        (lambda: supply.with_numbers({"round": 1}), "did you mean `rounds`?"),
        (lambda: supply.with_counts({"boat": 1}), "did you mean `boats`?"),
    ):
        with pytest.raises(AuthorError) as caught:
            ask()
        assert [(f.code, f.hint) for f in caught.value.findings] == [("G130", hint)]
