"""Legends of Perm as an executable rulebook: what comes next, what must hold, and what the rules imply.

Movement is in travel.py, abilities and the deck in heroes.py, salt in score.py, setup in preparation.py, the
turn in turn.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import Any, ClassVar

from pnpgen.rules.kernel import Chance, Decide, Event, Fact, Impossible, Need, Node, Over, Supply

from .invariants import flaw
from .policies import POLICIES
from .roads import toward
from .table import Table
from .turn import Turn

STEP = "1 either"
"""The throw that takes a figure a single step along any road."""


class Game(Turn):
    """The course of the game; everything lies open but the order of the deck."""

    state = Table
    policies: ClassVar[Mapping[str, Callable[..., Any]]] = POLICIES
    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "throw": ("movement_die", "action_die"),
        "lot": ("movement_die",),
        "draw": ("artefacts",),
    }
    explored: ClassVar[int] = 100_000

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        faces = [str(face) for face in range(supply.number("movement_least"), self.faces + 1)]
        actions = [(action, supply.value("actions", action, "times")) for action in supply.ids("actions")]
        self.dice = Chance("throw", tuple([(f"{face} {a}", n) for face in faces for a, n in actions]))
        self.shown = {f"{face} {action}": (int(face), action) for face in faces for action, _ in actions}
        self.lots = Chance("lot", tuple([(face, 1) for face in faces]))
        # Asked after every event, and the same all through a game.
        self.needed = cache(self.components_in_play)

    def node(self, s: Table) -> Node:
        if s.phase == "throw":
            return self.dice
        if s.phase in ("draw", "show"):
            return Chance("draw", s.deck)
        if s.phase == "lot":
            return self.lots
        return self.winners(s) if s.phase == "over" else self.choice(s)

    def choice(self, s: Table) -> Decide:
        """What the player on turn may do, or the one who chooses a hero."""
        match s.phase:
            case "move":
                options = self.moves(s)
            case "ski":
                options = self.runs(s)
            case "grip":
                options = self.grips(s)
            case "keep":
                options = self.keeps(s)
            case "prank":
                options = self.pranks(s)
            case _:
                return Decide((self.chooser(s),), (tuple([h for h in self.rows if h not in s.heroes]),))
        return Decide((s.turn,), (options,))

    def apply(self, s: Table, event: Event) -> Table:
        return self.fell(s, event) if isinstance(event, str) else self.decided(s, event[0])

    def fell(self, s: Table, outcome: str) -> Table:
        """After chance has spoken."""
        match s.phase:
            case "throw":
                return self.thrown(s, *self.shown[outcome])
            case "lot":
                return self.cast(s, int(outcome))
        return self.drawn(s, outcome)

    def decided(self, s: Table, move: str) -> Table:
        """After the player on turn has decided."""
        match s.phase:
            case "move" | "ski":
                return self.arrived(s, *move.split(" from "))
            case "grip":
                return self.gripped(s, move.split()[1])
            case "keep":
                return self.kept(s, move.split()[1])
            case "prank":
                return self.draw(s) if move == "draw" else self.swapped(s, *move.split()[::2])
        return self.chosen(s, move)

    # --- what must hold, and what the rules imply --------------------------------------------------

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        return self.needed(len(state.heroes))

    def components_in_play(self, players: int) -> Mapping[str, int]:
        """What a game of so many players needs from first to last, by component."""
        rows = sum([len(self.rows[hero]) for hero in self.supply.ids("heroes")[:players]])
        cards = (rows + len(self.common)) * self.supply.number("copies")
        return {
            "salt_tokens": len(self.laid_out(players)),
            "artefacts": cards,
            "deck": cards,
            "gifts": len(self.legends),
            # All of them are on offer, however few play.
            "heroes": len(self.rows),
            "figures": len(self.rows),
        }

    def ending(self, state: Table) -> tuple[Event, ...]:
        """Whoever throws a one and may go either way takes a step toward the nearest token.

        The roads connect all places, so every token is reached by such steps, and whoever comes to it must
        take it.  If all throw so, a token is taken in as many rounds as the longest way has steps, and the
        last one in as many rounds as that times the tokens.  From every table a play of bounded length thus
        ends the game.  When all play at random, each of its events has a chance above some bound; that such
        a play never happens, however often it could begin, has probability 0.
        """
        play: list[Event] = []
        while not isinstance(node := self.node(state), Over):
            event: Event = self.step_nearer(state, node)
            play.append(event)
            state = self.apply(state, event)
        return tuple(play)

    def step_nearer(self, s: Table, node: Chance | Decide) -> Event:
        """The next event of a play that hurries to the end."""
        if isinstance(node, Chance):
            return STEP if node.what == "throw" else node.outcomes[0][0]
        if s.phase == "move" and f"{s.steps} {s.action}" == STEP:
            here = s.at[s.turn]
            return (f"{toward(self.near, self.far, here, s.salt)} from {here}",)
        return (node.options[0][0],)

    def check(self, state: Table) -> None:
        wrong = flaw(state, self)
        if wrong:
            raise Impossible(wrong)

    def bounds(self, players: int) -> Mapping[str, int]:
        """Nothing is added or taken away in the course of a game."""
        return self.needed(players)

    def needs(self, players: int) -> Iterable[Need]:
        copies = self.supply.number("copies")
        for card in self.worth:
            why = "a power row can be completed as often as there are copies of its artefacts"
            yield Need("artefacts", copies, {"artefact": card}, why)
        for place in self.legends:
            yield Need("gifts", 1, {"gift": place}, "every legendary place has a gift")
        yield Need(
            "salt_tokens", len(self.laid_out(players)), why="a token lies on every place marked for so many"
        )

    def facts(self) -> Mapping[str, Fact]:
        return self.implied

    @cached_property
    def implied(self) -> Mapping[str, Fact]:
        """What the data tables imply; the rows of all heroes are worth the same."""
        copies, rows = self.supply.number("copies"), [self.row_salt(hero) for hero in self.rows]
        if len(set(rows)) > 1:
            raise Impossible(f"the power rows are worth {rows}")
        return {
            "places": len(self.near),
            "legends": len(self.legends),
            "plain_gifts": len(self.legends) - 1,
            "gifts_most": self.gift_salt * (len(self.legends) - 1) + self.lot_gain,
            "artefact_least": min(self.worth.values()),
            "artefact_most": max(self.worth.values()),
            "row_salt": rows[0],
            "row_counted": rows[0] * self.row_factor,
            "find_faces": self.supply.value("actions", "find", "times"),
            "common_cards": len(self.common) * copies,
            "hero_cards": self.supply.number("row_size") * copies,
        }
