"""Random playouts of every game here against OpenSpiel's pig: `python -m benchmarks.rules [ROUNDS]`.

Rounds of all contestants are shuffled and interleaved in one process, so that a busy machine slows all of
them alike. An event is a roll or draw, or one decision of everybody who decides at once; since that costs as
much as there are players to choose, choices (a roll, or the move of one player) are compared as well.
Needs the `bench` extra for OpenSpiel; without it only the games are measured.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.kernel import Chance, Decide, Event, Rules
from pnpgen.rules.load import RulesSource, source_of
from pnpgen.rules.playing import Dice

SECONDS = 0.3
"""How long a contestant plays in one round."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """Something that plays one game at random and gives the number of its events, and of its choices."""

    name: str
    play: Callable[[Random], tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Rate:
    """Playouts, events and choices per second."""

    playouts: float
    events: float
    choices: float


def play_rules(rules: Rules[Any], players: int, dice: Dice, random: Random) -> tuple[int, int]:
    """One game of ours by uniform random moves."""
    events = more = 0
    luck = random.random
    state = rules.start(players)
    while True:
        node = rules.node(state)
        if type(node) is Chance:
            event: Event = dice.draw(node, luck())
        elif type(node) is not Decide:
            return events, events + more
        elif len(node.options) == 1:
            moves = node.options[0]
            event = (moves[int(luck() * len(moves))],)
        else:
            more += len(node.options) - 1
            event = tuple([moves[int(luck() * len(moves))] for moves in node.options])
        state = rules.apply(state, event)
        events += 1


def play_spiel(game: Any, random: Random) -> tuple[int, int]:
    """One game of OpenSpiel, driven from Python by uniform random moves."""
    events = 0
    choose = random.random
    state = game.new_initial_state()
    while not state.is_terminal():
        events += 1
        if state.is_chance_node():
            state.apply_action(draw_probability(state.chance_outcomes(), choose()))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(choose() * len(moves))])
    return events, events


def draw_probability(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome in whose stretch a number from 0 to 1 lies."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def games() -> list[Contestant]:
    """Every game of the project, for the fewest and the most players."""
    found = []
    for folder in Project.find(Path(__file__).parent).games():
        definition = load_game(folder).definition
        if definition is None:
            print(f"{folder.name} is left out: its YAML has errors")
            continue
        rules = source_of(definition, GameSupply(definition)).load()
        columns = definition.game.setup.players
        found += [
            Contestant(f"{folder.name}, {players} players", partial(play_rules, rules, players, Dice()))
            for players in (min(columns), max(columns))
        ]
    return found


@dataclass(frozen=True, slots=True)
class PigSupply:
    """The quantities of pig."""

    def number(self, name: str) -> int:
        """The goal of OpenSpiel's pig here, and the faces of the die."""
        return {"goal": 30, "faces": 6}[name]

    def count(self, row: str, players: int) -> int:
        """Pig has no setup table."""
        raise KeyError(row)

    def ids(self, table: str) -> tuple[str, ...]:
        """Pig has no data."""
        raise KeyError(table)

    def value(self, table: str, entry: str, name: str) -> Any:
        """Pig has no data."""
        raise KeyError(table)


def documented_pig() -> Contestant:
    """The complete game of docs/rules.md: pig again, like for like."""
    page = (Path(__file__).parent.parent / "docs" / "rules.md").read_text(encoding="utf-8")
    code = page.split("```python\n")[1].split("```")[0]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rules.py"
        path.write_text(code, encoding="utf-8")
        rules = RulesSource(path, PigSupply()).load()
    return Contestant("pig of docs/rules.md", partial(play_rules, rules, 2, Dice()))


def pigs() -> list[Contestant]:
    """OpenSpiel's pig in C++, and the same game through its interface for Python games."""
    try:
        import pyspiel  # noqa: PLC0415 - only where the extra is installed

        from benchmarks import pig  # noqa: PLC0415
    except ImportError:
        print("OpenSpiel is not installed: pip install '.[bench]'")
        return []
    native = pyspiel.load_game(f"pig(winscore={pig.GOAL},players=2,horizon={pig.HORIZON})")
    python = pyspiel.load_game(pig.NAME)
    return [
        Contestant("OpenSpiel pig, Python", partial(play_spiel, python)),
        Contestant("OpenSpiel pig, C++", partial(play_spiel, native)),
    ]


def measure(contestants: list[Contestant], rounds: int) -> dict[str, list[Rate]]:
    """The rates of every contestant in every round."""
    order = Random(0)
    rates: dict[str, list[Rate]] = {contestant.name: [] for contestant in contestants}
    for number in range(rounds):
        for contestant in order.sample(contestants, len(contestants)):
            random, playouts, events, choices = Random(number), 0, 0, 0
            start = time.process_time()
            while (spent := time.process_time() - start) < SECONDS:
                more_events, more_choices = contestant.play(random)
                events, choices, playouts = events + more_events, choices + more_choices, playouts + 1
            rates[contestant.name].append(Rate(playouts / spent, events / spent, choices / spent))
    return rates


def middle(rates: list[Rate]) -> Rate:
    """The median of each rate."""
    columns = zip(*((rate.playouts, rate.events, rate.choices) for rate in rates), strict=True)
    return Rate(*map(statistics.median, columns))


def main() -> None:
    """Print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    medians = {
        name: middle(rates) for name, rates in measure([*games(), documented_pig(), *pigs()], rounds).items()
    }
    pig_rates = [medians.get("OpenSpiel pig, Python"), medians.get("OpenSpiel pig, C++")]
    print(f"{'':<31}{'per second':>30}   {'x Python pig':>16}{'x C++ pig':>18}")
    units = f"{'events choices':>16}{'events choices':>18}"
    print(f"{'':<31}{'playouts':>10}{'events':>10}{'choices':>10}   {units}")
    for name, rate in medians.items():
        ratios = [
            f"{rate.events / pig.events:>10.2f}{rate.choices / pig.choices:>8.2f}" if pig else f"{'-':>18}"
            for pig in pig_rates
        ]
        print(
            f"{name:<31}{rate.playouts:>10,.0f}{rate.events:>10,.0f}{rate.choices:>10,.0f} {''.join(ratios)}"
        )
    print(f"medians of {rounds} interleaved rounds of {SECONDS} s of processor time, uniform random moves")


if __name__ == "__main__":
    main()
