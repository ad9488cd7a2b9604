"""The painter: walks through the SVG of a face and writes its content."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from lxml import etree

from pnpgen.pdf.content import INHERITED, OPAQUE, START, Content
from pnpgen.pdf.drawing import Drawing
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.numbers import number
from pnpgen.pdf.paths import Path
from pnpgen.pdf.svg.boxes import draw_box
from pnpgen.pdf.svg.gradients import paint_gradient
from pnpgen.pdf.svg.images import draw_image
from pnpgen.pdf.svg.report import Report, UnsupportedError, local
from pnpgen.pdf.svg.shapes import outline
from pnpgen.pdf.svg.subset import DRAWN, SHAPES, SILENT, XLINK, Style, check_subset, num, styled, view_box
from pnpgen.pdf.svg.words import draw_text
from pnpgen.pdf.transform import IDENTITY, Box, Matrix, matrix, moved

REFERENCE = re.compile(r"(?:url\()?#([^)]+)\)?")
MOST_ELEMENTS = 60_000
DEEPEST = 100
HEAVY = 800
"""How many characters of operators make an outline a part of its own."""


@dataclass(frozen=True, slots=True)
class Repeated:
    """What a `<use>` draws: nothing, or a drawing, and how many elements that is."""

    drawing: Drawing | None
    elements: int


class Painter:
    """Draws the elements of one face; what cannot be drawn is reported and left out."""

    def __init__(self, root: etree._Element, fonts: Fonts, report: Report, language: str) -> None:
        self.fonts = fonts
        self.report = report
        self.language = language
        self.ids: dict[str, etree._Element] = {}
        for e in root.iter(etree.Element):
            name = e.get("id")
            first = self.ids.setdefault(name, e) if name else e
            if first is not e and etree.tostring(first, with_tail=False) != etree.tostring(
                e, with_tail=False
            ):
                report.add(e, "V125", f"two different elements have the id {name!r}")
        self.repeated: dict[tuple[object, ...], Repeated] = {}
        self.open: list[etree._Element] = []
        self.elements = 0
        self.nested = 0
        self.full = False

    def children(self, element: etree._Element, style: Style, content: Content) -> None:
        """Draws the children of an element."""
        for child in element.iterchildren(etree.Element):
            self.element(child, style, content)

    def element(self, element: etree._Element, style: Style, content: Content) -> None:
        """Draws one element; a finding takes the place of one that cannot be drawn."""
        self.elements += 1
        if self.elements > MOST_ELEMENTS:
            if not self.full:
                self.report.add(element, "V130", f"more than {MOST_ELEMENTS} elements are drawn on one face")
            self.full = True
            return
        depth = content.depth
        self.nested += 1
        try:
            if self.nested > DEEPEST:
                raise UnsupportedError("V130", f"groups and symbols are nested more than {DEEPEST} deep")
            check_subset(element)
            if local(element) in DRAWN and local(element) != "symbol":
                self.draw(element, styled(element, style), content)
            elif local(element) not in SILENT:
                raise UnsupportedError("V121", f"<{local(element)}> cannot stand inside a face")
        except UnsupportedError as error:
            self.report.add(element, error.code, str(error), error.hint)
            content.unwind(depth)
        except ValueError as error:  # colors and dashes are read where they are written
            self.report.add(element, "V123", str(error))
            content.unwind(depth)
        finally:
            self.nested -= 1

    def draw(self, e: etree._Element, style: Style, content: Content) -> None:
        """Draws an element with its transform, clip and opacity."""
        tag = local(e)
        turned, clip, faint = e.get("transform"), e.get("clip-path"), e.get("opacity")
        opacity = num(e, "opacity", 1) if faint else 1.0
        group = tag in ("g", "use")
        own = turned or clip or opacity < 1 or (content.state.get("fill") == INHERITED and not group)
        if own:
            content.push(transform(turned) if turned else IDENTITY)
        if clip:
            self.clip(self.referred(clip, "clipPath"), content)
        if opacity >= 1:
            self.body(tag, e, style, content)
        elif simple(e, style):
            content.fade(opacity, opacity)
            self.body(tag, e, style, content)
        else:  # overlapping parts must not shine through each other
            inside = Content(content.state, content.scale)
            self.body(tag, e, style, inside)
            if inside.box:
                content.grow(inside.box)
                content.fade(opacity, opacity)
                content.draw(inside.finished(inside.box, isolated=True))
        if own:
            content.pop()

    def body(self, tag: str, e: etree._Element, style: Style, content: Content) -> None:
        """Draws the element itself."""
        if tag == "g":
            self.children(e, style, content)
        elif tag == "use":
            self.use(e, style, content)
        elif tag == "text":
            draw_text(e, style, content, self.fonts, self.report, self.language)
        elif tag == "foreignObject":
            draw_box(e, style, content, self.fonts, self.report, self.language)
        elif tag == "image":
            draw_image(e, content, self.report)
        else:
            self.shape(e, style, content)

    def referred(self, value: str, *tags: str) -> etree._Element:
        """The element a reference points to."""
        match = REFERENCE.fullmatch(value.strip())
        target = self.ids.get(match[1]) if match else None
        if target is None:
            raise UnsupportedError("V125", f"{value!r} refers to no element of this face")
        if tags and local(target) not in tags:
            raise UnsupportedError(
                "V125", f"{value!r} refers to a <{local(target)}>, which cannot stand here"
            )
        return target

    def clip(self, clip: etree._Element, content: Content) -> None:
        """Clips everything that follows to the shapes of a clipPath."""
        check_subset(clip)
        if clip.get("clipPathUnits", "userSpaceOnUse") != "userSpaceOnUse" or not len(clip):
            raise UnsupportedError("V129", "a clipPath needs shapes in userSpaceOnUse")
        for e in clip:
            check_subset(e)
            if local(e) not in SHAPES - {"line", "polyline"} or e.get("transform"):
                raise UnsupportedError(
                    "V129", f"a clipPath holds plain shapes, not <{local(e)}> or transforms"
                )
        rule = "W* n" if clip[0].get("clip-rule") == "evenodd" else "W n"
        content.write(*(outline(e).operators for e in clip), rule)

    def shape(self, e: etree._Element, style: Style, content: Content) -> None:
        """Fills and strokes a shape."""
        path = outline(e)
        fill, stroke = style["fill"] != "none" and local(e) != "line", style["stroke"] != "none"
        if not path.operators or not (fill or stroke):
            return
        width = style["stroke-width"]
        pad = (2 if width == INHERITED else 2 * number(width)) if stroke else 0
        content.grow(path.box, pad)
        faint = number(style["fill-opacity"]), number(style["stroke-opacity"])
        if faint != OPAQUE:
            content.push()
            content.fade(*faint)
        odd = "*" if style["fill-rule"] == "evenodd" else ""
        if fill and style["fill"].startswith("url"):
            content.push()
            content.write(path.operators, f"W{odd} n")
            paint_gradient(self.referred(style["fill"]), path, content)
            content.pop()
            fill = False
        content.paint(style, fill=fill, stroke=stroke)
        if fill and stroke and faint != OPAQUE:  # B would knock the fill out under the stroke
            content.write(path.operators, "f" + odd, path.operators, "S")
        elif fill or stroke:
            operator = ("B" if fill and stroke else "f" if fill else "S") + (odd if fill else "")
            if len(path.operators) < HEAVY or width == INHERITED:
                content.write(path.operators, operator)
            else:
                content.draw(heavy(path, operator, pad))
        if faint != OPAQUE:
            content.pop()

    def use(self, e: etree._Element, style: Style, content: Content) -> None:
        """Draws an element once more: as a part that all faces of a document share."""
        target = self.referred(e.get("href") or e.get(XLINK) or "", *DRAWN)
        move = moved(num(e, "x"), num(e, "y"))
        box: Box | None = None
        if local(target) == "symbol":
            x, y, w, h = view_box(target)
            wide, high = num(e, "width", w), num(e, "height", h)
            k = min(wide / w, high / h)
            centered = Matrix(k, 0, 0, k, (wide - w * k) / 2, (high - h * k) / 2)
            move = move.then(centered).then(moved(-x, -y))
            box = x, y, x + w, y + h
        part = self.part(target, style, box, content.scale * move.scale)
        if part.drawing is None:
            return
        painted = style["fill"].startswith("url")
        content.push(move)
        content.paint(style, fill=style["fill"] != "none" and not painted, stroke=style["stroke"] != "none")
        content.grow(part.drawing.box)
        content.draw(part.drawing)
        content.pop()

    def part(self, target: etree._Element, style: Style, box: Box | None, scale: float) -> Repeated:
        """What a `<use>` of an element draws; colors come from outside, so that one part serves all."""
        fill = style["fill"] if style["fill"] == "none" or style["fill"].startswith("url") else INHERITED
        stroke = "none" if style["stroke"] == "none" else INHERITED
        rest = tuple(value for name, value in style.items() if name not in START)
        key = (target, fill, stroke, rest)
        known = self.repeated.get(key)
        if known is not None:
            self.elements += known.elements  # what a viewer will draw, not what the file holds
            return known
        if target in self.open:
            raise UnsupportedError("V125", f"#{target.get('id')} uses itself")
        self.open.append(target)
        before = self.elements
        inside = Content(dict.fromkeys(START, INHERITED), scale)
        inherited = {**style, **dict.fromkeys(START, INHERITED), "fill": fill, "stroke": stroke}
        try:
            if local(target) == "symbol":
                check_subset(target)
                self.children(target, styled(target, inherited), inside)
            else:
                self.element(target, inherited, inside)
        finally:
            self.open.pop()
        drawn = inside.finished(box or inside.box) if inside.box else None
        part = self.repeated[key] = Repeated(drawn, self.elements - before)
        return part


@lru_cache(4096)
def heavy(path: Path, operator: str, pad: float) -> Drawing:
    """A long outline as a part that all faces of a document share, in whatever colors are set."""
    left, top, right, bottom = path.box
    return Drawing(f"{path.operators}\n{operator}", (left - pad, top - pad, right + pad, bottom + pad))


def transform(text: str) -> Matrix:
    """The matrix of a transform attribute."""
    try:
        return matrix(text)
    except ValueError as error:
        raise UnsupportedError("V123", str(error)) from None


def simple(e: etree._Element, style: Style) -> bool:
    """Whether an element is one fill or one stroke, so that constant alpha is enough."""
    while local(e) == "g" and len(e) == 1:
        e = e[0]
        style = styled(e, style)
    return local(e) in SHAPES | {"text"} and "none" in (style["fill"], style["stroke"])
