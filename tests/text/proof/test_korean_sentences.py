"""Korean sentences with the particle that 한글 맞춤법 and the reading of numbers (영 일 이 삼 ...) give.

After a final consonant 은 이 을 과 으로, after a vowel 는 가 를 와 로, and 로 after ㄹ as well; digits are
read Sino-Korean, Latin letters by their Korean names (에이, 비, 엘, 엠, 엔, 아르).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pnpgen.text.numerals import says

MESSAGE = "{n}을(를) {n}(으)로 {n}은(는) {n}이(가) {n}과(와)"
READ = [
    ("0", "0을 0으로 0은 0이 0과"), ("1", "1을 1로 1은 1이 1과"), ("2", "2를 2로 2는 2가 2와"),
    ("3", "3을 3으로 3은 3이 3과"), ("4", "4를 4로 4는 4가 4와"), ("5", "5를 5로 5는 5가 5와"),
    ("6", "6을 6으로 6은 6이 6과"), ("7", "7을 7로 7은 7이 7과"), ("8", "8을 8로 8은 8이 8과"),
    ("9", "9를 9로 9는 9가 9와"), ("10", "10을 10으로 10은 10이 10과"),
    ("100", "100을 100으로 100은 100이 100과"), ("1,000", "1,000을 1,000으로 1,000은 1,000이 1,000과"),
    ("12", "12를 12로 12는 12가 12와"), ("21", "21을 21로 21은 21이 21과"),
    ("10,000", "10,000을 10,000으로 10,000은 10,000이 10,000과"),
    ("등대", "등대를 등대로 등대는 등대가 등대와"), ("폭풍", "폭풍을 폭풍으로 폭풍은 폭풍이 폭풍과"),
    ("돌", "돌을 돌로 돌은 돌이 돌과"), ("뼈", "뼈를 뼈로 뼈는 뼈가 뼈와"),
    ("바위", "바위를 바위로 바위는 바위가 바위와"), ("해골", "해골을 해골로 해골은 해골이 해골과"),
    ("A", "A를 A로 A는 A가 A와"), ("B", "B를 B로 B는 B가 B와"), ("L", "L을 L로 L은 L이 L과"),
    ("M", "M을 M으로 M은 M이 M과"), ("N", "N을 N으로 N은 N이 N과"), ("R", "R을 R로 R은 R이 R과"),
    ("카드(5장)", "카드(5장)를 카드(5장)로 카드(5장)는 카드(5장)가 카드(5장)와"),
    ("“폭풍”", "“폭풍”을 “폭풍”으로 “폭풍”은 “폭풍”이 “폭풍”과"),
    ("‘등대’", "‘등대’를 ‘등대’로 ‘등대’는 ‘등대’가 ‘등대’와"),
]  # fmt: skip
COUNTED = [
    (1, "카드 1장을 뽑습니다."), (2, "카드 2장을 뽑습니다."), (21, "카드 21장을 뽑습니다."),
    (1000, "카드 1,000장을 뽑습니다."), (10_000, "카드 10,000장을 뽑습니다."),
]  # fmt: skip
WORDED = [
    ("한", 1), ("두", 2), ("세", 3), ("네", 4), ("다섯", 5), ("여섯", 6), ("열", 10), ("열두", 12),
    ("스무", 20), ("스물한", 21), ("스물다섯", 25), ("둘째", 2), ("셋째", 3), ("이", 2), ("삼", 3),
    ("십", 10), ("십이", 12), ("이십일", 21), ("백", 100), ("백일", 101), ("백십이", 112), ("천", 1000),
]  # fmt: skip


@pytest.mark.parametrize(("value", "sentence"), READ)
def test_particles_follow_what_is_read(
    printed: Callable[[str, str, str], str], value: str, sentence: str
) -> None:
    assert printed(MESSAGE, value, "ko") == sentence


@pytest.mark.parametrize(("number", "sentence"), COUNTED)
def test_a_counter_between_number_and_particle_needs_no_choice(
    printed: Callable[[str, int, str], str], number: int, sentence: str
) -> None:
    assert printed("카드 {n}[n:장을] 뽑습니다.", number, "ko") == sentence


@pytest.mark.parametrize(("words", "number"), WORDED)
def test_native_and_sino_korean_numerals_are_read(words: str, number: int) -> None:
    assert says(words, number, "ko")
    assert not says(words, number + 1, "ko")
