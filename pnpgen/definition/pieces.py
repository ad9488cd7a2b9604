"""The pieces of a component: which there are, in which order, and for how many players."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import islice, product

from pnpgen.definition.component import Component, Pieces
from pnpgen.definition.fields import Scalar
from pnpgen.definition.game import Definition
from pnpgen.definition.model import GameFile, Row

Value = str | int


@dataclass(frozen=True, slots=True)
class Piece:
    """One printed piece: its component, a key among its pieces, the values of its axes, and who needs it."""

    component: str
    key: str
    """Axis values and copy, joined: `A-1-2`."""
    axes: Mapping[str, Value] = field(hash=False)
    """The values of the axes, and of the cycles."""
    index: int
    """Its place among all pieces of the component, from 0."""
    copy: int
    """Which of the equal pieces it is, from 1."""
    players: int
    """The least number of players whose setup needs the piece."""
    face: Value | None = None
    """The side that lies up, where one side of a die is pictured alone."""


def pieces_of(definition: Definition, component_id: str, players: int | None = None) -> tuple[Piece, ...]:
    """The pieces of a component, what fewer players need first; all, or those of one column of the table."""
    game = definition.game
    component = game.components[component_id]
    row = game.setup.rows.get(component.row or "")
    if component.kind is None or row is None:
        return ()
    every = _all(game, component_id, component, row)
    if players is None:
        return every
    count = count_of(game, row, players)
    if player_values(game, component.pieces) is None:
        return every[:count]
    return tuple(islice((piece for piece in every if piece.players <= players), count))


def count_of(game: GameFile, row: Row, players: int | None = None) -> int:
    """The cell of the row for this number of players, or its largest; 0 where there is no such column."""
    if players is None:
        return max(row.counts, default=0)
    return dict(zip(game.setup.players, row.counts, strict=False)).get(players, 0)


def axis_values(game: GameFile, axis: str | list[Value]) -> list[Value]:
    """The values of an axis: as listed, or the ids of the data table it names (none where there is none)."""
    return list(game.data.get(axis, {})) if isinstance(axis, str) else axis


def copies_of(game: GameFile, pieces: Pieces) -> int:
    """How many there are of each different piece."""
    number = game.numbers.get(pieces.copies or "")
    return number.value if number else 1


def player_values(game: GameFile, pieces: Pieces) -> list[Value] | None:
    """The values that belong to the first player, the second ...; None where no axis belongs to players."""
    axis = pieces.axes.get(pieces.player_axis or "")
    return None if axis is None else axis_values(game, axis)


def piece_values(game: GameFile, piece: Piece) -> Mapping[str, Scalar | list[Scalar]]:
    """The values of a piece: those of its axes, and of the data entries that its axes name."""
    values: dict[str, Scalar | list[Scalar]] = {}
    for name, axis in game.components[piece.component].pieces.axes.items():
        entry = game.data.get(axis, {}).get(str(piece.axes[name])) if isinstance(axis, str) else None
        values |= entry.values if entry is not None else {}
    return values | dict(piece.axes)


def die_faces(game: GameFile, piece: Piece) -> tuple[Scalar, ...]:
    """What lies on the sides of a piece that is a die; nothing where it is none, or nothing says it."""
    die = game.components[piece.component].die
    if die is None:
        return ()
    if not isinstance(die.faces, str):
        return tuple(die.faces)
    listed = piece_values(game, piece).get(die.faces)
    if isinstance(listed, list):
        return tuple(listed)
    faces: list[Scalar] = []
    for face, entry in game.data.get(die.faces, {}).items():
        times = entry.values.get("times", 1)
        faces += [face] * (times if isinstance(times, int) else 0)
    return tuple(faces)


def _all(game: GameFile, component_id: str, component: Component, row: Row) -> tuple[Piece, ...]:
    pieces = component.pieces
    count = count_of(game, row)
    copies = copies_of(game, pieces) if pieces.axes else count
    names = list(pieces.axes)
    values = [axis_values(game, axis) for axis in pieces.axes.values()]
    owners = player_values(game, pieces)
    drafts: list[tuple[int, dict[str, Value], int]] = []
    for number, (combination, copy) in enumerate(product(product(*values), range(1, copies + 1))):
        axes = dict(zip(names, combination, strict=True))
        if owners is None:
            needed = [p for p in game.setup.players if count_of(game, row, p) > number]
        else:
            needed = [p for p in game.setup.players if p > owners.index(axes[str(pieces.player_axis)])]
        if needed:
            drafts.append((min(needed), axes, copy))
    drafts.sort(key=lambda draft: draft[0])
    return tuple(
        Piece(
            component=component_id,
            key="-".join(str(value) for value in _key(axes, copy, copies)),
            axes=axes | {name: cycle[index % len(cycle)] for name, cycle in pieces.cycle.items() if cycle},
            index=index,
            copy=copy,
            players=least,
        )
        for index, (least, axes, copy) in enumerate(drafts[:count])
    )


def _key(axes: Mapping[str, Value], copy: int, copies: int) -> tuple[Value, ...]:
    return (*axes.values(), copy) if copies > 1 or not axes else tuple(axes.values())
