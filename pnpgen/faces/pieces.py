"""The faces of printed pieces: what a component's template is given, and each different face drawn once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from markupsafe import Markup

from pnpgen.definition.component import Component
from pnpgen.definition.pieces import Piece, die_faces
from pnpgen.edition import Edition
from pnpgen.faces.context import Named, edition_context
from pnpgen.faces.face import Face
from pnpgen.faces.render import render_face
from pnpgen.faces.templates import Templates
from pnpgen.findings import AuthorError, Finding

Side = Literal["front", "back"]


class PieceFaces:
    """Draws the pieces of one edition; faces that come out equal are one and the same object."""

    def __init__(self, edition: Edition, templates: Templates) -> None:
        self.edition = edition
        self.templates = templates
        self.shared = edition_context(edition)
        self._by_piece: dict[tuple[str, str, Side], Face] = {}
        self._different: dict[Face, Face] = {}

    def render(self, piece: Piece, side: Side) -> Face | None:
        """One side of a piece; None where it is not printed.  Raises AuthorError (V...) at the template."""
        component = self.edition.definition.game.components[piece.component]
        template, field = _drawing(component, piece, side)
        if template is None:
            return None
        key = (piece.component, piece.key, side)
        if key not in self._by_piece:
            self._require(piece.component, template, field)
            subject = f"{piece.component} {piece.key} ({self.edition.locale})"
            face = render_face(self.templates, template, self.context(piece, side), subject)
            self._by_piece[key] = self._different.setdefault(face, face)
        return self._by_piece[key]

    def render_all(self, pieces: Iterable[Piece], sides: Iterable[Side]) -> None:
        """Draw these sides of pieces; AuthorError with everything that is wrong in any of them."""
        findings: dict[Finding, None] = {}
        every = tuple(sides)
        for piece in pieces:
            for side in every:
                try:
                    self.render(piece, side)
                except AuthorError as error:
                    findings |= dict.fromkeys(error.findings)
        if findings:
            raise AuthorError(*findings)

    def front(self, component: str, piece: Piece) -> Face | None:
        """The front of a piece, for pictures of it."""
        return self.render(piece, "front")

    def page(self, template: str, width: float, height: float) -> Face:
        """A drawing as large as a page, in mm: what lies behind the pieces of a sheet."""
        context = {**self.shared, "w": width, "h": height}
        return render_face(self.templates, template, context, f"{template} ({self.edition.locale})")

    def _require(self, component: str, template: str, field: tuple[str, ...]) -> None:
        """AuthorError where game.yaml names a template that is not there."""
        folders = self.templates.folders
        if not any((folder / template).is_file() for folder in folders):
            place = self.edition.definition.place("game", "components", component, *field)
            hint = f"looked for in {', '.join(map(str, folders))}"
            raise AuthorError(Finding("V101", f"there is no template `{template}`", place, hint=hint))

    def context(self, piece: Piece, side: Side) -> Mapping[str, Any]:
        """Everything that the template of a side is given (docs/faces.md)."""
        component = self.edition.definition.game.components[piece.component]
        if side == "back":
            # Backs that cannot be told apart may know nothing of their piece, only of what all pieces share.
            return {**self.shared, "side": side, "component": component}
        own = {
            name: Markup(self.edition.message(f"components.{piece.component}.text.{name}"))
            for name in component.text
        }
        return {
            **self.shared,
            "side": side,
            "piece": Named({**piece.axes, "index": piece.index, "copy": piece.copy, "key": piece.key}),
            "component": component,
            "id": piece.component,
            "text": Named(own),
            "faces": die_faces(self.edition.definition.game, piece),
            "face": piece.face,
        }


def _drawing(component: Component, piece: Piece, side: Side) -> tuple[str | None, tuple[str, ...]]:
    """The template that draws this side of a piece, and the field that names it."""
    if side == "back":
        return component.back, ("back",)
    if piece.face is not None and component.die is not None:
        return component.die.side, ("die", "side")
    return component.template, ("template",)
