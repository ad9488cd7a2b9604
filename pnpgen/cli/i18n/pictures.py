"""Pictures of what translators work on, in one language or several beside each other."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

from pnpgen.checks.journal import Journal
from pnpgen.edition import Edition
from pnpgen.layout.sheet import Sheet
from pnpgen.pdf.fonts import Fonts
from pnpgen.pipeline.opening import Game, Paper, open_edition
from pnpgen.pipeline.preview_faces import (
    face_of_component,
    face_with_text,
    faces_of_components,
    picture_of,
    sheet_of_face,
)
from pnpgen.pipeline.workshop import fonts_of

GAP = 20
BACKGROUND = "#d0d0d0"
ACROSS = 1600
"""How wide a contact sheet is, in pixels, before its last picture of a row."""


def picture_of_target(game: Game, locales: Sequence[str], target: str) -> bytes | None:
    """A component, or what a text is printed on, in some languages from left to right; None where nowhere."""
    found = [sheet_for(game, edition_in(game, locale), target) for locale in locales]
    shown = [picture_of(sheet, fonts) for sheet, fonts in (pair for pair in found if pair is not None)]
    return joined([shown]) if shown else None


def edition_in(game: Game, locale: str) -> Edition:
    """A game in one language, as far as it is translated."""
    return open_edition(game, locale, Paper(), Journal())


def sheet_for(game: Game, edition: Edition, target: str) -> tuple[Sheet, Fonts] | None:
    """The sheet that shows a component or a text, with its fonts; None where nothing does."""
    component = target in game.definition.game.components
    if component or may_be_on_a_face(target):
        face = (face_of_component if component else face_with_text)(game, edition, target)
        if face is not None or component:
            return (sheet_of_face(face), fonts_of(game)) if face else None
    from pnpgen.pipeline.preview_rulebook import sheet_with_text

    return sheet_with_text(game, edition, target)


def may_be_on_a_face(context: str) -> bool:
    """Whether templates of pieces can reach a text at all."""
    head, *rest = context.split(".")
    if head == "components":
        return rest[1] == "text"
    return head in ("data", "text", "title")


def contact_sheet(game: Game, locales: Sequence[str]) -> bytes:
    """All different faces of a game, in rows; those of one piece in several languages side by side."""
    fonts = fonts_of(game)
    columns = [all_faces(game, edition_in(game, locale), fonts) for locale in locales]
    rows: list[list[Image.Image]] = [[]]
    width = 0
    for pictures in zip(*columns, strict=False):
        wide = sum(picture.width + GAP for picture in pictures)
        if width and width + wide > ACROSS:
            rows.append([])
            width = 0
        rows[-1] += pictures
        width += wide
    return joined(rows)


def all_faces(game: Game, edition: Edition, fonts: Fonts) -> list[Image.Image]:
    """A picture of every different face of a game."""
    faces = faces_of_components(game, edition, tuple(game.definition.game.components))
    return [picture_of(sheet_of_face(face), fonts) for face in faces]


def joined(rows: Sequence[Sequence[Image.Image]]) -> bytes:
    """Pictures in rows as one PNG."""
    shown = [row for row in rows if row]
    width = max(sum(p.width for p in row) + GAP * (len(row) + 1) for row in shown)
    height = sum(max(p.height for p in row) + GAP for row in shown) + GAP
    whole = Image.new("RGB", (width, height), BACKGROUND)
    y = GAP
    for row in shown:
        x = GAP
        for picture in row:
            whole.paste(picture, (x, y))
            x += picture.width + GAP
        y += max(picture.height for picture in row) + GAP
    stream = io.BytesIO()
    whole.save(stream, format="PNG")
    return stream.getvalue()
