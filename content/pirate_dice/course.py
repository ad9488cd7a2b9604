"""What happens in a game of Kalózkockák: throws, calls settled, boats moved."""

from __future__ import annotations

from msgspec.structs import replace

from pnpgen.rules.kernel import Supply, clause

from .calls import Calls
from .table import SILENT, TOGETHER, UNCLEAR, Bunch, Table, at_seat, minus, plus

PALM, SKULL = "palm", "skull"
"""The sets with an effect of their own."""


class Course(Calls):
    """What each throw, each call and each judgement leads to."""

    def __init__(self, supply: Supply) -> None:
        super().__init__(supply)
        number = supply.number
        self.treasure = number("treasure")
        self.set_spaces = number("set_spaces")
        self.palm_spaces = number("palm_spaces")
        self.skull_spaces = number("skull_spaces")
        self.skull_push = number("skull_push")
        self.wrong_spaces = number("wrong_spaces")

    # Throws

    @clause("setup.dice", "setup.any_dice")
    def deal(self, players: int) -> tuple[Bunch, ...]:
        hand = self.supply.count("hand", players)
        return tuple([self.dice.ids[seat::players][:hand] for seat in range(players)])

    @clause("throw.one", "throw.any")
    def throw(self, s: Table, die: str) -> Table:
        hands = at_seat(s.hands, s.turn, minus(s.hands[s.turn], die))
        return replace(s, hands=hands, flying=die, step="throw")

    @clause("rulings.knocked", "rulings.edge")
    def lie(self, s: Table, face: str) -> Table:
        """What counts is how the dice lie in the end, the one just thrown and any that it knocked over."""
        faces = self.dice.faces[s.flying].keys()
        board = plus(s.board if faces.isdisjoint(s.board) else minus(s.board, *faces), face)
        if self.calls(board, face):
            return self.look(s, board, face)
        return self.pass_on(replace(s, board=board, flying=""))

    @clause("throw.look", "throw.last_call")
    def look(self, s: Table, board: Bunch, face: str) -> Table:
        """Everybody looks for sets, also when the last die has been thrown."""
        return replace(s, board=board, flying="", landed=face, step="call")

    @clause("throw.next")
    def pass_on(self, s: Table) -> Table:
        """The next player who has a die throws."""
        seat = (s.turn + 1) % len(s.boats)
        if s.hands[seat]:
            return self.ready(s, seat)
        return self.skip(s, seat) if any(s.hands) else self.deal_again(s, seat)

    @clause("throw.none")
    def skip(self, s: Table, seat: int) -> Table:
        seats = len(s.boats)
        around = [(seat + step) % seats for step in range(seats)]
        return self.ready(s, next(other for other in around if s.hands[other]))

    @clause("throw.all")
    def deal_again(self, s: Table, seat: int) -> Table:
        return self.ready(replace(s, board=(), hands=self.deal(len(s.boats))), seat)

    def ready(self, s: Table, seat: int) -> Table:
        """The seat's throw: it chooses a die, if it has a choice."""
        s = replace(s, landed="", said=(), step="choose", turn=seat)
        return self.throw(s, s.hands[seat][0]) if len(s.hands[seat]) == 1 else s

    # Calls

    def heard(self, s: Table, said: Bunch) -> Table:
        """After everybody has called or kept silent."""
        silent = said.count(SILENT)
        if silent == len(said):
            return self.unseen(s)
        s = replace(s, said=said, step="first")
        return self.only_call(s, s.callers[0]) if silent == len(said) - 1 else s

    @clause("call.waits")
    def unseen(self, s: Table) -> Table:
        """Sets that nobody calls stay for the next throw."""
        return self.pass_on(s)

    def settled(self, s: Table, who: str) -> Table:
        """After it has turned out who was first."""
        if who == UNCLEAR:
            return self.no_judge(s) if self.judge(s) is None else replace(s, step="judge")
        return self.cancel(s) if who == TOGETHER else self.only_call(s, self.boats.index(who))

    @clause("dispute.together")
    def cancel(self, s: Table) -> Table:
        return self.pass_on(s)

    @clause("dispute.no_judge")
    def no_judge(self, s: Table) -> Table:
        return self.pass_on(s)

    @clause("call.first")
    def only_call(self, s: Table, seat: int) -> Table:
        """The first call counts, as if the others had kept silent."""
        call = s.said[seat]
        if not self.is_right(s, call):
            return self.wrong(s, seat, len(self.names_in(call)))
        takings = self.takings(s, call)
        if len(takings) == 1:
            return self.take(s, seat, takings[0])
        said = tuple([call if other == seat else SILENT for other in range(len(s.boats))])
        return replace(s, said=said, step="take")

    @clause("right.dice")
    def take(self, s: Table, seat: int, faces: Bunch) -> Table:
        hand = plus(s.hands[seat], *[self.dice.home[face] for face in faces])
        s = replace(s, board=minus(s.board, *faces), hands=at_seat(s.hands, seat, hand))
        return self.sail(s, seat, self.names_in(s.said[seat]))

    @clause("wrong.back", "wrong.next")
    def wrong(self, s: Table, seat: int, sets: int) -> Table:
        return self.pass_on(self.back(s, seat, sets * self.wrong_spaces))

    # Boats

    @clause("right.sail", "right.inside")
    def sail(self, s: Table, seat: int, names: Bunch) -> Table:
        for name in names:
            if name == PALM:
                s = self.palm(s, seat)
            elif name == SKULL:
                s = self.skull(s, seat)
            else:
                s = self.forward(s, seat, self.set_spaces)
        return self.arrive(s) if s.boats[seat] == self.treasure else self.throw_on(s, seat)

    @clause("right.palm")
    def palm(self, s: Table, seat: int) -> Table:
        return self.forward(s, seat, self.palm_spaces)

    @clause("right.skull")
    def skull(self, s: Table, seat: int) -> Table:
        for rival in range(len(s.boats)):
            if rival != seat:
                s = self.back(s, rival, self.skull_push)
        return self.forward(s, seat, self.skull_spaces)

    def worth(self, names: Bunch) -> int:
        """The spaces forward that these sets are worth."""
        special = {PALM: self.palm_spaces, SKULL: self.skull_spaces}
        return sum([special.get(name, self.set_spaces) for name in names])

    @clause("right.throw")
    def throw_on(self, s: Table, seat: int) -> Table:
        return self.ready(s, seat)

    @clause("win.first")
    def arrive(self, s: Table) -> Table:
        return replace(s, landed="", said=(), step="over")

    @clause("win.past")
    def forward(self, s: Table, seat: int, spaces: int) -> Table:
        return self.moved(s, seat, min(s.boats[seat] + spaces, self.treasure))

    @clause("wrong.raft")
    def back(self, s: Table, seat: int, spaces: int) -> Table:
        return self.moved(s, seat, max(s.boats[seat] - spaces, 0))

    def moved(self, s: Table, seat: int, space: int) -> Table:
        """The seat's boat on another space."""
        return replace(s, boats=(*s.boats[:seat], space, *s.boats[seat + 1 :]))
