"""A lucky course of Rolling Loot: from any table, how dice could fall so that the game comes to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pnpgen.rules.kernel import Chance, Event, Over

from .dice import Dice, word
from .table import HOME, Places, Table
from .travel import GIVE_UP

if TYPE_CHECKING:
    from .rules import Game


def course_to_the_end(rules: Game, s: Table) -> tuple[Event, ...]:
    """Events from here to the end of the game."""
    course: list[Event] = []
    while not isinstance(node := rules.node(s), Over):
        outcomes = [outcome for outcome, _ in node.outcomes] if isinstance(node, Chance) else node.options[0]
        event = wished(rules, s, outcomes)
        course.append(event if isinstance(node, Chance) else (event,))
        s = rules.apply(s, course[-1])
    return tuple(course)


def wished(rules: Game, s: Table, events: list[str] | tuple[str, ...]) -> str:
    """The event that leads on: take loot, stop rolling, roll what is needed, travel as far as dice allow."""
    if s.step == "keep":
        return events[-1]
    if s.step in ("lay", "loot", "share"):
        return events[0]
    sloops = s.sloops[s.turn]
    idle = [at for at in sloops if not promising(rules, s, at)]
    if s.step == "roll":
        roll = word(dice_for(rules, goal(rules, s, sloops, idle)))
        return roll if roll in events else events[0]
    if idle and idle[0] != HOME and GIVE_UP + idle[0] in events and HOME not in sloops:
        return GIVE_UP + idle[0]
    steps = f"{goal(rules, s, sloops, idle)} with "
    return next((event for event in events if event.startswith(steps)), events[0])


def promising(rules: Game, s: Table, at: str) -> bool:
    """Whether a sloop lies on or below open loot."""
    column = [] if at == HOME else rules.column(rules.places[at].adventure)
    return any(rules.open_loot(s.covered, place) for place in column[column.index(at) if column else 0 :])


def goal(rules: Game, s: Table, sloops: Places, idle: list[str]) -> str:
    """The step to climb next: above a promising sloop, or the bottom of a card for an idle one."""
    starts = [rules.bottom(name) for name in s.adventures if rules.bottom(name) not in sloops]
    if idle and starts:
        return starts[0]
    waiting = [at for at in sloops if at != HOME and not rules.open_loot(s.covered, at)]
    climbs = [rules.places[at].above for at in waiting]
    return next((step for step in climbs if step and step not in sloops), starts[0] if starts else "")


def dice_for(rules: Game, step: str) -> Dice:
    """Dice that meet a step, the others alike."""
    need = rules.places[step].need if step else None
    if need is None:
        return (1,) * rules.dice
    met = min(need.met)
    return tuple(sorted(met * rules.dice if need.rest else met + (1,) * (rules.dice - need.dice)))
