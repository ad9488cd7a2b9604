"""Chance against what is printed: the faces of dice, alone or thrown together, and the pieces of decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pnpgen.definition.component import Produce
from pnpgen.definition.game import Definition
from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.pieces import Piece, die_faces, piece_values, pieces_of
from pnpgen.findings import Finding, Place
from pnpgen.rules.events import odds_in_lowest_terms
from pnpgen.rules.kernel import Chance, Rules, Supply
from pnpgen.rules.load import place_of
from pnpgen.rules.printed import Printed, printed_parts
from pnpgen.rules.throws import Faces, Odds, Throw, faces_of, lowest, odds_of


@dataclass(frozen=True, slots=True)
class Source:
    """What a component brings to a chance: dice, or pieces that each mean an outcome."""

    component: str
    place: Place
    dice: tuple[Faces, ...] = ()
    pieces: Mapping[str, int] | None = None
    lenient: bool = False
    """Whether outcomes may be groups of faces: a die from home of which only the number of faces is known."""


def produce_findings(definition: Definition, rules: Rules[Any]) -> Iterator[Finding]:
    """R310 where a component produces a chance that the rules don't draw from it."""
    for component_id, component in definition.game.components.items():
        for index, produce in enumerate(component.produces):
            place = definition.place("game", "components", component_id, "produces", index, "what")
            sources = rules.chances.get(produce.what)
            if sources is None:
                message = f"Game.chances has no chance {produce.what!r}"
                yield Finding("R310", message, place, hint=did_you_mean(produce.what, rules.chances))
            elif component_id not in sources:
                message = f"Game.chances does not draw {produce.what!r} from {component_id!r}"
                yield Finding("R310", message, place)


def odds_findings(
    definition: Definition, rules: Rules[Any], supply: Supply, players: int, chances: Iterable[Chance]
) -> Iterator[Finding]:
    """R306 where the weights of these chances are not what the components produce."""
    printed = printed_parts(definition, supply, players)
    by_name: dict[str, dict[Chance, None]] = {}
    for chance in chances:
        by_name.setdefault(chance.what, {})[chance] = None
    for what, nodes in by_name.items():
        names = rules.chances.get(what)
        unknown = [name for name in names or () if name not in printed]
        if names is None:
            message = f"Game.chances does not say what {what!r} is drawn from"
            yield Finding(
                "R306", message, place_of(rules.node), hint=f'chances = {{"{what}": ("the component",)}}'
            )
        elif unknown:
            hint = did_you_mean(unknown[0], printed)
            message = f"{what!r} comes from {unknown[0]!r}, no component"
            yield Finding("R306", message, place_of(rules.node), hint=hint)
        else:
            sources = [_source(definition, supply, players, name, what) for name in names]
            yield from _compared(sources, list(nodes), printed)


def _compared(
    sources: Sequence[Source], nodes: Sequence[Chance], printed: Mapping[str, Printed]
) -> Iterator[Finding]:
    dice = [source for source in sources if source.dice]
    decks = [source for source in sources if source.pieces is not None]
    if dice:
        for node in nodes:
            yield from _thrown(node, dice)
    elif decks:
        yield from _drawn(nodes, decks)
    elif sources:
        most = [printed[source.component].most for source in sources]
        for node in nodes:
            total = sum(weight for _, weight in node.outcomes)
            if None not in most and total > sum(count for count in most if count is not None):
                count = sum(count for count in most if count is not None)
                message = f"{node.what!r} draws from {total} pieces; printed: {count}"
                yield Finding("R306", message, printed[sources[0].component].place)


def _source(definition: Definition, supply: Supply, players: int, name: str, what: str) -> Source:
    component = definition.game.components[name]
    own = [(index, produce) for index, produce in enumerate(component.produces) if produce.what == what]
    path: tuple[str | int, ...] = ("produces", own[0][0]) if own else ()
    pieces = pieces_of(definition, name, players)
    if component.die is not None:
        place = definition.place("game", "components", name, *(path or ("die", "faces")))
        return Source(name, place, tuple(_face_odds(definition, piece) for piece in pieces))
    if component.faces is not None:
        place = definition.place("game", "components", name, *(path or ("faces",)))
        die = {str(face): 1 for face in range(1, supply.number(component.faces) + 1)}
        count = supply.count(component.row, players) if component.row is not None else 1
        return Source(name, place, (die,) * max(1, count), lenient=not own)
    place = definition.place("game", "components", name, *path)
    if not own:
        return Source(name, place)
    meanings = Counter(_meaning(definition, piece, produce) for piece in pieces for _, produce in own)
    return Source(name, place, pieces=meanings)


def _face_odds(definition: Definition, piece: Piece) -> Faces:
    return Counter(str(face) for face in die_faces(definition.game, piece))


def _meaning(definition: Definition, piece: Piece, produce: Produce) -> str:
    """The outcome that a piece means."""
    if produce.outcome is not None:
        return produce.outcome
    if produce.by is not None:
        return str(piece_values(definition.game, piece).get(produce.by, ""))
    axes = definition.game.components[piece.component].pieces.axes
    return "-".join(str(piece.axes[name]) for name in axes)


def _thrown(node: Chance, sources: Sequence[Source]) -> Iterator[Finding]:
    """Weights against the dice: one of them, some equal ones, or all."""
    dice = [die for source in sources for die in source.dice]
    place = sources[0].place
    known = {face for die in dice for face in die}
    names = " and ".join(f"`{source.component}`" for source in sources)
    weights: Counter[Throw] = Counter()
    for outcome, weight in node.outcomes:
        throw = faces_of(outcome, known)
        if throw is None and all(source.lenient for source in sources):
            yield from _grouped(node, dice[0], place)
            return
        if throw is None:
            message = f"{node.what!r} can be {outcome!r}, which {names} cannot show"
            yield Finding("R306", message, place, hint=did_you_mean(outcome, sorted(known)))
            return
        weights[throw] += weight
    thrown = max(map(len, weights), default=0)
    if thrown > len(dice):
        yield Finding("R306", f"{node.what!r} throws {thrown} dice; there are {len(dice)}", place)
        return
    expected = odds_of(dice, thrown)
    if expected and lowest(weights) not in [lowest(odds) for odds in expected]:
        yield Finding("R306", _difference(node.what, names, weights, expected), place)


def _grouped(node: Chance, die: Faces, place: Place) -> Iterator[Finding]:
    """Outcomes that stand for several faces can have only the odds that the number of faces allows."""
    total = sum(odds_in_lowest_terms(node).values())
    if sum(die.values()) % total:
        message = f"{node.what!r} has odds of 1 in {total}; the die has {sum(die.values())} faces"
        yield Finding("R306", message, place)


def _difference(what: str, names: str, weights: Odds, expected: Sequence[Odds]) -> str:
    """The first throw that is too likely or too rare."""
    if len(expected) > 1:
        shown = ", ".join(f"{' '.join(throw)} x {ways}" for throw, ways in sorted(weights.items()))
        return f"none of the {len(expected)} different {names} has the odds of {what!r}: {shown}"
    total, all_ways = sum(weights.values()), sum(expected[0].values())
    for throw, ways in sorted(expected[0].items()):
        if weights.get(throw, 0) * all_ways != ways * total:
            said = f"{weights.get(throw, 0)} in {total}"
            return f"{what!r} gives {' '.join(throw)!r} {said}; {names} {ways} in {all_ways}"
    return f"{what!r} has other outcomes than {names}"


def _drawn(nodes: Sequence[Chance], sources: Sequence[Source]) -> Iterator[Finding]:
    """No outcome is drawn from more pieces than there are, and every piece can be drawn at some time."""
    counts: Counter[str] = Counter()
    for source in sources:
        counts.update(source.pieces or {})
    names = " and ".join(f"`{source.component}`" for source in sources)
    place, what = sources[0].place, nodes[0].what
    most: dict[str, int] = {}
    for node in nodes:
        for outcome, weight in odds_in_lowest_terms(node).items():
            most[outcome] = max(weight, most.get(outcome, 0))
    for outcome, weight in most.items():
        if outcome not in counts:
            message = f"{what!r} can be {outcome!r}, which no piece of {names} means"
            yield Finding("R306", message, place, hint=did_you_mean(outcome, sorted(counts)))
        elif weight > counts[outcome]:
            message = f"{what!r} draws from {weight} of {outcome!r}; {names}: {counts[outcome]}"
            yield Finding("R306", message, place)
    for outcome in counts:
        if outcome not in most:
            message = f"{what!r} is never {outcome!r}, although {names} can be that"
            yield Finding("R306", message, place)
