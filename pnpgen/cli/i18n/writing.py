"""Catalogs brought in line and written, with a line for each file that changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from pnpgen.cli.domains import Domain


@contextmanager
def refusals_found(path: Path) -> Iterator[None]:
    """Raises AuthorError (O101) at the path where the disk refuses what is done inside."""
    from pnpgen.findings import AuthorError, Finding, Place

    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        hint = "the old file is still there; make room, or see who may write in this folder"
        raise AuthorError(
            Finding("O101", f"the file cannot be written: {reason}", Place(str(path)), hint=hint)
        ) from error


def put_bytes(path: Path, data: bytes) -> None:
    """Write a file at once or not at all; AuthorError where the disk refuses."""
    from pnpgen.text.po_writer import write_at_once

    with refusals_found(path):
        write_at_once(path, data)


def put(path: Path, text: str, check: bool) -> bool:
    """Write a file that is not up to date (or only say so); whether it was not."""
    from pnpgen.text.po_writer import write_if_changed

    stale = not path.is_file() or path.read_bytes() != text.encode("utf-8")
    with refusals_found(path):
        changed = stale if check else write_if_changed(path, text)
    if changed:
        click.echo(f"{path}{' is not up to date' if check else ''}")
    return changed


def put_catalog(domain: Domain, locale: str, check: bool) -> bool:
    """Bring the catalog of a domain in one language in line with its texts; whether it was not."""
    from pnpgen.cli.i18n.wanted import confirmed
    from pnpgen.text.languages import language_of
    from pnpgen.text.po_reader import read_po_file
    from pnpgen.text.po_writer import po_text
    from pnpgen.text.update import updated

    path = domain.catalog(locale)
    old = read_po_file(path) if path.exists() else None
    english = {} if "en" in (locale, domain.language) else confirmed(domain, "en")
    new, change = updated(old, domain.texts, domain.name, language_of(locale), english)
    if not put(path, po_text(new), check):
        return False
    news = {
        "new": change.added,
        "changed": change.changed,
        "obsolete": change.dropped,
        "in another word form": change.drifted,
    }
    parts = ", ".join(f"{len(contexts)} {what}" for what, contexts in news.items() if contexts)
    click.echo(f"  {parts or 'layout only'}")
    return True
