"""A game as its author defined it: the files of its folder, and where everything in them is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pnpgen.definition.model import Credit, Example, GameFile, RulebookFile
from pnpgen.definition.reader import Document
from pnpgen.definition.shape import texts_in
from pnpgen.findings import Place


@dataclass(frozen=True, slots=True)
class SourceText:
    """A text in the author's language: its context in catalogs, and where it is written."""

    context: str
    text: str
    place: Place
    path: tuple[str | int, ...]
    """Its path from the file on, as `Definition.place` takes it."""


@dataclass(frozen=True)
class Definition:
    """All that the YAML files of a game folder say; rulebook and examples are optional parts of no game."""

    folder: Path
    game: GameFile
    rulebook: RulebookFile
    examples: Mapping[str, Example]
    documents: Mapping[str, Document]
    """The files as read, by `game`, `rulebook`, `examples`."""

    def place(self, *path: str | int, key: bool = False) -> Place:
        """Where the value at the path, or its key, is written; paths start with the file, such as `game`."""
        document, inner = self._document(path)
        return document.place(inner, key)

    def place_of(self, words: str, *path: str | int) -> Place:
        """Where these words stand in the text at the path; the place of the text where they don't."""
        document, inner = self._document(path)
        return document.place_of(inner, words)

    def comment_after(self, *path: str | int) -> Place | None:
        """The comment that follows the unquoted text at the path in its line; None where there is none."""
        document, inner = self._document(path)
        return document.comment_after(inner)

    def texts(self) -> Iterator[SourceText]:
        """Every text that is translated, in the order of the files."""
        files: tuple[tuple[str, Any], ...] = (
            ("game", self.game),
            ("rulebook", self.rulebook),
            ("examples", self.examples),
        )
        for file, value in files:
            annotation = dict[str, Example] if file == "examples" else None
            for path, text in texts_in(value, annotation):
                yield SourceText(self._context(file, path), text, self.place(file, *path), (file, *path))

    def _document(self, path: tuple[str | int, ...]) -> tuple[Document, tuple[str | int, ...]]:
        file, *inner = path
        document = self.documents[str(file)]
        return document, (("examples", *inner) if file == "examples" else tuple(inner))

    def _context(self, file: str, path: tuple[str | int, ...]) -> str:
        """The path by ids: file, sections and blocks are left out where the ids say enough."""
        if file == "game":
            if path[0] == "credits":
                return f"credits.{credit_id(self.game.credits[int(path[1])])}.{path[2]}"
            return ".".join(str(step) for step in path)
        steps = [
            step for index, step in enumerate(path) if (index, step) not in ((0, "sections"), (2, "blocks"))
        ]
        return ".".join(str(step) for step in (file, *steps))


def credit_id(credit: Credit) -> str:
    """What names a credit in catalogs: its id, or the name of `who` in small letters joined by _."""
    return credit.id or re.sub(r"\W+", "_", credit.who.lower()).strip("_")
