"""A face: one side to print, as a parsed SVG whose user units are millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from pnpgen.faces.origin import Origins
from pnpgen.findings import Place


@dataclass(frozen=True, eq=False, slots=True)
class Face:
    """A rendered template; `width` x `height` mm with the bleed, the trim corner at (`-left`, `-top`)."""

    name: str
    root: etree._Element
    left: float
    top: float
    width: float
    height: float
    origins: Origins
    """Where the template writes each line of the rendered SVG."""
    subject: str = ""
    """Which piece in which language, for messages: `bones A 1 (pl)`."""
    folders: tuple[Path, ...] = ()
    """Where the pictures it names lie: the game's folder first."""
    digest: str = ""
    """What the rendered SVG comes to; faces with the same digest are equal, and drawn once."""

    def __hash__(self) -> int:
        return hash(self.digest) if self.digest else id(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Face) or not self.digest:
            return self is other
        return self.digest == other.digest

    def place(self, element: etree._Element) -> Place:
        """Where the template writes this element."""
        line = element.sourceline
        return self.origins.place(line - 1 if isinstance(line, int) else 0)
