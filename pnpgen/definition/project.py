"""Where things lie: the games of a project, their templates and their catalogs."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from pnpgen.assets import shipped
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import AuthorError, Finding, Place

GAME_FILE = "game.yaml"
ID_LINE = re.compile(r"^id:\s*['\"]?([a-z][a-z0-9_]*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Project:
    """A folder with games: `content/*/game.yaml`, or game folders that stand alone."""

    root: Path

    @classmethod
    def find(cls, start: Path) -> Project:
        """The project around a folder: the nearest above with games in `content`, or else itself."""
        resolved = start.resolve()
        for folder in (resolved, *resolved.parents):
            if any(folder.glob(f"content/*/{GAME_FILE}")):
                return cls(_shown(folder))
        return cls(_shown(resolved))

    @property
    def locales(self) -> Path:
        """The folder of the project's catalogs, `<language>/LC_MESSAGES/<game>.po` below it."""
        return self.root / "locales"

    def games(self) -> list[Path]:
        """The game folders of the project, by name."""
        for pattern in (f"content/*/{GAME_FILE}", GAME_FILE, f"*/{GAME_FILE}"):
            found = sorted(path.parent for path in self.root.glob(pattern))
            if found:
                return found
        return []

    def game(self, name: str) -> Path:
        """The folder of the game with this id, or at this path; AuthorError (G131) where there is none."""
        if (Path(name) / GAME_FILE).is_file():
            return Path(name)
        games = self.games()
        ids = {_game_id(folder): folder for folder in games} | {folder.name: folder for folder in games}
        if name in ids:
            return ids[name]
        raise AuthorError(
            Finding(
                "G131",
                f"there is no game `{name}`",
                Place(str(self.root)),
                hint=did_you_mean(name, sorted(ids)) or f"name a folder that holds a {GAME_FILE}",
            )
        )

    def template_folders(self, game_folder: Path) -> tuple[Path, ...]:
        """Where templates of a game are looked for, first folder first: its own, the project's, the base."""
        own = game_folder / "templates"
        shared = self.root / "templates" / _game_id(game_folder)
        return (*(folder for folder in (own, shared) if folder.is_dir()), shipped("templates"))

    def locale_folders(self, game_folder: Path) -> tuple[Path, ...]:
        """Where catalogs of a game are looked for: in its own folder, then in the project's `locales`."""
        own = game_folder / "locales"
        folders = (self.locales,) if own.resolve() == self.locales.resolve() else (own, self.locales)
        return tuple(folder for folder in folders if folder.is_dir())

    def catalog_path(self, game_folder: Path, locale: str) -> Path:
        """Where the catalog of a game in one language is, or is to be written."""
        own = game_folder / "locales"
        folder = own if own.is_dir() or not self._contains(game_folder) else self.locales
        return folder / locale / "LC_MESSAGES" / f"{_game_id(game_folder)}.po"

    def _contains(self, game_folder: Path) -> bool:
        return game_folder.resolve().parent == (self.root / "content").resolve()


def _shown(folder: Path) -> Path:
    """The folder relative to where the user stands when it is below, so that findings show short paths."""
    here = Path.cwd()
    return Path(os.path.relpath(folder, here)) if folder.is_relative_to(here) else folder


def _game_id(folder: Path) -> str:
    """The id a game gives itself, or the name of its folder while its file cannot be read."""
    try:
        head = (folder / GAME_FILE).read_bytes()[:100_000].decode("utf-8", "replace")
    except OSError:
        return folder.name
    match = ID_LINE.search(head)
    return match[1] if match else folder.name
