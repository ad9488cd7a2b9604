"""The languages pnpgen speaks: one record per language holds all that differs between them.

To add a language, add its record to LANGUAGES (and its number words to `number_words`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pnpgen.text import hungarian, korean
from pnpgen.text.language import NO_BREAK_SPACE, Language, NoBreak
from pnpgen.text.number_words import english as english_numbers
from pnpgen.text.number_words import hungarian as hungarian_numbers
from pnpgen.text.number_words import korean as korean_numbers
from pnpgen.text.number_words import polish as polish_numbers
from pnpgen.text.number_words import russian as russian_numbers

SLAVIC_FEW = "n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2"
METRIC = ("mm", "cm", "m", "km", "g", "kg", "%", "°", "×")

POLISH = Language(
    tag="pl",
    name="polski",
    forms=3,
    plural=f"(n==1 ? 0 : {SLAVIC_FEW})",
    fraction_form=1,
    group=NO_BREAK_SPACE,
    group_from=10_000,
    decimal=",",
    quotes=("„", "”"),
    inner_quotes=("«", "»"),
    dash="–",
    range_sign="–",
    hyphenation="pl_PL",
    no_break=NoBreak(
        after=("a", "i", "o", "u", "w", "z", "nr", "str.", "np.", "tzn.", "tj.", "ok.", "im."),
        before=("–", "—"),
        units=(*METRIC, "zł", "s", "min", "godz.", "pkt"),
    ),
    number_words=polish_numbers.words,
    letters="ąćęłńóśźżéü",
)

ENGLISH = Language(
    tag="en",
    name="English",
    forms=2,
    plural="(n != 1)",
    fraction_form=1,
    group=",",
    group_from=1_000,
    decimal=".",
    quotes=("“", "”"),
    inner_quotes=("‘", "’"),
    dash="—",
    range_sign="–",
    hyphenation="en_US",
    no_break=NoBreak(
        after=("a", "I", "no.", "p.", "pp.", "e.g.", "i.e."),
        before=("–", "—"),
        units=(*METRIC, "in", "s", "min"),
    ),
    number_words=english_numbers.words,
    letters="áàçéèêëíîïñóôöü",
    spaced_dash=False,
    doubled=frozenset({"had", "that"}),
)

RUSSIAN = Language(
    tag="ru",
    name="русский",
    forms=3,
    plural=f"(n%10==1 && n%100!=11 ? 0 : {SLAVIC_FEW})",
    fraction_form=1,
    group=NO_BREAK_SPACE,
    group_from=10_000,
    decimal=",",
    quotes=("«", "»"),
    inner_quotes=("„", "“"),
    dash="—",
    range_sign="–",
    hyphenation="ru_RU",
    no_break=NoBreak(
        after=(
            *("в", "к", "о", "с", "у", "я", "и", "а", "но", "не", "ни", "на", "по", "до", "за", "из", "от"),
            *("об", "во", "ко", "со", "без", "для", "под", "над", "при", "про"),
            *("№", "§", "стр.", "т.", "см."),
        ),
        before=("—", "–", "бы", "же", "ли", "б", "ж", "ль"),
        units=("мм", "см", "м", "км", "г", "кг", "с", "мин", "%", "°", "×"),
    ),
    number_words=russian_numbers.words,
    scripts=("cyrillic",),
)

HUNGARIAN = Language(
    tag="hu",
    name="magyar",
    forms=2,
    plural="(n != 1)",
    fraction_form=1,
    group=NO_BREAK_SPACE,
    group_from=10_000,
    decimal=",",
    quotes=("„", "”"),
    inner_quotes=("»", "«"),
    dash="–",
    range_sign="–",
    hyphenation="hu_HU",
    no_break=NoBreak(after=("a", "az", "s", "pl."), before=("–", "—"), units=(*METRIC, "perc", "pont")),
    number_words=hungarian_numbers.words,
    letters="áéíóöőúüű",
    fixed_hint="write `a(z) {n}` and `{n}-(val/vel)`; the right form is chosen when the value is known",
    fixed="(?<![\\w-])[Aa]z? (?=\ufffb)|\ufffb[”»)\\]]?-(?!(?:ig|ért|kor|ként)\\b)[a-záéíóöőúüű]+",
    unresolved=r"\b[Aa]\(z\)|-\([a-záéíóöőúüű]+(?:/[a-záéíóöőúüű]+)+\)",
    resolve=hungarian.resolve,
)

KOREAN = Language(
    tag="ko",
    name="한국어",
    forms=1,
    plural="0",
    fraction_form=0,
    group=",",
    group_from=1_000,
    decimal=".",
    quotes=("“", "”"),
    inner_quotes=("‘", "’"),
    dash="—",
    range_sign="~",
    hyphenation=None,
    no_break=NoBreak(
        after=(
            *("한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열", "열한", "열두", "열세"),
            *("열네", "열다섯", "열여섯", "열일곱", "열여덟", "열아홉", "스무", "몇"),
        ),
        before=("–", "—"),
        units=(*METRIC, "장", "개", "명", "번", "점", "칸", "턴", "라운드", "차례", "쪽", "분"),
    ),
    number_words=korean_numbers.words,
    scripts=("hangul",),
    fixed_hint="write `{n}을(를)`, `{n}은(는)`, `{n}(으)로` …, or a counter between: `{n}장을`",
    fixed="\ufffb[)\\]”’]?(?:은|는|이|가|을|를|과|와|으로|로)(?![가-힣(])",
    particle_twice=korean.TWICE,
    unresolved=korean.PARTICLE.pattern,
    resolve=korean.resolve,
)

LANGUAGES: Mapping[str, Language] = MappingProxyType(
    {language.tag: language for language in (POLISH, RUSSIAN, HUNGARIAN, KOREAN, ENGLISH)}
)


class UnknownLanguageError(LookupError):
    """A locale that pnpgen has no language for."""


def language_of(locale: str) -> Language:
    """The language of a locale such as `pl` or `en`; raises UnknownLanguageError."""
    try:
        return LANGUAGES[locale]
    except KeyError:
        raise UnknownLanguageError(f"no language {locale!r}; there are {', '.join(LANGUAGES)}") from None
