"""The templates of a game: where they are found, and what they may do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from jinja2 import FileSystemLoader

from pnpgen.faces.icons import icon
from pnpgen.faces.origin import OriginExtension
from pnpgen.faces.sandbox import Missing, Sandbox, bounded_range


@dataclass(frozen=True, eq=False)
class Templates:
    """Face templates of some folders, earlier folders first; pictures are looked for in `pictures`."""

    folders: tuple[Path, ...]
    environment: Sandbox
    pictures: tuple[Path, ...] = ()


def open_templates(folders: Iterable[Path], pictures: Iterable[Path] = ()) -> Templates:
    """The templates of some folders, and where their pictures are; by default in the same folders."""
    found = tuple(folders)
    environment = Sandbox(
        loader=FileSystemLoader(found),
        undefined=Missing,
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        extensions=[OriginExtension],
        auto_reload=False,
        cache_size=400,
    )
    environment.globals.update(icon=icon, range=bounded_range)
    return Templates(found, environment, tuple(pictures) or found)
