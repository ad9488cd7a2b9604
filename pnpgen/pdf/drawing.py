"""A drawing: a finished piece of page content that no document owns yet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha1

from pnpgen.pdf.font import Font
from pnpgen.pdf.pictures import Picture
from pnpgen.pdf.transform import Box

Glyphs = Mapping[int, str]
"""The text each glyph code stands for."""


@dataclass(frozen=True, eq=False)
class Drawing:
    """Page content with all it refers to; equal drawings have equal names, so a document holds each once."""

    code: str
    box: Box
    fonts: Mapping[Font, Glyphs] = field(default_factory=dict)
    states: Mapping[str, str] = field(default_factory=dict)
    """Graphics states by the name the content uses."""
    shadings: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    parts: Mapping[str, Drawing] = field(default_factory=dict)
    """Drawings drawn inside this one, by their names."""
    isolated: bool = False
    """Whether it is painted as a whole before it meets what lies below (opacity of a group)."""

    @cached_property
    def name(self) -> str:
        """The name of the drawing, from all that makes it look as it does."""
        names = (self.fonts, self.states, self.shadings, self.pictures, self.parts)
        # Names of fonts, states and all the rest stand for their contents, so they are enough.
        key = (self.code, self.box, self.isolated, *(sorted(map(str, n)) for n in names))
        return "D" + sha1(repr(key).encode(), usedforsecurity=False).hexdigest()[:16]

    def all_parts(self) -> Iterator[Drawing]:
        """Every drawing inside, innermost first, each once."""
        seen: set[str] = set()

        def inside(drawings: Iterable[Drawing]) -> Iterator[Drawing]:
            for drawing in drawings:
                if drawing.name not in seen:
                    seen.add(drawing.name)
                    yield from inside(drawing.parts.values())
                    yield drawing

        return inside(self.parts.values())
