"""How the command line shows findings, timings and progress."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Literal, TypeAlias

import click

from pnpgen.findings import Finding, Severity, in_order, render

Format: TypeAlias = Literal["text", "json"]
Advance: TypeAlias = Callable[[str], None]
"""Says that one more step is done, and which."""
COLORS: Mapping[Severity, str] = {Severity.ERROR: "red", Severity.WARNING: "yellow", Severity.NOTE: "cyan"}


def fails(findings: Iterable[Finding], strict: bool = False) -> bool:
    """Whether these findings end a command with exit code 1."""
    weights = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return any(finding.severity in weights for finding in findings)


def show_findings(findings: Iterable[Finding], *, err: bool = True) -> None:
    """Print findings in order of place, and how many there are; nothing where there are none."""
    ordered = in_order(findings)
    for finding in ordered:
        head, *rest = render(finding).split("\n")
        mark = f"{finding.severity} {finding.code}"
        click.echo(head.replace(mark, click.style(mark, fg=COLORS[finding.severity], bold=True), 1), err=err)
        for line in rest:
            click.echo(line, err=err)
    if ordered:
        click.echo(summary(ordered), err=err)


def summary(findings: Iterable[Finding]) -> str:
    """`2 errors, 1 warning`."""
    counts = dict.fromkeys(Severity, 0)
    for finding in findings:
        counts[finding.severity] += 1
    parts = [f"{n} {severity}{'' if n == 1 else 's'}" for severity, n in counts.items() if n]
    return ", ".join(parts) or "nothing found"


def as_json(findings: Iterable[Finding], timings: Mapping[str, float] | None = None) -> str:
    """Findings as a JSON object: `findings` in order, counts by severity, and timings where asked for."""
    ordered = in_order(findings)
    report: dict[str, object] = {
        "findings": [
            {
                "code": finding.code,
                "severity": str(finding.severity),
                "message": finding.message,
                "hint": finding.hint,
                "subjects": finding.subjects,
                "file": finding.place.file,
                "line": finding.place.line,
                "column": finding.place.column,
                "length": finding.place.length,
            }
            for finding in ordered
        ],
        **{f"{severity}s": sum(f.severity is severity for f in ordered) for severity in Severity},
    }
    if timings is not None:
        report["timings"] = {phase: round(seconds, 4) for phase, seconds in timings.items()}
    return json.dumps(report, ensure_ascii=False, indent=2)


def show_timings(timings: Mapping[str, float], *, err: bool = True) -> None:
    """Print how long each phase took, in seconds, and all together."""
    width = max(map(len, [*timings, "total"]))
    for phase, seconds in [*timings.items(), ("total", sum(timings.values()))]:
        click.echo(f"{phase:<{width}}  {seconds:7.3f} s", err=err)


def progress(what: str, steps: int) -> AbstractContextManager[Advance]:
    """A progress bar on a terminal; anywhere else nothing is shown."""
    if steps < 2 or not sys.stderr.isatty():
        return nullcontext(lambda step: None)
    from pnpgen.cli.bar import bar

    return bar(what, steps)
