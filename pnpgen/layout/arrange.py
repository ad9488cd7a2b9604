"""Which piece lies where: hand-made sheet plans first, grids for everything else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from pnpgen.definition.component import Area, Component, SheetPlan
from pnpgen.definition.game import Definition
from pnpgen.definition.pieces import Piece, pieces_of, player_values
from pnpgen.definition.splitting import division_of, is_split
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.bleed import spread
from pnpgen.layout.furniture import furnish, taken_by
from pnpgen.layout.grid import LEAST_EDGE_MM, Grid, board_grid, grids_for, pages
from pnpgen.layout.marks import bleed_area
from pnpgen.layout.panels import Panel, panels_of
from pnpgen.layout.parts import COMPONENTS, MIXED
from pnpgen.layout.rect import Rect
from pnpgen.layout.shelves import Box, pack

USUAL_RULER_MM = 115.0
USUAL_LABEL_MM = (120.0, 3.0)
"""What a grid must leave room for; one measure for all languages, so that all have the same sheets."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A piece and its trim rectangle on the page."""

    piece: Piece
    trim: Rect
    cut: bool
    outline: bool = False
    """Whether it is cut along a line of its own drawing."""
    panel: Panel | None = None
    """The part that lies there, of a piece larger than the paper."""


@dataclass(frozen=True, slots=True)
class Forme:
    """A sheet before its faces are drawn: the component kind, the page, and what lies where on it."""

    kind: str
    page: Rect
    slots: tuple[Slot, ...]
    template: str | None = None
    """What is drawn behind its pieces."""

    @property
    def panel(self) -> Panel | None:
        """The part of a large piece that the sheet is for, if it is for one."""
        return self.slots[0].panel


def arrange(definition: Definition, players: int | None = None) -> tuple[Forme, ...]:
    """The sheets of all printed components in printing order, for the largest game or one number of players.

    Raises AuthorError for pieces that fit no A4 page.
    """
    formes: list[Forme] = []
    for part in COMPONENTS:
        names = [name for name, c in definition.game.components.items() if c.kind == part.kind]
        pieces = {name: _in_sets(definition, name, players) for name in names}
        large = [name for name in names if is_split(definition.game.components[name])]
        formes += _by_part(definition, part.kind, {name: pieces.pop(name) for name in large})
        plans = next((plans for kind, plans in definition.game.sheets.items() if kind == part.kind), [])
        planned = {name for plan in plans for area in plan.areas for name in area.fill}
        formes += _by_plan(definition, part.kind, plans, {n: p for n, p in pieces.items() if n in planned})
        rest = {n: p for n, p in pieces.items() if n not in planned and p}
        shelved = _shelved(definition, part.kind, rest)
        alone = {name for names in shelved for name in names}
        formes += _by_grid(definition, part.kind, {n: p for n, p in rest.items() if n not in alone})
        for names in shelved:
            formes += _by_shelf(definition, part.kind, {name: rest[name] for name in names})
    return tuple(formes)


def _in_sets(definition: Definition, name: str, players: int | None) -> tuple[Piece, ...]:
    """The pieces of a component, each player's first set complete before the second copies begin."""
    owners = player_values(definition.game, definition.game.components[name].pieces) or []
    axis = definition.game.components[name].pieces.player_axis

    def rank(piece: Piece) -> tuple[int, int, int]:
        owner = owners.index(piece.axes[axis]) if axis is not None and owners else 0
        return piece.players, owner, piece.copy if owners else 0

    return tuple(sorted(pieces_of(definition, name, players), key=rank))


def _by_part(definition: Definition, kind: str, pieces: Mapping[str, Sequence[Piece]]) -> Iterator[Forme]:
    """A sheet for each part of pieces that are larger than the paper."""
    for name, of_one in pieces.items():
        division = division_of(definition.game.components[name])
        if division is None:
            raise AuthorError(_too_large(definition, name, cut=True))
        for piece in of_one:
            for panel in panels_of(division):
                yield Forme(kind, panel.page, (Slot(piece, panel.trim, True, panel=panel),))


def _shelved(definition: Definition, kind: str, names: Iterable[str]) -> list[list[str]]:
    """What stands in rows, by the sheets it shares: small things of many sizes, and whatever has outlines."""
    cut = {name: c for name in names if (c := definition.game.components[name]).cut}
    outlined = [name for name, component in cut.items() if component.outline]
    if kind not in MIXED:
        return [[name] for name in outlined]
    sizes = {tuple(component.size or ()) for component in cut.values()}
    return [list(cut)] if outlined or len(sizes) > 1 else []


def _by_shelf(definition: Definition, kind: str, pieces: Mapping[str, Sequence[Piece]]) -> Iterator[Forme]:
    """Pieces of all sizes in rows: what fewer players need first, high before low."""
    boxes = {}
    for name in pieces:
        component = definition.game.components[name]
        boxes[name] = Box(*_size(component), component.bleed, component.outline)

    def rank(piece: Piece) -> tuple[int, bool, float, float]:
        box = boxes[piece.component]
        return piece.players, box.outline, -box.height, -box.width

    queue = sorted((piece for of_one in pieces.values() for piece in of_one), key=rank)
    packed = pack([boxes[piece.component] for piece in queue])
    if packed is None:
        largest = max(pieces, key=lambda name: max(boxes[name].width, boxes[name].height))
        raise AuthorError(_too_large(definition, largest, cut=True))
    for laid in packed:
        placed = [(queue[index], trim) for index, trim in laid.places]
        slots = [Slot(piece, trim, True, boxes[piece.component].outline) for piece, trim in placed]
        yield Forme(kind, laid.page, tuple(slots))


def _by_plan(
    definition: Definition, kind: str, plans: Sequence[SheetPlan], pieces: Mapping[str, Sequence[Piece]]
) -> Iterator[Forme]:
    """The plans in turn, over and over, each with what the earlier ones left; empty ones are skipped."""
    left = {name: list(of_one) for name, of_one in pieces.items()}
    while any(left.values()):
        before = sum(map(len, left.values()))
        for plan in plans:
            slots = [slot for area in plan.areas for slot in _filled(definition, area, left)]
            if slots:
                portrait, landscape = pages()
                page = landscape if plan.orientation == "landscape" else portrait
                yield Forme(kind, page, tuple(slots), plan.template)
        if sum(map(len, left.values())) == before:
            return


def _filled(definition: Definition, area: Area, left: dict[str, list[Piece]]) -> Iterator[Slot]:
    """The slots of an area: what fewer players need first, then in the order of `fill`."""
    width, height = _size(definition.game.components[area.fill[0]])
    waiting = [piece for name in area.fill for piece in left.get(name, ())]
    chosen = sorted(waiting, key=lambda piece: piece.players)[: area.grid[0] * area.grid[1]]
    for place, piece in enumerate(chosen):
        row, column = divmod(place, area.grid[0])
        left[piece.component].remove(piece)
        x, y = area.at[0] + column * (width + area.gap), area.at[1] + row * (height + area.gap)
        component = definition.game.components[piece.component]
        yield Slot(piece, Rect(x, y, width, height), component.cut, component.outline)


def _by_grid(definition: Definition, kind: str, pieces: Mapping[str, Sequence[Piece]]) -> Iterator[Forme]:
    """Components of one size share their sheets; what fewer players need comes first."""
    groups: dict[tuple[float, float, bool], list[str]] = {}
    for name in pieces:
        component = definition.game.components[name]
        groups.setdefault((*_size(component), component.cut), []).append(name)
    for (width, height, cut), names in groups.items():
        bleed = max(definition.game.components[name].bleed for name in names)
        grid = grid_of(width, height, bleed, cut)
        if grid is None:
            raise AuthorError(_too_large(definition, names[0], cut))
        queue = sorted((piece for name in names for piece in pieces[name]), key=lambda piece: piece.players)
        for start in range(0, len(queue), len(grid.cells)):
            page = queue[start : start + len(grid.cells)]
            slots = [Slot(piece, cell, cut) for piece, cell in zip(page, grid.cells, strict=False)]
            yield Forme(kind, grid.page, tuple(slots))


def grid_of(width: float, height: float, bleed: float, cut: bool) -> Grid | None:
    """The grid that holds most pieces and still has room for ruler and label; None where A4 is too small."""
    if not cut:
        return board_grid(width, height)
    for grid in grids_for(width, height, bleed):
        cells = grid.cells
        spreads = spread(cells, [(bleed, bleed, bleed, bleed)] * len(cells), bleed_area(grid.page))
        boxes = [(cell, cell.grown(*over)) for cell, over in zip(cells, spreads, strict=True)]
        taken = taken_by(grid.page, boxes, ()).boxes
        if furnish(grid.page, taken, False, USUAL_RULER_MM, USUAL_LABEL_MM) is not None:
            return grid
    return None


def _size(component: Component) -> tuple[float, float]:
    if component.size is None:
        raise ValueError("a printed component without a size passed the definition's checks")
    return component.size[0], component.size[1]


def _too_large(definition: Definition, name: str, cut: bool) -> Finding:
    width, height = _size(definition.game.components[name])
    room = f"with {LEAST_EDGE_MM:g} mm free at every edge, ruler and label" if cut else "at all"
    return Finding(
        "L101",
        f"`{name}`, {width:g} x {height:g} mm, does not fit on A4 {room}",
        definition.place("game", "components", name, "size"),
        hint="make it smaller, or `cut: false` if it fills its page"
        if cut
        else "divide it into several pieces",
    )
