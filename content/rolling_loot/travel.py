"""The travel phase of Rolling Loot: what dice can pay for, where sloops can go, and what a roll lets them do.

A voyage is a set of steps with the dice that pay for them, `crab 1 with 3 3 + crab 2 with 4 5 6`; in
whatever order its steps are taken, it is one voyage. What dice can pay for does not depend on where
sloops lie, and where sloops can go not on the dice: the two are worked out apart, remembered, and meet
in the steps they have in common.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations

from pnpgen.rules.kernel import Supply, clause

from .chart import Chart
from .dice import Dice, parts, without, word
from .table import HOME, Places, moved

STAY, REST, GIVE_UP, WITH, AND = "stay", "rest", "give up ", " with ", " + "
REMEMBERED = 1 << 13
"""So much of what is worked out again and again is remembered."""

Steps = str
"""Steps to be paid for, sorted, in words: `crab 1 + crab 2`."""
Payment = tuple[str, Dice]
"""A step, and the dice of the combination that pays for it."""


class Travel(Chart):
    """Where a player's sloops can go."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.dice = supply.number("dice")
        self.payments = cache(self.combinations_among)
        self.shares = cache(self.all_shares)
        self.climbs = lru_cache(REMEMBERED)(self.all_climbs)
        self.retreats = lru_cache(REMEMBERED)(self.all_retreats)
        self.steps_of = cache(steps_of)

    def destinations(self, sloops: Places, adventures: tuple[str, ...], dice: Dice) -> tuple[str, ...]:
        """All moves that a roll allows: every voyage it can pay for, and giving up."""
        shares = self.shares(dice)
        moves = [
            told for steps in self.routes(sloops, adventures) if steps in shares for told in shares[steps]
        ]
        starts, retreats = self.retreats(sloops, adventures)
        return tuple(moves if shares.keys().isdisjoint(starts) else moves + retreats)

    def arrived(self, sloops: Places, adventures: tuple[str, ...], voyage: str) -> Places:
        """Where the sloops lie after a voyage."""
        if voyage == STAY:
            return sloops
        return self.routes(sloops, adventures)[self.steps_of(voyage)]

    # What the dice can pay for

    @clause("travel.share", "travel.once")
    def all_shares(self, dice: Dice) -> Mapping[Steps, list[str]]:
        """Every way to share out a roll, once, by the steps it pays for."""
        found: dict[Steps, list[str]] = {}
        for paid, left in self.paid(dice):
            for rests in self.rests_met(left):
                steps = sorted([*paid, *[(step, ()) for step in rests]])
                told = [f"{step}{WITH}{word(used) or REST}" for step, used in steps]
                found.setdefault(AND.join([step for step, _ in steps]), []).append(AND.join(told) or STAY)
        return found

    def paid(self, dice: Dice, least: Payment = ("", ())) -> Iterator[tuple[tuple[Payment, ...], Dice]]:
        """Payments that the dice allow together, from none to as many as can be, with the dice left."""
        yield (), dice
        for payment, left in self.payments(dice):
            if payment >= least:
                for further, rest in self.paid(left, payment):
                    yield (payment, *further), rest

    @clause("travel.combination")
    def combinations_among(self, dice: Dice) -> list[tuple[Payment, Dice]]:
        """The combinations of all steps that lie among the dice, each with the dice left."""
        among = parts(dice)
        return [
            ((name, used), without(dice, used))
            for name, place in self.places.items()
            for used in among
            if used in place.need.met and not place.need.rest
        ]

    @clause("travel.rest", "rulings.nothing_left", "rulings.two_rests")
    def rests_met(self, left: Dice) -> list[tuple[str, ...]]:
        """The rests that dice left over meet, alone or together; where no die is left, all are met."""
        rests = [(step, place.need.met) for step, place in self.places.items() if place.need.rest]
        met = [step for step, fine in rests if all((die,) in fine for die in left)]
        return [some for number in range(len(met) + 1) for some in combinations(met, number)]

    # Where the sloops can go

    def routes(self, sloops: Places, adventures: tuple[str, ...]) -> Mapping[Steps, Places]:
        """All routes; without a sloop that sets out from home, which cards lie there makes no difference."""
        return self.climbs(sloops, adventures if HOME in sloops else ())

    @clause("travel.both", "travel.further")
    def all_climbs(self, sloops: Places, adventures: tuple[str, ...]) -> Mapping[Steps, Places]:
        """All the steps that sloops can climb together with all dice, and where they lie then."""
        found = {"": sloops}
        self.climb(found, (), sloops, adventures, self.dice)
        return found

    def climb(
        self,
        found: dict[Steps, Places],
        climbed: tuple[str, ...],
        sloops: Places,
        adventures: tuple[str, ...],
        dice: int,
    ) -> None:
        """Note all that can be climbed beyond these steps."""
        for step, after in self.next_steps(sloops, adventures):
            left = dice - self.places[step].need.dice
            if left < 0:
                continue
            further = tuple(sorted((*climbed, step)))
            steps = AND.join(further)
            if steps not in found:
                found[steps] = after
                self.climb(found, further, after, adventures, left)

    @clause("travel.bottom", "travel.next", "travel.apart", "rulings.bare_step")
    def next_steps(self, sloops: Places, adventures: tuple[str, ...]) -> list[tuple[str, Places]]:
        """The steps that a sloop can go to next, with the sloops after that; never beside its twin."""
        found = []
        for sloop in dict.fromkeys(sloops):
            above = None if sloop == HOME else self.places[sloop].above
            steps = [self.bottom(name) for name in adventures] if sloop == HOME else [above] if above else []
            found += [(step, moved(sloops, sloop, step)) for step in steps if step not in sloops]
        return found

    @clause("travel.give_up")
    def all_retreats(self, sloops: Places, adventures: tuple[str, ...]) -> tuple[list[Steps], list[str]]:
        """The steps of which some let a sloop set out again that gives up, and the moves that give up.

        Giving up is offered when the roll is known and lets the sloop set out again (or all that are
        home then). Any earlier it would change nothing: a sloop at home cannot do more before that than
        one that is out.
        """
        out = [place for place in sloops if place != HOME]
        bottoms = sorted([self.bottom(name) for name in adventures if self.bottom(name) not in sloops])
        starts = combinations(bottoms, len(sloops) - len(out) + 1) if out else ()
        return [AND.join(steps) for steps in starts], [GIVE_UP + place for place in out]


def steps_of(voyage: str) -> Steps:
    """The steps of a voyage, without the dice that pay for them."""
    return AND.join([paid.partition(WITH)[0] for paid in voyage.split(AND)])
