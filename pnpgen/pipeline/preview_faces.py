"""The faces of pieces on which a text is printed, as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PIL import Image

from pnpgen.definition.pieces import pieces_of
from pnpgen.edition import Edition
from pnpgen.faces.face import Face
from pnpgen.faces.pieces import PieceFaces
from pnpgen.layout.sheet import Placed, Sheet
from pnpgen.outputs.paint import paint
from pnpgen.outputs.png import page_pictures
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata
from pnpgen.pipeline.opening import Game
from pnpgen.pipeline.workshop import templates_of
from pnpgen.text.marks import marks_in

EDGE_MM = 5.0
GAP_MM = 6.0
DOTS_PER_INCH = 200


def face_of_component(game: Game, edition: Edition, component: str) -> Face | None:
    """The front of the first piece of a component; None where it is not printed."""
    return next(faces_of_components(game, edition, (component,)), None)


def face_with_text(game: Game, edition: Edition, context: str) -> Face | None:
    """The first face on which a text is printed; None where it is on none."""
    traced = replace(edition, traced=True)
    mark = traced.contexts.index(context)
    own = context.split(".")[1] if context.startswith("components.") else None
    for face in faces_of_components(game, traced, (own,) if own else tuple(game.definition.game.components)):
        if mark in marks_in("".join(map(str, face.root.itertext()))):
            return face
    return None


def piece_faces(game: Game, edition: Edition) -> PieceFaces:
    """What draws the pieces of an edition."""
    return PieceFaces(edition, templates_of(game))


def faces_of_components(game: Game, edition: Edition, components: tuple[str, ...]) -> Iterator[Face]:
    """The different fronts of some components; AuthorError where one cannot be drawn."""
    pieces = piece_faces(game, edition)
    seen: set[Face] = set()
    for component in components:
        for piece in pieces_of(game.definition, component):
            face = pieces.front(component, piece)
            if face is not None and face not in seen:
                seen.add(face)
                yield face


def sheet_of_face(face: Face) -> Sheet:
    """A sheet just large enough for one face, trimmed."""
    width, height = face.width + 2 * face.left, face.height + 2 * face.top
    item = Placed("", "", "front", EDGE_MM, EDGE_MM, width, height, face)
    return Sheet("preview", face.subject, (item,), width + 2 * EDGE_MM, height + 2 * EDGE_MM)


def picture_of(sheet: Sheet, fonts: Fonts) -> Image.Image:
    """A sheet as it will be printed."""
    document = Document(Metadata(sheet.label), fonts)
    paint(sheet, document)
    return next(page_pictures(document.to_bytes(), DOTS_PER_INCH))
