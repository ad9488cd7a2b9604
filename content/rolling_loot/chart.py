"""What is printed on the cards of Rolling Loot: the places, with their loot and their requirement."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from pnpgen.rules.kernel import Rules, Supply, clause

from .dice import Dice, throws
from .table import Table

EXACTLY = "exactly"
COMPARED = ("at_least", EXACTLY)


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
        self.faces = supply.number("die_faces")
        self.levels = {name: supply.value("adventures", name, "level") for name in supply.ids("adventures")}
        easy = supply.number("level_easy")
        self.decks = {
            "easy_laid": [name for name, level in self.levels.items() if level == easy],
            "hard_laid": [name for name, level in self.levels.items() if level != easy],
        }
        steps = range(1, supply.number("steps_per_adventure") + 1)
        self.columns = {name: [f"{name} {step}" for step in steps] for name in self.levels}
        """The places of every adventure, from the bottom."""
        self.places = {
            place: self.printed(place, name, step)
            for name, column in self.columns.items()
            for step, place in enumerate(column, 1)
        }
        """Every step of every adventure by the name of the place."""
        self.loots = {name: place.loot for name, place in self.places.items() if place.loot}
        """The loot of every place where there is any."""

    def bottom(self, adventure: str) -> str:
        """The lowest step of an adventure."""
        return self.columns[adventure][0]

    def column(self, adventure: str) -> list[str]:
        """The places of an adventure, from the bottom."""
        return self.columns[adventure]

    def printed(self, name: str, adventure: str, step: int) -> Place:
        """A step of a card."""
        column = self.columns[adventure]
        return Place(
            name=name,
            adventure=adventure,
            loot=self.supply.number(f"loot_{self.levels[adventure]}_{step}"),
            need=self.need(name.replace(" ", "_")),
            above=column[step] if step < len(column) else None,
        )

    @property
    def totals(self) -> Mapping[str, int]:
        """All loot of every adventure."""
        return {name: sum([self.places[at].loot for at in column]) for name, column in self.columns.items()}

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
                compare = self.supply.value("steps", step, "compare")
                if compare not in COMPARED:
                    raise ValueError(f"{step} compares {compare}, not {' or '.join(COMPARED)}")
                exact = compare == EXACTLY
                number, total = (self.supply.value("steps", step, name) for name in ("dice", "sum"))
                met = self.total(number, total, total if exact else sys.maxsize)
        least = self.supply.number("combination_least")
        if not met or len(met[0]) < least:
            raise ValueError(f"{step} asks for what {least} dice or more cannot show")
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
        if without not in ("even", "odd"):
            raise ValueError(f"a rest is without even or without odd dice, not {without}")
        fine = [face for face in range(1, self.faces + 1) if (face % 2 == 0) != (without == "even")]
        return Need(0, frozenset((face,) for face in fine))

    # Loot

    def numbers_of(self, step: str) -> dict[str, int]:
        """What the caption of a step may have to say in words."""
        value = self.supply.value
        match value("steps", step, "kind"):
            case "signs":
                groups = value("steps", step, "groups")
                return {"groups": len(groups)} | {f"group_{n}": size for n, size in enumerate(groups, 1)}
            case "run":
                return {"dice": value("steps", step, "dice")}
            case "faces":
                return {f"face_{n}": face for n, face in enumerate(value("steps", step, "faces"), 1)}
            case "total":
                return {name: value("steps", step, name) for name in ("dice", "sum")}
        return {}

    def open_places(self, covered: tuple[str, ...], adventure: str) -> list[str]:
        """The places of a face-up card where loot still lies open, from the bottom."""
        return [at for at in self.columns[adventure] if at in self.loots and at not in covered]

    def open_loot(self, covered: tuple[str, ...], place: str) -> int:
        """The loot that lies open at a place of a face-up card."""
        return 0 if place in covered else self.loots.get(place, 0)

    def most(self, players: int, worth: Mapping[str, int]) -> int:
        """The most that the cards laid out for so many players can be worth together."""
        return sum(
            sum(sorted([worth[name] for name in deck])[-self.supply.count(row, players) :])
            for row, deck in self.decks.items()
            if self.supply.count(row, players)
        )
