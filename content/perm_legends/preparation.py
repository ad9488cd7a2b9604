"""The table of Legends of Perm before the first throw: heroes, tokens, and the deck of the heroes in play."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from msgspec.structs import replace

from pnpgen.rules.kernel import Supply, clause

from .roads import require
from .score import Score
from .table import Bunch, Pool, Table, at_seat, drawn_from, pooled, with_seat

START = "perm"
CONSOLATION = "sable"
"""The artefact that the last player in turn order begins with."""


class Preparation(Score):
    """Setting up, and completing the tables of examples."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        require(supply, self.near, START)
        self.laid_out = cache(self.marked)

    @clause("setup.figures", "setup.gifts", "setup.first")
    def start(self, players: int) -> Table:
        nothing: tuple[Bunch, ...] = ((),) * players
        return Table(
            heroes=("",) * players,
            at=(START,) * players,
            came=("",) * players,
            salt=self.laid_out(players),
            tokens=(0,) * players,
            artefacts=nothing,
            gifts=nothing,
        )

    @clause("setup.salt")
    def marked(self, players: int) -> Bunch:
        """The places that are marked for so many players, and get a token."""
        value = self.supply.value
        places = [p for p in self.supply.ids("places") if value("places", p, "kind") == "salt"]
        return tuple(sorted([p for p in places if value("places", p, "from_players") <= players]))

    @clause("setup.order")
    def chooser(self, s: Table) -> int:
        """The seat that chooses a hero next: from the last in turn order to the first."""
        return max([seat for seat, hero in enumerate(s.heroes) if not hero])

    @clause("setup.heroes")
    def chosen(self, s: Table, hero: str) -> Table:
        s = replace(s, heroes=with_seat(s.heroes, self.chooser(s), hero))
        return s if "" in s.heroes else self.ready(s)

    def ready(self, s: Table) -> Table:
        """Everybody has a hero: the deck is made, and the first player throws."""
        return self.consoled(replace(s, deck=self.shuffled(s.heroes), phase="throw"))

    @clause("setup.last")
    def consoled(self, s: Table) -> Table:
        deck, last = drawn_from(s.deck, CONSOLATION), len(s.heroes) - 1
        return replace(s, deck=deck, artefacts=at_seat(s.artefacts, last, (CONSOLATION,)))

    @clause("setup.deck")
    def shuffled(self, heroes: Bunch) -> Pool:
        """The deck of these heroes: their rows and the common cards, in all their copies."""
        copies = self.supply.number("copies")
        return pooled([*chain.from_iterable([self.rows[hero] for hero in heroes]), *self.common] * copies)

    def complete(self, given: Table) -> Table:
        """Heroes in order; tokens not mentioned with the last player, cards not mentioned in the deck."""
        if not any(given.heroes):
            given = replace(given, heroes=tuple(self.rows)[: len(given.heroes)])
        if given.phase == "hero" and all(given.heroes):
            given = replace(given, phase="throw")
        lost = len(self.laid_out(len(given.heroes))) - len(given.salt) - sum(given.tokens)
        given = replace(given, tokens=(*given.tokens[:-1], given.tokens[-1] + max(0, lost)))
        if not any((*given.artefacts, given.shown, given.under)):
            return self.consoled(replace(given, deck=self.shuffled(given.heroes)))
        there = Counter([*chain.from_iterable(given.artefacts), *given.under, *given.shown])
        return replace(given, deck=pooled((Counter(dict(self.shuffled(given.heroes))) - there).elements()))
