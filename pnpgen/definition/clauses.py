"""The rulebook and the examples against each other: blocks with their fields, examples with their clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

from pnpgen.definition.components import TEMPLATE
from pnpgen.definition.game import Definition
from pnpgen.definition.model import Block, BlockKind, Example, PieceRef
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.pieces import axis_values, die_faces, pieces_of
from pnpgen.findings import Finding

NeededField = Literal["text", "title", "template", "example"]

NEEDED: Mapping[BlockKind, tuple[NeededField, ...]] = {
    "lead": ("text",), "text": ("text",), "rule": ("text",), "step": ("text",), "bullet": ("text",),
    "note": ("text",), "strong": ("text",), "option": ("title", "text"), "ruling": ("title", "text"),
    "figure": ("template",), "example": ("example",),
}  # fmt: skip
"""What a block of each kind cannot do without; kinds that print a table of the game need nothing."""


def clause_ids(definition: Definition) -> tuple[str, ...]:
    """The ids `section.block` of all clauses, in the order of the rulebook."""
    return tuple(
        f"{section_id}.{block_id}"
        for section_id, section in definition.rulebook.sections.items()
        for block_id, block in section.blocks.items()
        if block.is_clause
    )


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (G2..) at blocks and examples."""
    for section_id, section in definition.rulebook.sections.items():
        for block_id, block in section.blocks.items():
            yield from _block(definition, block, ("rulebook", "sections", section_id, "blocks", block_id))
    shown = {
        block.example
        for section in definition.rulebook.sections.values()
        for block in section.blocks.values()
    }
    for example_id, example in definition.examples.items():
        yield from _example(definition, example_id, example)
        if example.printed != (example_id in shown):
            place = definition.place("examples", example_id, key=True)
            if example.printed:
                message = f"no block of the rulebook prints the example `{example_id}`"
                hint = f"add a block with `example: {example_id}`, or write `printed: false`"
            else:
                message = f"the rulebook prints the example `{example_id}`, which says `printed: false`"
                hint = "delete one of the two"
            yield Finding("G204", message, place, hint=hint)


def _block(definition: Definition, block: Block, path: tuple[str | int, ...]) -> Iterator[Finding]:
    needed = NEEDED.get(block.kind, ())
    for name in needed:
        if getattr(block, name) is None:
            own = definition.place(*path, key=True)
            yield Finding("G201", f"a block of kind {block.kind} needs `{name}`", own, hint=f"add `{name}:`")
    if block.example is not None and block.kind != "example":
        place = definition.place(*path, "example", key=True)
        message = f"a block of kind {block.kind} prints no example"
        yield Finding("G202", message, place, hint="write `kind: example`")
    elif block.example is not None and block.example not in definition.examples:
        place = definition.place(*path, "example")
        hint = did_you_mean(block.example, definition.examples)
        yield Finding("G203", f"there is no example `{block.example}`", place, hint=hint)
    if block.height is not None and block.template is None:
        place = definition.place(*path, "height", key=True)
        yield Finding("G202", "`height` is the height of a picture, and the block has no `template`", place)
    if block.template is not None and not TEMPLATE.fullmatch(block.template):
        place = definition.place(*path, "template")
        message = f"`{block.template}` is not the name of a template"
        yield Finding("C313", message, place, hint="write a file below `templates`, such as setup.svg.j2")
    if block.is_clause and block.text is None and "text" not in needed:
        place = definition.place(*path, key=True)
        yield Finding("G201", "a clause needs `text`", place, hint="add `text:`, or delete `normative`")


def _example(definition: Definition, example_id: str, example: Example) -> Iterator[Finding]:
    path = ("examples", example_id)
    for index, player in enumerate(example.players):
        if player in example.players[:index]:
            place = definition.place(*path, "players", index)
            yield Finding("G210", f"two players are called {player}", place)
    columns = definition.game.setup.players
    if len(example.players) not in columns:
        place = definition.place(*path, "players")
        allowed = ", ".join(str(number) for number in columns)
        message = f"the setup table has no column for {len(example.players)} players"
        yield Finding("G211", message, place, hint=f"its columns are {allowed}")
    known = clause_ids(definition)
    for index, name in enumerate(example.clauses):
        if name not in known:
            place = definition.place(*path, "clauses", index)
            yield Finding(
                "G212", f"the rulebook has no clause `{name}`", place, hint=did_you_mean(name, known)
            )
    for index, piece in enumerate(example.faces):
        yield from _face(definition, piece, (*path, "faces", index))
        told = _told([example.given, example.when, example.then])
        if piece.face is not None and str(piece.face) not in told:
            place = definition.place(*path, "faces", index, "face")
            message = f"nothing in the example shows `{piece.face}`"
            hint = "picture a side that is given, thrown or left in the end"
            yield Finding("G214", message, place, hint=hint)


def _told(value: object) -> set[str]:
    """Every single value in a part of an example, and the parts of lists written in one line."""
    if isinstance(value, Mapping | list):
        parts = value.values() if isinstance(value, Mapping) else value
        return {single for part in parts for single in _told(part)}
    return {str(value), *re.split(r", | ", str(value))}


def _face(definition: Definition, piece: PieceRef, path: tuple[str | int, ...]) -> Iterator[Finding]:
    game = definition.game
    component = game.components.get(piece.component)
    if component is None or component.kind is None:
        printed = [name for name, c in game.components.items() if c.kind]
        place = definition.place(*path, "component")
        message = f"`{piece.component}` is no printed component"
        yield Finding("G213", message, place, hint=did_you_mean(piece.component, printed))
        return
    choices = {name: axis_values(game, axis) for name, axis in component.pieces.axes.items()}
    choices |= component.pieces.cycle
    for name, value in piece.axes.items():
        place = definition.place(*path, "axes", name)
        if name not in choices:
            hint = did_you_mean(name, choices)
            yield Finding("G213", f"`{piece.component}` has no axis `{name}`", place, hint=hint)
        elif choices[name] and value not in choices[name]:
            known = ", ".join(str(one) for one in choices[name])
            yield Finding("G213", f"no piece has the {name} `{value}`", place, hint=f"known: {known}")
    if piece.face is not None:
        yield from _side(definition, piece, path)


def _side(definition: Definition, reference: PieceRef, path: tuple[str | int, ...]) -> Iterator[Finding]:
    """A side pictured alone: its die must say how to draw one, and have it."""
    die = definition.game.components[reference.component].die
    place = definition.place(*path, "face")
    if die is None or die.side is None:
        message = f"`{reference.component}` doesn't say how a side of it looks alone"
        yield Finding("G213", message, place, hint="a die with a template `side` does: die: {..., side: ...}")
        return
    pieces = pieces_of(definition, reference.component)
    sides = dict.fromkeys(face for piece in pieces for face in die_faces(definition.game, piece))
    if reference.face not in sides:
        known = ", ".join(map(str, sides))
        yield Finding("G213", f"no die has the side `{reference.face}`", place, hint=f"known: {known}")
