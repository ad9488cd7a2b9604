"""Tables as CSV and XLSX files."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import chain, repeat
from pathlib import Path
from typing import Protocol, cast

from pnpgen.findings import AuthorError, Finding, Place

SUFFIXES = (".csv", ".xlsx")


def table_bytes(columns: Sequence[str], rows: Iterable[Sequence[str]], path: Path) -> bytes:
    """What a file of this name holds: CSV that Excel opens as UTF-8, or XLSX of texts; AuthorError (I205)."""
    if path.suffix == ".csv":
        return csv_bytes(columns, rows)
    return workbook(path).xlsx_bytes(columns, rows)


def read_table(path: Path) -> list[tuple[int, dict[str, str]]]:
    """The rows of a file by the names in its first row, each with its line; AuthorError (I204, I205).

    The line is that of the text file, or the row of a workbook; cells that a row lacks are empty.
    """
    try:
        rows = list(read_csv(path) if path.suffix == ".csv" else enumerate(workbook(path).xlsx_rows(path), 1))
    except (csv.Error, OSError, ValueError, KeyError) as error:
        raise AuthorError(Finding("I204", f"the table cannot be read: {error}", Place(str(path)))) from error
    if not rows:
        return []
    (_, head), *body = rows
    names = [name.strip().lower() for name in head]
    return [(line, dict(zip(names, chain(row, repeat("")), strict=False))) for line, row in body]


class WorkbookModule(Protocol):
    """What the module for workbooks offers."""

    def xlsx_bytes(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
        """A table as a workbook."""

    def xlsx_rows(self, path: Path) -> Iterator[list[str]]:
        """The rows of a workbook."""


def workbook(path: Path) -> WorkbookModule:
    """The module for workbooks; AuthorError (I205) where its library is not installed."""
    try:
        return cast(WorkbookModule, import_module("pnpgen.text.workbook"))
    except ModuleNotFoundError as error:
        hint = "pip install openpyxl, or use CSV"
        raise AuthorError(
            Finding("I205", "XLSX files need the library openpyxl", Place(str(path)), hint=hint)
        ) from error


def csv_bytes(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """A table as CSV, every cell quoted."""
    stream = io.StringIO()
    writer = csv.writer(stream, quoting=csv.QUOTE_ALL, lineterminator="\r\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return stream.getvalue().encode("utf-8-sig")


def read_csv(path: Path) -> Iterator[tuple[int, list[str]]]:
    """The rows of a CSV file with the lines they begin in, parted by `,` `;` or tab."""
    text = path.read_bytes().decode("utf-8-sig")
    first = text.split("\n", 1)[0]
    delimiter = max(",;\t", key=first.count)
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    line = 1
    for row in rows:
        yield line, row
        line = rows.line_num + 1
