"""What every game keeps in every language it has: sound, built, exact on paper, the same every time."""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import jsonschema
import page as validation
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from printed_lines import lines_of, words_of, wrong_ends

from pnpgen.checks.journal import Journal
from pnpgen.cli.main import run
from pnpgen.definition.game import Definition
from pnpgen.definition.load import load_game
from pnpgen.definition.project import Project
from pnpgen.definition.splitting import division_of, is_split
from pnpgen.findings import errors, render
from pnpgen.layout.parts import COMPONENTS
from pnpgen.layout.rect import Rect
from pnpgen.layout.sheet import Line, Words
from pnpgen.outputs.manifest import manifest_schema
from pnpgen.pipeline.building import BuildOrder, build_editions
from pnpgen.pipeline.checking import CheckOrder, check_game
from pnpgen.pipeline.opening import Paper
from pnpgen.pipeline.printing import Press, Printout, print_game
from pnpgen.pipeline.reading import locales_of, read_edition, read_game
from pnpgen.text.markup import plain
from pnpgen.text.messages import parse
from pnpgen.text.words import WORDS

ROOT = Path(__file__).parent.parent
PROJECT = Project(ROOT)
GAMES = PROJECT.games()
EXACT = 0.01
"""Millimetres: what sheets promise."""
POINT_MM = 25.4 / 72


@dataclass(frozen=True)
class Built:
    """A built edition: its definition, its manifest and its folder."""

    definition: Definition
    locale: str
    manifest: dict[str, Any]
    folder: Path

    def pdf(self, name: str) -> pypdfium2.PdfDocument:
        return pypdfium2.PdfDocument(self.folder / name)

    @property
    def whole(self) -> dict[str, Any]:
        """The file with everything in it."""
        return next(file for file in self.manifest["files"] if file["path"] == self.name)

    @property
    def name(self) -> str:
        return f"{self.definition.game.id}-{self.locale}.pdf"


@cache
def definition_of(folder: Path) -> Definition:
    definition = load_game(folder).definition
    assert definition is not None, folder
    return definition


EDITIONS = [(folder, locale) for folder in GAMES for locale in locales_of(PROJECT, definition_of(folder))]
NAMES = [f"{folder.name}-{locale}" for folder, locale in EDITIONS]


@cache
def printout_of(folder: Path, locale: str) -> Printout:
    journal = Journal()
    game = read_game(PROJECT, folder, journal, thorough=False)
    edition, _ = read_edition(game, locale, Paper("long"), journal)
    return print_game(game, edition, Paper("long"), journal)


@pytest.fixture(scope="session", params=EDITIONS, ids=NAMES)
def built(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder, locale = request.param
    out = tmp_path_factory.mktemp("build")
    outcome = build_editions(BuildOrder(PROJECT, folder, (locale,), out, Paper()))
    assert [render(finding) for finding in errors(outcome.journal.findings)] == []
    definition = definition_of(folder)
    target = out / definition.game.id / locale
    return Built(definition, locale, json.loads((target / "manifest.json").read_bytes()), target)


def pages_of(built: Built) -> Iterator[tuple[pypdfium2.PdfPage, dict[str, Any]]]:
    """The pages of the whole file, each with its entry in the manifest."""
    document = built.pdf(built.name)
    for number, page in enumerate(built.whole["pages"]):
        yield document[number], page
    document.close()


def text_of(page: pypdfium2.PdfPage) -> str:
    words = page.get_textpage().get_text_range()
    return " ".join(words.replace("\u00a0", " ").replace("\u00ad", "").split())


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_checks_find_no_errors(folder: Path) -> None:
    outcome = check_game(CheckOrder(PROJECT, folder, (), Press))
    assert [render(finding) for finding in errors(outcome.journal.findings)] == []


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_the_template_for_translators_holds_the_texts_of_the_game(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert run(["i18n", "extract", folder.name, "--check"]) == 0, capsys.readouterr().out


def test_the_manifest_keeps_its_schema_and_its_checksums(built: Built) -> None:
    jsonschema.validate(built.manifest, json.loads(manifest_schema()))
    for file in built.manifest["files"]:
        data = (built.folder / file["path"]).read_bytes()
        assert file["sha256"] == hashlib.sha256(data).hexdigest()
        assert len(built.pdf(file["path"])) == len(file["pages"])
    assert {path.name for path in built.folder.iterdir()} == {
        "manifest.json",
        *(file["path"] for file in built.manifest["files"]),
    }


def test_the_whole_file_conforms_to_pdf_ua(built: Built) -> None:
    file = str(built.folder / built.name)
    result = validation.validate_pdf(file, profile=validation.ValidationProfile.PDF_UA_1)
    assert [failure.message for failure in result.failures] == []
    assert result.is_compliant


def test_there_is_a_file_for_each_kind_the_game_has(built: Built) -> None:
    kinds = {component.kind for component in built.definition.game.components.values() if component.kind}
    assert {file["path"] for file in built.manifest["files"]} == {
        built.name,
        "rulebook.pdf",
        *(f"{part.name}.pdf" for part in COMPONENTS if part.kind in kinds),
    }
    pages = sum(len(file["pages"]) for file in built.manifest["files"] if file is not built.whole)
    assert pages == len(built.whole["pages"])


def test_pages_and_trims_are_exact(built: Built) -> None:
    for page, entry in pages_of(built):
        width, height = (side * POINT_MM for side in page.get_size())
        assert abs(width - entry["width_mm"]) < EXACT
        assert abs(height - entry["height_mm"]) < EXACT
        assert {entry["width_mm"], entry["height_mm"]} == {210, 297}
        for piece in entry["placed"]:
            component = built.definition.game.components[piece["component"]]
            division = division_of(component) if "part" in piece else None
            size = (division.width, division.height) if division else component.size
            assert size is not None
            assert abs(piece["width_mm"] - size[0]) < EXACT
            assert abs(piece["height_mm"] - size[1]) < EXACT


def test_the_parts_of_a_large_piece_are_all_of_it(built: Built) -> None:
    for name, component in built.definition.game.components.items():
        division = division_of(component) if is_split(component) else None
        if division is None:
            continue
        placed = [p for page in built.whole["pages"] for p in page["placed"] if p["component"] == name]
        corners = Counter((piece["part"]["x_mm"], piece["part"]["y_mm"]) for piece in placed)
        assert len(corners) == division.columns * division.rows
        assert {right - left for left, right in pairwise(sorted({x for x, _ in corners}))} <= {division.width}
        assert sum(p["width_mm"] * p["height_mm"] for p in placed) == pytest.approx(
            division.whole[0] * division.whole[1] * max(corners.values())
        )


def test_faces_are_drawn_at_their_place_and_never_scaled(built: Built) -> None:
    for page, entry in pages_of(built):
        forms = [item for item in page.get_objects(max_depth=1) if item.type == pdfium.FPDF_PAGEOBJ_FORM]
        assert len(forms) >= len(entry["placed"])
        # What is drawn behind the pieces of a sheet comes before them.
        own = forms[len(forms) - len(entry["placed"]) :]
        for form, piece in zip(own, entry["placed"], strict=True):
            matrix = form.get_matrix()
            scale = round(matrix.a * POINT_MM, 6), matrix.b, matrix.c, round(matrix.d * POINT_MM, 6)
            assert scale == (1, 0, 0, -1)
            part = piece.get("part", {"x_mm": 0, "y_mm": 0})
            assert abs(matrix.e * POINT_MM - (piece["x_mm"] - part["x_mm"])) < EXACT
            assert abs(entry["height_mm"] - matrix.f * POINT_MM - (piece["y_mm"] - part["y_mm"])) < EXACT


def test_counts_are_those_of_the_setup_table(built: Built) -> None:
    game = built.definition.game
    pieces = {
        (piece["component"], piece["piece"]) for page in built.whole["pages"] for piece in page["placed"]
    }
    placed = Counter(component for component, _ in pieces)
    for name, component in game.components.items():
        if component.kind is None:
            assert name not in built.manifest["counts"]
            continue
        row = game.setup.rows[str(component.row)]
        count = built.manifest["counts"][name]
        assert count["per_players"] == {
            str(p): n for p, n in zip(game.setup.players, row.counts, strict=True)
        }
        assert count["printed"] == max(row.counts) == placed[name]


def test_no_line_ends_where_the_language_does_not_let_it(built: Built) -> None:
    edition = printout_of(built.definition.folder, built.locale).edition
    own = [plain(edition.word(word, dict.fromkeys(parse(text).names, 1))) for word, text in WORDS.items()]
    words = words_of([*map(edition.plain_message, edition.contexts), *own])
    lines = [line for page in built.pdf(built.name) for line in lines_of(page)]
    assert list(wrong_ends(lines, built.locale, words)) == []


def lengths_mm(page: pypdfium2.PdfPage) -> list[float]:
    """How long each straight line of a page is, measured in the PDF."""
    lengths = []
    for item in page.get_objects(max_depth=1):
        if item.type != pdfium.FPDF_PAGEOBJ_PATH or pdfium.FPDFPath_CountSegments(item) != 2:
            continue
        points = []
        for index in range(2):
            x, y = ctypes.c_float(), ctypes.c_float()
            pdfium.FPDFPathSegment_GetPoint(pdfium.FPDFPath_GetPathSegment(item, index), x, y)
            matrix = item.get_matrix()
            points.append(matrix.on_point(x.value, y.value))
        (x1, y1), (x2, y2) = points
        lengths.append(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 * POINT_MM)
    return lengths


def test_every_component_sheet_has_a_ruler_that_is_100_mm_long_in_the_pdf(built: Built) -> None:
    for page, entry in pages_of(built):
        if entry["placed"]:
            rulers = [length for length in lengths_mm(page) if length > 60]
            assert len(rulers) == 1
            assert abs(rulers[0] - 100) < EXACT


def test_every_component_sheet_says_what_it_is_and_at_what_scale_to_print(built: Built) -> None:
    for page, entry in pages_of(built):
        if entry["placed"]:
            text = text_of(page)
            assert re.search(r"\b100 ?(mm|мм)\b", text)
            assert entry["label"] in text
            assert built.definition.game.version in entry["label"]
            assert built.locale in entry["label"].split(" · ")
            assert "100" in entry["label"]


def test_printers_are_told_not_to_scale(built: Built) -> None:
    for file in built.manifest["files"]:
        assert not pdfium.FPDF_VIEWERREF_GetPrintScaling(built.pdf(file["path"]))


def test_text_can_be_searched_and_the_language_is_set(built: Built) -> None:
    document = built.pdf(built.name)
    assert all(text_of(page) for page in document)
    size = pdfium.FPDFCatalog_GetLanguage(document, None, 0)
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDFCatalog_GetLanguage(document, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)), size)
    assert buffer.raw.decode("utf-16-le").rstrip("\0").split("-")[0] == built.locale
    assert document.get_metadata_dict()["Title"].replace("\u00a0", " ") in built.whole["pages"][-1]["label"]
    assert len(list(document.get_toc())) > 1


@pytest.mark.parametrize(("folder", "locale"), EDITIONS, ids=NAMES)
def test_marks_rulers_and_labels_never_touch_a_piece(folder: Path, locale: str) -> None:
    for sheet in printout_of(folder, locale).sheets:
        if sheet.kind == "rulebook":
            continue
        pieces = [
            # What a part shows beyond its joint is glued over, and carries the names of its neighbors.
            Rect(p.x_mm, p.y_mm, p.width_mm, p.height_mm).grown(*((0,) * 4 if p.part else p.bleed))
            for p in sheet.placed
            if (p.width_mm, p.height_mm) != (sheet.width_mm, sheet.height_mm)
        ]
        for item in sheet.items:
            if isinstance(item, Line):
                box = Rect(item.x1_mm, item.y1_mm, item.x2_mm - item.x1_mm, item.y2_mm - item.y1_mm)
            elif isinstance(item, Words):
                wide, high = item.block.widest_mm, item.block.height_mm
                box = (
                    Rect(item.x_mm, item.y_mm - wide, high, wide)
                    if item.turn
                    else Rect(item.x_mm, item.y_mm, wide, high)
                )
            else:
                continue
            box = box.grown(0.05, 0.05, 0.05, 0.05)
            assert not any(box.overlaps(piece) for piece in pieces), (sheet.label, item)
            assert box.inside(Rect(0, 0, sheet.width_mm, sheet.height_mm))


@pytest.mark.parametrize(("folder", "locale"), EDITIONS, ids=NAMES)
def test_every_back_meets_its_front(folder: Path, locale: str) -> None:
    sheets = [sheet for sheet in printout_of(folder, locale).sheets if sheet.kind != "rulebook"]
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        fronts = {(piece.component, piece.piece): piece for piece in front.placed}
        for piece in back.placed:
            partner = fronts[piece.component, piece.piece]
            mirrored = (
                (front.width_mm - partner.x_mm - partner.width_mm, partner.y_mm)
                if front.width_mm < front.height_mm
                else (partner.x_mm, front.height_mm - partner.y_mm - partner.height_mm)
            )
            assert (piece.x_mm, piece.y_mm) == pytest.approx(mirrored)


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_pieces_that_keep_secrets_have_one_back(folder: Path) -> None:
    printout = printout_of(folder, definition_of(folder).game.language)
    components = definition_of(folder).game.components
    by_template: dict[str, set[str]] = {}
    for sheet in printout.sheets:
        for piece in sheet.placed:
            if piece.side == "back" and components[piece.component].conceals:
                by_template.setdefault(str(components[piece.component].back), set()).add(piece.face.digest)
    assert all(len(faces) == 1 for faces in by_template.values())


@pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
def test_two_builds_are_the_same_to_the_byte_in_other_processes(folder: Path, tmp_path: Path) -> None:
    locale = definition_of(folder).game.language
    sums = []
    for seed in ("1", "4242"):
        out = tmp_path / seed
        command = [
            sys.executable,
            "-m",
            "pnpgen",
            "build",
            str(folder),
            "--locale",
            locale,
            "--out",
            str(out),
        ]
        subprocess.run(
            command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True
        )
        files = sorted(path for path in out.rglob("*") if path.is_file())
        sums.append([(path.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in files])
    assert sums[0] == sums[1]
