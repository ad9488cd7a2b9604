"""The rules kernel: a game is a handful of pure functions over one frozen state.

One sum type (`Decide | Chance | Over`) answers "what happens next", so that the acting seats, the legal
moves, the odds and the end can never contradict each other.  Nothing here draws random numbers: drivers do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, final

from msgspec import Struct

HIDDEN = "hidden"
"""What `view` puts in the place of a value that the seat cannot see."""


class State(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all states: everything on the table and nothing else; ints, strings, booleans and tuples."""


S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., Any])


@final
class Decide(Struct, frozen=True, gc=False):
    """The seats to choose now and their legal moves; several seats choose in secret, or aloud at once."""

    seats: tuple[int, ...]
    options: tuple[tuple[str, ...], ...]
    aloud: bool = False
    """Whether several seats call out together, so that nothing has to cover their choice."""


@final
class Chance(Struct, frozen=True, gc=False):
    """A random event of a named component and its outcomes with integer weights."""

    what: str
    outcomes: tuple[tuple[str, int], ...]


@final
class Over(Struct, frozen=True, gc=False):
    """The end: the share of the win per seat (1 for each winner, 0 for the others) and the final scores."""

    returns: tuple[int, ...]
    scores: tuple[int, ...] = ()


Node: TypeAlias = Decide | Chance | Over
Event: TypeAlias = str | tuple[str, ...]
"""The outcome of a `Chance`, or the moves of a `Decide` parallel to its seats."""

Fact: TypeAlias = int | Fraction


class Need(Struct, frozen=True):
    """So many pieces of a component must be printed, whatever is played: all, or those of some kind."""

    component: str
    least: int
    pieces: Mapping[str, str | int] = {}
    """What they have in common: values of axes, or of the data entries that the axes name."""
    why: str = ""


class Impossible(Exception):  # noqa: N818 - the table is impossible, not the code wrong
    """A state that breaks an invariant: it can never lie on a table."""


class Supply(Protocol):
    """What a game may know of its definition: numbers, and the setup table."""

    @abstractmethod
    def number(self, name: str) -> int:
        """The quantity `name` of the game's `numbers`; KeyError where there is none."""

    @abstractmethod
    def count(self, row: str, players: int) -> int:
        """The cell of the setup table for this number of players; KeyError where there is none."""

    @abstractmethod
    def ids(self, table: str) -> tuple[str, ...]:
        """The ids of the entries of a `data` table, in order; KeyError where there is none."""

    @abstractmethod
    def value(self, table: str, entry: str, name: str) -> Any:
        """The value `data.TABLE.ENTRY.values.NAME`, not translated; KeyError where there is none."""

    @abstractmethod
    def named(self, name: str) -> str:
        """The option that `named.NAME` has chosen, by its id; KeyError where there is none."""


class Proof(Struct, frozen=True):
    """A fact settled without play: the value counted over all that the parts allow, and how it was."""

    fact: str
    value: int
    case: str
    """What reaches it, to look at."""
    note: str = ""


class Rules(ABC, Generic[S]):
    """An executable rulebook.  A game's `rules.py` defines one subclass, named `Game`."""

    state: ClassVar[type[State]]
    """The type of the game's states."""

    policies: ClassVar[Mapping[str, Callable[..., Any]]] = {}
    """Named ways to play: `policy(view, seat, options, rules, random) -> move`; `random` is always there."""

    chances: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """Where chance comes from: the name of a `Chance`, and the components it is thrown with or drawn from."""

    explored: ClassVar[int] = 2_000_000
    """How many states `explore` walks unless told; fewer where a game is far too large to be walked whole."""

    def __init__(self, supply: Supply) -> None:
        self.supply = supply

    @abstractmethod
    def start(self, players: int) -> S:
        """The table after setup."""

    @abstractmethod
    def node(self, state: S) -> Node:
        """What happens next; an empty `Decide` or `Chance` is a dead end of the rules."""

    @abstractmethod
    def apply(self, state: S, event: Event) -> S:
        """The table after a legal event."""

    @abstractmethod
    def view(self, state: S, seat: int) -> S:
        """The table as this seat sees it; unseen values are HIDDEN.  `view(view(s))` equals `view(s)`."""

    @abstractmethod
    def used(self, state: S) -> Mapping[str, int]:
        """Printed parts in use, by component id; for tracks the highest space occupied."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise Impossible, saying why, unless all invariants hold (nothing lost, nothing doubled)."""

    def facts(self) -> Mapping[str, Fact]:
        """Quantities the rules imply and texts may name, such as the longest track that can be needed."""
        return {}

    def bounds(self, players: int) -> Mapping[str, int]:
        """The most of a component that any play can use, where an argument gives it without a walk."""
        return {}

    def needs(self, players: int) -> Iterable[Need]:
        """What the rules take for granted of the components, such as two copies of each part of a set."""
        return ()

    def extremes(self, before: S, after: S) -> Mapping[str, int]:
        """Quantities of one event; the largest over all plays must be the fact of the same name."""
        return {}

    def proofs(self) -> Iterable[Proof]:
        """Facts counted again over everything that can lie on the table, however it came there."""
        return ()

    def relax(self, state: S) -> S:
        """The table without what moves, `used` and `extremes` don't depend on: fewer states to explore."""
        return state

    def ending(self, state: S) -> tuple[Event, ...]:
        """A play from here to the end of the game; the docstring of a game's own says why there is one."""
        return ()

    def complete(self, given: S) -> S:
        """An example's table with all it does not mention put in place, such as the tiles left face down."""
        return given


def clause(*ids: str) -> Callable[[F], F]:
    """Tie a method of a `Rules` class to the rulebook clauses it carries out; free of cost unless traced."""

    def tie(function: F) -> F:
        function.__clauses__ = ids  # type: ignore[attr-defined]
        return function

    return tie


def clauses_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """The ids of the clauses a function carries out."""
    found: tuple[str, ...] = getattr(function, "__clauses__", ())
    return found
