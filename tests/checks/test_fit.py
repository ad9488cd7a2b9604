"""How translations fit beside their source, place by place."""

from __future__ import annotations

import pytest

from pnpgen.checks.fit import FitCount, check_fit, count_fit, fullness, worse_uses
from pnpgen.checks.uses import Kind, Use
from pnpgen.findings import Place, Severity
from pnpgen.text.catalogs import catalog_of
from pnpgen.text.po_reader import read_po


def use(
    context: str = "a",
    used: float = 3.0,
    lines: int = 1,
    kind: Kind = "face",
    fits: bool = True,
    line: int = 5,
) -> Use:
    return Use(context, kind, "cards 1", 4, 3.0, 2.0, used, lines, fits, 20, Place("card.svg.j2", line))


PO = 'msgctxt "a"\nmsgid "Storm"\nmsgstr "Sztorm"\n'


def found(flags: str, own: Use, source: Use) -> list[tuple[str, Severity, int]]:
    catalog = catalog_of(read_po((flags + PO).encode(), "pl.po"), "pl")
    findings = check_fit(list(worse_uses([own], [source])), catalog)
    return [(finding.code, finding.severity, finding.place.line) for finding in findings]


@pytest.mark.parametrize(
    ("own", "source", "codes"),
    [
        (use(), use(), []),
        (use(used=2.4), use(), ["F130"]),
        (use(used=2.95), use(), []),
        (use(used=2.4), use(used=2.4), []),
        (use(lines=4), use(lines=3), ["F131"]),
        (use(lines=2), use(lines=3), []),
        (use(used=2.4, lines=4), use(lines=3), ["F130", "F131"]),
        (use(lines=2, kind="heading"), use(kind="heading"), ["F132"]),
        (use(lines=9, kind="paragraph"), use(kind="paragraph"), []),
    ],
)
def test_what_came_out_worse_than_the_source_is_found(own: Use, source: Use, codes: list[str]) -> None:
    assert [code for code, _, _ in found("", own, source)] == codes


def test_only_a_longer_heading_is_a_warning_and_each_finding_can_be_silenced() -> None:
    long = use(lines=2, kind="heading")
    assert found("", long, use(kind="heading")) == [("F132", Severity.WARNING, 3)]
    assert found("#, ignore-F132\n", long, use(kind="heading")) == []
    assert found("#, fuzzy\n", long, use(kind="heading")) == []


def test_places_are_paired_by_the_template_line_and_the_order_of_their_uses() -> None:
    own = [use(line=5), use(line=9, used=2.0), use(line=5, lines=3)]
    source = [use(line=5), use(line=5, lines=3), use(line=9)]
    assert [worse.use for worse in worse_uses(own, source)] == [own[1]]


def test_each_text_counts_once_in_the_gravest_way() -> None:
    worse = list(
        worse_uses(
            [use("a", fits=False), use("a", lines=9, line=6), use("b", used=2.1), use("c", lines=2)],
            [use("a"), use("a", line=6), use("b"), use("c")],
        )
    )
    assert count_fit(worse) == FitCount(overflowing=1, smaller=1, longer=1)


def test_a_place_is_fuller_the_smaller_the_text_and_the_more_lines() -> None:
    uses = [use(), use(lines=3), use(used=2.5), use(used=2.0, lines=2), use(fits=False)]
    assert sorted(uses, key=fullness) == uses
