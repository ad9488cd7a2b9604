"""What the cards allow at all: counted over every choice of cards that can be laid out, nothing sampled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from pnpgen.rules.kernel import Proof

from .chart import Chart


def tables(chart: Chart, players: int) -> Iterator[tuple[str, ...]]:
    """Every choice of cards that so many players can lay out."""
    laid = [combinations(deck, chart.supply.count(row, players)) for row, deck in chart.decks.items()]
    for cards in product(*laid):
        yield tuple(name for some in cards for name in some)


def richest(chart: Chart, players: int) -> Proof:
    """The most loot on a table: that of all the steps of its cards."""

    def loot(cards: tuple[str, ...]) -> int:
        return sum(chart.loots.get(place, 0) for name in cards for place in chart.columns[name])

    best = max(tables(chart, players), key=loot)
    return Proof("most_loot", loot(best), ", ".join(best), "no other cards hold more loot together")


def most_tiled(chart: Chart, players: int) -> Proof:
    """The most tiles on a table: each card takes one for every loot of it but the last."""

    def tiles(cards: tuple[str, ...]) -> int:
        return sum(len([at for at in chart.columns[name] if at in chart.loots]) - 1 for name in cards)

    best = max(tables(chart, players), key=tiles)
    return Proof("most_tiles", tiles(best), ", ".join(best), "a card is turned over with its last loot")
