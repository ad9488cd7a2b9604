"""Russian sentences with the form that grammars give.

Counted nouns as in Русская грамматика (АН СССР 1980) and CLDR (one, few, many): 1, 21, 101 карта; 2-4,
22 карты; 5-20, 25, 111-114 карт; numerals declined as in the tables of Зализняк's dictionary.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.text.numerals import says

COUNTED = [
    (1, "На столе лежит 1 карта."), (2, "На столе лежат 2 карты."), (3, "На столе лежат 3 карты."),
    (4, "На столе лежат 4 карты."), (5, "На столе лежит 5 карт."), (0, "На столе лежит 0 карт."),
    (11, "На столе лежит 11 карт."), (12, "На столе лежит 12 карт."), (14, "На столе лежит 14 карт."),
    (19, "На столе лежит 19 карт."), (20, "На столе лежит 20 карт."), (21, "На столе лежит 21 карта."),
    (22, "На столе лежат 22 карты."), (25, "На столе лежит 25 карт."), (31, "На столе лежит 31 карта."),
    (100, "На столе лежит 100 карт."), (101, "На столе лежит 101 карта."),
    (102, "На столе лежат 102 карты."), (111, "На столе лежит 111 карт."),
    (112, "На столе лежит 112 карт."), (121, "На столе лежит 121 карта."),
    (1001, "На столе лежит 1001 карта."), (10_000, "На столе лежит 10 000 карт."),
]  # fmt: skip
ADJECTIVES = [
    (1, "Возьмите 1 синюю карту."), (2, "Возьмите 2 синие карты."), (5, "Возьмите 5 синих карт."),
    (21, "Возьмите 21 синюю карту."), (22, "Возьмите 22 синие карты."), (112, "Возьмите 112 синих карт."),
]  # fmt: skip
WORDED = [
    ("одна", 1), ("первой", 1), ("два", 2), ("двух", 2), ("двумя", 2), ("двое", 2), ("вторая", 2),
    ("обеих", 2), ("три", 3), ("трёх", 3), ("трех", 3), ("третьего", 3), ("трое", 3), ("четырьмя", 4),
    ("четвёртую", 4), ("пяти", 5), ("пятеро", 5), ("шестью", 6), ("седьмой", 7), ("восемь", 8),
    ("девяти", 9), ("десятый", 10), ("двенадцати", 12), ("четырнадцатая", 14), ("двадцать одну", 21),
    ("двадцати двух", 22), ("двадцать пятый", 25), ("сто", 100), ("сто один", 101), ("ста двенадцати", 112),
    ("двести", 200), ("пятьсот", 500), ("тысяча", 1000), ("две тысячи пятьсот", 2500), ("дважды", 2),
    ("трижды", 3),
]  # fmt: skip


@pytest.mark.parametrize(("number", "sentence"), COUNTED)
def test_the_noun_and_the_verb_go_with_the_number(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    message = "На столе [n:лежит|лежат|лежит] {n} [n:карта|карты|карт]."
    assert printed(message, number, "ru") == sentence


@pytest.mark.parametrize(("number", "sentence"), ADJECTIVES)
def test_a_form_may_hold_the_adjective_too(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    message = "Возьмите {n} [n:синюю карту|синие карты|синих карт]."
    assert printed(message, number, "ru") == sentence


@pytest.mark.parametrize(("words", "number"), WORDED)
def test_numerals_are_read_in_every_case_and_gender(words: str, number: int) -> None:
    assert says(words, number, "ru")
    assert not says(words, number + 1, "ru")
