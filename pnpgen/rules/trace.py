"""Which clauses a play uses: methods tied to clauses note their first call, and cost nothing afterwards."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any

from pnpgen.findings import Place
from pnpgen.rules.kernel import Rules, clauses_of
from pnpgen.rules.load import place_of


def traced(rules: Rules[Any]) -> tuple[Rules[Any], set[str]]:
    """A twin of the rules, and the clauses its methods have carried out: a set that grows with each play."""
    used: set[str] = set()
    game = type(rules)
    twin = type(game.__name__, (game,), {"__module__": game.__module__})
    for name, function in _tied_methods(game).items():
        setattr(twin, name, _noting(twin, name, function, used))
    return twin(rules.supply), used


def tied_clauses(game: type[Rules[Any]]) -> Mapping[str, Place]:
    """Every clause the code cites, with the first method that carries it out."""
    places: dict[str, Place] = {}
    for function in _tied_methods(game).values():
        for clause_id in clauses_of(function):
            place = place_of(function)
            places[clause_id] = min(places.get(clause_id, place), place)
    return places


def _tied_methods(game: type[Rules[Any]]) -> dict[str, FunctionType]:
    found: dict[str, object] = {}
    for base in reversed(game.__mro__):
        found |= vars(base)
    return {
        name: value for name, value in found.items() if isinstance(value, FunctionType) and clauses_of(value)
    }


def _noting(twin: type, name: str, function: FunctionType, used: set[str]) -> Callable[..., Any]:
    """Takes itself off the class at the first call, so that long simulations run at full speed."""

    @functools.wraps(function)
    def noted(*args: Any, **named: Any) -> Any:
        used.update(clauses_of(function))
        if name in vars(twin):
            delattr(twin, name)
        return function(*args, **named)

    return noted
