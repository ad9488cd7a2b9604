"""Korean numerals, native and Sino-Korean; they count as numbers only before a counter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pnpgen.text.number_words.table import Kind, NumberWords, Word, collect, rows

NATIVE_UNITS = ("", "하나", "둘", "셋", "넷", "다섯", "여섯", "일곱", "여덟", "아홉")
NATIVE_BEFORE_COUNTER = ("", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉")
NATIVE_TENS = ("", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔")
SINO_UNITS = ("", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구")
SINO_PLACES = ((1000, "천"), (100, "백"), (10, "십"))

ALONE = ("이", "은", "을", "의", "과", "도", "만", "이서", "이서만")
"""Particles after which a native numeral is a number without a counter: `둘이서`, the two of them."""
FRACTIONS = "1/2 반 절반"
ORDINALS = """
1 첫째 첫
2 둘째
3 셋째
4 넷째
5 다섯째
6 여섯째
7 일곱째
8 여덟째
9 아홉째
10 열째
"""
COUNTERS = """
장 개 명 번째 번 점 칸 턴 라운드 차례 곳 쪽 줄 묶음 가지 배 회 분 초 인
사람 단계 세트 다스 조각 주사위 마리 척 단 종 벌 쌍 페이지 군데
"""
FALSE_FRIENDS = "한 하나 첫 첫째 공 영 서 너 백 천 반 절반"


def sino(number: int) -> str:
    """A number from 1 to 9999 in Sino-Korean words."""
    out = ""
    for value, place in SINO_PLACES:
        digit, number = divmod(number, value)
        out += ("" if digit == 1 else SINO_UNITS[digit]) + place if digit else ""
    return out + SINO_UNITS[number]


def native() -> Iterator[tuple[str, Word]]:
    """The numbers 1 to 99 in native words, alone and before a counter."""
    for number in range(1, 100):
        ten, unit = divmod(number, 10)
        yield NATIVE_TENS[ten] + NATIVE_UNITS[unit], Word(number)
        yield NATIVE_TENS[ten] + NATIVE_BEFORE_COUNTER[unit], Word(number)
    yield from rows("20 스무\n3 석 서\n4 넉 너", Kind.CARDINAL)


def people() -> Iterator[tuple[str, Word]]:
    """The native numerals 2 to 9 with particles."""
    for number, numeral in enumerate(NATIVE_UNITS[2:], start=2):
        for particle in ALONE:
            yield numeral + particle, Word(number, Kind.COLLECTIVE)


@cache
def words() -> NumberWords:
    """The Korean number words: native to 99, Sino-Korean to 9999."""
    return NumberWords(
        collect(
            native(),
            rows("0 영 공", Kind.CARDINAL),
            ((sino(number), Word(number)) for number in range(1, 10_000)),
            people(),
            rows(FRACTIONS, Kind.FRACTION),
            rows(ORDINALS, Kind.ORDINAL),
        ),
        false_friends=frozenset((*FALSE_FRIENDS.split(), *SINO_UNITS[1:])),
        counters="|".join(COUNTERS.split()),
    )
