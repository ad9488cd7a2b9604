"""The rules of Out of the harbor."""

from collections.abc import Mapping

from pnpgen.rules.kernel import Decide, Event, Impossible, Node, Over, Rules, State, clause


class Table(State, frozen=True):
    """Boats on the track, and the rounds that are over."""

    at: tuple[int, ...]
    round: int = 0


class Game(Rules[Table]):
    """Row or rest, in secret."""

    state = Table

    def start(self, players: int) -> Table:
        return Table(at=(0,) * players)

    def node(self, state: Table) -> Node:
        if state.round == self.supply.number("rounds"):
            return self.end(state)
        return self.choose(state)

    @clause("play.choose")
    def choose(self, state: Table) -> Decide:
        seats = tuple(range(len(state.at)))
        return Decide(seats, (("rest", "row"),) * len(seats))

    @clause("end.rounds")
    def end(self, state: Table) -> Over:
        return Over(tuple(int(at == max(state.at)) for at in state.at), state.at)

    def apply(self, state: Table, event: Event) -> Table:
        steps = self.alone() if event.count("row") == 1 else self.company()
        moved = tuple(at + steps * (move == "row") for at, move in zip(state.at, event, strict=True))
        return Table(moved, state.round + 1)

    @clause("play.alone")
    def alone(self) -> int:
        return self.supply.number("alone")

    @clause("play.company")
    def company(self) -> int:
        return self.supply.number("together")

    def view(self, state: Table, seat: int) -> Table:
        return state

    def used(self, state: Table) -> Mapping[str, int]:
        return {"board": max(state.at)}

    def check(self, state: Table) -> None:
        if max(state.at) > state.round * self.supply.number("alone"):
            raise Impossible("a boat is farther out than the rounds allow")
