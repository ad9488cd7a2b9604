"""Blocks that show real pieces: the component list and worked examples."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from pnpgen.definition.game import Definition
from pnpgen.definition.model import Block, PieceRef
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.pieces import Piece, die_faces, pieces_of
from pnpgen.edition import Edition
from pnpgen.findings import Finding
from pnpgen.rulebook.blocks import Origin, Part, Parts, Term, Worked
from pnpgen.text.languages import language_of
from pnpgen.text.values import format_value

LEADING_NUMBER = re.compile(r"(?P<number>\d[\d\u00a0\u202f]*\d|\d)[\s\u00a0]+(?P<name>.+)", re.DOTALL)
TRAILING_NUMBER = re.compile(r"(?P<name>\D+)[\s\u00a0]+(?P<number>\d[\d\u00a0\u202f]*\D{0,2})", re.DOTALL)
"""As in Korean, where a counter of a letter or two stands with the number: `뼈 48개`."""


def list_parts(edition: Edition, origin: Origin, block: Block, title: str, text: str) -> Parts | Finding:
    """The component list of a block: its components one by one, or together under the block's title."""
    definition = edition.definition
    known = definition.game.components
    for index, name in enumerate(block.components):
        if name not in known:
            path = ("rulebook", "sections", origin.section, "blocks", origin.block, "components", index)
            return _unknown("L210", "component", name, list(known), definition, path)
    ids = tuple(block.components or known)
    if title:
        pieces = tuple(piece for id_ in ids for piece in pieces_of(definition, id_)[:1])
        return Parts(origin, (_part(ids[0], title, text, pieces, ids),))
    return Parts(origin, tuple(_single(edition, id_) for id_ in ids))


def _single(edition: Edition, id_: str) -> Part:
    definition = edition.definition
    component = definition.game.components[id_]
    counted = edition.message(f"components.{id_}.counted")
    note = edition.message(f"components.{id_}.note") if component.note else ""
    return _part(id_, counted, note, pieces_of(definition, id_)[:1], (id_,))


def _part(id_: str, counted: str, note: str, pieces: tuple[Piece, ...], members: tuple[str, ...]) -> Part:
    number, name = number_and_name(counted)
    return Part(id_, counted, number, name, note, pieces, members)


def number_and_name(counted: str) -> tuple[str, str]:
    """What is set apart and what stands below it: `48` and `bones`; no number where neither end is one."""
    match = LEADING_NUMBER.fullmatch(counted) or TRAILING_NUMBER.fullmatch(counted)
    return (match["number"], match["name"]) if match else ("", counted)


def piece_named(definition: Definition, reference: PieceRef) -> Piece | None:
    """The first piece with these values of its axes and this side; None where the component has none."""
    for piece in pieces_of(definition, reference.component):
        axes = {axis: str(value) for axis, value in piece.axes.items()}
        if not all(axes.get(axis) == str(value) for axis, value in reference.axes.items()):
            continue
        if reference.face is None:
            return piece
        if reference.face in die_faces(definition.game, piece):
            return replace(piece, key=f"{piece.key}/{reference.face}", face=reference.face)
    return None


def worked_example(edition: Edition, origin: Origin, block: Block, label: str) -> Worked | Finding:
    """The example a block prints, with the values of its replay."""
    definition = edition.definition
    id_ = block.example or origin.block
    if id_ not in definition.examples:
        path = ("rulebook", "sections", origin.section, "blocks", origin.block, "example")
        return _unknown("L211", "example", id_, list(definition.examples), definition, path)
    example, context = definition.examples[id_], f"examples.{id_}"
    values, language = edition.values_for(context), language_of(edition.locale)
    return Worked(
        origin,
        id_,
        label,
        edition.message(f"{context}.title"),
        edition.message(f"{context}.text"),
        edition.message(f"{context}.outcome") if example.outcome else "",
        tuple(_pieces(definition, example.faces)),
        tuple(Term(format_value(values[name], language), name) for name in example.sum if name in values),
        block.template,
        block.height or 0,
        edition.examples.get(id_, {}),
    )


def _pieces(definition: Definition, references: list[PieceRef]) -> Iterator[Piece]:
    for reference in references:
        piece = piece_named(definition, reference)
        if piece is not None:
            yield piece


def _unknown(
    code: str, what: str, name: str, known: list[str], definition: Definition, path: tuple[str | int, ...]
) -> Finding:
    message = f"there is no {what} `{name}`"
    return Finding(code, message, definition.place(*path), hint=did_you_mean(name, known))
