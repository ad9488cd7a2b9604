"""Laws that the rules of every game keep."""

from pathlib import Path

import msgspec
import pytest

from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.definition.supply import GameSupply
from pnpgen.rules.events import well_formed
from pnpgen.rules.laws import relax_findings, sampled_states, view_findings
from pnpgen.rules.load import source_of

FOLDERS = Project.find(Path(__file__).parent).games()
GAMES = 8


@pytest.fixture(scope="module", params=FOLDERS, ids=lambda folder: folder.name)
def definition(request: pytest.FixtureRequest) -> Definition:
    loaded = load_game(request.param)
    assert loaded.definition is not None, loaded.findings
    return loaded.definition


def test_views_hide_for_good_and_options_follow_from_them(definition: Definition) -> None:
    rules = source_of(definition, GameSupply(definition)).load()
    for players in definition.game.setup.players:
        states = sampled_states(rules, players, GAMES)
        assert view_findings(rules, states, players) == ()


def test_relaxing_forgets_only_what_nothing_depends_on(definition: Definition) -> None:
    rules = source_of(definition, GameSupply(definition)).load()
    for players in definition.game.setup.players:
        assert relax_findings(rules, players, GAMES) == ()


def test_every_state_of_play_is_well_formed_possible_and_within_what_is_printed(
    definition: Definition,
) -> None:
    rules = source_of(definition, GameSupply(definition)).load()
    components = set(definition.game.components)
    for players in definition.game.setup.players:
        for state in sampled_states(rules, players, GAMES, seed=1):
            well_formed(rules, rules.node(state), players)
            rules.check(state)
            assert set(rules.used(state)) <= components


def test_states_are_values_that_survive_being_written_down(definition: Definition) -> None:
    rules = source_of(definition, GameSupply(definition)).load()
    players = definition.game.setup.players[0]
    for state in sampled_states(rules, players, 2):
        assert msgspec.convert(msgspec.to_builtins(state), rules.state, strict=True) == state
        assert isinstance(hash(state), int)
