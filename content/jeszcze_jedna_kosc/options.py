"""What a player of Jeszcze jedna kość? may do: the camp, the dig, the tools, and asking for help."""

from __future__ import annotations

from pnpgen.rules.kernel import Rules, Supply, clause

from .table import MAP, PICK, Bunch, Table, places


class Options(Rules[Table]):
    """The moves on offer; every number comes from the definition."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        self.skeletons = frozenset(supply.ids("skeletons"))
        self.parts = supply.number("parts")
        self.copies = supply.number("copies")
        self.reveals = supply.number("reveals")
        self.reveals_least = supply.number("reveals_least")
        self.reveals_with_pick = supply.number("reveals_with_pick")
        self.collapse = supply.number("collapse")
        self.tools = supply.number("tools")
        self.uses = supply.number("uses")
        self.asks = supply.number("asks")
        self.help_last = supply.number("help_last")
        self.help_boulders = supply.number("help_boulders")

    def moves(self, s: Table) -> Bunch:
        """What the player on turn may do."""
        if not s.covered:
            return self.leftovers(s)
        camp = self.camp_moves(s)
        return (*camp, *self.digs(s), *self.peeks(s), *self.fifths(s), *self.pleas(s), *self.ends(s))

    @clause("rulings.order")
    def leftovers(self, s: Table) -> Bunch:
        return tuple(self.gifts(s, s.turn))

    @clause("turn.camp")
    def camp_moves(self, s: Table) -> list[str]:
        """The camp is open until a tile is revealed or a tool is used."""
        return [] if s.reveals or s.spent else self.gifts(s, s.turn)

    def gifts(self, s: Table, seat: int) -> list[str]:
        """The bones of the camp that this seat may take."""
        return [f"take {bone}" for bone in s.needed(seat, s.camp)]

    @clause("turn.dig", "dig.limit")
    def digs(self, s: Table) -> list[str]:
        return places(s, "reveal") if s.reveals < self.reveals else []

    @clause("map.peek", "map.fourth", "rulings.accident")
    def peeks(self, s: Table) -> list[str]:
        """Looking at a face-down tile, which only a Map allows."""
        return places(s, "peek") if s.reveals < self.reveals and self.usable(s, MAP) else []

    @clause("pick.fifth", "pick.once", "pick.fresh")
    def fifths(self, s: Table) -> list[str]:
        due = self.reveals <= s.reveals < self.reveals_with_pick
        return places(s, "fifth") if due and self.usable(s, PICK) else []

    @clause("help.ask", "help.limits", "rulings.help_and_tool")
    def pleas(self, s: Table) -> list[str]:
        soon = 0 < s.reveals <= self.help_last and s.asked < self.asks
        if not soon or s.active != self.help_boulders:
            return []
        return [f"ask {s.owners[seat]}" for seat in self.helpers(s)]

    @clause("help.whom", "help.old_camp")
    def helpers(self, s: Table) -> list[int]:
        """The rivals with a needed bone in the camp; what this expedition found is not there yet."""
        return [seat for seat in range(len(s.owners)) if seat != s.turn and s.needed(seat, s.camp)]

    @clause("dig.stop", "help.promise")
    def ends(self, s: Table) -> list[str]:
        return ["stop"] if s.reveals >= self.reveals_least and not s.promise else []

    @clause("kit.uses", "kit.fresh")
    def usable(self, s: Table, tool: str) -> bool:
        """Whether the player on turn holds this tool and may still use one."""
        return tool in s.tools[s.turn] and len(s.spent) < self.uses
