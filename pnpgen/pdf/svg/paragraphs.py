"""The paragraphs of a text box: `<p>` elements with their style, read and composed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from lxml import etree

from pnpgen.assets.icons import closest_icons, load_icons
from pnpgen.pdf.compose import Paragraph, compose
from pnpgen.pdf.font import Font
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.inline import IconName, Inline, LineBreak, Run
from pnpgen.pdf.numbers import number, numbers
from pnpgen.pdf.setting import Align
from pnpgen.pdf.svg.report import Report, UnsupportedError, local
from pnpgen.pdf.svg.subset import Style, checked_number, num
from pnpgen.pdf.svg.words import check_fonts, num_of, typeface
from pnpgen.text.typography import divide_words

CSS = frozenset(
    [
        "margin",
        "margin-top",
        "margin-bottom",
        "font-family",
        "font-size",
        "font-weight",
        "font-style",
        "line-height",
        "color",
        "text-align",
        "letter-spacing",
    ]
)
ALIGNS: Mapping[str, Align] = {
    "left": "start", "start": "start", "center": "middle", "right": "end", "end": "end", "justify": "justify",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Block:
    """A `<p>` at its nominal size."""

    paragraph: Paragraph
    font: Font
    size: float
    least: float
    leading: float
    """In sizes."""
    margins: tuple[float, float]
    color: str
    align: Align
    tracking: float
    text: str


def read_blocks(
    e: etree._Element, style: Style, fonts: Fonts, report: Report, language: str, *, divide: bool = False
) -> Iterator[Block]:
    """The paragraphs of a box, their words divided if asked; what is wrong with one is reported."""
    if (e.text or "").strip() or not len(e) or any((p.tail or "").strip() for p in e):
        raise UnsupportedError("V127", "a foreignObject holds its text in <p> elements")
    least = num(e, "data-least") if e.get("data-least") else None
    for p in e:
        try:
            block = read_block(p, style, least, fonts, report, language, divide)
        except UnsupportedError as error:
            report.add(p, error.code, str(error), error.hint)
        else:
            if block is not None:
                yield block


def read_block(
    p: etree._Element,
    style: Style,
    least: float | None,
    fonts: Fonts,
    report: Report,
    language: str,
    divide: bool,
) -> Block | None:
    """One `<p>` with its style; None without text."""
    if local(p) != "p":
        raise UnsupportedError("V127", f"a foreignObject holds <p> elements, not <{local(p)}>")
    unknown = set(map(str, p.attrib)) - {"style", "data-least"}
    if unknown:
        raise UnsupportedError("V122", f"<p> may not have the attribute {sorted(unknown)[0]!r}")
    css = declarations(p.get("style", ""))
    q = {**style, **css}
    size = num_of(q, "font-size")
    if size <= 0:
        raise UnsupportedError("V123", f"font-size={q['font-size']!r} must be positive")
    face = typeface(q, language)
    pieces = tuple(divided(inline(p), language) if divide else inline(p))
    tracking = num_of(q, "letter-spacing")
    paragraph = compose(pieces, face, fonts, ligatures=not tracking)
    text = "".join(piece.text for piece in pieces if isinstance(piece, Run))
    check_fonts(p, paragraph.typefaces, paragraph.missing, fonts, report, text)
    cut = fonts.cut(face).fonts
    if not cut or not paragraph.chunks:
        return None
    if css.get("text-align", "left") not in ALIGNS:
        raise UnsupportedError("V123", f"text-align: {css['text-align']} is not known")
    own = p.get("data-least")
    floor = checked_number("data-least", own) if own else least
    natural = cut[0].ascent + cut[0].descent
    return Block(
        paragraph,
        cut[0],
        size,
        size if floor is None else min(floor, size),
        leading(css["line-height"], size) if "line-height" in css else natural,
        margins(css),
        q["color"],
        ALIGNS[css.get("text-align", "left")],
        tracking,
        text,
    )


@lru_cache(1024)
def leading(text: str, size: float) -> float:
    """The line height in sizes: a plain number is a share of the size, px are user units."""
    try:
        return number(text) / size if text.endswith("px") else number(text)
    except ValueError:
        raise UnsupportedError("V123", f"line-height: {text} is neither a number nor in px") from None


def margins(css: Style) -> tuple[float, float]:
    """The upper and lower margin."""
    try:
        values = numbers(css.get("margin", "0").replace("px", "")) * 4
        top, bottom = (values[0], values[2]) if len(values) in (12, 16) else (values[0], values[0])
        return number(css.get("margin-top", str(top))), number(css.get("margin-bottom", str(bottom)))
    except (ValueError, IndexError):
        raise UnsupportedError("V123", "margins are numbers of user units") from None


@lru_cache(1024)
def parsed(style: str) -> tuple[tuple[str, str], ...]:
    """The declarations of a style attribute; UnsupportedError for those that text boxes do not know."""
    pairs: list[tuple[str, str]] = []
    for declaration in filter(str.strip, style.split(";")):
        name, colon, value = (part.strip() for part in declaration.partition(":"))
        if name not in CSS or not colon:
            raise UnsupportedError(
                "V128", f"the style {declaration.strip()!r} is not known", "known: " + ", ".join(sorted(CSS))
            )
        pairs.append((name, value))
    return tuple(pairs)


def declarations(style: str) -> Style:
    """The declarations of a style attribute by name."""
    return dict(parsed(style))


def divided(pieces: Iterable[Inline], language: str) -> Iterator[Inline]:
    """The pieces with soft hyphens in their longer words."""
    for piece in pieces:
        yield replace(piece, text=divide_words(piece.text, language)) if isinstance(piece, Run) else piece


def inline(e: etree._Element, bold: bool = False, italic: bool = False) -> Iterator[Inline]:
    """The pieces of a paragraph."""
    if e.text:
        yield Run(e.text, bold, italic)
    for child in e:
        tag = local(child)
        if tag == "span" and child.get("class") == "icon" and len(child.attrib) == 1:
            name = (child.text or "").strip()
            if name not in load_icons():
                raise UnsupportedError("V131", f"there is no icon {name!r}", closest_icons(name))
            yield IconName(name)
        elif tag not in ("b", "i", "br") or child.attrib:
            raise UnsupportedError(
                "V127", f"<{tag}> cannot stand in text", "known are <b>, <i> and <br/>, and icons"
            )
        elif tag == "br":
            yield LineBreak()
        else:
            yield from inline(child, bold or tag == "b", italic or tag == "i")
        if child.tail:
            yield Run(child.tail, bold, italic)
