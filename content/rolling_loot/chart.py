"""What is printed on the cards of Rolling Loot: places with their loot and their requirement, by card
and level.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct

from pnpgen.rules.kernel import Rules, Supply, clause

from .dice import Dice, throws
from .table import Table


class Need(Struct, frozen=True):
    """What a step asks for: a combination of so many dice, or something of the dice left over, a rest."""

    dice: int
    """How many dice make the combination; none for a rest."""
    met: frozenset[Dice]
    """The multisets of dice that meet it; of a rest, the single dice that don't break it."""

    @property
    def rest(self) -> bool:
        """Whether it is met by the dice left over."""
        return not self.dice


class Place(Struct, frozen=True):
    """A step of an adventure as it is printed."""

    name: str
    adventure: str
    loot: int
    need: Need
    above: str | None
    """The next step of the card; None for the top."""


class Chart(Rules[Table]):
    """The cards; every number comes from the definition."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.height = supply.number("steps_per_adventure")
        self.faces = supply.number("die_faces")
        self.levels = {name: supply.value("adventures", name, "level") for name in supply.ids("adventures")}
        self.order = {name: number for number, name in enumerate(self.levels)}
        easy = supply.number("level_easy")
        self.decks = {
            "easy_laid": [name for name, level in self.levels.items() if level == easy],
            "hard_laid": [name for name, level in self.levels.items() if level != easy],
        }

    def column(self, adventure: str) -> list[str]:
        """The places of an adventure, from the bottom."""
        return [f"{adventure} {step}" for step in range(1, self.height + 1)]

    @cached_property
    def places(self) -> Mapping[str, Place]:
        """Every step of every adventure by the name of the place."""
        return {
            place: Place(
                name=place,
                adventure=name,
                loot=self.supply.number(f"loot_{level}_{step}"),
                need=self.need(place.replace(" ", "_")),
                above=f"{name} {step + 1}" if step < self.height else None,
            )
            for name, level in self.levels.items()
            for step, place in enumerate(self.column(name), 1)
        }

    @cached_property
    def bottoms(self) -> Mapping[str, str]:
        """The lowest step of every adventure."""
        return {name: self.column(name)[0] for name in self.levels}

    @cached_property
    def rests(self) -> list[str]:
        """The steps that take the dice left over."""
        return [name for name, place in self.places.items() if place.need.rest]

    @cached_property
    def totals(self) -> Mapping[str, int]:
        """All loot of every adventure."""
        return {name: sum([self.places[at].loot for at in self.column(name)]) for name in self.levels}

    # Requirements

    def need(self, step: str) -> Need:
        """The requirement of a step as the definition writes it."""
        kind = self.supply.value("steps", step, "kind")
        if kind == "rest":
            return self.rest(self.supply.value("steps", step, "without"))
        match kind:
            case "signs":
                met = self.signs(self.supply.value("steps", step, "groups"))
            case "run":
                met = self.run(self.supply.value("steps", step, "dice"))
            case "faces":
                met = self.pips(self.supply.value("steps", step, "faces"))
            case _:
                exact = self.supply.value("steps", step, "compare") == "exactly"
                number, total = (self.supply.value("steps", step, name) for name in ("dice", "sum"))
                met = self.total(number, total, total if exact else sys.maxsize)
        return Need(len(met[0]), frozenset(met))

    @clause("signs.alike")
    def signs(self, groups: list[int]) -> list[Dice]:
        """Groups of equal dice, each of another number."""
        return [
            dice
            for dice in throws(sum(groups), self.faces)
            if sorted(Counter(dice).values()) == sorted(groups)
        ]

    @clause("signs.run")
    def run(self, number: int) -> list[Dice]:
        return [tuple(range(first, first + number)) for first in range(1, self.faces - number + 2)]

    @clause("signs.pips")
    def pips(self, faces: list[int]) -> list[Dice]:
        return [tuple(sorted(faces))]

    @clause("signs.total")
    def total(self, number: int, least: int, most: int) -> list[Dice]:
        return [dice for dice in throws(number, self.faces) if least <= sum(dice) <= most]

    @clause("signs.rest")
    def rest(self, without: str) -> Need:
        fine = [face for face in range(1, self.faces + 1) if (face % 2 == 0) != (without == "even")]
        return Need(0, frozenset((face,) for face in fine))

    # Loot

    def open_places(self, covered: tuple[str, ...], adventure: str) -> list[str]:
        """The places of a face-up card where loot still lies open, from the bottom."""
        return [place for place in self.column(adventure) if self.open_loot(covered, place)]

    def open_loot(self, covered: tuple[str, ...], place: str) -> int:
        """The loot that lies open at a place of a face-up card."""
        return 0 if place in covered else self.places[place].loot

    def most(self, players: int, worth: Mapping[str, int]) -> int:
        """The most that the cards laid out for so many players can be worth together."""
        return sum(
            sum(sorted([worth[name] for name in deck])[-self.supply.count(row, players) :])
            for row, deck in self.decks.items()
            if self.supply.count(row, players)
        )
