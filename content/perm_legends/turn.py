"""A turn of Legends of Perm: the throw, the place where the move ends, and what the action die asks for."""

from __future__ import annotations

from msgspec.structs import replace

from pnpgen.rules.kernel import clause

from .preparation import Preparation
from .score import LOT
from .table import EN, KUL, Table, at_seat, plus, with_seat


class Turn(Preparation):
    """From the throw to the gift and the action."""

    @clause("turn.throw")
    def thrown(self, s: Table, steps: int, action: str) -> Table:
        return self.stayed(s) if action == "stay" else replace(s, steps=steps, action=action, phase="move")

    @clause("action.stay")
    def stayed(self, s: Table) -> Table:
        return self.passed(s)

    @clause("move.company")
    def arrived(self, s: Table, place: str, behind: str) -> Table:
        """The figure stands where its move ends, whoever is there."""
        s = replace(s, at=with_seat(s.at, s.turn, place), came=with_seat(s.came, s.turn, behind))
        if place in s.salt:
            s = self.take_token(s, place)
            if not s.salt:
                return self.cut_short(s) if s.action in ("find", "ability") else self.last_token(s)
            return self.after_stop(s)
        if place in self.legends:
            return self.at_legend(s, place)
        return self.act(s)

    @clause("rulings.after_stop")
    def after_stop(self, s: Table) -> Table:
        return self.act(s)

    @clause("rulings.at_once")
    def cut_short(self, s: Table) -> Table:
        return self.last_token(s)

    def act(self, s: Table) -> Table:
        """What the action die asks for after the move."""
        if s.action == "find":
            return self.find(s)
        return self.use_ability(s) if s.action == "ability" else self.go_on(s)

    @clause("action.forward")
    def go_on(self, s: Table) -> Table:
        return self.done(s)

    @clause("action.find")
    def find(self, s: Table) -> Table:
        return self.draw(s)

    @clause("action.ability")
    def use_ability(self, s: Table) -> Table:
        return self.ability(replace(s, action=""))

    # --- legends -----------------------------------------------------------------------------------

    def at_legend(self, s: Table, place: str) -> Table:
        """The figure stands exactly on a legendary place."""
        return self.given_away(s) if self.given(s, place) else self.gift(s, place)

    def given(self, s: Table, place: str) -> bool:
        """Whether the gift of a place has been taken."""
        return any(place in gifts for gifts in s.gifts)

    @clause("legends.once")
    def given_away(self, s: Table) -> Table:
        return self.act(s)

    @clause("legends.gift", "legends.exact")
    def gift(self, s: Table, place: str) -> Table:
        s = replace(s, gifts=at_seat(s.gifts, s.turn, plus(s.gifts[s.turn], place)))
        return replace(s, phase="lot") if place == LOT else self.act(s)

    @clause("legends.lot")
    def cast(self, s: Table, face: int) -> Table:
        return self.act(replace(s, fate=KUL if face % 2 else EN))
