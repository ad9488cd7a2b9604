"""A deck of 270 distinct cards, nine on a page: pnpgen against a plain ReportLab script that draws the same.

Both set a title, a cost, an icon and a wrapped text of 30 words in the same fonts on cards of 63 x 88 mm, and
write one PDF with cut marks.  The script has its cards in memory; once it sets texts as ReportLab does by
default, once with kerning, as pnpgen always does.  pnpgen starts from YAML and an SVG template and checks
every text and whether it fits.  Imports are not counted.  `python -m benchmarks.deck`.
"""

from __future__ import annotations

import io
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph

from pnpgen.assets import shipped
from pnpgen.assets.icons import load_icons
from pnpgen.checks.journal import Journal
from pnpgen.checks.prints import check_faces, faces_of
from pnpgen.checks.texts import check_texts
from pnpgen.definition.load import load_game
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.faces.templates import open_templates
from pnpgen.layout.arrange import arrange
from pnpgen.layout.labels import Labels
from pnpgen.layout.sheets import impose
from pnpgen.outputs.paint import paint
from pnpgen.pdf.document import Document
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata
from pnpgen.text.catalogs import Catalog

CARDS = 270
WORDS = 30
RUNS = 5
WIDTH, HEIGHT = 63.0, 88.0
INK = "#1E2A32"
ICONS = ("anchor", "compass", "key", "sun", "moon", "trophy", "fire", "shield", "chest", "sprout")
LEXICON = (
    "when this card is played every other player may draw or discard until no coin is left on the table and "
    "then the owner of the longest river takes what lies nearest to the harbor before anyone else can answer "
    "with a storm"
)


class Card(NamedTuple):
    """What is printed on one card."""

    title: str
    text: str
    icon: str
    cost: int


def deck() -> list[Card]:
    """The same cards in every run, no two alike; no word follows itself, which pnpgen would not print."""
    random = Random(1)
    lexicon = sorted(set(LEXICON.split()))
    cards = []
    for number in range(CARDS):
        first, second = random.sample(lexicon, 2)
        title = f"{first.capitalize()} {second} {chr(65 + number % 26)}{chr(65 + number // 26)}"
        text = " ".join(random.sample(lexicon, WORDS)).capitalize() + "."
        cards.append(Card(title, text, ICONS[number % len(ICONS)], number % 9 + 1))
    return cards


# --- the plain script -------------------------------------------------------------------------------


def plain(cards: list[Card], kerning: bool) -> bytes:
    """The deck as a few dozen lines of ReportLab would draw it."""
    for weight in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(f"Sans-{weight}", str(shipped("fonts") / f"PnpgenSans-{weight}.ttf")))
    style = ParagraphStyle(
        "text",
        fontName="Sans-Regular",
        fontSize=8.5,
        leading=10.5,
        textColor=INK,
        alignment=TA_CENTER,
        shaping=int(kerning),
    )
    stream = io.BytesIO()
    canvas = Canvas(stream, pagesize=(210 * mm, 297 * mm), initialFontName="Sans-Regular")
    icons = {name: _pen(load_icons()[name].path) for name in ICONS}
    for start in range(0, len(cards), 9):
        for place, card in enumerate(cards[start : start + 9]):
            row, column = divmod(place, 3)
            _plain_card(
                canvas,
                card,
                style,
                icons,
                (10.5 + column * WIDTH) * mm,
                (297 - 16.5 - (row + 1) * HEIGHT) * mm,
            )
        for column in range(4):
            x = (10.5 + column * WIDTH) * mm
            canvas.line(x, 5 * mm, x, 9 * mm)
            canvas.line(x, 288 * mm, x, 292 * mm)
        canvas.showPage()
    canvas.save()
    return stream.getvalue()


def _plain_card(
    canvas: Canvas, card: Card, style: ParagraphStyle, icons: dict[str, RecordingPen], x: float, y: float
) -> None:
    canvas.saveState()
    canvas.translate(x, y)
    canvas.setStrokeColor(INK)
    canvas.setFillColor(INK)
    canvas.roundRect(3 * mm, 3 * mm, (WIDTH - 6) * mm, (HEIGHT - 6) * mm, 3 * mm)
    canvas.setFont("Sans-Bold", 13)
    canvas.drawCentredString(WIDTH / 2 * mm, 44 * mm, card.title)
    canvas.setFont("Sans-Bold", 16)
    canvas.drawString(6 * mm, (HEIGHT - 12) * mm, str(card.cost))
    canvas.saveState()
    canvas.translate(20 * mm, (HEIGHT - 10) * mm)
    canvas.scale(23 * mm / 512, -23 * mm / 512)
    path = canvas.beginPath()
    for operator, points in icons[card.icon].value:
        match operator:
            case "moveTo":
                path.moveTo(*points[0])
            case "lineTo":
                path.lineTo(*points[0])
            case "curveTo":
                path.curveTo(*(value for point in points for value in point))
            case "qCurveTo":
                path.curveTo(*points[0], *points[0], *points[-1])
            case _:
                path.close()
    canvas.drawPath(path, stroke=0, fill=1)
    canvas.restoreState()
    paragraph = Paragraph(card.text, style)
    _, height = paragraph.wrap(51 * mm, 30 * mm)
    paragraph.drawOn(canvas, 6 * mm, 22 * mm - height / 2)
    canvas.restoreState()


def _pen(path: str) -> RecordingPen:
    pen = RecordingPen()
    parse_path(path, pen)
    return pen


# --- the same with pnpgen ---------------------------------------------------------------------------

GAME = """\
id: deck
title: The deck
language: en
version: "1.0"
source: made for the benchmark
licence: CC0
numbers: {{}}
setup: {{players: [1], rows: {{cards: {{label: cards, counts: [{count}]}}}}}}
data:
  deck:
{entries}
components:
  cards:
    name: cards
    counted: "{{count}} [count:card|cards]"
    kind: card
    row: cards
    size: [63, 88]
    template: card.svg.j2
    pieces: {{axes: {{card: deck}}}}
credits: [{{what: the deck, who: nobody}}]
"""
TEMPLATE = """\
{% set card = data.deck[piece.card] %}
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88" width="63mm" height="88mm"
  font-family="Pnpgen Sans">
  <rect x="3" y="3" width="57" height="82" rx="3" fill="none" stroke="#1E2A32" stroke-width=".35"/>
  <text x="31.5" y="44" font-weight="700" font-size="4.6" text-anchor="middle" fill="#1E2A32"
    data-width="55" data-least="3">{{ card.text.title }}</text>
  <text x="6" y="12" font-weight="700" font-size="5.6" fill="#1E2A32">{{ card.values.cost }}</text>
  {{ icon(card.values.icon, 20, 10, 23, "#1E2A32") }}
  <foreignObject x="6" y="50" width="51" height="32" font-size="3" color="#1E2A32"
    data-least="2.4" data-align="middle">
    <p xmlns="http://www.w3.org/1999/xhtml"
      style="line-height:3.7px;text-align:center">{{ card.text.body }}</p>
  </foreignObject>
</svg>
"""


def write_game(cards: list[Card], folder: Path) -> None:
    """The deck as a game folder."""
    entries = "\n".join(
        f"    c{number}: {{values: {{icon: {card.icon}, cost: {card.cost}}}, "
        f'text: {{title: "{card.title}", body: "{card.text}"}}}}'
        for number, card in enumerate(cards)
    )
    (folder / "templates").mkdir()
    (folder / "game.yaml").write_text(GAME.format(count=len(cards), entries=entries), encoding="utf-8")
    (folder / "rulebook.yaml").write_text("sections: {}\n", encoding="utf-8")
    (folder / "templates" / "card.svg.j2").write_text(TEMPLATE, encoding="utf-8")


def ours(folder: Path, journal: Journal) -> bytes:
    """The deck from its folder to the bytes of a PDF, checked on the way."""
    with journal.phase("read YAML"):
        loaded = load_game(folder)
        assert loaded.definition is not None, loaded.findings
    with journal.phase("check texts"):
        edition = Edition(loaded.definition, "en", Catalog("en"), Catalog("en"))
        findings = [*loaded.findings, *check_texts(edition)]
    with journal.phase("templates to faces"):
        fonts = Fonts([shipped("fonts")])
        faces = PieceFaces(edition, open_templates([folder / "templates"]))
        sheets = impose(arrange(loaded.definition), Labels(edition, fonts), faces.render, faces.page, "none")
    with journal.phase("draw and check fit"):
        findings += check_faces(faces_of(sheets), fonts)
        assert not findings, findings[0]
    with journal.phase("write PDF"):
        document = Document(Metadata("The deck"), fonts)
        for sheet in sheets:
            paint(sheet, document)
        return document.to_bytes()


# --- one run of both --------------------------------------------------------------------------------


def timed(work: Callable[[], bytes]) -> tuple[float, int]:
    """The median time of some runs in seconds, and the size of the result in bytes."""
    times = []
    data = b""
    for _ in range(RUNS):
        began = perf_counter()
        data = work()
        times.append(perf_counter() - began)
    return statistics.median(times), len(data)


def main() -> None:
    """Print the table."""
    cards = deck()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_game(cards, folder)
        journal = Journal()
        script, script_bytes = timed(lambda: plain(cards, kerning=False))
        kerned, kerned_bytes = timed(lambda: plain(cards, kerning=True))
        tool, tool_bytes = timed(lambda: ours(folder, journal))
    print(f"{CARDS} cards on {-(-CARDS // 9)} pages, median of {RUNS} runs\n")
    print(f"{'':26}{'seconds':>9}{'to plain':>10}{'to kerned':>11}{'KB':>7}")

    def row(name: str, seconds: float, size: str = "") -> None:
        print(f"{name:26}{seconds:9.3f}{seconds / script:10.2f}{seconds / kerned:11.2f}{size:>7}")

    row("plain ReportLab", script, f"{script_bytes / 1000:.0f}")
    row("the same with kerning", kerned, f"{kerned_bytes / 1000:.0f}")
    row("pnpgen", tool, f"{tool_bytes / 1000:.0f}")
    for phase, seconds in journal.timings.items():
        row(f"  {phase}", seconds / RUNS)


if __name__ == "__main__":
    main()
