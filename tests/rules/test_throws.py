"""What dice can show, alone and together."""

from fractions import Fraction

import pytest

from pnpgen.rules.throws import faces_of, lowest, odds_of

SIX = {str(face): 1 for face in range(1, 7)}
ACTIONS = {"forward": 2, "gift": 1, "stay": 3}


@pytest.mark.parametrize(
    ("outcome", "known", "faces"),
    [
        ("6", SIX, ("6",)),
        ("6 1 1", SIX, ("1", "1", "6")),
        ("611", SIX, ("1", "1", "6")),
        ("black skull", {"black skull": 1}, ("black skull",)),
        ("3 gift", SIX | ACTIONS, ("3", "gift")),
        ("12", {"1": 1, "2": 1, "12": 1}, ("12",)),
        ("7", SIX, None),
        ("1 7", SIX, None),
        ("", SIX, None),
    ],
)
def test_an_outcome_names_faces(outcome: str, known: dict[str, int], faces: tuple[str, ...] | None) -> None:
    assert faces_of(outcome, known) == faces


def test_two_equal_dice_show_a_pair_half_as_often_as_two_different_faces() -> None:
    (odds,) = odds_of([SIX] * 5, 2)
    assert len(odds) == 21
    assert sum(odds.values()) == 36
    assert odds["3", "3"] == 1
    assert odds["3", "4"] == 2


def test_five_dice_show_252_throws() -> None:
    (odds,) = odds_of([SIX] * 5, 5)
    assert len(odds) == 252
    assert Fraction(odds[("6",) * 5], sum(odds.values())) == Fraction(1, 7776)


def test_different_dice_together_multiply_their_odds() -> None:
    (odds,) = odds_of([SIX, ACTIONS], 2)
    assert sum(odds.values()) == 36
    assert odds["3", "stay"] == 3


def test_one_of_several_dice_is_any_of_them() -> None:
    assert odds_of([SIX, SIX, ACTIONS], 1) == (
        {(face,): 1 for face in SIX},
        {("forward",): 2, ("gift",): 1, ("stay",): 3},
    )


def test_some_of_different_dice_have_no_odds_of_their_own() -> None:
    assert odds_of([SIX, SIX, ACTIONS], 2) == ()


def test_lowest_terms_leave_out_what_cannot_happen() -> None:
    assert lowest({("a",): 4, ("b",): 6, ("c",): 0}) == {("a",): 2, ("b",): 3}
