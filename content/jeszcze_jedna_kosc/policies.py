"""Two ways to play Jeszcze jedna kość?, beside playing at random; each sees only its view of the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pnpgen.rules.kernel import Rules

from .table import PICK, Table


def cautious(view: Table, seat: int, options: Sequence[str], rules: Rules[Table], random: Random) -> str:
    """Takes what is safe, looks before digging, and goes home with the first find or at the first boulder."""
    enough = view.needed(seat, view.row) or view.active
    home = "stop" if enough and "stop" in options else None
    wanted = first_of(options, "take", "shield") or bring(view, seat, options) or home
    return wanted or first_of(options, "drop", "peek", "reveal", "stop") or random.choice(options)


def greedy(view: Table, seat: int, options: Sequence[str], rules: Rules[Table], random: Random) -> str:
    """Digs as long as the rules allow; seeks help or goes home only when a boulder would cost a find."""
    danger = view.active and PICK not in view.tools[seat] and view.needed(seat, view.row)
    home = first_of(options, "ask", "stop") if danger else None
    wanted = first_of(options, "shield") or home or bring(view, seat, options)
    return wanted or first_of(options, "peek", "reveal", "fifth", "take") or random.choice(options)


def bring(view: Table, seat: int, options: Sequence[str]) -> str | None:
    """The move that reveals a tile this seat knows to be a bone it needs."""
    wanted = [n for n, spot in enumerate(view.known, 1) if view.needed(seat, (spot.tile,))]
    return next((move for n in wanted for move in (f"reveal {n}", f"fifth {n}") if move in options), None)


def first_of(options: Sequence[str], *verbs: str) -> str | None:
    """The first option of the first of these verbs that is offered at all."""
    return next((option for verb in verbs for option in options if option.split()[0] == verb), None)
