"""English sentences with the form that grammars give (CLDR; The Chicago Manual of Style on numbers)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

from pnpgen.text.numerals import says

COUNTED = [
    (0, "There are 0 cards on the table."), (1, "There is 1 card on the table."),
    (2, "There are 2 cards on the table."), (5, "There are 5 cards on the table."),
    (11, "There are 11 cards on the table."), (12, "There are 12 cards on the table."),
    (21, "There are 21 cards on the table."), (22, "There are 22 cards on the table."),
    (100, "There are 100 cards on the table."), (101, "There are 101 cards on the table."),
    (112, "There are 112 cards on the table."), (1000, "There are 1,000 cards on the table."),
    (10_000, "There are 10,000 cards on the table."), (Fraction(1, 2), "There are ½ cards on the table."),
]  # fmt: skip
WORDED = [
    ("one", 1), ("first", 1), ("two", 2), ("second", 2), ("both", 2), ("twice", 2), ("three", 3),
    ("third", 3), ("four", 4), ("fourth", 4), ("five", 5), ("fifth", 5), ("six", 6), ("eight", 8),
    ("eighth", 8), ("nine", 9), ("ninth", 9), ("twelve", 12), ("twelfth", 12), ("fourteen", 14),
    ("twenty-one", 21), ("twenty-first", 21), ("twenty-two", 22), ("twenty-fifth", 25),
    ("one hundred", 100), ("a hundred and one", 101), ("one hundred twelve", 112), ("two hundred", 200),
    ("one thousand", 1000), ("two thousand five hundred", 2500),
]  # fmt: skip


@pytest.mark.parametrize(("number", "sentence"), COUNTED)
def test_the_noun_and_the_verb_go_with_the_number(
    printed: Callable[[str, int | Fraction, str], str], number: int | Fraction, sentence: str
) -> None:
    message = "There [n:is|are] {n} [n:card|cards] on the table."
    assert printed(message, number, "en") == sentence


@pytest.mark.parametrize(("words", "number"), WORDED)
def test_numerals_are_read(words: str, number: int) -> None:
    assert says(words, number, "en")
    assert not says(words, number + 1, "en")
