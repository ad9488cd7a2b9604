"""The manifest beside the PDFs: every file with its checksum, every page, and every piece where it lies."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from importlib import resources

import msgspec

from pnpgen.definition.game import Definition
from pnpgen.definition.pieces import pieces_of
from pnpgen.layout.sheet import Placed, Sheet, Side
from pnpgen.outputs.pdf import PrintFile

NAME = "manifest.json"
PLACES = 3
"""Decimals of a millimetre: ten times finer than the 0.01 mm that sheets promise."""


class PlacedPart(msgspec.Struct, frozen=True):
    """Which part of a large piece lies there, and where it begins in the piece."""

    name: str
    x_mm: float
    y_mm: float


class PlacedPiece(msgspec.Struct, frozen=True, omit_defaults=True):
    """The trim rectangle of one side of a piece, in mm from the page's upper left corner."""

    component: str
    piece: str
    side: Side
    x_mm: float
    y_mm: float
    width_mm: float
    height_mm: float
    part: PlacedPart | None = None
    """Only for pieces larger than the paper."""


class Page(msgspec.Struct, frozen=True):
    """A page: its size in mm, its label, and its pieces in drawing order."""

    width_mm: float
    height_mm: float
    label: str
    placed: tuple[PlacedPiece, ...]


class File(msgspec.Struct, frozen=True):
    """A PDF by its name in the folder."""

    path: str
    sha256: str
    pages: tuple[Page, ...]


class Count(msgspec.Struct, frozen=True):
    """How many pieces of a component were printed, and how many a game needs with each number of players."""

    printed: int
    per_players: dict[str, int]


class Manifest(msgspec.Struct, frozen=True):
    """One built edition of a game."""

    game: str
    locale: str
    version: str
    files: tuple[File, ...]
    counts: dict[str, Count]


def manifest_of(
    definition: Definition, locale: str, files: Sequence[PrintFile], players: int | None
) -> Manifest:
    """The manifest of a built edition; `players` where only that column of the setup table was printed."""
    game = definition.game
    return Manifest(
        game=game.id,
        locale=locale,
        version=game.version,
        files=tuple(_file(file) for file in files),
        counts={
            name: Count(
                printed=len(pieces_of(definition, name, players)),
                per_players={str(n): len(pieces_of(definition, name, n)) for n in game.setup.players},
            )
            for name, component in game.components.items()
            if component.kind is not None
        },
    )


def manifest_bytes(manifest: Manifest) -> bytes:
    """The manifest as JSON, indented, with a newline at its end."""
    return msgspec.json.format(msgspec.json.encode(manifest), indent=2) + b"\n"


def manifest_schema() -> bytes:
    """The JSON Schema of manifests."""
    return resources.files("pnpgen.outputs").joinpath("manifest.schema.json").read_bytes()


def _file(file: PrintFile) -> File:
    return File(
        path=file.name,
        sha256=hashlib.sha256(file.data).hexdigest(),
        pages=tuple(page_of(sheet) for sheet in file.sheets),
    )


def page_of(sheet: Sheet) -> Page:
    """The page that a sheet becomes."""
    return Page(
        _mm(sheet.width_mm), _mm(sheet.height_mm), sheet.label, tuple(_piece(p) for p in sheet.placed)
    )


def _piece(placed: Placed) -> PlacedPiece:
    return PlacedPiece(
        placed.component,
        placed.piece,
        placed.side,
        _mm(placed.x_mm),
        _mm(placed.y_mm),
        _mm(placed.width_mm),
        _mm(placed.height_mm),
        PlacedPart(placed.part, _mm(placed.part_x_mm), _mm(placed.part_y_mm)) if placed.part else None,
    )


def _mm(value: float) -> float:
    return round(float(value), PLACES)
