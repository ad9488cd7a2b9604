"""Rolling Loot as an executable rulebook: the cards laid out, the three phases of a turn, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar

from msgspec.structs import replace

from pnpgen.rules.kernel import Chance, Decide, Event, Fact, Impossible, Node, Over, Proof, Supply, clause

from .course import course_to_the_end
from .dice import Dice, Odds, Thrower, parts, throw, throws, word
from .invariants import flaw
from .looting import Looting
from .policies import Captain, cautious, greedy
from .proofs import most_tiled, richest
from .table import HOME, Places, Table, moved
from .travel import GIVE_UP, REMEMBERED, Steps

TAKE, ROLL, CUT, LEAVE = "take ", "roll", "cut", "leave"
KEEP, NONE, STOP = "keep ", "none", "stop"


class Game(Looting):
    """The game from setup to the end; nothing is hidden."""

    state = Table
    policies: ClassVar[Mapping[str, Callable[..., Any]]] = {"cautious": cautious, "greedy": greedy}
    explored: ClassVar[int] = 100_000
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "lay": ("easy_adventures", "hard_adventures"),
        "roll": ("dice",),
    }

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.rerolls = supply.number("rerolls")
        self.sloops = supply.number("sloops_per_player")
        self.throws = [throw("roll", self.dice - kept, self.faces) for kept in range(self.dice + 1)]
        self.kept = {
            self.told_keep(kept): kept for number in range(self.dice) for kept in throws(number, self.faces)
        }
        self.parts_used = lru_cache(REMEMBERED)(self.all_parts_used)
        self.laid = cache(self.cards_laid)
        self.draws = cache(self.drawn)
        self.keeps = cache(self.all_choices)
        self.falls = cache(self.all_falls)
        self.thrower = cache(self.new_thrower)
        self.odds = lru_cache(REMEMBERED)(self.odds_of)
        self.captains = {
            "cautious": Captain(self, patience=0.5, waits=False),
            "greedy": Captain(self, patience=0.9, waits=True),
        }

    @clause("setup.crew", "setup.first")
    def start(self, players: int) -> Table:
        at_home = ((HOME,) * self.sloops,) * players
        scores = (self.supply.number("track_start"),) * players
        return Table(scores=scores, cubes=tuple(range(players)), sloops=at_home)

    def node(self, state: Table) -> Node:
        match state.step:
            case "roll":
                return self.throws[len(state.dice)]
            case "keep":
                return self.keeps(state.turn, state.dice)
            case "travel":
                sloops = state.sloops[state.turn]
                return Decide((state.turn,), (self.destinations(sloops, state.adventures, state.dice),))
            case "loot":
                prizes = self.prizes(state.sloops[state.turn], state.covered)
                return Decide((state.turn,), ((*[TAKE + place for place in prizes], ROLL),))
            case "share":
                return Decide((state.asked[0],), ((CUT, LEAVE),))
            case "lay":
                return self.draws(state.adventures, len(state.scores))
        return self.winner(state)

    def apply(self, state: Table, event: Event) -> Table:
        if isinstance(event, str):
            return self.rolled(state, event) if state.step == "roll" else self.lay(state, event)
        move = event[0]
        match state.step:
            case "keep":
                return self.stop(state) if move == STOP else self.again(state, self.kept[move])
            case "travel":
                return self.travel(state, move)
            case "share":
                return self.answer(state, cut=move == CUT)
        return replace(state, step="roll") if move == ROLL else self.take(state, move.removeprefix(TAKE))

    # Setup

    @clause("setup.decks", "setup.adventures")
    def drawn(self, laid: tuple[str, ...], players: int) -> Chance:
        """The next card of the easy deck, or, when enough of those lie there, of the other."""
        easy = len(laid) < self.supply.count("easy_laid", players)
        deck = self.decks["easy_laid" if easy else "hard_laid"]
        return Chance("lay", tuple([(name, 1) for name in deck if name not in laid]))

    def lay(self, state: Table, adventure: str) -> Table:
        """One more card lies face up; after the last one the first player rolls."""
        laid = tuple(sorted((*state.adventures, adventure), key=[*self.levels].index))
        last = len(laid) == self.laid(len(state.scores))
        return replace(state, adventures=laid, step="roll" if last else "lay")

    def cards_laid(self, players: int) -> int:
        """How many cards so many players lay out."""
        return sum(self.supply.count(row, players) for row in self.decks)

    # Rolling

    def all_choices(self, seat: int, roll: Dice) -> Decide:
        """What can be kept of a roll: anything from none to all, which is to stop."""
        return Decide((seat,), (tuple([self.told_keep(kept) for kept in parts(roll)]),))

    def told_keep(self, kept: Dice) -> str:
        """The move that keeps these dice."""
        return f"{KEEP}{word(kept) or NONE}" if len(kept) < self.dice else STOP

    def all_falls(self, kept: Dice) -> Mapping[str, Dice]:
        """All dice on the table, by what the others show."""
        rolled = throws(self.dice - len(kept), self.faces)
        return {word(others): tuple(sorted(kept + others)) for others in rolled}

    def new_thrower(self) -> Thrower:
        """Knows how to roll for anything."""
        return Thrower(self.dice, self.faces, self.rerolls)

    def odds_of(self, steps: Steps) -> Odds:
        """The odds of paying for all these steps with one lot of dice."""
        thrower = self.thrower()
        return thrower.best({roll: float(steps in self.shares(roll)) for roll in thrower.rolls})

    @clause("roll.first")
    def rolled(self, s: Table, event: str) -> Table:
        dice, rolls = self.falls(s.dice)[event], s.rolls + 1
        if rolls > self.rerolls:
            return self.last_roll(s, dice, rolls)
        return replace(s, dice=dice, rolls=rolls, step="keep")

    @clause("roll.last")
    def last_roll(self, s: Table, dice: Dice, rolls: int) -> Table:
        return replace(s, dice=dice, rolls=rolls, step="travel")

    @clause("roll.again")
    def again(self, s: Table, kept: Dice) -> Table:
        return replace(s, dice=kept, step="roll")

    @clause("roll.stop")
    def stop(self, s: Table) -> Table:
        return replace(s, step="travel")

    # Travelling

    def travel(self, s: Table, move: str) -> Table:
        """A sloop gives up, or all voyages are made and the turn is over."""
        own = s.sloops[s.turn]
        if move.startswith(GIVE_UP):
            return replace(s, sloops=self.with_sloops(s, moved(own, move.removeprefix(GIVE_UP), HOME)))
        sloops = self.with_sloops(s, self.arrived(own, s.adventures, move))
        return self.passed(s, sloops) if s.turns_left else self.harvest(replace(s, sloops=sloops))

    def with_sloops(self, s: Table, own: Places) -> tuple[Places, ...]:
        """The sloops of all seats, with these for the player on turn."""
        return (*s.sloops[: s.turn], own, *s.sloops[s.turn + 1 :])

    @clause("turn.next")
    def passed(self, s: Table, sloops: tuple[Places, ...]) -> Table:
        """Whoever is next takes loot first, or rolls at once where there is none to take."""
        turn, left = (s.turn + 1) % len(sloops), s.turns_left
        step = "loot" if self.prizes(sloops[turn], s.covered) else "roll"
        left -= left > 0
        return replace(s, sloops=sloops, turn=turn, turns_left=left, dice=(), rolls=0, step=step)

    # Who wins

    @clause("win.most")
    def winner(self, s: Table) -> Over:
        best = max(s.scores)
        pile = [seat for seat in s.cubes if s.scores[seat] == best]
        seat = pile[0] if len(pile) == 1 else self.first_there(pile)
        return Over(tuple([int(n == seat) for n in range(len(s.scores))]), s.scores)

    @clause("win.tie")
    def first_there(self, pile: list[int]) -> int:
        """The cube at the bottom of the pile on the winning space."""
        return pile[0]

    # What must hold, and what follows from the rules

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        return self.parts_used(state.scores, state.covered)

    def check(self, state: Table) -> None:
        wrong = flaw(state, self)
        if wrong:
            raise Impossible(wrong)

    def bounds(self, players: int) -> Mapping[str, int]:
        """The highest score, all loot that can be laid out; and the most tiles."""
        highest = {"scoring_card": self.most_loot(players), "covers": self.most_tiles(players)}
        return self.parts_in_play(players) | highest

    def proofs(self) -> Iterator[Proof]:
        players = len(self.supply.ids("crews"))
        yield richest(self, players)
        yield most_tiled(self, players)

    def all_parts_used(self, scores: tuple[int, ...], covered: Places) -> dict[str, int]:
        """What is in use while these are the scores and these loots are covered."""
        changing = {"scoring_card": max(scores), "covers": len(covered)}
        return self.parts_in_play(len(scores)) | changing

    def parts_in_play(self, players: int) -> dict[str, int]:
        """What a game of so many players needs from first to last."""
        return {"sloops": self.sloops * players, "cubes": players, "dice": self.dice}

    def most_loot(self, players: int) -> int:
        """All loot of the richest cards that so many players can lay out."""
        return self.most(players, self.totals)

    def most_tiles(self, players: int) -> int:
        """All tiles that so many players can lay: the last loot of a card needs none."""
        return self.most(players, {name: len(self.open_places((), name)) - 1 for name in self.levels})

    def facts(self) -> Mapping[str, Fact]:
        """The most loot and tiles, and the numbers of the requirements: `light_1_dice`, `light_1_sum`."""
        crews = len(self.supply.ids("crews"))
        facts: dict[str, Fact] = {"most_loot": self.most_loot(crews), "most_tiles": self.most_tiles(crews)}
        for step in self.supply.ids("steps"):
            facts |= {f"{step}_{name}": number for name, number in self.numbers_of(step).items()}
        return facts

    def ending(self, state: Table) -> tuple[Event, ...]:
        """Any loot can be reached by lucky dice, and taken: so from every table some play leads to the end.

        Loot never comes back, and every step can be met by some roll. Whoever is on turn takes loot, or
        else rolls what brings a sloop one step nearer to some, giving up an adventure that has none left
        for it. All players doing so, a loot is taken at least every few turns, until so few are left that
        the last round begins. A play of bounded length leads to the end from everywhere, so random play
        ends with probability 1.
        """
        return course_to_the_end(self, state)
