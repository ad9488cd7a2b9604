"""Findings as authors read them."""

from __future__ import annotations

from pnpgen.findings import Finding, Place, in_order, render

HERE = Place("card.svg.j2", 3, 1)


def test_what_one_place_does_to_many_pieces_is_one_finding_that_counts_them() -> None:
    many = [
        Finding("V103", "there is no `titel`", HERE, subjects=(f"cards {piece} ({locale})",))
        for locale in ("pl", "en")
        for piece in ("wheat-1", "herbs-1", "herbs-2")
    ]
    (one,) = in_order(many)
    assert one.told == "there is no `titel` [cards herbs-1 (en) and 5 more]"
    assert render(one, "").split("\n")[0] == f"card.svg.j2:3:1: error V103: {one.told}"
    assert in_order([one, *many]) == (one,)


def test_a_finding_of_one_piece_names_it_and_one_of_none_has_no_brackets() -> None:
    assert in_order([Finding("V103", "m", HERE, subjects=("cards a (en)",))])[0].told == "m [cards a (en)]"
    assert in_order([Finding("V103", "m", HERE)])[0].told == "m"


def test_other_messages_and_hints_of_the_same_place_stay_apart() -> None:
    found = [
        Finding("F121", "2 mm too much", HERE, subjects=("a",)),
        Finding("F121", "1 mm too much", HERE, subjects=("b",)),
    ]
    assert [finding.told for finding in in_order(found)] == ["1 mm too much [b]", "2 mm too much [a]"]
