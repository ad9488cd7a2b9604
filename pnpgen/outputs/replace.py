"""Files that appear whole or not at all."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from pnpgen.findings import AuthorError, Finding, Place


def replace_files(folder: Path, files: Mapping[str, bytes], stale: Iterable[str] = ()) -> None:
    """Put the files into the folder, the last one last, and take away stale ones that are not among them.

    Everything is written and flushed beside the folder first: when that fails or is interrupted, the old
    files stay.
    Raises AuthorError where the disk refuses.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        waiting = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    except OSError as error:
        raise AuthorError(_refused(folder, error)) from error
    try:
        for name, data in files.items():
            _write(waiting / name, data)
        for name in files:
            (waiting / name).replace(folder / name)
        for name in set(stale) - set(files):
            (folder / name).unlink(missing_ok=True)
    except OSError as error:
        raise AuthorError(_refused(folder, error)) from error
    finally:
        shutil.rmtree(waiting, ignore_errors=True)


def _write(path: Path, data: bytes) -> None:
    with path.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())


def _refused(folder: Path, error: OSError) -> Finding:
    reason = error.strerror or str(error)
    return Finding(
        "O101",
        f"the files cannot be written: {reason}",
        Place(str(error.filename or folder)),
        hint="the files of the last build are still there; make room, or choose another folder with --out",
    )
