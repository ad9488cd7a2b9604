"""Every input in `bad/` gets exactly the findings it asks for, and never a traceback.

A case is one change of the game in `bad/base`: a file `bad/<kind>/<case>.change`, or a folder
`bad/<kind>/<case>/` whose files replace those of the base.  A `.change` reads like a diff: `@ file`, then
lines kept (space), taken out (-) and put in (+); a blank line ends a passage.  The words `expect: CODE` in a
line that is put in, or in a file of the folder, ask for that finding in that line; in the head of a `.change`
or in `expect.txt` they ask for it anywhere, or at `expect: CODE file:line`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import get_args

import pytest

from pnpgen.checks.texts import check_texts
from pnpgen.definition.load import load_game
from pnpgen.definition.pieces import pieces_of
from pnpgen.definition.supply import GameSupply
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces, Side
from pnpgen.faces.templates import open_templates
from pnpgen.findings import AuthorError, Finding, errors, render
from pnpgen.pdf.faces import check_face
from pnpgen.pdf.fonts import Fonts
from pnpgen.rules.load import source_of
from pnpgen.rules.replay import replay_examples
from pnpgen.rules.review import review
from pnpgen.text.catalogs import Catalog, read_catalog
from pnpgen.text.glossary import read_glossary

BAD = Path(__file__).parent / "bad"
EXPECT = re.compile(r"expect: (?P<code>[A-Z]\d{3})(?: (?P<file>[\w./]+):(?P<line>\d+))?")
Wanted = tuple[str, str, int]
"""Code, file and line; no file means anywhere."""


def of_definition(folder: Path) -> Iterable[Finding]:
    return load_game(folder).findings


def of_rules(folder: Path) -> Iterable[Finding]:
    loaded = load_game(folder)
    if loaded.definition is None or errors(loaded.findings):
        return loaded.findings
    return (*loaded.findings, *review(loaded.definition, GameSupply(loaded.definition)).findings)


def of_texts(folder: Path, catalog: Catalog = Catalog("en")) -> Iterable[Finding]:  # noqa: B008 - it is frozen
    definition = load_game(folder).definition
    assert definition is not None
    source = source_of(definition, GameSupply(definition))
    examples = {name: replay.values for name, replay in replay_examples(source.load(), definition).items()}
    glossaries = {
        tag: read_glossary((folder / "locales",), tag, "harbor", ("harbor",))
        for tag in ("en", catalog.locale)
    }
    edition = Edition(
        definition,
        catalog.locale,
        catalog,
        Catalog("en"),
        examples=examples,
        glossary=glossaries[catalog.locale][0],
        author_glossary=glossaries["en"][0],
    )
    in_glossaries = [finding for _, findings in glossaries.values() for finding in findings]
    return (*in_glossaries, *check_texts(edition))


def of_catalog(folder: Path) -> Iterable[Finding]:
    for path in sorted(folder.glob("locales/*/LC_MESSAGES/harbor.po")):
        catalog, found = read_catalog(path, path.parts[-3])
        yield from found
        yield from of_texts(folder, catalog)


def of_faces(folder: Path) -> Iterable[Finding]:
    definition = load_game(folder).definition
    assert definition is not None
    edition = Edition(definition, "en", Catalog("en"), Catalog("en"))
    pieces = PieceFaces(edition, open_templates((folder / "templates",), (folder,)))
    fonts = Fonts((folder / "fonts", Path(str(files("pnpgen.assets.fonts")))))
    yield from fonts.findings
    for component in definition.game.components:
        for piece in pieces_of(definition, component):
            for side in get_args(Side):
                try:
                    face = pieces.render(piece, side)
                except AuthorError as error:
                    yield from error.findings
                else:
                    yield from check_face(face, fonts) if face else ()


CHECKERS: Mapping[str, Callable[[Path], Iterable[Finding]]] = {
    "yaml": of_definition,
    "rules": of_rules,
    "examples": of_rules,
    "text": of_texts,
    "po": of_catalog,
    "svg": of_faces,
    "jinja": of_faces,
    "image": of_faces,
}
"""What looks at the cases of each kind of file; a new kind is a folder and a line here."""


def cases() -> list[Path]:
    return sorted(case for kind in CHECKERS for case in (BAD / kind).iterdir())


def wanted_in(text: str, file: str) -> list[Wanted]:
    return [
        (match["code"], match["file"] or file, int(match["line"] or number) if match["file"] or file else 0)
        for number, line in enumerate(text.split("\n"), start=1)
        for match in EXPECT.finditer(line)
    ]


def change(folder: Path, text: str) -> None:
    head, *parts = re.split(r"^@ (.+)$", text, flags=re.MULTILINE)
    assert head.startswith("# "), "the head says what is wrong, in a comment"
    for name, hunks in zip(parts[::2], parts[1::2], strict=True):
        content = (folder / name).read_text(encoding="utf-8")
        for hunk in filter(None, (part.strip("\n") for part in hunks.split("\n\n"))):
            lines = hunk.split("\n")
            before = "".join(line[1:] + "\n" for line in lines if line[0] in " -")
            after = "".join(line[1:] + "\n" for line in lines if line[0] in " +")
            assert content.count(before) == 1, f"not once in {name}:\n{before}"
            content = content.replace(before, after)
        (folder / name).write_text(content, encoding="utf-8")


def prepare(case: Path, folder: Path) -> list[Wanted]:
    """The game of the case in the folder, and the findings it asks for."""
    shutil.copytree(BAD / "base", folder, dirs_exist_ok=True)
    if case.is_dir():
        shutil.copytree(case, folder, dirs_exist_ok=True)
        wanted = []
        for path in filter(Path.is_file, case.rglob("*")):
            name = "" if path.name == "expect.txt" else path.relative_to(case).as_posix()
            wanted += wanted_in(path.read_bytes().decode("utf-8", "replace"), name)
        return wanted
    text = case.read_text(encoding="utf-8")
    change(folder, text)
    head, *parts = re.split(r"^@ (.+)$", text, flags=re.MULTILINE)
    changed = [(name, (folder / name).read_text(encoding="utf-8")) for name in parts[::2]]
    return wanted_in(head, "") + [w for name, content in changed for w in wanted_in(content, name)]


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.parent.name}/{case.stem}")
def test_bad_input_gets_its_findings_and_no_others(case: Path, tmp_path: Path) -> None:
    folder = tmp_path / "harbor"
    wanted = prepare(case, folder)
    found = list(CHECKERS[case.parent.name](folder))
    report = "\n".join(render(finding) for finding in found)
    assert wanted, "the case asks for no finding"
    assert {finding.code for finding in found} == {code for code, _, _ in wanted}, report
    for code, file, line in wanted:
        places = [f.place for f in found if f.code == code]
        if file:
            assert (str(folder / file), line) in {(p.file, p.line) for p in places}, f"{code}\n{report}"


@pytest.mark.parametrize("kind", CHECKERS)
def test_the_game_that_the_cases_change_has_no_findings(kind: str) -> None:
    assert [render(finding) for finding in CHECKERS[kind](BAD / "base")] == []


def test_each_folder_of_cases_is_looked_at_and_there_are_enough() -> None:
    kinds = {path.name for path in BAD.iterdir() if path.is_dir()} - {"base"}
    assert kinds == set(CHECKERS)
    assert len(cases()) >= 60
