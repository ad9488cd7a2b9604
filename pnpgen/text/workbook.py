"""XLSX workbooks; needs the optional library openpyxl."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from zipfile import BadZipFile

from openpyxl import Workbook, load_workbook
from openpyxl.styles import Alignment, Font, PatternFill
from openpyxl.utils import get_column_letter
from openpyxl.utils.exceptions import InvalidFileException

WIDTHS: Mapping[str, int] = {"context": 34, "form": 6, "comments": 34, "state": 12}
"""Widths of columns in characters; the others hold sentences."""
WIDE = 50
FOR_TRANSLATORS = PatternFill("solid", fgColor="FFF6D6")
OPEN = ("translation", "state", "notes")
"""The columns that translators fill in."""


def xlsx_bytes(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> bytes:
    """A table as a workbook whose cells are all text, its first row and column staying in sight."""
    book = Workbook()
    book.remove(book.worksheets[0])
    sheet = book.create_sheet("texts")
    for number, row in enumerate((columns, *rows), start=1):
        for column, text in enumerate(row, start=1):
            cell = sheet.cell(number, column)
            cell.value = text
            # Without this a text that begins with = would be a formula.
            cell.data_type = "s"
            cell.number_format = "@"
            cell.alignment = Alignment(wrap_text=True, vertical="top")
            if number == 1:
                cell.font = Font(bold=True)
            elif columns[column - 1] in OPEN:
                cell.fill = FOR_TRANSLATORS
    for column, name in enumerate(columns, start=1):
        sheet.column_dimensions[get_column_letter(column)].width = WIDTHS.get(name, WIDE)
    sheet.freeze_panes = "B2"
    stream = io.BytesIO()
    book.save(stream)
    return stream.getvalue()


def xlsx_rows(path: Path) -> Iterator[list[str]]:
    """The rows of the first sheet of a workbook as text; ValueError where it is none."""
    try:
        book = load_workbook(path, read_only=True, data_only=False)
    except (BadZipFile, InvalidFileException) as error:
        raise ValueError("it is no XLSX workbook") from error
    try:
        for row in book.worksheets[0].iter_rows(values_only=True):
            yield ["" if value is None else str(value) for value in row]
    finally:
        book.close()
