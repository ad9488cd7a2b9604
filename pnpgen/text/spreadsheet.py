"""Tables as CSV and XLSX files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from pnpgen.findings import AuthorError, Finding, Place

SUFFIXES = (".csv", ".xlsx")


def table_bytes(columns: Sequence[str], rows: Iterable[Sequence[str]], suffix: str) -> bytes:
    """A table as CSV that Excel opens as UTF-8, or as XLSX whose cells are all text; AuthorError (I205)."""
    if suffix == ".csv":
        return csv_bytes(columns, rows)
    return workbook("").xlsx_bytes(columns, rows)


def read_table(path: Path) -> list[dict[str, str]]:
    """The rows of a file by the names in its first row; AuthorError (I204, I205) where it cannot be read."""
    try:
        rows = list(read_csv(path) if path.suffix == ".csv" else workbook(str(path)).xlsx_rows(path))
    except (csv.Error, OSError, ValueError, KeyError) as error:
        raise AuthorError(Finding("I204", f"the table cannot be read: {error}", Place(str(path)))) from error
    if not rows:
        return []
    head, *body = rows
    names = [name.strip().lower() for name in head]
    return [dict(zip(names, row, strict=False)) for row in body]


class WorkbookModule(Protocol):
    """What the module for workbooks offers."""

    def xlsx_bytes(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
        """A table as a workbook."""

    def xlsx_rows(self, path: Path) -> Iterator[list[str]]:
        """The rows of a workbook."""


def workbook(path: str) -> WorkbookModule:
    """The module for workbooks; AuthorError (I205) where its library is not installed."""
    try:
        return cast(WorkbookModule, import_module("pnpgen.text.workbook"))
    except ModuleNotFoundError as error:
        hint = "pip install 'pnpgen[xlsx]', or use a .csv file"
        raise AuthorError(
            Finding("I205", "XLSX files need the library openpyxl", Place(path), hint=hint)
        ) from error


def csv_bytes(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """A table as CSV, every cell quoted."""
    stream = io.StringIO()
    writer = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return stream.getvalue().encode("utf-8-sig")


def read_csv(path: Path) -> Iterator[list[str]]:
    """The rows of a CSV file, whichever of `,` `;` and tab its cells are parted by."""
    text = path.read_bytes().decode("utf-8-sig")
    first = text.split("\n", 1)[0]
    delimiter = max(",;\t", key=first.count)
    yield from csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
