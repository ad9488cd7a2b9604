"""Loads a game's `rules.py`, and turns whatever it raises into findings at its own lines."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import msgspec

from pnpgen.definition.game import Definition
from pnpgen.findings import AuthorError, Finding, Place
from pnpgen.rules.kernel import Impossible, Rules, State, Supply, clauses_of


@dataclass(frozen=True, slots=True)
class RulesSource:
    """A game's `rules.py` and what it may know: enough to load it again in another process."""

    path: Path
    supply: Supply

    def load(self) -> Rules[Any]:
        """A fresh `Game`; AuthorError R1xx where the module or its constructor is at fault."""
        game = load_game_class(self.path)
        with author_errors(self.path.parent):
            return game(self.supply)


def source_of(definition: Definition, supply: Supply) -> RulesSource:
    """The rules module in the folder of a definition."""
    return RulesSource(definition.folder / "rules.py", supply)


def load_game_class(path: Path) -> type[Rules[Any]]:
    """The class `Game` of a rules module; siblings may be imported relatively; AuthorError R101..R106."""
    try:
        code = compile(path.read_text(encoding="utf-8-sig"), str(path), "exec", dont_inherit=True)
    except FileNotFoundError as error:
        raise AuthorError(
            Finding("R101", f"the game has no rules module {path.name}", Place(str(path)))
        ) from error
    except UnicodeDecodeError as error:
        raise AuthorError(Finding("R102", "rules module is not UTF-8", Place(str(path)))) from error
    except (SyntaxError, ValueError) as error:
        raise AuthorError(_unreadable(path, error)) from error
    module = ModuleType(f"pnpgen_game_{path.parent.name}")
    module.__file__, module.__path__ = str(path), [str(path.parent)]
    with _borrowed(module), author_errors(path.parent, "R102"):
        exec(code, module.__dict__)
        game = _game_of(module, path)
        _decodable(game, path)
    _no_loose_clauses(module, path)
    return game


@contextmanager
def author_errors(folder: Path, code: str = "R105") -> Iterator[None]:
    """What code of this folder raises inside becomes an AuthorError at its line; other errors pass."""
    try:
        yield
    except AuthorError:
        raise
    except (Exception, SystemExit) as error:
        place = _place_in(folder, error)
        if place is None:
            raise
        if isinstance(error, KeyError) and _asked_supply(error):
            raise AuthorError(
                Finding(
                    "R107", f"game.yaml has nothing named {error.args[0]!r}", place, hint="declare it there"
                )
            ) from error
        if isinstance(error, Impossible):
            raise AuthorError(Finding("R204", f"impossible table: {error}", place)) from error
        text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise AuthorError(Finding(code, f"the rules raise {text}", place)) from error


def place_of(function: object) -> Place:
    """Where a function or method of a rules module is written."""
    code = getattr(getattr(function, "__func__", function), "__code__", None)
    return Place(code.co_filename, code.co_firstlineno) if code else Place("rules.py")


def _place_in(folder: Path, error: BaseException) -> Place | None:
    if isinstance(error, SyntaxError) and (file := _inside(folder, error.filename or "")):
        return Place(file, error.lineno or 1, error.offset or 1)
    frames = [
        (f, file) for f in traceback.extract_tb(error.__traceback__) if (file := _inside(folder, f.filename))
    ]
    if not frames:
        return None
    last, file = frames[-1]
    start = (last.colno or 0) + 1
    length = (last.end_colno or start) - (last.colno or 0) if last.lineno == last.end_lineno else 1
    return Place(file, last.lineno or 1, start, max(1, length))


def _inside(folder: Path, file: str) -> str | None:
    """The file as the folder is written; modules that rules.py imports bear their absolute path."""
    path, home = Path(file).absolute(), folder.absolute()
    return str(folder / path.relative_to(home)) if file and path.is_relative_to(home) else None


def _asked_supply(error: KeyError) -> bool:
    return traceback.extract_tb(error.__traceback__)[-1].name in ("number", "count", "ids", "value")


def _unreadable(path: Path, error: SyntaxError | ValueError) -> Finding:
    if isinstance(error, SyntaxError):
        place = Place(str(path), error.lineno or 1, error.offset or 1)
        return Finding("R102", f"Python cannot read this: {error.msg}", place)
    return Finding("R102", f"Python cannot read this: {error}", Place(str(path)))


@contextmanager
def _borrowed(module: ModuleType) -> Iterator[None]:
    """Python knows the module (annotations, relative imports) while it loads, and forgets it afterwards."""
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    sys.modules[module.__name__] = module
    try:
        yield
    finally:
        sys.dont_write_bytecode = before
        for name in [n for n in sys.modules if n == module.__name__ or n.startswith(module.__name__ + ".")]:
            del sys.modules[name]


def _game_of(module: ModuleType, path: Path) -> type[Rules[Any]]:
    game = getattr(module, "Game", None)
    hint = "class Game(Rules[Table]): ..."
    if not (isinstance(game, type) and issubclass(game, Rules)):
        raise AuthorError(
            Finding("R103", "rules.py defines no class Game(Rules)", Place(str(path)), hint=hint)
        )
    missing = sorted(getattr(game, "__abstractmethods__", ()))
    if missing:
        place = Place(str(path), _line_of_class(path, "Game"))
        raise AuthorError(Finding("R103", f"Game lacks {', '.join(missing)}", place))
    state = getattr(game, "state", None)
    if not (isinstance(state, type) and issubclass(state, State)):
        place = Place(str(path), _line_of_class(path, "Game"))
        raise AuthorError(
            Finding("R103", "Game.state must be the State class of the game", place, hint="state = Table")
        )
    return game


def _decodable(game: type[Rules[Any]], path: Path) -> None:
    """Builds the decoder once, while names in annotations can be resolved; every type must be a plain one."""
    try:
        msgspec.json.Decoder(game.state)
        msgspec.json.schema(game.state)
    except (TypeError, NameError) as error:
        place = Place(str(path), _line_of_class(path, game.state.__name__))
        raise AuthorError(Finding("R104", f"{game.state.__name__}: {error}", place)) from error


def _line_of_class(path: Path, name: str) -> int:
    lines = path.read_text(encoding="utf-8-sig").split("\n")
    return next((n for n, line in enumerate(lines, 1) if line.startswith(f"class {name}")), 1)


def _no_loose_clauses(module: ModuleType, path: Path) -> None:
    loose = [v for v in vars(module).values() if isinstance(v, FunctionType) and clauses_of(v)]
    if loose:
        message = f"{loose[0].__name__} carries out {clauses_of(loose[0])[0]} but is no method of Game"
        raise AuthorError(Finding("R106", message, place_of(loose[0])))
