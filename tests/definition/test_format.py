"""Values against the format: places, words and hints of findings."""

from __future__ import annotations

from typing import Any

import pytest

from pnpgen.definition.load import load_game
from pnpgen.findings import Finding

ROUNDS = "rounds: {value: 3"


def only(findings: tuple[Finding, ...]) -> Finding:
    assert len(findings) == 1, findings
    return findings[0]


def test_the_small_game_has_no_findings(harbor: Any) -> None:
    assert load_game(harbor()).findings == ()


def test_problems_of_all_three_files_are_shown_in_one_run(harbor: Any) -> None:
    harbor(("kind: token", "kind: tokn"), ("id: harbor", "id: Harbor"))
    harbor(("kind: rule", "knd: rule"), file="rulebook.yaml")
    folder = harbor(("printed: false", "printed: 3"), file="examples.yaml")
    found = [(f.place.file.rpartition("/")[2], f.code) for f in load_game(folder).findings]
    assert found == [
        ("examples.yaml", "G103"),
        ("game.yaml", "G104"),
        ("game.yaml", "G105"),
        ("rulebook.yaml", "G101"),
        ("rulebook.yaml", "G102"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "message", "hint"),
    [
        ("kind: token", "kind: tokn",
         "`kind` cannot be the text `tokn`; it is one of map, board, track, card, tile, token, standee, die",
         "did you mean `token`?"),
        ("spaces: last_space", "spases: last_space", "unknown key `spases`", "did you mean `spaces`?"),
        ("start: Harbor", "start: [alone:space]", "`start` must be text, not a list",
         "put the text in quotes: unquoted `[` starts a list"),
        (ROUNDS, "rounds: {value: three", "`value` must be a whole number, not the text `three`", ""),
        (ROUNDS, "rounds: {value: 03", "`value` must be a whole number, not the text `03`", "write 3"),
        (ROUNDS, "rounds: {value: 3.5", "`value` must be a whole number, not `3.5`", ""),
        (ROUNDS, "rounds: {value: true", "`value` must be a whole number, not `true`", ""),
        ("conceals: true", "conceals: yes",
         "`conceals` must be true or false, not the text `yes`", "write true"),
        ("size: [20, 20]", "size: 20", "`size` must be a list, not `20`", "write [20]"),
        ("size: [20, 20]", "size: [20]", "`size` needs at least 2 items, and has 1", ""),
        ("size: [20, 20]", "size: [20, 0]", "item 2 of `size` must be more than 0", ""),
        ("size: [20, 20]", "size: [20, 2001]", "item 2 of `size` must be at most 2000", ""),
        ("boats: {label: boats, counts: [2, 3]}", "boats: {label: boats, counts: [2, -3]}",
         "item 2 of `counts` must be at least 0", ""),
        ("title: Out of the harbor", 'title: ""', "`title` must not be empty", ""),
        ("title: Out of the harbor", "title:", "`title` has no value", "write one, or delete the key"),
        ('version: "1.0"', "version: new",
         "`version` cannot be `new`: a version is numbers with dots, such as 1.0", ""),
    ],
)  # fmt: skip
def test_a_value_that_does_not_fit_is_said_in_plain_words(
    harbor: Any, old: str, new: str, message: str, hint: str
) -> None:
    folder = harbor((old, new))
    finding = next(f for f in load_game(folder).findings if f.message == message)
    assert finding.hint == hint
    line = (folder / "game.yaml").read_text().split("\n")[finding.place.line - 1]
    assert new.partition(":")[0] in line


def test_a_missing_key_is_told_at_its_owner_and_a_missing_file_level_key_at_the_top(harbor: Any) -> None:
    folder = harbor(("    name: boats\n", ""), ("source: made for the tests\n", ""))
    found = [(f.code, f.message, f.place.line, f.hint) for f in load_game(folder).findings]
    assert ("G101", "the file needs `source`", 1, "add `source:`") in found
    boats = (folder / "game.yaml").read_text().split("\n").index("  boats:") + 1
    assert ("G101", "`boats` needs `name`", boats, "add `name:`") in found


def test_where_text_belongs_numbers_and_truth_values_are_the_text_as_written(loaded: Any) -> None:
    definition = loaded(
        ('version: "1.0"', "version: 1.10"), ("title: Out of the harbor", "title: 1984"), ("Row}", "true}")
    )
    assert definition.game.version == "1.10"
    assert definition.game.title == "1984"
    assert definition.game.data["choices"]["row"].text["title"] == "true"


def test_a_version_that_reads_as_a_number_is_text_all_the_same(loaded: Any) -> None:
    assert loaded(('version: "1.0"', "version: 1.0")).game.version == "1.0"


def test_texts_lose_the_blanks_around_them(loaded: Any) -> None:
    definition = loaded(("      start: Harbor", "      start: >\n        The\n        harbor\n"))
    assert definition.game.components["board"].text["start"] == "The harbor"


def test_a_union_of_types_gives_one_finding_not_one_for_each(harbor: Any) -> None:
    folder = harbor(("axes: {owner: [A, B, C], choice: choices}", "axes: {owner: [A, B, C], choice: {a: b}}"))
    assert [f.code for f in load_game(folder).findings] == ["G103"]


def test_a_folder_that_is_none_and_a_game_without_rulebook_are_told(harbor: Any) -> None:
    folder = harbor()
    missing = load_game(folder.parent / "nowhere")
    assert (missing.definition, only(missing.findings).code) == (None, "Y001")
    (folder / "rulebook.yaml").unlink()
    without = load_game(folder)
    assert (without.definition, only(without.findings).code) == (None, "Y001")


def test_a_game_without_examples_is_a_game(harbor: Any) -> None:
    folder = harbor(("      story: {kind: example, example: alone}\n", ""), file="rulebook.yaml")
    (folder / "examples.yaml").unlink()
    loaded = load_game(folder)
    assert loaded.findings == ()
    assert loaded.definition is not None
    assert loaded.definition.examples == {}
