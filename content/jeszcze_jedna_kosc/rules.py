"""Jeszcze jedna kość? as an executable rulebook: setup, what comes next, who sees what, and the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec.structs import replace

from pnpgen.rules.kernel import HIDDEN, Chance, Decide, Event, Fact, Impossible, Node, Over, Supply, clause

from .expedition import Expedition
from .invariants import elsewhere, flaw
from .policies import cautious, greedy
from .table import MAP, PICK, ROWS, Bunch, Spot, Table, drawn_from, plus, pooled

TILES = ("bones", *ROWS.values())


class Game(Expedition):
    """The game from setup to the end, what each seat sees of it, and what holds of every table."""

    state = Table
    policies: ClassVar[Mapping[str, Callable[..., Any]]] = {"cautious": cautious, "greedy": greedy}
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {"reveal": TILES, "peek": TILES, "slip": TILES}

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        # Asked after every event, and the same all through a game.
        self.in_play = cache(self.components_in_play)
        self.stock = cache(self.tiles)

    @clause("setup.trays", "setup.places", "setup.first")
    def start(self, players: int) -> Table:
        owners = self.supply.ids("skeletons")[:players]
        nothing: tuple[Bunch, ...] = ((),) * players
        return Table(owners=owners, trays=nothing, tools=nothing, pool=pooled(self.tiles(owners)))

    @clause("setup.tiles", "setup.ground")
    def tiles(self, owners: Bunch) -> Counter[str]:
        """All tiles in play when these skeletons are."""
        bones = {f"{owner}{part}": self.copies for owner in owners for part in range(1, self.parts + 1)}
        return Counter(bones | {kind: self.supply.count(row, len(owners)) for kind, row in ROWS.items()})

    def node(self, state: Table) -> Node:
        match state.step:
            case "choose":
                return Decide((state.turn,), (self.moves(state),))
            case "reveal" | "peek" | "slip":
                return Chance(state.step, state.pool)
            case "boulder":
                return Decide((state.turn,), (("shield", "endure"),))
            case "third":
                held = sorted(set(state.tools[state.turn]))
                return Decide((state.turn,), (tuple([f"drop {tool}" for tool in held]),))
            case "asked":
                return Decide((state.guest,), ((*self.gifts(state, state.guest), "refuse"),))
        laid = tuple([len(tray) for tray in state.trays])
        return Over(tuple([int(n == self.parts) for n in laid]), laid)

    def apply(self, state: Table, event: Event) -> Table:
        if isinstance(event, str):
            return self.drawn(state, drawn_from(state.pool, event), event)
        verb, _, what = event[0].partition(" ")
        match verb:
            case "reveal":
                return self.at_place(state, "reveal", what)
            case "fifth":
                return self.at_place(self.spend(state, PICK), "reveal", what)
            case "peek":
                return self.at_place(self.spend(state, MAP), "peek", what)
            case "take":
                return self.help(state, what) if state.step == "asked" else self.from_camp(state, what)
            case "stop":
                return self.come_home(state)
            case "shield":
                return self.shield(state)
            case "endure":
                return self.endure(state)
            case "drop":
                return self.drop(state, what)
            case "ask":
                return replace(state, asked=state.asked + 1, guest=state.owners.index(what), step="asked")
        return self.refuse(state)

    @clause("setup.secret")
    def view(self, state: Table, seat: int) -> Table:
        unseen = [spot.tile for spot in state.known if seat not in spot.seats and spot.tile != HIDDEN]
        if not unseen:
            return state
        known = [spot if seat in spot.seats else Spot(HIDDEN, spot.seats) for spot in state.known]
        pool = pooled(Counter(dict(state.pool)) + Counter(unseen))
        return replace(state, pool=pool, known=tuple(known))

    def used(self, state: Table) -> Mapping[str, int]:
        return self.in_play(len(state.owners))

    def components_in_play(self, players: int) -> Mapping[str, int]:
        """What a game of so many players needs from first to last, by component."""
        specials = {row: self.supply.count(row, players) for row in ROWS.values()}
        return specials | {"bones": self.copies * self.parts * players, "trays": players}

    def check(self, state: Table) -> None:
        wrong = flaw(state, self)
        if wrong:
            raise Impossible(wrong)

    def complete(self, given: Table) -> Table:
        """All tiles not mentioned lie face down; in the box, where the face-down tiles are mentioned."""
        tiles = self.tiles(given.owners)
        if given.pool == pooled(tiles):
            return replace(given, pool=pooled(tiles - elsewhere(given)))
        return replace(
            given, box=plus(given.box, (tiles - elsewhere(given) - Counter(dict(given.pool))).elements())
        )

    def facts(self) -> Mapping[str, Fact]:
        return {
            "tools_over": self.tools + 1,
            "reveals_over": self.reveals_with_pick + 1,
        }
