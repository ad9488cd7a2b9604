"""Sets texts and draws pieces in the styles of a theme."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Literal, TypeAlias

from markupsafe import Markup

from pnpgen.definition.pieces import Piece
from pnpgen.edition import Edition
from pnpgen.faces.face import Face
from pnpgen.faces.render import render_face
from pnpgen.faces.templates import Templates
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.book.context import of_origin
from pnpgen.layout.book.slab import TOUCH_MM, Slab
from pnpgen.layout.sheet import Art, Item, Words
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.text import TextBlock, TextStyle, set_text, split
from pnpgen.rulebook.blocks import Origin
from pnpgen.rulebook.look import Ornament
from pnpgen.rulebook.theme import Theme
from pnpgen.rulebook.theme_file import Style
from pnpgen.text.markup import escape, plain
from pnpgen.text.typography import hyphenate

MM_PER_PT = 25.4 / 72
NOTHING: Mapping[str, Any] = MappingProxyType({})
STEP_PT = 0.2
LOOSE_MM = 0.05
"""How far a piece may differ from the size it is asked for: sizes are rounded numbers."""
LEAST_LINES = 2
"""Lines of a paragraph that stay together above and below a cut."""

Role: TypeAlias = Literal["P", "H1", "H2", "H3", "Lbl", "LBody", "TH", "TD", "Caption", "Artifact"]
Align: TypeAlias = Literal["start", "middle", "end"]
FaceOf: TypeAlias = Callable[[str, Piece], Face | None]
"""The face of a piece of a component, as it is printed; None where it has no template."""


@dataclass(frozen=True)
class Setter:
    """The means of one edition: theme, templates, fonts, and what every piece may use."""

    theme: Theme
    templates: Templates
    fonts: Fonts
    edition: Edition
    shared: Mapping[str, Any]
    """The context of every piece: words, numbers, colors, title ..."""
    face_of: FaceOf

    def style(self, name: str, bold: bool = False) -> TextStyle:
        """The style of the theme with this name."""
        return self._style(self.theme.file.styles[name], bold)

    def _style(self, style: Style, bold: bool = False) -> TextStyle:
        file = self.theme.file
        return TextStyle(
            families=tuple(file.fonts[style.font]),
            size_mm=style.size_pt * MM_PER_PT,
            leading_mm=style.leading,
            weight=max(700, style.weight) if bold else style.weight,
            italic=style.italic,
            color=file.colors.get(style.color, style.color),
            align=style.align,
            tracking_mm=style.tracking,
            hyphenate=style.hyphenate,
        )

    def text(self, markup: str, style: str, width: float, role: Role = "P", bold: bool = False) -> Slab:
        """A paragraph as a slab that can be cut between its lines; shrunk only where a word is too wide."""
        set_style = self.style(style, bold)
        if set_style.hyphenate:
            markup = hyphenate(markup, self.edition.locale)
        return self.paragraph(self._shrunk(markup, set_style, style, width, one_line=False), role)

    def fitted(
        self, markup: str, style: str, width: float, role: Role = "P", align: Align | None = None
    ) -> Slab:
        """A text in one line, shrunk as far as the style allows; it wraps where that is not enough."""
        set_style = self.style(style)
        if align is not None:
            set_style = replace(set_style, align=align)
        return self.paragraph(self._shrunk(markup, set_style, style, width, one_line=True), role)

    def _shrunk(self, markup: str, full: TextStyle, style: str, width: float, one_line: bool) -> TextBlock:
        """The text at the largest size of its style at which it fits the width."""
        spec = self.theme.file.styles[style]
        least = min(spec.least_pt or spec.size_pt, spec.size_pt)
        size = spec.size_pt
        while True:
            factor = size / spec.size_pt
            smaller = replace(full, size_mm=full.size_mm * factor, leading_mm=full.leading_mm * factor)
            block = set_text(markup, smaller, width, self.fonts, self.edition.locale)
            fits = block.widest_mm <= width + TOUCH_MM and (block.lines <= 1 or not one_line)
            if fits or size <= least:
                return block
            size = max(least, size - STEP_PT)

    def paragraph(self, block: TextBlock, role: Role) -> Slab:
        """A set paragraph as a slab that leaves two lines above and below a cut."""
        words = Words(0, 0, block, role)
        if block.lines < 2 * LEAST_LINES:
            return Slab(block.height_mm, (words,))
        leading = block.height_mm / block.lines

        def cut(room: float) -> tuple[Slab, Slab] | None:
            lines = min(int(room / leading + 0.01), block.lines - LEAST_LINES)
            if lines < LEAST_LINES:
                return None
            above, below = split(block, lines * leading + 0.001)
            if above is None or below is None:
                return None
            return self.paragraph(above, role), self.paragraph(below, role)

        return Slab(block.height_mm, (words,), cut, LEAST_LINES * leading)

    @staticmethod
    def plain(markup: str) -> str:
        """The words of markup, for people who hear the page."""
        return plain(markup).replace("\u00a0", " ").replace("\u00ad", "").strip()

    def width(self, markup: str, style: str) -> float:
        """The width of a text set in one line."""
        return set_text(markup, self.style(style), 1000, self.fonts, self.edition.locale).widest_mm

    def face(
        self, template: str, width: float, height: float, context: Mapping[str, Any], subject: str
    ) -> Face:
        """A rendered template of this size; AuthorError (V..., L254) where it doesn't."""
        values = {**self.shared, **context, "w": round(width, 3), "h": round(height, 3)}
        face = render_face(self.templates, template, values, f"{subject} ({self.edition.locale})")
        seen = face.width + 2 * face.left, face.height + 2 * face.top
        if max(abs(seen[0] - width), abs(seen[1] - height)) > LOOSE_MM:
            message = (
                f"the piece draws {seen[0]:g} x {seen[1]:g} mm where {width:g} x {height:g} mm are asked for"
            )
            hint = "size and viewBox come from `w` and `h`; it may draw equally far beyond opposite sides"
            raise AuthorError(Finding("L254", message, face.place(face.root), hint=hint))
        return face

    def piece(
        self,
        piece: Ornament,
        origin: Origin,
        width: float,
        height: float,
        text: str = "",
        context: Mapping[str, Any] = NOTHING,
        spoken: bool = False,
    ) -> tuple[Item, ...]:
        """A piece hung on a block of this size, and its text where the theme sets it in a style.

        Where its template draws the text itself, `spoken` makes it readable for people who hear the page.
        """
        inner = self.width(text, piece.style) + 2 * piece.padding if piece.style and text else width
        w = piece.w if piece.w is not None else inner
        h = piece.h if piece.h is not None else height
        x = width - w - piece.x if piece.right else piece.x
        y = height - h - piece.y if piece.bottom else piece.y
        values = {**of_origin(origin), "text": Markup(escape(plain(text))), **context}
        art = Art(x, y, self.face(piece.template, w, h, values, f"{origin.section} {origin.block}".strip()))
        if not (piece.style and text):
            return (replace(art, alt=self.plain(text)) if spoken else art,)
        label = self.fitted(text, piece.style, w, "Lbl", "middle")
        return (
            art,
            *(
                replace(i, x_mm=x, y_mm=y + (h - label.height) / 2)
                for i in label.items
                if isinstance(i, Words)
            ),
        )
