"""Polish sentences with the form that grammars give.

Counted nouns as in the tables of Wielki słownik ortograficzny PWN and CLDR (one, few, many): 1 karta,
2-4, 22-24 karty, 5-21, 25 kart; numerals declined as in the tables of the same dictionary.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.text.numerals import says

COUNTED = [
    (1, "Na stole leży 1 karta."), (2, "Na stole leżą 2 karty."), (3, "Na stole leżą 3 karty."),
    (4, "Na stole leżą 4 karty."), (5, "Na stole leży 5 kart."), (0, "Na stole leży 0 kart."),
    (11, "Na stole leży 11 kart."), (12, "Na stole leży 12 kart."), (13, "Na stole leży 13 kart."),
    (14, "Na stole leży 14 kart."), (21, "Na stole leży 21 kart."), (22, "Na stole leżą 22 karty."),
    (24, "Na stole leżą 24 karty."), (25, "Na stole leży 25 kart."), (31, "Na stole leży 31 kart."),
    (100, "Na stole leży 100 kart."), (101, "Na stole leży 101 kart."), (102, "Na stole leżą 102 karty."),
    (112, "Na stole leży 112 kart."), (122, "Na stole leżą 122 karty."), (1000, "Na stole leży 1000 kart."),
    (10_002, "Na stole leżą 10 002 karty."),
]  # fmt: skip
TAKEN = [
    (1, "Weź 1 kość i odłóż ją."), (2, "Weź 2 kości i odłóż je."), (5, "Weź 5 kości i odłóż je."),
    (12, "Weź 12 kości i odłóż je."), (21, "Weź 21 kości i odłóż je."), (22, "Weź 22 kości i odłóż je."),
]  # fmt: skip
WORDED = [
    ("jedna", 1), ("pierwszej", 1), ("dwie", 2), ("dwóch", 2), ("dwiema", 2), ("dwoje", 2), ("drugiego", 2),
    ("obu", 2), ("trzej", 3), ("trojga", 3), ("trzecią", 3), ("trójka", 3), ("cztery", 4), ("czworo", 4),
    ("pięciu", 5), ("piątego", 5), ("pięcioro", 5), ("sześcioma", 6), ("szóstka", 6), ("siedmiu", 7),
    ("ósmej", 8), ("dziewięć", 9), ("dziesięcioro", 10), ("dwunastu", 12), ("czternaście", 14),
    ("dwadzieścia jeden", 21), ("dwudziestu dwóch", 22), ("dwudziesty piąty", 25), ("sto", 100),
    ("sto jeden", 101), ("stu dwunastu", 112), ("dwieście", 200), ("pięćset", 500), ("tysiąc", 1000),
    ("dwa tysiące pięćset", 2500), ("dwukrotnie", 2),
]  # fmt: skip


@pytest.mark.parametrize(("number", "sentence"), COUNTED)
def test_the_noun_and_the_verb_go_with_the_number(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    message = "Na stole [n:leży|leżą|leży] {n} [n:karta|karty|kart]."
    assert printed(message, number, "pl") == sentence


@pytest.mark.parametrize(("number", "sentence"), TAKEN)
def test_a_form_may_hold_several_words(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    message = "Weź {n} [n:kość i odłóż ją|kości i odłóż je|kości i odłóż je]."
    assert printed(message, number, "pl") == sentence


@pytest.mark.parametrize(("words", "number"), WORDED)
def test_numerals_are_read_in_every_case_and_gender(words: str, number: int) -> None:
    assert says(words, number, "pl")
    assert not says(words, number + 1, "pl")
