"""Themes: files laid over one another, and findings where something named isn't there."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnpgen.findings import Severity, errors
from pnpgen.rulebook.codes import CODES
from pnpgen.rulebook.load import load_theme
from pnpgen.rulebook.theme import Theme

REPOSITORY = Path(__file__).parents[2]
BASE = REPOSITORY / "templates" / "base"


def over_base(
    folder: Path, text: str, ink: str = "full", sections: tuple[str, ...] = ()
) -> tuple[Theme | None, list[str]]:
    """The theme of a game with this theme.yaml, and its findings as `code line`."""
    (folder / "theme.yaml").write_text(text, encoding="utf-8")
    theme, findings = load_theme([folder, BASE], sections, ink)  # type: ignore[arg-type]
    assert {f.code for f in findings if f.code.startswith("L")} <= set(CODES)
    return theme, [f"{f.code} {Path(f.place.file).name}:{f.place.line}" for f in findings]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.mark.parametrize("ink", ["full", "economy"])
@pytest.mark.parametrize(
    "game", ["", *(p.parent.name for p in sorted(REPOSITORY.glob("templates/*/theme.yaml")))]
)
def test_every_theme_of_the_project_is_sound(game: str, ink: str) -> None:
    folders = [REPOSITORY / "templates" / game] if game else []
    theme, findings = load_theme([*folders, BASE], (), ink)  # type: ignore[arg-type]
    assert theme is not None
    assert not findings


def test_a_game_changes_what_it_names_and_keeps_the_rest(folder: Path) -> None:
    theme, findings = over_base(
        folder,
        "colors: {ink: '#112233'}\nblocks:\n  step: {indent: 12}\n  option: {between: null}\n",
    )
    assert theme is not None, findings
    looks = theme.looks_in("anywhere", "main")
    assert theme.file.colors["ink"] == "#112233"
    assert theme.file.colors["accent"] == "#C4472E"
    assert looks.step.indent == 12
    assert looks.step.marker is not None
    assert looks.step.marker.template == "theme/step.svg.j2"
    assert looks.option.between is None
    assert looks.option.box is not None


def test_a_piece_replaces_the_whole_piece_below_it(folder: Path) -> None:
    theme, _ = over_base(folder, "blocks: {step: {marker: {template: theme/bullet.svg.j2, w: 3, h: 3}}}\n")
    assert theme is not None
    marker = theme.looks_in("", "main").step.marker
    assert marker is not None
    assert (marker.template, marker.y, marker.style) == ("theme/bullet.svg.j2", 0, None)


def test_a_style_starts_from_the_one_it_is_like(folder: Path) -> None:
    theme, _ = over_base(
        folder, "styles: {fine: {like: small, color: accent}, finer: {like: fine, size_pt: 6}}\n"
    )
    assert theme is not None
    finer = theme.file.styles["finer"]
    assert (finer.font, finer.color, finer.size_pt, finer.leading) == ("text", "accent", 6, 3.9)


def test_looks_of_a_section_lie_over_those_of_its_channel_and_both_over_the_general_ones(
    folder: Path,
) -> None:
    theme, _ = over_base(
        folder,
        "pages: {first: {frames: {side: [{x: 1, y: 1, w: 9, h: 9}]}}}\n"
        "channels: {side: {blocks: {text: {style: small, after: 9}}}}\n"
        "sections: {turn: {span: true, blocks: {text: {after: 7}}}}\n",
    )
    assert theme is not None
    assert theme.channels == ("main", "side")

    def text(section: str, channel: str) -> tuple[str, float]:
        look = theme.looks_in(section, channel).text
        return look.style, look.after

    assert text("goal", "main") == ("body", 2)
    assert text("goal", "side") == ("small", 9)
    assert text("turn", "side") == ("small", 7)
    assert text("turn", "main") == ("body", 7)


def test_economy_is_laid_over_everything_only_when_ink_is_saved(folder: Path) -> None:
    text = (
        "colors: {accent: '#111111'}\neconomy: {colors: {accent: '#FFFFFF'}, blocks: {step: {indent: 5}}}\n"
    )
    full, _ = over_base(folder, text)
    assert full is not None
    assert full.file.colors["accent"] == "#111111"
    saving, _ = over_base(folder, text, "economy")
    assert saving is not None
    assert saving.file.colors["accent"] == "#FFFFFF"
    assert saving.looks_in("", "main").step.indent == 5


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("blocks:\n  step: {style: shiny}\n", "L201 theme.yaml:2"),
        ("styles:\n  fine: {like: body,\n    font: comic}\n", "L202 theme.yaml:3"),
        ("styles:\n  fine: {like: body, color: pink}\n", "L203 theme.yaml:2"),
        ("blocks:\n  note:\n    box: theme/nothing.svg.j2\n", "L204 theme.yaml:3"),
        ("pages:\n  first:\n    furniture: theme/nothing.svg.j2\n", "L204 theme.yaml:3"),
        ("styles:\n  fine: {like: missing}\n", "L206 theme.yaml:2"),
        ("styles:\n  fine: {like: fine}\n", "L206 theme.yaml:2"),
        ("styles:\n  fine: {like: [body]}\n", "L206 theme.yaml:2"),
        ("blocks:\n  step: {indnet: 3}\n", "G102 theme.yaml:2"),
        ("blocks:\n  stp: {indent: 3}\n", "G102 theme.yaml:2"),
        ("channels:\n  main:\n    blocks:\n      text: {after: wide}\n", "G103 theme.yaml:4"),
        ("sections:\n  turn:\n    blocks:\n      text: {stile: body}\n", "G102 theme.yaml:4"),
        ("colors:\n  ink: red\n", "G104 theme.yaml:2"),
        ("blocks:\n  heading:\n    below: {template: theme/rule.svg.j2, h: null}\n", "L207 theme.yaml:3"),
        ("blocks: [\n", "Y"),
    ],
)
def test_what_is_wrong_in_a_theme_is_found_where_it_is_written(
    folder: Path, text: str, expected: str
) -> None:
    theme, findings = over_base(folder, text)
    assert theme is None
    assert findings
    assert all(f.startswith(expected) for f in findings), findings


def test_a_look_for_a_section_that_is_not_there_is_a_warning(folder: Path) -> None:
    (folder / "theme.yaml").write_text("sections: {trun: {span: true}}\n", encoding="utf-8")
    theme, findings = load_theme([folder, BASE], ["turn", "end"])
    assert theme is not None
    assert [(f.code, f.severity) for f in findings] == [("L205", Severity.WARNING)]
    assert not errors(findings)


def test_without_any_theme_the_base_theme_serves(folder: Path) -> None:
    theme, findings = load_theme([folder, BASE])
    assert theme is not None
    assert theme.file.fonts["text"] == ["Pnpgen Sans"]
    assert not findings
