"""How components are made: pieces larger than the paper, dice from print, and the chances they produce."""

from __future__ import annotations

from collections.abc import Iterator

from pnpgen.definition.component import Component, Split
from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.pieces import die_faces, piece_values, pieces_of
from pnpgen.definition.setup_table import unknown_number
from pnpgen.definition.splitting import division_of, is_split
from pnpgen.findings import Finding


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (C3..) at the keys that say how a component is made."""
    for component_id, component in definition.game.components.items():
        if component.kind is not None:
            if is_split(component):
                yield from _split(definition, component_id, component)
            if component.die is not None:
                yield from _die(definition, component_id, component)
        yield from _produced(definition, component_id, component)


def _split(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    path = ("game", "components", component_id)
    for name in ("back", "outline"):
        if getattr(component, name):
            message = f"`{component_id}` is printed in parts, and cannot have `{name}`"
            yield Finding("C316", message, definition.place(*path, name, key=True))
    if division_of(component) is None:
        split = component.split
        place = definition.place(*path, "size" if split is None else "split")
        message = f"`{component_id}` cannot be divided so that each part fits on A4"
        if split is not None and component.size is not None:
            width, height = component.size[0] / split.columns, component.size[1] / split.rows
            message = (
                f"a part of `{component_id}`, {width:g} x {height:g} mm and {split.overlap:g} mm of overlap, "
                "does not fit on A4 with marks, ruler and label"
            )
        yield Finding("C316", message, place, hint="more columns or rows, or less overlap")
    if component.split is not None and component.split.sheets is not None:
        yield from _counted(definition, component.split, component.split.sheets, (*path, "split", "sheets"))


def _counted(definition: Definition, split: Split, name: str, path: tuple[str, ...]) -> Iterator[Finding]:
    number, parts = definition.game.numbers.get(name), split.columns * split.rows
    if number is None:
        yield unknown_number(definition, name, *path)
    elif number.value != parts:
        message = f"`{name}` is {number.value}, and {split.columns} columns x {split.rows} rows make {parts}"
        yield Finding("C317", message, definition.place(*path), hint="change the number or the division")


def _die(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    game, path = definition.game, ("game", "components", component_id)
    if component.faces is not None:
        message = f"`{component_id}` says what its faces are both in `faces` and in `die`"
        yield Finding("C330", message, definition.place(*path, "faces", key=True), hint="delete `faces`")
    pieces = pieces_of(definition, component_id)
    bare = next((piece for piece in pieces if not die_faces(game, piece)), None)
    if bare is not None and component.die is not None:
        name = str(component.die.faces)
        known = {**game.data, **piece_values(game, bare)}
        message = f"nothing says what the faces of `{component_id}` {bare.key} are: no list `{name}`"
        yield Finding(
            "C330", message, definition.place(*path, "die", "faces"), hint=did_you_mean(name, known)
        )
    for piece in pieces:
        shown = len(die_faces(game, piece))
        if component.die is not None and shown and shown != component.die.sides:
            message = f"`{component_id}` {piece.key} has {shown} faces for {component.die.sides} sides"
            yield Finding(
                "C332",
                message,
                definition.place(*path, "die", "faces"),
                hint="give each side its face, or the number of `sides`",
            )


def _produced(definition: Definition, component_id: str, component: Component) -> Iterator[Finding]:
    pieces = pieces_of(definition, component_id)
    for index, produce in enumerate(component.produces):
        path = ("game", "components", component_id, "produces", index)
        if produce.by is not None and produce.outcome is not None:
            message = "an outcome is said either by `by` or by `outcome`"
            yield Finding("C331", message, definition.place(*path, "outcome", key=True))
        elif produce.by is not None:
            blank = [p for p in pieces if produce.by not in piece_values(definition.game, p)]
            if blank or not pieces:
                known = piece_values(definition.game, pieces[0]) if pieces else {}
                message = f"the pieces of `{component_id}` have no value `{produce.by}`"
                hint = did_you_mean(produce.by, known)
                yield Finding("C331", message, definition.place(*path, "by"), hint=hint)
        elif produce.outcome is None and not (component.die or component.faces or component.pieces.axes):
            message = f"nothing says what outcome a piece of `{component_id}` means"
            yield Finding("C331", message, definition.place(*path, "what"), hint="add `outcome:`")
