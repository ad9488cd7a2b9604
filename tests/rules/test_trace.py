from collections.abc import Callable

from pnpgen.rules.load import RulesSource
from pnpgen.rules.trace import tied_clauses, traced


def test_a_twin_notes_the_clauses_its_play_carries_out(make_source: Callable[..., RulesSource]) -> None:
    twin, used = traced(make_source().load())
    state = twin.start(2)
    assert used == {"setup.start"}
    twin.apply(twin.apply(state, ("roll",)), "1")
    assert used == {"setup.start", "turn.next"}


def test_noting_ends_with_the_first_call(make_source: Callable[..., RulesSource]) -> None:
    rules = make_source().load()
    twin, _ = traced(rules)
    assert type(twin).start is not type(rules).start
    twin.start(2)
    assert type(twin).start is type(rules).start


def test_the_rules_themselves_stay_as_they_are(make_source: Callable[..., RulesSource]) -> None:
    rules = make_source().load()
    before = type(rules).start
    twin, _ = traced(rules)
    assert twin.start(3) == rules.start(3)
    assert type(rules).start is before
    assert before.__name__ == "start"


def test_every_cited_clause_has_the_place_of_its_method(make_source: Callable[..., RulesSource]) -> None:
    source = make_source()
    places = tied_clauses(type(source.load()))
    assert set(places) == {"setup.start", "turn.roll", "turn.hold", "turn.next", "end.goal"}
    lines = source.path.read_text(encoding="utf-8").split("\n")
    assert "turn.hold" in lines[places["turn.hold"].line - 1]
