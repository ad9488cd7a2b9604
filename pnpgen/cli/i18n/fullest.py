"""Which language fills each place of a game most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from pnpgen.checks.fit import by_place, fullness
from pnpgen.checks.journal import Journal
from pnpgen.checks.uses import Use
from pnpgen.cli.i18n.pictures import ACROSS, edition_in, joined
from pnpgen.definition.pieces import pieces_of
from pnpgen.pipeline.opening import Game, Paper
from pnpgen.pipeline.preview_faces import picture_of, piece_faces, sheet_of_face
from pnpgen.pipeline.reading import locales_of
from pnpgen.pipeline.tracing import trace_edition
from pnpgen.pipeline.workshop import fonts_of, open_workshop

PIXELS = 500
"""About how wide a card is drawn."""


@dataclass(frozen=True, slots=True)
class Fullest:
    """A place, and the language whose text fills it most."""

    use: Use
    locale: str

    def as_row(self, game: str) -> dict[str, str | int]:
        """The place for a table."""
        use = self.use
        return {
            "game": game,
            "locale": self.locale,
            "text": use.context,
            "printed": use.where,
            "lines": use.lines,
            "size_percent": round(100 * use.share),
            "fits": "yes" if use.fits else "no",
        }


def fullest_places(game: Game) -> list[Fullest]:
    """The fullest language for each place on a face, the fullest places first."""
    best: dict[tuple[str, str, str, int], Fullest] = {}
    for locale, uses in uses_by_locale(game).items():
        for key, use in by_place(uses).items():
            if use.kind == "face" and (key not in best or fullness(use) > fullness(best[key].use)):
                best[key] = Fullest(use, locale)
    return sorted(best.values(), key=lambda place: -fullness(place.use))


def uses_by_locale(game: Game) -> Mapping[str, tuple[Use, ...]]:
    """The uses of all texts in every language the game has."""
    workshop = open_workshop(game, Paper(), Journal())
    return {
        locale: trace_edition(edition_in(game, locale), workshop, Paper(), Journal()).uses
        for locale in locales_of(game.project, game.definition)
    }


def fullest_faces(game: Game, places: Sequence[Fullest]) -> bytes | None:
    """Each piece with text, in the language that fills it most, as one picture; None without any."""
    wanted: dict[str, str] = {}
    for place in places:
        wanted.setdefault(place.use.where, place.locale)
    fonts = fonts_of(game)
    makers = {locale: piece_faces(game, edition_in(game, locale)) for locale in set(wanted.values())}
    rows: list[list[Image.Image]] = [[]]
    for component in game.definition.game.components:
        for piece in pieces_of(game.definition, component):
            locale = wanted.get(f"{component} {piece.key}")
            face = makers[locale].front(component, piece) if locale else None
            if face is not None:
                rows[-1].append(picture_of(sheet_of_face(face), fonts))
                if len(rows[-1]) * PIXELS > ACROSS:
                    rows.append([])
    return joined(rows) if rows[0] else None
