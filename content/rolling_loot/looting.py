"""How loot goes from the cards to the players in Rolling Loot: taken, shared, covered, and harvested."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from pnpgen.rules.kernel import Supply, clause

from .table import HOME, Places, Table, clockwise, moved
from .travel import Travel


class Looting(Travel):
    """The loot phase, and the end of the game."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.end_cards = supply.number("end_cards")
        self.end_loots = supply.number("end_loots")
        self.last_rounds = supply.number("last_rounds")
        self.rounded_up = supply.named("rounding") == "up"

    @clause("loot.take")
    def prizes(self, sloops: Places, covered: Places) -> list[str]:
        """The places where whoever has these sloops may take loot: they lie there since an earlier turn."""
        return [at for at in sloops if at in self.loots and at not in covered]

    def go_on(self, s: Table) -> Table:
        """On in the loot phase, or to the roll where there is nothing to take."""
        if not s.adventures:
            return self.nothing_left(s)
        return replace(s, step="loot" if self.prizes(s.sloops[s.turn], s.covered) else "roll")

    def take(self, s: Table, place: str) -> Table:
        """The player on turn takes the loot of a place; others who lie there may have a say."""
        others = [seat for seat in clockwise(len(s.scores), s.turn)[1:] if place in s.sloops[seat]]
        s = replace(s, prize=place, sharers=(s.turn,))
        if not others:
            return self.share_out(s)
        if self.open_places(s.covered, self.places[place].adventure)[-1] == place:
            return self.top_loot(s, others)
        return self.ask(s, others)

    @clause("loot.top")
    def top_loot(self, s: Table, others: list[int]) -> Table:
        return self.share_out(replace(s, sharers=(*s.sharers, *others)))

    @clause("loot.choice")
    def ask(self, s: Table, others: list[int]) -> Table:
        return replace(s, asked=tuple(others), step="share")

    @clause("loot.order")
    def answer(self, s: Table, *, cut: bool) -> Table:
        """The first who was asked takes a cut, or stays and leaves the loot to the others."""
        sharers = (*s.sharers, s.asked[0]) if cut else s.sharers
        s = replace(s, sharers=sharers, asked=s.asked[1:])
        return s if s.asked else self.share_out(s)

    def share_out(self, s: Table) -> Table:
        """The sharers have their loot, and the game goes on."""
        share = self.share(s.prize, len(s.sharers))
        s = self.emptied(self.scored(s, dict.fromkeys(s.sharers, share)), s.prize, s.sharers)
        s = replace(s, prize="", sharers=())
        return self.go_on(self.announce(s) if s.turns_left < 0 and self.nearly_bare(s) else s)

    @clause("loot.share", "rulings.too_little")
    def share(self, place: str, sharers: int) -> int:
        """What each of so many sharers has of the loot at a place; what is left over goes to nobody."""
        loot = self.places[place].loot
        return -(-loot // sharers) if self.rounded_up else loot // sharers

    @clause("score.pile", "score.together")
    def scored(self, s: Table, gains: Mapping[int, int]) -> Table:
        """Cubes move at the same moment, the first player's last, onto those that lie there already."""
        scores = tuple([score + gains.get(seat, 0) for seat, score in enumerate(s.scores)])
        moving = [seat for seat in sorted(gains, reverse=True) if gains[seat]]
        cubes = [seat for seat in s.cubes if seat not in moving] + moving
        return replace(s, scores=scores, cubes=tuple(sorted(cubes, key=scores.__getitem__)))

    @clause("loot.home")
    def emptied(self, s: Table, place: str, sharers: Iterable[int]) -> Table:
        """The sharers' sloops go home from a place, and its loot is covered."""
        sloops = list(s.sloops)
        for seat in sharers:
            sloops[seat] = moved(sloops[seat], place, HOME)
        return self.cover(replace(s, sloops=tuple(sloops)), place)

    @clause("loot.cover")
    def cover(self, s: Table, place: str) -> Table:
        covered, adventure = tuple(sorted((*s.covered, place))), self.places[place].adventure
        s = replace(s, covered=covered)
        return s if self.open_places(covered, adventure) else self.turn_over(s, adventure)

    @clause("loot.last")
    def turn_over(self, s: Table, adventure: str) -> Table:
        column = self.column(adventure)
        return replace(
            s,
            adventures=tuple([name for name in s.adventures if name != adventure]),
            covered=tuple([place for place in s.covered if place not in column]),
            sloops=tuple([tuple(sorted([HOME if at in column else at for at in own])) for own in s.sloops]),
        )

    # The end

    @clause("end.trigger")
    def nearly_bare(self, s: Table) -> bool:
        """Whether few cards lie face up, and each has only its last loot."""
        few = len(s.adventures) <= self.end_cards
        return few and all(len(self.open_places(s.covered, at)) <= self.end_loots for at in s.adventures)

    @clause("end.round")
    def announce(self, s: Table) -> Table:
        """The round is played to its end, and then one more."""
        seats = len(s.scores)
        return replace(s, turns_left=seats - 1 - s.turn + seats * self.last_rounds)

    @clause("end.empty")
    def nothing_left(self, s: Table) -> Table:
        return replace(s, step="over", turns_left=0)

    @clause("end.harvest")
    def harvest(self, s: Table) -> Table:
        """All sloops take what lies open where they are, or a share of it."""
        gains: Counter[int] = Counter()
        for place in [place for name in s.adventures for place in self.open_places(s.covered, name)]:
            seats = [seat for seat, own in enumerate(s.sloops) if place in own]
            if seats:
                gains.update(dict.fromkeys(seats, self.share(place, len(seats))))
                s = self.emptied(s, place, seats)
        return replace(self.scored(s, gains), step="over", dice=(), rolls=0)
