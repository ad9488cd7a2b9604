"""Korean particles that depend on the sound before them: `을(를)`, `은(는)`, `이(가)`, `(으)로` ..."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from pnpgen.text.markup import plain

PARTICLES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "은(는)": ("은", "는"),
        "는(은)": ("은", "는"),
        "이(가)": ("이", "가"),
        "가(이)": ("이", "가"),
        "을(를)": ("을", "를"),
        "를(을)": ("을", "를"),
        "과(와)": ("과", "와"),
        "와(과)": ("과", "와"),
        "아(야)": ("아", "야"),
        "(으)로": ("으로", "로"),
        "(이)나": ("이나", "나"),
        "(이)랑": ("이랑", "랑"),
        "(이)라": ("이라", "라"),
        "(이)며": ("이며", "며"),
    }
)
"""How a particle is written in a message: the form after a consonant, the form after a vowel."""

PARTICLE = re.compile("|".join(re.escape(written) for written in PARTICLES))

TWICE = (
    r"(?:을\(를\)|를\(을\)|은\(는\)|는\(은\)|이\(가\)|가\(이\))(?:을|를|은|는|이|가)(?![가-힣])"
    r"|(?<=[가-힣\ufffb])(?:를[을를은는이가]|는[을를은]|을를|은는)(?![가-힣])"
)
"""Two particles in a row; 을, 은, 이 and 가 are also ends of nouns, as in 마을을 and 작가가."""

NO_FINAL, RIEUL, FINAL = "", "ㄹ", "x"
"""The end of the last syllable: a vowel, ㄹ (which counts as a vowel before 로), another consonant."""

DIGITS = MappingProxyType(dict(zip("0123456789", "xㄹ x  xㄹㄹ ", strict=True)))
"""영 일 이 삼 사 오 육 칠 팔 구."""
POWERS = MappingProxyType({1: FINAL, 2: FINAL, 3: FINAL, 4: FINAL, 8: FINAL, 12: NO_FINAL, 16: FINAL})
"""십 백 천 만 억 조 경."""
LETTERS = MappingProxyType({"l": RIEUL, "r": RIEUL, "m": FINAL, "n": FINAL})
"""Names of Latin letters that end in a consonant: 엘 알 엠 엔."""

GROUP_AT_END = re.compile(r"\s*[(\[（][^()\[\]（）]*[)\]）]\s*$")
CLOSING = "\"'”’»」』〉》）)]}.,!?…~*\u2026 \u00a0"
NUMBER_AT_END = re.compile(r"[0-9][0-9,]*(?:\.[0-9]+)?$")
LATIN_AT_END = re.compile(r"[A-Za-z]+$")


def resolve(markup: str) -> str:
    """The markup with each particle in the form that fits what stands before it."""
    out: list[str] = []
    at = 0
    for found in PARTICLE.finditer(markup):
        out.append(markup[at : found.start()])
        out.append(particle(plain("".join(out)), found.group()))
        at = found.end()
    return "".join(out) + markup[at:]


def particle(before: str, written: str) -> str:
    """The form of a particle after a text; as written where the sound of the text is unknown."""
    end = final_sound(before)
    if end is None:
        return written
    after_consonant, after_vowel = PARTICLES[written]
    if end == NO_FINAL or (end == RIEUL and written == "(으)로"):
        return after_vowel
    return after_consonant


def final_sound(text: str) -> str | None:
    """How the text ends when read aloud: NO_FINAL, RIEUL or FINAL; None for foreign words and signs."""
    spoken = unicodedata.normalize("NFKC", text).rstrip()
    spoken = (GROUP_AT_END.sub("", spoken) or spoken.strip("()[]（） ")).rstrip(CLOSING)
    if not spoken:
        return None
    last = spoken[-1]
    if "가" <= last <= "힣":
        return syllable_final(last)
    if number := NUMBER_AT_END.search(spoken):
        return number_final(number.group().replace(",", ""))
    if last == "%":
        return NO_FINAL
    if word := LATIN_AT_END.search(spoken):
        initials = word.group()
        return LETTERS.get(last.lower(), NO_FINAL) if initials.isupper() and len(initials) <= 5 else None
    return None


def syllable_final(syllable: str) -> str:
    """How a Hangul syllable ends, by its place in Unicode."""
    final = (ord(syllable) - ord("가")) % 28
    return NO_FINAL if final == 0 else RIEUL if final == 8 else FINAL


def number_final(digits: str) -> str:
    """How a number ends in the Sino-Korean reading: by its last digit, or the power of ten it ends with."""
    last = DIGITS[digits[-1]].strip()
    if "." in digits or digits[-1] != "0" or not digits.strip("0"):
        return last
    zeros = len(digits) - len(digits.rstrip("0"))
    return POWERS[max((power for power in POWERS if power <= zeros and power >= 4), default=zeros)]
