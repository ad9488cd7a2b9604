"""The theme of a rulebook, checked: the look of every block in every section and channel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pnpgen.findings import Place
from pnpgen.rulebook.layers import LayeredDocument
from pnpgen.rulebook.look import Looks
from pnpgen.rulebook.theme_file import Pages, ThemeFile


@dataclass(frozen=True)
class Theme:
    """A checked theme: its file, and looks by section and channel."""

    file: ThemeFile
    document: LayeredDocument
    looks: Mapping[tuple[str, str], Looks]

    @property
    def pages(self) -> Pages:
        """Furniture and frames of the pages."""
        return self.file.pages

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels that have frames on some page; `main` is first."""
        plans = (self.pages.first, *self.pages.later)
        names = dict.fromkeys(name for plan in plans for name in plan.frames)
        return ("main", *(name for name in names if name != "main"))

    def looks_in(self, section: str, channel: str) -> Looks:
        """The looks of blocks of a section in a channel."""
        for key in ((section, channel), (section, ""), ("", channel)):
            if key in self.looks:
                return self.looks[key]
        return self.looks["", ""]

    def place(self, *path: str | int) -> Place:
        """Where the theme writes the value at the path."""
        return self.document.place(path)
