"""The setup table against itself: columns, products, totals and arrangements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from pnpgen.definition.game import Definition
from pnpgen.definition.model import Row, Setup
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding, Severity


def check(definition: Definition) -> Iterator[Finding]:
    """Findings (S...) at the cells that are wrong."""
    setup = definition.game.setup
    yield from _columns(definition, setup)
    used = {component.row for component in definition.game.components.values()}
    for row_id, row in setup.rows.items():
        yield from _complete(definition, setup, row.counts, "rows", row_id, "counts")
        yield from _product(definition, setup, row_id, row)
        yield from _deal(definition, setup, row_id, row)
        yield from _layout(definition, setup, row_id, row)
        if setup.total and row.in_total and not row.in_table:
            place = definition.place("game", "setup", "rows", row_id, "in_table")
            message = f"`{row_id}` is counted in the total, but the table does not show it"
            yield Finding("S211", message, place, hint="write `in_total: false`, or show it")
        if row.deals is None and row.lays is None and row_id not in used:
            place = definition.place("game", "setup", "rows", row_id, key=True)
            message = f"no component takes its count from the row `{row_id}`"
            yield Finding("S207", message, place, Severity.WARNING, f"write `row: {row_id}` in a component")
    if setup.total is not None:
        yield from _complete(definition, setup, setup.total.counts, "total", "counts")
        yield from _total(definition, setup, setup.total.counts)
    if setup.arrangement is not None:
        yield from _complete(definition, setup, setup.arrangement.grids, "arrangement", "grids")
        yield from _arrangement(definition, setup, setup.arrangement.grids)


def _columns(definition: Definition, setup: Setup) -> Iterator[Finding]:
    for index, players in enumerate(setup.players):
        place = definition.place("game", "setup", "players", index)
        if players < 1:
            yield Finding("S202", "a game needs at least 1 player", place)
        elif index and players <= setup.players[index - 1]:
            before = setup.players[index - 1]
            yield Finding("S202", f"the column for {players} stands after the column for {before}", place)


def _complete(definition: Definition, setup: Setup, cells: Sequence[object], *path: str) -> Iterator[Finding]:
    for players in setup.players[len(cells) :]:
        place = definition.place("game", "setup", *path)
        owner = path[-2]
        message = f"`{owner}` has no count for {players} player{'s' * (players != 1)}"
        hint = f"the columns are {', '.join(str(p) for p in setup.players)}"
        yield Finding("S201", message, place, hint=hint)
    for index in range(len(setup.players), len(cells)):
        place = definition.place("game", "setup", *path, index)
        message = (
            f"`{path[-2]}` has more counts than there are columns: {len(cells)}, not {len(setup.players)}"
        )
        yield Finding("S201", message, place, hint="add the number of players to `setup.players`")


def _product(definition: Definition, setup: Setup, row_id: str, row: Row) -> Iterator[Finding]:
    numbers = definition.game.numbers
    unknown = [name for name in row.product if name not in numbers]
    for name in unknown:
        at = row.product.index(name)
        yield unknown_number(definition, name, "game", "setup", "rows", row_id, "product", at)
    if unknown or not row.product:
        return
    factors = [(name, numbers[name].value) for name in row.product]
    for index, (players, count) in enumerate(zip(setup.players, row.counts, strict=False)):
        expected = prod(value for _, value in factors) * players
        if count != expected:
            words = " x ".join(f"{name} {value}" for name, value in factors)
            place = definition.place("game", "setup", "rows", row_id, "counts", index)
            yield Finding(
                "S203",
                f"`{row_id}` for {players} players is {count}; {words} x {players} players make {expected}",
                place,
                hint=f"write {expected}, or change the numbers",
            )


def _deal(definition: Definition, setup: Setup, row_id: str, row: Row) -> Iterator[Finding]:
    """Hands times players must be everything that is dealt out."""
    if row.deals is None:
        return
    path = ("game", "setup", "rows", row_id)
    dealt = setup.rows.get(row.deals)
    if dealt is None:
        hint = did_you_mean(row.deals, setup.rows)
        message = f"the setup table has no row `{row.deals}`"
        yield Finding("S209", message, definition.place(*path, "deals"), hint=hint)
        return
    for index, (players, hand, all_of_it) in enumerate(
        zip(setup.players, row.counts, dealt.counts, strict=False)
    ):
        if hand * players != all_of_it:
            message = (
                f"{hand} in each hand x {players} players are {hand * players}, "
                f"but `{row.deals}` for {players} players is {all_of_it}"
            )
            yield Finding("S208", message, definition.place(*path, "counts", index))


def _layout(definition: Definition, setup: Setup, row_id: str, row: Row) -> Iterator[Finding]:
    """What is laid out for all is part of what there is."""
    if row.lays is None:
        return
    path = ("game", "setup", "rows", row_id)
    there = setup.rows.get(row.lays)
    if there is None:
        hint = did_you_mean(row.lays, setup.rows)
        message = f"the setup table has no row `{row.lays}`"
        yield Finding("S209", message, definition.place(*path, "lays"), hint=hint)
        return
    for index, (players, laid, most) in enumerate(zip(setup.players, row.counts, there.counts, strict=False)):
        if laid > most:
            message = f"with {players} players {laid} of `{row.lays}` are laid out; there are {most}"
            yield Finding("S210", message, definition.place(*path, "counts", index))


def column(setup: Setup, index: int) -> list[int] | None:
    """The counts of one column that belong to the total; None while a row has no count there."""
    rows = [row.counts for row in setup.rows.values() if row.in_total]
    if index >= len(setup.players) or any(index >= len(counts) for counts in rows):
        return None
    return [counts[index] for counts in rows]


def _total(definition: Definition, setup: Setup, declared: Sequence[int]) -> Iterator[Finding]:
    for index, count in enumerate(declared):
        counts = column(setup, index)
        if counts is not None and count != sum(counts):
            terms = " + ".join(str(one) for one in counts)
            place = definition.place("game", "setup", "total", "counts", index)
            message = f"the total for {setup.players[index]} players is {count}, but {terms} = {sum(counts)}"
            hint = "correct the total or a row; `in_total: false` leaves a row out"
            yield Finding("S204", message, place, hint=hint)


def _arrangement(definition: Definition, setup: Setup, grids: Sequence[Sequence[int]]) -> Iterator[Finding]:
    declared = setup.total.counts if setup.total else []
    for index, (across, down) in enumerate(grids):
        counts = column(setup, index)
        if counts is None or (index < len(declared) and declared[index] != sum(counts)):
            continue
        pieces = sum(counts)
        if across * down != pieces:
            place = definition.place("game", "setup", "arrangement", "grids", index)
            players = setup.players[index]
            message = (
                f"{across} x {down} places are {across * down}, but {players} players lay out {pieces} pieces"
            )
            yield Finding("S205", message, place)


def unknown_number(definition: Definition, name: str, *path: str | int) -> Finding:
    """The finding (S206) that a name at the path is none of the game's numbers."""
    hint = did_you_mean(name, definition.game.numbers)
    return Finding("S206", f"there is no number `{name}`", definition.place(*path), hint=hint)
