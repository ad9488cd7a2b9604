"""Laws every rules module must keep, tested over states of sampled or explored plays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from pnpgen.findings import Finding
from pnpgen.rules.events import Play, tell, well_formed
from pnpgen.rules.kernel import Chance, Decide, Event, Node, Over, Rules
from pnpgen.rules.load import place_of
from pnpgen.rules.playing import Dice, game_random
from pnpgen.rules.policies import decide

GAMES = 100
"""Random games that the laws are tested over."""
LONGEST = 2_000
"""Events of one game that the laws look at."""


def sampled_states(rules: Rules[Any], players: int, games: int = GAMES, seed: int = 0) -> Iterator[Any]:
    """All states of some random games, in the order of play."""
    for game in range(games):
        for before, _, after in _steps(rules, players, seed, game):
            yield before
            yield after


def view_findings(rules: Rules[Any], states: Iterable[Any], players: int) -> tuple[Finding, ...]:
    """R401 where a view of a view differs, R402 where equal views have other options; each once."""
    leaks: dict[str, Finding] = {}
    offered: dict[tuple[int, Any], tuple[str, ...]] = {}
    for state in states:
        views = [rules.view(state, seat) for seat in range(players)]
        for seat, view in enumerate(views):
            if "R401" not in leaks and rules.view(view, seat) != view:
                message = f"the view of seat {seat} changes when it is taken again: {view}"
                leaks["R401"] = Finding("R401", message, place_of(rules.view))
        node = rules.node(state)
        if not isinstance(node, Decide):
            continue
        for seat, options in zip(node.seats, node.options, strict=True):
            known = offered.setdefault((seat, views[seat]), options)
            if known != options and "R402" not in leaks:
                message = f"seat {seat} sees the same and may now {_all(known)}, now {_all(options)}"
                leaks["R402"] = Finding("R402", message, place_of(rules.node), hint=f"seen: {views[seat]}")
    return tuple(leaks.values())


def relax_findings(rules: Rules[Any], players: int, games: int = GAMES) -> tuple[Finding, ...]:
    """R208 where relaxing changes what can happen, what is used or what is gained; over random games."""
    if type(rules).relax is Rules.relax:
        return ()
    for game in range(games):
        play: list[Event] = []
        relaxed = rules.relax(rules.start(players))
        for before, event, after in _steps(rules, players, 0, game):
            play.append(event)
            step = rules.apply(relaxed, event)
            same = (
                _course(rules.node(before)) == _course(rules.node(relaxed))
                and rules.used(before) == rules.used(relaxed)
                and rules.extremes(before, after) == rules.extremes(relaxed, step)
                and rules.relax(after) == rules.relax(step)
            )
            if not same:
                return (_differs(rules, tuple(play)),)
            relaxed = rules.relax(step)
    return ()


def _differs(rules: Rules[Any], play: Play) -> Finding:
    message = "after relaxing, the game goes another way"
    return Finding("R208", message, place_of(rules.relax), hint=f"play: {tell(play)}")


def _course(node: Node) -> Node | None:
    """What can happen; who wins is left out, since relaxed states have forgotten it."""
    return None if isinstance(node, Over) else node


def _steps(rules: Rules[Any], players: int, seed: int, game: int) -> Iterator[tuple[Any, Event, Any]]:
    random = game_random(seed, game)
    dice = Dice()
    state = rules.start(players)
    for _ in range(LONGEST):
        node = rules.node(state)
        well_formed(rules, node, players)
        if isinstance(node, Over):
            return
        if isinstance(node, Chance):
            event: Event | None = dice.draw(node, random.random())
        else:
            event = decide(rules, state, node, [None] * players, random)
        if event is None:
            return
        after = rules.apply(state, event)
        yield state, event, after
        state = after


def _all(options: tuple[str, ...]) -> str:
    return "/".join(options) or "nothing"
