"""Findings on paper: text in order, JSON with every field, and what fails."""

import json

import pytest

from pnpgen.cli.reporting import as_json, fails, progress, show_findings, summary
from pnpgen.findings import Finding, Place, Severity

LATER = Finding("P101", "later", Place("b.po", 9, 2), Severity.WARNING)
SOONER = Finding("G104", "sooner", Place("a.yaml", 1, 5), hint="look")


def test_findings_are_printed_by_place_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    show_findings([LATER, SOONER, LATER])
    assert capsys.readouterr().err.splitlines() == [
        "a.yaml:1:5: error G104: sooner",
        "   = hint: look",
        "b.po:9:2: warning P101: later",
        "1 error, 1 warning",
    ]


def test_json_has_every_field_of_a_finding() -> None:
    report = json.loads(as_json([LATER, SOONER], {"load": 0.12345}))
    assert report["findings"][0] == {
        "code": "G104",
        "severity": "error",
        "message": "sooner",
        "hint": "look",
        "subjects": [],
        "file": "a.yaml",
        "line": 1,
        "column": 5,
        "length": 1,
    }
    assert (report["errors"], report["warnings"], report["notes"]) == (1, 1, 0)
    assert report["timings"] == {"load": 0.1235}


def test_warnings_fail_only_when_strict() -> None:
    assert fails([SOONER])
    assert not fails([LATER])
    assert fails([LATER], strict=True)
    assert not fails([Finding("I101", "x", Place("a"), Severity.NOTE)], strict=True)


def test_a_summary_counts_in_words() -> None:
    assert summary([SOONER, SOONER, LATER]) == "2 errors, 1 warning"
    assert summary([]) == "nothing found"


def test_no_progress_is_shown_away_from_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("building", 5) as advance:
        advance("one")
    assert capsys.readouterr() == ("", "")
