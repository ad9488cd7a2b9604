"""Korean particles fit what stands before them, however it is written."""

from __future__ import annotations

import re

import pytest

from pnpgen.text.formatting import format_message
from pnpgen.text.korean import TWICE, resolve

ENDS_IN_VOWEL = ["카드", "2", "4", "5", "9", "20 000 000 000 000".replace(" ", ""), "A", "50%"]
ENDS_IN_CONSONANT = [
    "폭풍",
    "동전",
    "3",
    "6",
    "0",
    "10",
    "100",
    "1000",
    "10000",
    "100000000",
    "30",
    "M",
    "1,000",
]
ENDS_IN_RIEUL = ["물", "1", "7", "8", "21", "L", "R"]


@pytest.mark.parametrize("word", ENDS_IN_VOWEL)
def test_after_a_vowel(word: str) -> None:
    assert resolve(f"{word}을(를) {word}은(는) {word}이(가) {word}과(와) {word}(으)로") == (
        f"{word}를 {word}는 {word}가 {word}와 {word}로"
    )


@pytest.mark.parametrize("word", ENDS_IN_CONSONANT)
def test_after_a_consonant(word: str) -> None:
    assert resolve(f"{word}을(를) {word}은(는) {word}이(가) {word}과(와) {word}(으)로") == (
        f"{word}을 {word}은 {word}이 {word}과 {word}으로"
    )


@pytest.mark.parametrize("word", ENDS_IN_RIEUL)
def test_after_rieul_only_the_direction_is_as_after_a_vowel(word: str) -> None:
    assert resolve(f"{word}을(를) {word}(으)로 {word}(이)나") == f"{word}을 {word}로 {word}이나"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("“등대”을(를)", "“등대”를"),
        ("검(劍)을(를)", "검(劍)을"),
        ("카드(5장)이(가)", "카드(5장)가"),
        ("<b>8</b>(으)로", "<b>8</b>로"),
        ("<i>폭풍</i>와(과)", "<i>폭풍</i>과"),
        ("2.5을(를)", "2.5를"),
        ("３을(를)", "３을"),
        ("「책」을(를)", "「책」을"),
        ("등대를(을) 폭풍가(이)", "등대를 폭풍이"),
    ],
)
def test_quotes_brackets_and_tags_are_looked_through(written: str, read: str) -> None:
    assert resolve(written) == read


def test_after_a_foreign_word_both_forms_stay() -> None:
    assert resolve("Joker을(를) 버립니다") == "Joker을(를) 버립니다"


def test_particles_are_resolved_after_values_are_filled_in() -> None:
    text = "{name}을(를) {n}(으)로 바꿉니다."
    assert format_message(text, {"name": "등대", "n": 3}, "ko") == "등대를 3으로 바꿉니다."
    assert format_message(text, {"name": "폭풍", "n": 8}, "ko") == "폭풍을 8로 바꿉니다."


def twice(text: str) -> list[str]:
    return [match.group() for match in re.finditer(TWICE, text)]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("카드를을 뽑는다", "를을"),
        ("\ufffb을(를)를 뽑는다", "을(를)를"),
        ("이름은(는)은 길다", "은(는)은"),
        ("카드는은 크다", "는은"),
        ("점수를를 얻는다", "를를"),
    ],
)
def test_two_particles_in_a_row_are_found(text: str, found: str) -> None:
    assert twice(text) == [found]


@pytest.mark.parametrize(
    "text",
    [
        "마을을 지나 가을은 왔다", "은은 금보다 싸다", "작가가 아이가 된다", "하는가? 하는 이는 없다",
        "\ufffb(으)로는 부족하다", "\ufffb과(와)는 다르다", "물을 를 뺀 나머지", "고를 이유",
        "다른 이를 고르는데",
    ],
)  # fmt: skip
def test_nouns_that_end_like_particles_are_not_found(text: str) -> None:
    assert twice(text) == []
