"""What unquoted YAML means, and where each part of it stands."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pnpgen.definition.reader import read_yaml_text


@pytest.mark.parametrize(
    "text",
    ["no", "on", "yes", "Off", "y", "1:30", "190:20:30", "012", "1_000", "0x1F", "0o17", "1.10",
     "2024-01-01",
     ".inf", ".nan", "+", "-", ".", "1.", "1e", "1.5.2", "9" * 5000, "1e999", "12 kg", "<<x", "=", "½"],
)  # fmt: skip
def test_words_and_odd_numbers_stay_what_the_author_wrote(text: str) -> None:
    assert read_yaml_text(f"a: {text}\n" if text != "-" else "a: '-'\n", "f").value == {"a": text}


@pytest.mark.parametrize(
    ("text", "value"),
    [("0", 0), ("12", 12), ("-3", -3),
     ("+3", 3), ("52.5", 52.5), ("-0.25", -0.25), ("1e3", 1000.0),
     (".5", 0.5),
     ("3.0", 3.0), ("true", True), ("False", False), ("null", None),
     ("~", None), ('"12"', "12"), ("'no'", "no")],
)  # fmt: skip
def test_numbers_truth_values_and_null_are_read_in_their_yaml_1_2_form(text: str, value: object) -> None:
    read = read_yaml_text(f"a: {text}\n", "f").value
    assert read == {"a": value}
    assert type(read["a"]) is type(value)


def test_keys_are_text_as_written() -> None:
    assert read_yaml_text("1: a\nno: b\n1.10: c\nnull: d\n", "f").value == {
        "1": "a", "no": "b", "1.10": "c", "null": "d",
    }  # fmt: skip


def test_windows_line_ends_and_a_byte_order_mark_change_nothing(tmp_path) -> None:
    from pnpgen.definition.reader import read_yaml

    path = tmp_path / "game.yaml"
    path.write_bytes("\ufeffa: 1\r\nb:\r\n  - kość\r\n".encode())
    document = read_yaml(path)
    assert document.findings == ()
    assert document.value == {"a": 1, "b": ["kość"]}
    assert document.place(("b", 0)).line == 3
    assert document.place(("b", 0)).column == 5
    assert document.place(("b", 0)).length == 4


def test_merged_keys_give_way_to_own_keys_wherever_they_stand() -> None:
    text = "base: &b {x: 1, y: 2}\nc: {y: 3, <<: *b}\nd: {<<: [*b, {z: 5, x: 6}]}\n"
    document = read_yaml_text(text, "f")
    assert document.value["c"] == {"x": 1, "y": 3}
    assert document.value["d"] == {"x": 1, "y": 2, "z": 5}
    assert document.place(("c", "y")).line == 2
    assert document.place(("c", "x")).line == 1


def test_a_place_is_the_value_or_its_key_and_missing_things_are_where_they_belong() -> None:
    text = "a: 1\nlong:\n  words: >\n    first line\n    second\n  list: [10, 200]\n"
    document = read_yaml_text(text, "f")

    def at(*path: str | int, key: bool = False) -> tuple[int, int, int]:
        place = document.place(path, key)
        return place.line, place.column, place.length

    assert at("a") == (1, 4, 1)
    assert at("a", key=True) == (1, 1, 1)
    assert at("long", "words") == (4, 5, 10)
    assert at("long", "list", 1) == (6, 14, 3)
    assert at("long", "list") == (6, 9, 9)
    assert at("long") == (2, 1, 4)
    assert at("long", "missing", "deeper") == (2, 1, 4)
    assert at() == (1, 1, 4)


def test_words_inside_a_text_of_several_lines_are_found_in_their_line() -> None:
    text = "a: >\n  one two\n  three four\nb: two\n"
    document = read_yaml_text(text, "f")
    found = document.place_of(("a",), "three")
    assert (found.line, found.column, found.length) == (3, 3, 5)
    assert document.place_of(("b",), "two").line == 4
    assert document.place_of(("b",), "absent") == document.place(("b",))


def test_all_texts_without_quotes_and_all_double_keys_are_shown_in_one_run() -> None:
    text = "a: x: y\nb: @z\nc: 1\nc: 2\nd: [f] g\nd: 3\n"
    document = read_yaml_text(text, "f")
    assert [(f.code, f.place.line) for f in document.findings] == [
        ("Y013", 1), ("Y013", 2), ("Y020", 4), ("Y013", 5), ("Y020", 6),
    ]  # fmt: skip
    assert document.value == {"a": "x: y", "b": "@z", "c": 1, "d": "[f] g"}


def test_every_tab_is_shown_and_tabs_inside_texts_are_none_of_our_business() -> None:
    assert [(f.code, f.place.line) for f in read_yaml_text("a:\n\t- b\n\t- c\n", "f").findings] == [
        ("Y011", 2), ("Y011", 3),
    ]  # fmt: skip
    assert read_yaml_text("a: |\n  x\ty\n", "f").value == {"a": "x\ty\n"}


def test_a_comment_is_no_loss_where_a_space_follows_or_nothing_but_a_number_stands_before() -> None:
    text = 'a: 4 #four\nb: word # words\nc: "x" #y\nd: x#y\n#e: f\n'
    document = read_yaml_text(text, "f")
    assert document.findings == ()
    assert document.value == {"a": 4, "b": "word", "c": "x", "d": "x#y"}


def test_an_alias_bomb_is_refused_before_it_is_written_out() -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 30)]
    document = read_yaml_text("\n".join(lines), "f")
    assert [f.code for f in document.findings] == ["Y023"]
    assert document.value is None


SIGNS = st.text(alphabet="ab:-?[]{},#&*!|>'\"%@`\\ \n\t0.1~<=é\x85", max_size=60)


@settings(max_examples=300, deadline=None)
@given(SIGNS)
def test_any_text_gives_a_value_or_findings_with_places_inside_it(text: str) -> None:
    document = read_yaml_text(text, "f")
    assert document.value is not None or document.findings
    for finding in document.findings:
        assert 1 <= finding.place.line <= text.count("\n") + 1
        assert finding.place.column >= 1


@pytest.mark.parametrize("text", ["? a", "a: 1\n? b", "a:"])
def test_a_value_missing_at_the_very_end_is_no_accident(text: str) -> None:
    document = read_yaml_text(text, "game.yaml")
    assert list(document.value or {})[-1] in {"a", "b"}
