"""A run keeps what it found and how long it took, whatever stops it."""

import pytest

from pnpgen.checks.journal import Journal
from pnpgen.findings import AuthorError, Finding, Place, Severity

BAD = Finding("G104", "bad", Place("a"))
SOSO = Finding("P101", "so so", Place("a"), Severity.WARNING)


def test_errors_of_authors_become_findings_at_the_edge() -> None:
    journal = Journal()
    with journal.edge(), journal.phase("load"):
        raise AuthorError(BAD)
    assert journal.findings == [BAD]
    assert journal.timings["load"] >= 0


def test_errors_stop_what_follows_and_warnings_do_not() -> None:
    journal = Journal()
    reached = []
    with journal.edge():
        journal.add([SOSO])
        journal.stop_on_errors()
        reached.append("after the warning")
        journal.add([BAD])
        journal.stop_on_errors()
        reached.append("after the error")
    assert reached == ["after the warning"]
    assert journal.findings == [SOSO, BAD]


def test_bugs_pass_through_the_edge() -> None:
    with pytest.raises(ZeroDivisionError), Journal().edge():
        raise ZeroDivisionError


def test_merged_journals_add_up() -> None:
    one, two = Journal([BAD], {"load": 1.0}), Journal([SOSO], {"load": 0.5, "text": 2.0})
    one.merge(two)
    assert one.findings == [BAD, SOSO]
    assert one.timings == {"load": 1.5, "text": 2.0}
