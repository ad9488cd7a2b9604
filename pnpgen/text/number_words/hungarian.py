"""Hungarian number words up to 999 and the round thousands, with their endings."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pnpgen.text.number_words.table import Kind, NumberWords, Word, collect, rows

UNITS = ("", "egy", "kettő", "három", "négy", "öt", "hat", "hét", "nyolc", "kilenc")
TENS = ("", "tíz", "húsz", "harminc", "negyven", "ötven", "hatvan", "hetven", "nyolcvan", "kilencven")

ENDINGS = """
1 egyet eggyel egynek egyben egyre egytől egyből egyről egynél egyhez egyen egyig egyért
2 kettőt kettővel kettőnek kettőben kettőre kettőtől kettőből kettőről kettőnél kettőhöz kettőn kettőig kettőért ketten kettes
3 hármat hárommal háromnak háromban háromra háromtól háromból háromról háromnál háromhoz hármon háromig háromért hárman hármas
4 négyet néggyel négynek négyben négyre négytől négyből négyről négynél négyhez négyen négyig négyért négyes
5 ötöt öttel ötnek ötben ötre öttől ötből ötről ötnél öthöz ötön ötig ötért öten ötös
6 hatot hattal hatnak hatban hatra hattól hatból hatról hatnál hathoz haton hatig hatért hatan hatos
7 hetet héttel hétnek hétben hétre héttől hétből hétről hétnél héthez héten hétig hétért heten hetes
8 nyolcat nyolccal nyolcnak nyolcban nyolcra nyolctól nyolcból nyolcról nyolcnál nyolchoz nyolcon nyolcig nyolcért nyolcan nyolcas
9 kilencet kilenccel kilencnek kilencben kilencre kilenctől kilencből kilencről kilencnél kilenchez kilencen kilencig kilencért kilences
10 tízet tízzel tíznek tízben tízre tíztől tízből tízről tíznél tízhez tízen tízig tízért tízes
20 húszat hússzal húsznak húszban húszra húsztól húszból húszról húsznál húszhoz húszon húszig húszért húszas
100 százat százzal száznak százban százra száztól százból százról száznál százhoz százon százig százért százas
"""  # noqa: E501

ORDINAL_TAILS = ("", "at", "et", "nak", "nek", "kal", "kel", "ban", "ben", "ra", "re", "ba", "be")
ORDINAL_TAILS_MORE = (
    "on",
    "en",
    "ként",
    "ig",
    "tól",
    "től",
    "ból",
    "ből",
    "ról",
    "ről",
    "hoz",
    "hez",
    "nál",
    "nél",
)
ORDINAL_UNITS = ("", "egyedik", "kettedik", "harmadik", "negyedik", "ötödik", "hatodik", "hetedik")
ORDINALS = """
1 első
2 második
3 harmadik
4 negyedik
5 ötödik
6 hatodik
7 hetedik
8 nyolcadik
9 kilencedik
10 tizedik
20 huszadik
30 harmincadik
40 negyvenedik
50 ötvenedik
60 hatvanadik
70 hetvenedik
80 nyolcvanadik
90 kilencvenedik
100 századik
1000 ezredik
"""
LATER_ORDINALS = (*ORDINAL_UNITS, "nyolcadik", "kilencedik")

TIMES = """
1 egyszer
2 kétszer dupla duplán duplája dupláját duplájára duplájával
3 háromszor tripla triplán triplája tripláját triplájára triplájával
4 négyszer
5 ötször
6 hatszor
7 hétszer
8 nyolcszor
9 kilencszer
10 tízszer
12 tizenkétszer
20 hússzor húszszor
100 százszor
"""
FRACTIONS = """
3/2 másfél másfelet másféllel másfélszer másfélszeres másfélszerese másfélszeresét másfélszeresen
1/2 fél felet fele felét felére felével
"""
DOZENS = """
12 tucat tucatot tucattal tucatnak tucatra tucatból tucatnyi
"""

SHOWN = """
1 egyes egyest egyessel
2 kettest kettessel
3 hármast hármassal
4 négyest négyessel
5 ötöst ötössel
6 hatost hatossal
"""
"""What a die shows: `egy hatost dobsz`."""

BOTH = """
2 mindkét mindkettő mindkettőt mindkettővel mindkettőnek mindkettőben mindkettőbe mindkettőre mindketten
"""

FALSE_FRIENDS = """
egy hat hét egyes első elsőként elsőre egyszer fél felet fele felét felére felével
mindkét mindkettő mindkettőt mindkettővel mindkettőnek mindkettőben mindkettőbe mindkettőre mindketten
egyet eggyel egynek egyben egyre egytől egyből egyről egynél egyhez egyen egyig egyért
hetet hétnek hétben hétre héttől hétből hétről hétnél héthez héten hétig hétért heten hetes
"""


def tens(number: int) -> str:
    """A number below 100 in words; empty for 0."""
    ten, unit = divmod(number, 10)
    return (tens_before(ten) if unit else TENS[ten]) + UNITS[unit]


def attributive(word: str) -> str:
    """The form before a noun: `két` for `kettő`."""
    return word.removesuffix("kettő") + "két" if word.endswith("kettő") else word


def hundreds(hundred: int) -> str:
    """A number of hundreds in words; empty for 0."""
    return "száz" if hundred == 1 else attributive(UNITS[hundred]) + "száz" if hundred else ""


def tens_before(ten: int) -> str:
    """The tens as they stand before a unit: `huszon` in `huszonegy`."""
    return {1: "tizen", 2: "huszon"}.get(ten, TENS[ten])


def cardinals() -> Iterator[tuple[str, Word]]:
    """The numbers 0 to 999 and the round thousands, also in the form that stands before a noun."""
    yield from rows("0 nulla nullát nullával nullára nullának nulláról", Kind.CARDINAL)
    for hundred in range(10):
        for rest in range(100):
            if word := hundreds(hundred) + tens(rest):
                yield word, Word(100 * hundred + rest)
                yield attributive(word), Word(100 * hundred + rest)
    for thousand in range(1, 100):
        yield (attributive(tens(thousand)) if thousand > 1 else "") + "ezer", Word(1000 * thousand)
    yield "millió", Word(1_000_000, multiplier=True)


def ordinals() -> Iterator[tuple[str, Word]]:
    """The ordinals 1 to 999 and 1000, up to 100 with the endings of nouns."""
    simple = dict(rows(ORDINALS, Kind.ORDINAL))
    for ten in range(1, 10):
        for unit, word in enumerate(LATER_ORDINALS[1:], start=1):
            simple[tens_before(ten) + word] = Word(10 * ten + unit, Kind.ORDINAL)
    for form, found in simple.items():
        for tail in (*ORDINAL_TAILS, *ORDINAL_TAILS_MORE):
            yield form + tail, found
    later = {word.value: form for form, word in simple.items() if word.value > 2}
    later |= {1: LATER_ORDINALS[1], 2: LATER_ORDINALS[2]}
    for hundred in range(1, 10):
        yield hundreds(hundred) + "adik", Word(100 * hundred, Kind.ORDINAL)
        for rest in range(1, 100):
            yield hundreds(hundred) + later[rest], Word(100 * hundred + rest, Kind.ORDINAL)


def times() -> Iterator[tuple[str, Word]]:
    """Multiples, as `kétszer`, `kétszeres` and `kétszeresét`."""
    for form, word in rows(TIMES, Kind.TIMES):
        yield form, word
        if word.value != 1 and form.endswith(("szor", "szer", "ször")):
            link, open_ = {"o": ("os", "a"), "e": ("es", "e"), "ö": ("ös", "e")}[form[-2]]
            long = {"a": "á", "e": "é"}[open_]
            for ending in ("", open_, open_ + "n", long + "t", long + "ra" if open_ == "a" else long + "re"):
                yield form + link + ending, word


def compounds() -> Iterator[tuple[str, Word]]:
    """The numbers with endings, alone and at the end of 11 to 99."""
    for form, word in rows(ENDINGS, Kind.CARDINAL):
        yield form, word
        if word.value < 10:
            for ten in range(1, 10):
                yield tens_before(ten) + form, Word(10 * ten + word.value)


@cache
def words() -> NumberWords:
    """The Hungarian number words up to 999, with round thousands."""
    return NumberWords(
        collect(
            cardinals(),
            compounds(),
            ordinals(),
            times(),
            rows(FRACTIONS, Kind.FRACTION),
            rows(DOZENS, Kind.NOUN),
            rows(BOTH, Kind.COLLECTIVE),
            rows(SHOWN, Kind.COLLECTIVE),
        ),
        false_friends=frozenset(FALSE_FRIENDS.split()),
        idioms=r"\b(?:az?|egy|minden) dupla\b|^dupla$",  # the double, a thing of dice games
        compounds=(
            (
                r"(?:kétszáz|két|három|négy|öt|nyolc|kilenc|tíz|száz)",
                r"(?:oldal|szög|fős|személy|lapos|pontos|körös|kockás|színű)\w*",
            ),
        ),
    )
