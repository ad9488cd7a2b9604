"""The last steps: an edition laid out on sheets, checked as it will be printed, and written."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pnpgen.checks.journal import Journal
from pnpgen.checks.line_ends import check_line_ends
from pnpgen.checks.prints import check_faces, faces_of
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.findings import AuthorError, Finding
from pnpgen.layout.arrange import arrange
from pnpgen.layout.labels import Labels
from pnpgen.layout.pages import lay_out_rulebook
from pnpgen.layout.parts import PARTS, RULEBOOK
from pnpgen.layout.sheet import Sheet
from pnpgen.layout.sheets import impose
from pnpgen.outputs.manifest import NAME, manifest_bytes, manifest_of
from pnpgen.outputs.pdf import PrintFile, part_names, print_files
from pnpgen.outputs.replace import replace_files
from pnpgen.pdf.fonts import Fonts
from pnpgen.pdf.metadata import Metadata
from pnpgen.pipeline.opening import Game, Paper, page_values
from pnpgen.pipeline.workshop import Workshop, open_workshop
from pnpgen.text.languages import language_of
from pnpgen.text.markup import plain

ROUNDS = 6
"""How often a rulebook is laid out again because the pages it names have moved."""


@dataclass(frozen=True, slots=True)
class Printout:
    """The finished sheets of an edition in printing order, the edition knowing their pages, and the fonts."""

    edition: Edition
    sheets: tuple[Sheet, ...]
    fonts: Fonts


def print_edition(edition: Edition, workshop: Workshop, paper: Paper, journal: Journal) -> Printout:
    """All sheets of an edition, laid out again until the pages that its texts name are the pages it has."""
    formes = arrange(edition.definition, paper.players)
    for _ in range(ROUNDS):
        with journal.phase("rulebook"):
            faces = PieceFaces(edition, workshop.templates)
            book, found = lay_out_rulebook(
                edition, workshop.theme, workshop.templates, workshop.fonts, faces.front
            )
            if paper.backs != "none" and len(book) % 2:
                book = (*book, Sheet(RULEBOOK.kind, "", ()))
            values = page_values([sheet.kind for sheet in book], formes, paper.backs)
        if values == edition.layout_values:
            break
        edition = edition.with_layout(values)
    else:
        raise AuthorError(_restless(edition))
    journal.add(found)
    with journal.phase("sheets"):
        pieces = [slot.piece for forme in formes for slot in forme.slots]
        faces.render_all(pieces, ("front",) if paper.backs == "none" else ("front", "back"))
        sheets = impose(formes, Labels(edition, workshop.fonts), faces.render, faces.page, paper.backs)
    return Printout(edition, (*book, *sheets), workshop.fonts)


def check_printout(printout: Printout, journal: Journal) -> None:
    """Everything that is wrong with the faces on the sheets."""
    with journal.phase("fit"):
        journal.add(check_faces(faces_of(printout.sheets), printout.fonts))
        journal.add(check_line_ends(printout.sheets, printout.fonts, language_of(printout.edition.locale)))


def write_edition(
    printout: Printout, folder: Path, players: int | None, journal: Journal
) -> tuple[PrintFile, ...]:
    """The print files and their manifest, put into a folder all at once."""
    edition = printout.edition
    game = edition.definition.game
    with journal.phase("pdf"):
        subject = edition.plain_message("subtitle") if edition.has("subtitle") else ""
        author = ", ".join(dict.fromkeys(credit.who for credit in game.credits))
        metadata = Metadata(edition.title, author, subject, edition.locale)
        words = {part.name: plain(edition.word(f"part.{part.name}")) for part in PARTS}
        name = f"{game.id}-{edition.locale}"
        files = print_files(name, metadata, words, printout.sheets, printout.fonts)
    with journal.phase("write"):
        manifest = manifest_bytes(manifest_of(edition.definition, edition.locale, files, players))
        contents = {file.name: file.data for file in files} | {NAME: manifest}
        replace_files(folder, contents, stale=part_names())
    return files


class Press:
    """Prints editions of a game, with a workshop that is opened for the first of them."""

    def __init__(self, game: Game, paper: Paper) -> None:
        self._game, self._paper = game, paper
        self._workshop: Workshop | None = None

    def print(self, edition: Edition, journal: Journal) -> Printout:
        """The checked sheets of an edition: laid out, every face looked at; AuthorError where that fails."""
        if self._workshop is None:
            self._workshop = open_workshop(self._game, self._paper, journal)
        printout = print_edition(edition, self._workshop, self._paper, journal)
        check_printout(printout, journal)
        return printout


def print_game(game: Game, edition: Edition, paper: Paper, journal: Journal) -> Printout:
    """The checked sheets of a single edition."""
    return Press(game, paper).print(edition, journal)


def _restless(edition: Edition) -> Finding:
    return Finding(
        "L104",
        f"the page numbers in the rulebook ({edition.locale}) never settle: naming them moves the pages",
        edition.definition.place("rulebook"),
        hint="let a section with page numbers begin on its own page, or leave some room on the last one",
    )
