"""Content stands in the lists, tables and outline entries it belongs to."""

from __future__ import annotations

from pnpgen.pdf.outline import Entry, Mark, tree
from pnpgen.pdf.structure import Element, Structure


def shown(element: Element) -> str:
    """The roles of an element and all below it."""
    return element.role + (f"({' '.join(map(shown, element.children))})" if element.children else "")


def added(*roles: tuple[str, float] | tuple[str, float, float]) -> str:
    """Content with its top, and its bottom where it is not a line of 4 mm."""
    structure = Structure()
    for role, top, *bottom in roles:
        structure.add(role, (top, *bottom) if bottom else (top, top + 4))
    return shown(structure.root)


def test_labels_and_bodies_become_the_items_of_one_list() -> None:
    roles = [("P", 0.0), ("Lbl", 5.0), ("LBody", 5.0), ("Lbl", 10.0), ("LBody", 10.0), ("P", 15.0)]
    assert added(*roles) == "Document(P L(LI(Lbl LBody) LI(Lbl LBody)) P)"


def test_cells_at_one_height_become_a_row() -> None:
    roles = [("TH", 5.0), ("TH", 5.3), ("TD", 10.0), ("TD", 10.0), ("TD", 15.0)]
    assert added(*roles) == "Document(Table(TR(TH TH) TR(TD TD) TR(TD)))"


def test_a_label_of_two_lines_and_the_numbers_in_its_middle_are_one_row() -> None:
    roles = [("TH", 5.0, 13.0), ("TD", 7.0, 11.0), ("TD", 7.0, 11.0), ("TH", 13.0, 17.0), ("TD", 13.0, 17.0)]
    assert added(*roles) == "Document(Table(TR(TH TD TD) TR(TH TD)))"


def test_a_paragraph_ends_a_table() -> None:
    assert added(("TD", 5.0), ("P", 9.0), ("TD", 12.0)) == "Document(Table(TR(TD)) P Table(TR(TD)))"


def test_each_mark_belongs_to_its_page() -> None:
    structure = Structure()
    structure.new_page()
    first = structure.add("P")
    assert [structure.mark(first), structure.mark(first)] == [0, 1]
    structure.new_page()
    assert structure.mark(first) == 0
    assert first.marks == [(1, 0), (1, 1), (2, 0)]


def titles(entries: list[Entry]) -> list[object]:
    return [[entry.mark.title, *titles(entry.children)] for entry in entries]


def test_the_outline_nests_by_level_and_leaves_hidden_marks_out() -> None:
    rows = [("Rules", 0), ("Setup", 1), ("Turn", 1), ("Storm", 3), ("(hidden)", 1), ("Cards", 0)]
    marks = [Mark(title, title, level, 1, 0, title != "(hidden)") for title, level in rows]
    assert titles(tree(marks)) == [["Rules", ["Setup"], ["Turn", ["Storm"]]], ["Cards"]]
