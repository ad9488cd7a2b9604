"""What the heroes of Legends of Perm can do, each with one power."""

from __future__ import annotations

from msgspec.structs import replace

from pnpgen.rules.kernel import Supply, clause

from .table import Bunch, Pool, Table, at_seat, drawn_from, left, minus, plus
from .travel import Travel


class Heroes(Travel):
    """The four abilities, and drawing from the deck."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        number = supply.number
        self.grip_reach = number("grip_reach")
        self.sight_look = number("sight_look")
        self.ski_least, self.ski_most = number("ski_least"), number("ski_most")

    def ability(self, s: Table) -> Table:
        """The hero on turn uses the ability."""
        match s.heroes[s.turn]:
            case "kudym_osh":
                return self.bear_grip(s)
            case "bi_an":
                return self.three_worlds(s)
            case "tun":
                return self.prank(s)
        return self.skis(s)

    # --- Kudym-Osh ---------------------------------------------------------------------------------

    @clause("heroes.kudym_osh")
    def bear_grip(self, s: Table) -> Table:
        return replace(s, phase="grip") if self.in_reach(s) else self.grip_nothing(s)

    def in_reach(self, s: Table) -> Bunch:
        """The places with a token not too many steps away, whatever lies between."""
        far = self.far[s.at[s.turn]]
        return tuple([place for place in s.salt if far[place] <= self.grip_reach])

    def grips(self, s: Table) -> Bunch:
        """The tokens within reach, one of which is taken."""
        return tuple([f"take {place}" for place in self.in_reach(s)])

    def gripped(self, s: Table, place: str) -> Table:
        """The token is taken, and then a card."""
        s = self.take_token(s, place)
        return self.draw(s) if s.salt else self.last_token(s)

    @clause("rulings.grip_nothing")
    def grip_nothing(self, s: Table) -> Table:
        return self.draw(s)

    # --- Bi-An -------------------------------------------------------------------------------------

    @clause("heroes.bi_an")
    def three_worlds(self, s: Table) -> Table:
        if not left(s):
            return self.no_cards(s)
        return self.looked(replace(s, phase="show"))

    def looked(self, s: Table) -> Table:
        """Cards are turned up until there are enough of them or none is left."""
        missing = self.sight_look - len(s.shown)
        if missing and s.deck:
            return s
        return replace(self.few_cards(s, missing) if missing else s, phase="keep")

    @clause("rulings.few_cards")
    def few_cards(self, s: Table, missing: int) -> Table:
        return replace(s, under=s.under[missing:], shown=s.shown + s.under[:missing])

    def keeps(self, s: Table) -> Bunch:
        """The different cards turned up, one of which is kept."""
        return tuple([f"keep {card}" for card in sorted(set(s.shown))])

    def kept(self, s: Table, card: str) -> Table:
        """The card is kept, the others go under the deck in the order in which they came."""
        rest = minus(s.shown, card)
        return self.done(replace(self.gained(s, card), shown=(), under=s.under + rest))

    # --- Tun ---------------------------------------------------------------------------------------

    @clause("heroes.tun")
    def prank(self, s: Table) -> Table:
        return replace(s, phase="prank") if left(s) or self.swaps(s) else self.no_cards(s)

    def pranks(self, s: Table) -> Bunch:
        """Drawing a card, or swapping one of one's own for a different one of a rival."""
        return (("draw",) if left(s) else ()) + self.swaps(s)

    def swaps(self, s: Table) -> Bunch:
        """Each swap once: equal cards of the same owner make no difference."""
        rivals = list(zip(s.heroes, s.artefacts, strict=True))
        own = dict.fromkeys(rivals.pop(s.turn)[1])
        wanted = [(card, f" for {card} of {hero}") for hero, cards in rivals for card in dict.fromkeys(cards)]
        return tuple([mine + words for mine in own for card, words in wanted if card != mine])

    def swapped(self, s: Table, mine: str, theirs: str, hero: str) -> Table:
        """The two cards change their owners."""
        rival = s.heroes.index(hero)
        cards = at_seat(s.artefacts, s.turn, plus(minus(s.artefacts[s.turn], mine), theirs))
        cards = at_seat(cards, rival, plus(minus(cards[rival], theirs), mine))
        return self.done(replace(s, artefacts=cards))

    # --- Pera --------------------------------------------------------------------------------------

    @clause("heroes.pera")
    def skis(self, s: Table) -> Table:
        return replace(s, phase="ski")

    @clause("rulings.skis")
    def runs(self, s: Table) -> Bunch:
        """Where the skis may end: any way and number of steps, a token in the way stops them too."""
        ends = [end for steps in range(self.ski_least, self.ski_most + 1) for end in self.ends(s, "", steps)]
        return tuple(dict.fromkeys(ends))

    # --- the deck ----------------------------------------------------------------------------------

    def draw(self, s: Table) -> Table:
        """The top card is drawn: by chance, unless only cards put under the deck are left."""
        if s.deck:
            return replace(s, phase="draw")
        return self.from_under(s) if s.under else self.no_cards(s)

    def from_under(self, s: Table) -> Table:
        """The first of the cards put under the deck is drawn."""
        return self.done(self.gained(replace(s, under=s.under[1:]), s.under[0]))

    def drawn(self, s: Table, card: str) -> Table:
        """After a card came up from the deck."""
        deck: Pool = drawn_from(s.deck, card)
        if s.phase == "show":
            return self.looked(replace(s, deck=deck, shown=(*s.shown, card)))
        return self.done(self.gained(replace(s, deck=deck), card))

    @clause("action.open")
    def gained(self, s: Table, card: str) -> Table:
        return replace(s, artefacts=at_seat(s.artefacts, s.turn, plus(s.artefacts[s.turn], card)))

    @clause("rulings.empty_deck")
    def no_cards(self, s: Table) -> Table:
        return self.done(s)

    # --- what a turn needs -------------------------------------------------------------------------

    @clause("move.take")
    def take_token(self, s: Table, place: str) -> Table:
        tokens = (*s.tokens[: s.turn], s.tokens[s.turn] + 1, *s.tokens[s.turn + 1 :])
        return replace(s, tokens=tokens, salt=minus(s.salt, place))

    def done(self, s: Table) -> Table:
        """The turn is over, and perhaps the game."""
        return self.passed(s) if s.salt else self.last_token(s)

    @clause("turn.next")
    def passed(self, s: Table) -> Table:
        return replace(s, steps=0, action="", turn=(s.turn + 1) % len(s.heroes), phase="throw")

    @clause("end.last_token")
    def last_token(self, s: Table) -> Table:
        return replace(s, steps=0, action="", phase="over")
