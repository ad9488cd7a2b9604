"""What happens in a turn of Jeszcze jedna kość?: reveals, tools, help, the way home, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from pnpgen.rules.kernel import clause

from .options import Options
from .table import (
    BOULDER,
    LUNCH,
    PICK,
    Pool,
    Spot,
    Table,
    at_seat,
    is_bone,
    minus,
    plus,
)


class Expedition(Options):
    """What each move and each tile leads to."""

    def drawn(self, s: Table, pool: Pool, tile: str) -> Table:
        """After a face-down tile that nobody knew has been taken up."""
        if s.step == "reveal":
            return self.reveal(s, pool, s.known, tile)
        if s.step == "peek":
            return self.peeked(s, pool, (*s.known, Spot(tile, (s.turn,))))
        return self.slipped(s, pool, tile)

    def at_place(self, s: Table, step: str, what: str) -> Table:
        """Go to a place: one that nobody has looked at is drawn by chance."""
        return self.at_known(s, step, int(what) - 1) if what else replace(s, step=step)

    @clause("map.memory")
    def at_known(self, s: Table, step: str, at: int) -> Table:
        spot = s.known[at]
        if step == "reveal":
            return self.reveal(s, s.pool, s.known[:at] + s.known[at + 1 :], spot.tile)
        seen = Spot(spot.tile, tuple(sorted({*spot.seats, s.turn})))
        return self.peeked(s, s.pool, (*s.known[:at], seen, *s.known[at + 1 :]))

    @clause("dig.reveal")
    def reveal(self, s: Table, pool: Pool, known: tuple[Spot, ...], tile: str) -> Table:
        s = replace(s, pool=pool, known=known, reveals=s.reveals + 1, promise=False, step="choose")
        if is_bone(tile):
            return self.bone(s, tile)
        if tile == BOULDER:
            return self.boulder(s)
        return self.lunch(s) if tile == LUNCH else self.tool(s, tile)

    @clause("dig.bone")
    def bone(self, s: Table, tile: str) -> Table:
        return self.go_on(replace(s, row=plus(s.row, (tile,))))

    @clause("dig.tools", "kit.limit")
    def tool(self, s: Table, tile: str) -> Table:
        held = plus(s.tools[s.turn], (tile,))
        s = replace(s, tools=at_seat(s.tools, s.turn, held))
        return replace(s, step="third") if len(held) > self.tools else self.go_on(s)

    @clause("kit.third", "kit.discard")
    def drop(self, s: Table, tool: str) -> Table:
        tools = at_seat(s.tools, s.turn, minus(s.tools[s.turn], tool))
        return self.go_on(replace(s, tools=tools, box=plus(s.box, (tool,)), step="choose"))

    @clause("dig.lunch", "lunch.end", "lunch.first", "lunch.rest")
    def lunch(self, s: Table) -> Table:
        return self.come_home(replace(s, box=plus(s.box, (LUNCH,))))

    @clause("dig.boulder")
    def boulder(self, s: Table) -> Table:
        s = replace(s, row=plus(s.row, (BOULDER,)))
        return replace(s, step="boulder") if self.usable(s, PICK) else self.endure(s)

    @clause("pick.shield", "rulings.fourth_boulder")
    def shield(self, s: Table) -> Table:
        return self.go_on(replace(self.spend(s, PICK), neutral=s.neutral + 1, step="choose"))

    def endure(self, s: Table) -> Table:
        """The boulder stays active."""
        s = replace(s, step="choose")
        return self.cave_in(s) if s.active >= self.collapse else self.go_on(s)

    def go_on(self, s: Table) -> Table:
        """The reveal is done: another may follow, unless none is left or the limit is reached."""
        if not s.covered:
            return self.last_tile(s)
        return s if s.reveals < self.reveals or self.fifths(s) else self.come_home(s)

    @clause("rulings.last_tile")
    def last_tile(self, s: Table) -> Table:
        return self.come_home(s)

    @clause("map.back", "setup.secret")
    def peeked(self, s: Table, pool: Pool, known: tuple[Spot, ...]) -> Table:
        return replace(s, pool=pool, known=known, step="choose")

    @clause("rulings.accident")
    def slipped(self, s: Table, pool: Pool, tile: str) -> Table:
        everybody = tuple(range(len(s.owners)))
        return replace(s, pool=pool, known=(*s.known, Spot(tile, everybody)), step="choose")

    @clause("help.give")
    def help(self, s: Table, bone: str) -> Table:
        s = replace(self.laid(s, s.guest, (bone,)), camp=minus(s.camp, bone), guest=-1)
        return self.helper_wins(s) if self.complete_skeleton(s) else self.helped(s)

    @clause("win.helper")
    def helper_wins(self, s: Table) -> Table:
        return replace(s, step="over")

    @clause("help.neutral", "help.promise", "help.keep")
    def helped(self, s: Table) -> Table:
        return replace(s, neutral=s.neutral + 1, promise=True, step="choose")

    @clause("help.refuse")
    def refuse(self, s: Table) -> Table:
        return replace(s, guest=-1, step="choose")

    # How a turn ends

    @clause("turn.camp")
    def from_camp(self, s: Table, bone: str) -> Table:
        return self.tidy(replace(self.laid(s, s.turn, (bone,)), camp=minus(s.camp, bone)))

    @clause("settle.safe")
    def come_home(self, s: Table) -> Table:
        found = s.needed(s.turn, s.row)
        rest = list(s.dug_up)
        for bone in found:
            rest.remove(bone)
        return self.settled(replace(self.laid(s, s.turn, found), camp=plus(s.camp, rest)))

    @clause("settle.collapse", "kit.open")
    def cave_in(self, s: Table) -> Table:
        return self.settled(replace(s, camp=plus(s.camp, s.dug_up)))

    @clause("settle.clear")
    def settled(self, s: Table) -> Table:
        away = plus(s.box, s.spent + (BOULDER,) * s.row.count(BOULDER))
        return self.tidy(replace(s, box=away, row=(), neutral=0, reveals=0, spent=(), asked=0, promise=False))

    def tidy(self, s: Table) -> Table:
        """Spare copies leave the camp; then the game is over, or the turn passes."""
        on_trays: frozenset[str] = frozenset().union(*s.trays)
        if not on_trays.isdisjoint(s.camp):
            s = self.without_copies(s, on_trays)
        return replace(s, step="over") if self.complete_skeleton(s) else self.passed(s)

    @clause("settle.copies", "rulings.copies")
    def without_copies(self, s: Table, on_trays: frozenset[str]) -> Table:
        spare = [bone for bone in s.camp if bone in on_trays]
        return replace(s, camp=tuple([b for b in s.camp if b not in on_trays]), box=plus(s.box, spare))

    @clause("setup.first")
    def passed(self, s: Table) -> Table:
        return replace(s, turn=(s.turn + 1) % len(s.owners), step="choose")

    # What several clauses need

    def spend(self, s: Table, tool: str) -> Table:
        """The tool is used; it lies apart until the expedition is settled."""
        tools = at_seat(s.tools, s.turn, minus(s.tools[s.turn], tool))
        return replace(s, tools=tools, spent=plus(s.spent, (tool,)))

    def laid(self, s: Table, seat: int, bones: Iterable[str]) -> Table:
        """The bones lie on the seat's tray."""
        return replace(s, trays=at_seat(s.trays, seat, plus(s.trays[seat], bones)))

    @clause("win.safe")
    def complete_skeleton(self, s: Table) -> bool:
        return any(len(tray) == self.parts for tray in s.trays)
