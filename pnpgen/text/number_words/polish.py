"""Polish number words, with every case and gender."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pnpgen.text.number_words.table import Kind, NumberWords, Word, collect, rows

CARDINALS = """
0 zero zera zeru zerem zerze
1 jeden jedna jedno jednego jednej jednemu jednym jedną jedni jedne jednych jednymi
2 dwa dwie dwaj dwóch dwu dwóm dwom dwoma dwiema
3 trzy trzej trzech trzem trzema
4 cztery czterej czterech czterem czterema
5 pięć pięciu pięcioma
6 sześć sześciu sześcioma
7 siedem siedmiu siedmioma
8 osiem ośmiu ośmioma
9 dziewięć dziewięciu dziewięcioma
10 dziesięć dziesięciu dziesięcioma
11 jedenaście jedenastu jedenastoma
12 dwanaście dwunastu dwunastoma
13 trzynaście trzynastu trzynastoma
14 czternaście czternastu czternastoma
15 piętnaście piętnastu piętnastoma
16 szesnaście szesnastu szesnastoma
17 siedemnaście siedemnastu siedemnastoma
18 osiemnaście osiemnastu osiemnastoma
19 dziewiętnaście dziewiętnastu dziewiętnastoma
20 dwadzieścia dwudziestu dwudziestoma
30 trzydzieści trzydziestu trzydziestoma
40 czterdzieści czterdziestu czterdziestoma
50 pięćdziesiąt pięćdziesięciu pięćdziesięcioma
60 sześćdziesiąt sześćdziesięciu sześćdziesięcioma
70 siedemdziesiąt siedemdziesięciu siedemdziesięcioma
80 osiemdziesiąt osiemdziesięciu osiemdziesięcioma
90 dziewięćdziesiąt dziewięćdziesięciu dziewięćdziesięcioma
100 sto stu stoma
200 dwieście dwustu dwustoma
300 trzysta trzystu trzystoma
400 czterysta czterystu czterystoma
500 pięćset pięciuset pięciomaset
600 sześćset sześciuset
700 siedemset siedmiuset
800 osiemset ośmiuset
900 dziewięćset dziewięciuset
1000 tysiąc tysiąca tysiącowi tysiącem tysiącu tysiące tysięcy tysiącom tysiącami tysiącach
1000000 milion miliona milionowi milionem milionie miliony milionów milionom milionami milionach
"""

COLLECTIVES = """
2 dwoje dwojga dwojgu dwojgiem oboje obojga obojgu obojgiem
2 oba obie obaj obu oboma obiema obydwa obydwie obydwaj obydwu obydwóch
3 troje trojga trojgu trojgiem
4 czworo czworga czworgu czworgiem
5 pięcioro pięciorga pięciorgu pięciorgiem
6 sześcioro sześciorga sześciorgu sześciorgiem
7 siedmioro siedmiorga siedmiorgu siedmiorgiem
8 ośmioro ośmiorga ośmiorgu ośmiorgiem
9 dziewięcioro dziewięciorga dziewięciorgu dziewięciorgiem
"""
COLLECTIVE_STEMS = """
10 dziesięcior
11 jedenaścior
12 dwanaścior
13 trzynaścior
14 czternaścior
15 piętnaścior
16 szesnaścior
17 siedemnaścior
18 osiemnaścior
19 dziewiętnaścior
20 dwadzieścior
30 trzydzieścior
40 czterdzieścior
50 pięćdziesięcior
60 sześćdziesięcior
70 siedemdziesięcior
80 osiemdziesięcior
90 dziewięćdziesięcior
"""

NOUNS = """
1 jedynka jedynki jedynce jedynkę jedynką jedynek
2 dwójka dwójki dwójce dwójkę dwójką dwójek
3 trójka trójki trójce trójkę trójką trójek
4 czwórka czwórki czwórce czwórkę czwórką czwórek
5 piątka piątki piątce piątkę piątką piątek
6 szóstka szóstki szóstce szóstkę szóstką szóstek
7 siódemka siódemki siódemce siódemkę siódemką siódemek
8 ósemka ósemki ósemce ósemkę ósemką ósemek
9 dziewiątka dziewiątki dziewiątce dziewiątkę dziewiątką dziewiątek
10 dziesiątka dziesiątki dziesiątce dziesiątkę dziesiątką dziesiątek
11 jedenastka jedenastki jedenastce jedenastkę jedenastką jedenastek
12 dwunastka dwunastki dwunastce dwunastkę dwunastką dwunastek
12 tuzin tuzina tuzinowi tuzinem tuzinie tuziny tuzinów tuzinom tuzinami tuzinach
20 dwudziestka dwudziestki dwudziestce dwudziestkę dwudziestką dwudziestek
100 setka setki setce setkę setką setek
"""
VAGUE = "setki setek setkom setkami setkach tuziny tuzinów tuzinom tuzinami tuzinach piątek"
"""Hundreds and dozens, which say no number; and Friday."""

ORDINAL_STEMS = """
1 pierwsz
2 drug
3 trzec
4 czwart
5 piąt
6 szóst
7 siódm
8 ósm
9 dziewiąt
10 dziesiąt
11 jedenast
12 dwunast
13 trzynast
14 czternast
15 piętnast
16 szesnast
17 siedemnast
18 osiemnast
19 dziewiętnast
20 dwudziest
30 trzydziest
40 czterdziest
50 pięćdziesiąt
60 sześćdziesiąt
70 siedemdziesiąt
80 osiemdziesiąt
90 dziewięćdziesiąt
100 setn
200 dwusetn dwóchsetn
300 trzechsetn trzysetn
400 czterechsetn czterysetn
500 pięćsetn
600 sześćsetn
700 siedemsetn
800 osiemsetn
900 dziewięćsetn
1000 tysięczn
"""

HARD = ("y", "a", "e", "ego", "ej", "emu", "ym", "ą", "ych", "ymi")
SOFT = ("i", "a", "ie", "iego", "iej", "iemu", "im", "ą", "ich", "imi")
THIRD = ("i", "ia", "ie", "iego", "iej", "iemu", "im", "ią", "ich", "imi")
MASCULINE_PERSONAL = """
1 pierwsi
2 drudzy
4 czwarci
5 piąci
6 szóści
"""

TIMES_STEMS = """
2 dwu
3 trzy
4 cztero
5 pięcio
6 sześcio
7 siedmio
8 ośmio
9 dziewięcio
10 dziesięcio
12 dwunasto
20 dwudziesto
100 stu
"""
DOUBLE_STEMS = """
2 podwójn
3 potrójn
4 poczwórn
"""

FRACTIONS = """
3/2 półtora półtorej
1/2 pół połowa połowy połowie połowę połową połów
1/4 ćwierć ćwierci
"""

COUNTED_THINGS = """
osobow częściow kart ścienn punktow poziomow rzędow kolorow godzinn minutow rundow turow literow
"""


def ordinals() -> Iterator[tuple[str, Word]]:
    """The ordinals 1 to 20, the tens, the hundreds and 1000, declined like adjectives."""
    for stem, word in rows(ORDINAL_STEMS, Kind.ORDINAL):
        endings = THIRD if stem == "trzec" else SOFT if stem == "drug" else HARD
        for ending in endings:
            yield stem + ending, word
    yield from rows(MASCULINE_PERSONAL, Kind.ORDINAL)


def times() -> Iterator[tuple[str, Word]]:
    """Multiples, as in `dwukrotnie`, and the parts of compounds, as `sześcio` in `sześciościenna`."""
    for stem, word in rows(TIMES_STEMS, Kind.TIMES):
        for ending in (*HARD, "ie", "ość", "ości", "ością"):
            yield f"{stem}krotn{ending}", word
    for stem, word in rows(DOUBLE_STEMS, Kind.TIMES):
        for ending in (*HARD, "ie"):
            yield stem + ending, word
    yield from rows(TIMES_STEMS, Kind.PART)


def collectives() -> Iterator[tuple[str, Word]]:
    """Numbers of people of both sexes, of children and of things without a singular."""
    yield from rows(COLLECTIVES, Kind.COLLECTIVE)
    for stem, word in rows(COLLECTIVE_STEMS, Kind.COLLECTIVE):
        for ending in ("o", "ga", "gu", "giem"):
            yield stem + ending, word


def nouns() -> Iterator[tuple[str, Word]]:
    """What a die shows, as `szóstka`, and tens, dozens and hundreds of things."""
    for form, word in rows(NOUNS, Kind.NOUN):
        yield form, word
        if form.endswith("ka"):
            for ending in ("om", "ami", "ach"):
                yield form[:-1] + ending, word


@cache
def words() -> NumberWords:
    """The Polish number words up to a million."""
    found = collect(
        rows(CARDINALS, Kind.CARDINAL, multipliers=(1000, 1000000)),
        ordinals(),
        collectives(),
        nouns(),
        times(),
        rows(FRACTIONS, Kind.FRACTION),
    )
    return NumberWords(
        found,
        false_friends=frozenset(
            form
            for form, word in found.items()
            if (word.value == 1 and word.kind in (Kind.CARDINAL, Kind.ORDINAL))
            or word.kind is Kind.PART
            or (word.kind is Kind.FRACTION and word.value < 1)
            or form in VAGUE.split()
        ),
        idioms=r"\bjed\w+ (?:i|lub|albo|czy|ani|po|za|od|do|na|przy|obok|z) drug\w+|\bz drugiej strony\b",
        compounds=(
            # an octopus (ośmiornica) has its eight arms in its name, and is no number
            (r"(?:cztero|pięcio|sześcio|siedmio|ośmio|dziewięcio|dziesięcio)", r"(?!rnic)\w{3,}"),
            (r"(?:dwu|trzy)", rf"(?:{'|'.join(COUNTED_THINGS.split())})\w*"),
        ),
    )
