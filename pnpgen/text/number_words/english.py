"""English number words."""

from __future__ import annotations

from functools import cache

from pnpgen.text.number_words.table import Kind, NumberWords, collect, rows

CARDINALS = """
0 zero nought
1 one
2 two
3 three
4 four
5 five
6 six
7 seven
8 eight
9 nine
10 ten
11 eleven
12 twelve
13 thirteen
14 fourteen
15 fifteen
16 sixteen
17 seventeen
18 eighteen
19 nineteen
20 twenty
30 thirty
40 forty
50 fifty
60 sixty
70 seventy
80 eighty
90 ninety
100 hundred
1000 thousand
1000000 million
"""

ORDINALS = """
1 first
2 second
3 third
4 fourth
5 fifth
6 sixth
7 seventh
8 eighth
9 ninth
10 tenth
11 eleventh
12 twelfth
13 thirteenth
14 fourteenth
15 fifteenth
16 sixteenth
17 seventeenth
18 eighteenth
19 nineteenth
20 twentieth
30 thirtieth
40 fortieth
50 fiftieth
60 sixtieth
70 seventieth
80 eightieth
90 ninetieth
100 hundredth
1000 thousandth
"""

NOUNS = """
0 zeros zeroes
1 ones
2 twos
3 threes
4 fours
5 fives
6 sixes
7 sevens
8 eights
9 nines
10 tens
12 dozen dozens
20 twenties
100 hundreds
1000 thousands
"""

TIMES = """
1 once
2 twice double doubly twofold
3 thrice triple treble threefold
4 quadruple fourfold
5 quintuple fivefold
"""


FALSE_FRIENDS = """
one ones once first second both half halves zeros tens dozens hundreds thousands
"""


@cache
def words() -> NumberWords:
    """The English number words up to a million."""
    return NumberWords(
        collect(
            rows(CARDINALS, Kind.CARDINAL, multipliers=(100, 1000, 1000000)),
            rows(ORDINALS, Kind.ORDINAL, multipliers=(100, 1000)),
            rows(NOUNS, Kind.NOUN),
            rows(TIMES, Kind.TIMES),
            rows("2 both", Kind.COLLECTIVE),
            rows("1/2 half halves", Kind.FRACTION),
        ),
        false_friends=frozenset(FALSE_FRIENDS.split()),
        joiner="and",
        # the double, a thing of dice games; words made with it
        idioms=r"\b(?:a|the|each|every|no) (?:double|triple)\b(?! (?:points?|score|value)\b)"
        r"|^(?:double|triple)$|\bdouble[- ](?:sided|page|check|deck)\w*",
        meant=r"\bone(?= and a half\b)",
    )
