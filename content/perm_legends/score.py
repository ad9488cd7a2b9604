"""What counts at the end of Legends of Perm: tokens, artefacts, gifts, and the hero's power row."""

from __future__ import annotations

from collections import Counter

from pnpgen.rules.kernel import Over, Supply, clause

from .heroes import Heroes
from .roads import LOT
from .table import EN, Bunch, Table

COMMON = "common"
"""The mark of the artefacts that belong to no power row."""


class Score(Heroes):
    """Salt in the hands of each seat, and who wins."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        number = supply.number
        self.token_salt = number("token_salt")
        self.gift_salt, self.lot_gain, self.lot_loss = (
            number("gift_salt"),
            number("lot_gain"),
            number("lot_loss"),
        )
        self.row_factor = number("row_factor")
        self.legends = supply.ids("gifts")
        self.worth = {card: supply.value("artefacts", card, "salt") for card in supply.ids("artefacts")}
        """The salt of every artefact."""
        self.rows = {hero: self.cards_of(hero) for hero in supply.ids("heroes")}
        """The power row of every hero."""
        self.common = self.cards_of(COMMON)
        """The artefacts of no power row."""

    def cards_of(self, hero: str) -> Bunch:
        """The different artefacts that bear the mark of a hero."""
        return tuple([card for card in self.worth if self.supply.value("artefacts", card, "hero") == hero])

    @clause("score.sum", "score.negative")
    def salt_of(self, s: Table, seat: int) -> int:
        tokens = s.tokens[seat] * self.token_salt
        return tokens + self.artefact_salt(s.heroes[seat], s.artefacts[seat]) + self.gifts_of(s, seat)

    def artefact_salt(self, hero: str, cards: Bunch) -> int:
        """The salt of these cards in the hands of a hero."""
        salt = sum([self.worth[card] for card in cards])
        times = self.completed(hero, cards)
        return salt + self.doubled(hero, times) if times else salt

    def completed(self, hero: str, cards: Bunch) -> int:
        """How often these cards hold the whole power row of a hero."""
        held = Counter(cards)
        return min([held[card] for card in self.rows[hero]])

    @clause("score.row", "score.twice", "score.plus")
    def doubled(self, hero: str, times: int) -> int:
        """What a row completed so often brings beyond the salt on its cards."""
        return times * (self.row_factor - 1) * self.row_salt(hero)

    def row_salt(self, hero: str) -> int:
        """The salt of the cards of a power row."""
        return sum([self.worth[card] for card in self.rows[hero]])

    def gifts_of(self, s: Table, seat: int) -> int:
        """The salt of the gifts of a seat; less than none where Kul has won the lot."""
        gifts = s.gifts[seat]
        lot = (self.lot_gain if s.fate == EN else -self.lot_loss) if LOT in gifts else 0
        return lot + self.gift_salt * (len(gifts) - (LOT in gifts))

    @clause("score.winner")
    def winners(self, s: Table) -> Over:
        salt = tuple([self.salt_of(s, seat) for seat in range(len(s.heroes))])
        best = max(salt)
        shares = tuple([int(mine == best) for mine in salt])
        return Over(shares, salt) if sum(shares) == 1 else self.shared_win(shares, salt)

    @clause("score.tie")
    def shared_win(self, shares: tuple[int, ...], salt: tuple[int, ...]) -> Over:
        return Over(shares, salt)
