"""The families a theme names and the fonts there are: told once, at the theme."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.checks.prints import check_fonts
from pnpgen.findings import Finding
from pnpgen.pdf.fonts import Fonts
from pnpgen.rulebook.load import load_theme

Told = Callable[[str], list[Finding]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """What is told of the fonts of a theme.yaml over the base theme."""

    def check(text: str) -> list[Finding]:
        (tmp_path / "theme.yaml").write_text(text, encoding="utf-8")
        theme, findings = load_theme([tmp_path, shipped("templates")])
        assert theme is not None, findings
        return list(check_fonts(theme, Fonts((shipped("fonts"),))))

    return check


def test_the_base_theme_names_only_families_that_travel_along(told: Told) -> None:
    assert told("colors: {}\n") == []


def test_an_unknown_family_is_told_where_it_is_written_with_the_nearest_name(told: Told) -> None:
    (finding,) = told("fonts:\n  display: [Pngen Sans, Pnpgen Sans]\n")
    assert (finding.code, finding.place.line) == ("F102", 2)
    assert "Pngen Sans" in finding.message
    assert "Pnpgen Sans" in finding.hint


def test_later_families_may_be_missing_as_they_serve_single_characters(told: Told) -> None:
    assert told("fonts:\n  display: [Pnpgen Sans, Nowhere]\n") == []
