"""Checks of the rules of a game: thorough ones for `check`, and just what a rulebook prints for `build`."""

from __future__ import annotations

from dataclasses import replace

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import in_order
from pnpgen.rules.glance import Review, glance
from pnpgen.rules.review import review


def check_rules(definition: Definition, *, thorough: bool) -> Review:
    """Facts and replayed examples with findings (R, E); `thorough` also plays games to test the rules.

    Without a loadable rules module the review has no facts and says why.
    """
    supply = GameSupply(definition)
    if thorough:
        return review(definition, supply)
    found = glance(definition, supply)
    replays = dict(found.replays)
    findings = in_order(f for replay in replays.values() for f in replay.findings)
    return replace(found, replays=replays, findings=(*found.findings, *findings))
