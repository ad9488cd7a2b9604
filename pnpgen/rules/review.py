"""Everything `check` asks of a game's rules, in one go: examples replayed, clauses covered, laws kept."""

from __future__ import annotations

from typing import Any

from pnpgen.definition.game import Definition
from pnpgen.findings import AuthorError, Finding, in_order
from pnpgen.rules.components import (
    bookkeeping_findings,
    idle_findings,
    moved_fields,
    state_findings,
    supply_findings,
    surplus_findings,
)
from pnpgen.rules.coverage import clause_findings, example_findings, play_findings
from pnpgen.rules.glance import Review, with_facts
from pnpgen.rules.kernel import Impossible, Rules, Supply
from pnpgen.rules.laws import relax_findings, sampled_states, view_findings
from pnpgen.rules.load import author_errors, place_of, source_of
from pnpgen.rules.playing import Dice, Tally, game_random, play_game, stuck_findings
from pnpgen.rules.policies import policy_names, seat_policies
from pnpgen.rules.replay import replay_examples
from pnpgen.rules.stock import demand_findings, need_findings
from pnpgen.rules.sums import sum_findings
from pnpgen.rules.trace import tied_clauses, traced

LAW_GAMES = 5
"""Random games per number of players whose states the laws are tested over."""
FEWEST, MOST = 20, 400
"""Games per number of players that look for unused clauses: at least, and at most while some are unused."""


def review(definition: Definition, supply: Supply) -> Review:
    """The rules of a game examined in about a second; never raises for what the author did wrong."""
    source = source_of(definition, supply)
    try:
        rules, facts = with_facts(source)
    except AuthorError as error:
        return Review(findings=error.findings)
    replays = replay_examples(rules, definition)
    found = [finding for one in replays.values() for finding in one.findings]
    found += sum_findings(definition, facts, replays)
    game = type(rules)
    found += [*clause_findings(definition, game), *example_findings(definition, game, replays)]
    found += bookkeeping_findings(definition, rules)
    try:
        with author_errors(source.path.parent):
            moved: set[str] = set()
            for players in definition.game.setup.players:
                found += _lawful(definition, rules, supply, players, moved)
            found += _played(definition, rules, supply)
            found += idle_findings(definition, moved) if moved else ()
            if "R312" not in {finding.code for finding in found}:
                # A bound that plays exceed says nothing of what is too much.
                found += surplus_findings(definition, rules, supply)
    except AuthorError as error:
        found += error.findings
    return Review(facts, replays, in_order(found))


def _lawful(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int, moved: set[str]
) -> tuple[Finding, ...]:
    """What holds at every table of some games; the fields of the state that these change are `moved`."""
    try:
        rules.check(rules.start(players))
    except Impossible as impossible:
        message = f"the table of {players} players after setup: {impossible}"
        return (Finding("R112", message, place_of(rules.start)),)
    states = list(sampled_states(rules, players, LAW_GAMES))
    moved |= moved_fields(states)
    return (
        *supply_findings(definition, rules, supply, players),
        *need_findings(definition, rules, supply, players),
        *state_findings(definition, rules, supply, players, states),
        *view_findings(rules, states, players),
        *relax_findings(rules, players, LAW_GAMES),
    )


def _played(definition: Definition, rules: Rules[Any], supply: Supply) -> list[Finding]:
    """Games by every policy in turn, until all clauses were used or enough games were played.

    Unused clauses are found only where all games end: the rest of a game that stops may have used them.
    """
    twin, used = traced(rules)
    names = policy_names(rules)
    columns = definition.game.setup.players
    wanted = set(tied_clauses(type(rules)))
    tallies, dice = {players: Tally() for players in columns}, Dice()
    for number in range(MOST * len(columns)):
        if number >= FEWEST * len(columns) and wanted <= used:
            break
        if any(tally.hopeless for tally in tallies.values()):
            break
        players = columns[number % len(columns)]
        policies = seat_policies(twin, [names[number // len(columns) % len(names)]], players)
        random, checked = game_random(0, number), number < FEWEST
        play_game(twin, players, policies, number, random, dice, tallies[players], checked=checked)
    together = Tally()
    found: list[Finding] = []
    for players, tally in tallies.items():
        together.add(tally)
        demand = {name: most for name, (most, _) in tally.demand.items()}
        found += demand_findings(definition, rules, supply, players, demand)
    found += stuck_findings(rules, together)
    return found if together.unfinished else [*found, *play_findings(definition, type(rules), used)]
