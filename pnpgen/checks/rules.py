"""Checks of the rules of a game: thorough ones for `check`, and just what a rulebook prints for `build`."""

from __future__ import annotations

from pnpgen.definition.game import Definition
from pnpgen.definition.supply import GameSupply
from pnpgen.findings import AuthorError, in_order
from pnpgen.rules.load import author_errors, source_of
from pnpgen.rules.replay import replay_examples
from pnpgen.rules.review import Review, review


def check_rules(definition: Definition, *, thorough: bool) -> Review:
    """Facts and replayed examples with findings (R, E); `thorough` also plays games to test the rules.

    Without a loadable rules module the review has no facts and says why.
    """
    supply = GameSupply(definition)
    if thorough:
        return review(definition, supply)
    source = source_of(definition, supply)
    try:
        with author_errors(source.path.parent):
            facts = source.load().facts()
        replays = replay_examples(source, definition)
    except AuthorError as error:
        return Review(findings=error.findings)
    return Review(facts, replays, in_order(f for replay in replays.values() for f in replay.findings))
