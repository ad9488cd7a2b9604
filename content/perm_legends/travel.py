"""How figures move: straight on, left or right at forks, back from dead ends, up to the salt."""

from __future__ import annotations

from functools import lru_cache

from pnpgen.rules.kernel import Rules, Supply, clause

from .roads import distances, neighbors_of
from .table import Bunch, Table

Step = tuple[str, str]
"""Where a step leads, and the place it comes from."""
REMEMBERED = 50_000
"""So many walks are kept; asked for again and again, they decide how fast games can be played."""


class Travel(Rules[Table]):
    """The roads, and every place where a move can end."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.faces = supply.number("movement_faces")
        self.near = neighbors_of(supply)
        self.far = distances(self.near)
        self.walks = lru_cache(REMEMBERED)(self.walk)
        self.lying = lru_cache(REMEMBERED)(self.bits_of)
        self.bit = {place: 1 << number for number, place in enumerate(self.near)}
        """Places as single bits, so that a set of places is a number."""
        reach = range(max(self.faces, supply.number("ski_most")) + 1)
        self.around = {
            here: [self.bits_of(tuple([place for place, n in far.items() if n <= steps])) for steps in reach]
            for here, far in self.far.items()
        }
        """The set of places that can be reached from a place in so many steps."""

    def bits_of(self, places: Bunch) -> int:
        """A set of places."""
        return sum([self.bit[place] for place in places])

    def moves(self, s: Table) -> Bunch:
        """Where the figure on turn may end its move."""
        return self.either_way(s) if s.action == "either" else self.forward(s)

    @clause("move.forward")
    def forward(self, s: Table) -> Bunch:
        return self.ends(s, s.came[s.turn], s.steps)

    @clause("action.either")
    def either_way(self, s: Table) -> Bunch:
        return self.ends(s, "", s.steps)

    def ends(self, s: Table, came: str, steps: int) -> Bunch:
        """The ends of all walks of so many steps, which don't turn back; any way where came is empty."""
        here = s.at[s.turn]
        return self.walks(here, came, steps, self.around[here][steps] & self.lying(s.salt))

    def walk(self, here: str, came: str, steps: int, salt: int) -> Bunch:
        """Each end once, however many ways lead to it: the place, and where the figure comes from."""
        ended: dict[str, None] = {}
        for place, behind in self.ahead(here, came):
            if self.stops(place, salt) or steps == 1:
                ended[f"{place} from {behind}"] = None
            else:
                near = salt & self.around[place][steps - 1]
                ended.update(dict.fromkeys(self.walks(place, behind, steps - 1, near)))
        return tuple(ended)

    @clause("move.salt", "move.bare")
    def stops(self, place: str, salt: int) -> bool:
        """Whether a token still lies there."""
        return bool(salt & self.bit[place])

    def ahead(self, here: str, came: str) -> list[Step]:
        """The next step of a figure that comes from there."""
        if not came:
            return self.any_way(here)
        onward = [place for place in self.near[here] if place != came]
        if not onward:
            return self.turned(here, came)
        return self.forked(here, onward) if len(onward) > 1 else [(onward[0], here)]

    @clause("move.first")
    def any_way(self, here: str) -> list[Step]:
        return [(place, here) for place in self.near[here]]

    @clause("move.fork")
    def forked(self, here: str, onward: list[str]) -> list[Step]:
        return [(place, here) for place in onward]

    @clause("move.dead_end")
    def turned(self, here: str, came: str) -> list[Step]:
        return [(came, here)]
