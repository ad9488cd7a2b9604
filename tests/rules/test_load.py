import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pnpgen.findings import AuthorError, Finding
from pnpgen.rules.load import RulesSource, load_game_class
from pnpgen.rules.simulate import simulate


def failure(action: Callable[[], object]) -> Finding:
    with pytest.raises(AuthorError) as caught:
        action()
    (finding,) = caught.value.findings
    return finding


def line_of(source: RulesSource, words: str) -> int:
    lines = source.path.read_text(encoding="utf-8").split("\n")
    return next(n for n, line in enumerate(lines, 1) if words in line)


def test_a_missing_module_is_a_finding(tmp_path: Path) -> None:
    finding = failure(lambda: load_game_class(tmp_path / "rules.py"))
    assert (finding.code, finding.place.file) == ("R101", str(tmp_path / "rules.py"))


def test_a_syntax_error_is_found_at_its_line_and_column(make_source: Callable[..., RulesSource]) -> None:
    source = make_source(("def apply(self,", "def apply(self;"))
    finding = failure(source.load)
    assert finding.code == "R102"
    assert finding.place.line == line_of(source, "def apply(self;")
    assert finding.place.column == 19


def test_an_error_while_importing_is_found_at_its_line(make_source: Callable[..., RulesSource]) -> None:
    source = make_source(("class Game(", "LOST = {}['lost']\n\n\nclass Game("))
    finding = failure(source.load)
    assert finding.code == "R102"
    assert "KeyError" in finding.message
    assert finding.place.line == line_of(source, "LOST")


def test_even_leaving_python_is_a_finding(make_source: Callable[..., RulesSource]) -> None:
    finding = failure(make_source(("class Game(", "raise SystemExit\n\n\nclass Game(")).load)
    assert finding.code == "R102"


def test_without_a_class_game_the_hint_shows_one(make_source: Callable[..., RulesSource]) -> None:
    finding = failure(make_source(("class Game(", "class Pig(")).load)
    assert (finding.code, finding.hint) == ("R103", "class Game(Rules[Table]): ...")


def test_missing_methods_are_named(make_source: Callable[..., RulesSource]) -> None:
    finding = failure(make_source(("def used(", "def consumed("), ("def view(", "def look(")).load)
    assert finding.code == "R103"
    assert finding.message == "Game lacks used, view"


def test_a_state_with_unreadable_fields_is_refused(make_source: Callable[..., RulesSource]) -> None:
    finding = failure(make_source(("    turn: int = 0", "    turn: type[complex] | list[complex] = 0")).load)
    assert finding.code == "R104"


def test_a_clause_outside_game_is_refused_since_it_would_never_be_traced(
    make_source: Callable[..., RulesSource],
) -> None:
    loose = '@clause("turn.lose")\ndef lose():\n    return 1\n\n\nclass Game('
    finding = failure(make_source(("class Game(", loose)).load)
    assert finding.code == "R106"
    assert "lose" in finding.message


def test_a_number_the_definition_lacks_is_found_where_the_rules_ask_for_it(
    make_source: Callable[..., RulesSource],
) -> None:
    source = make_source(('supply.number("goal")', 'supply.number("gaol")'))
    finding = failure(source.load)
    assert finding.code == "R107"
    assert "'gaol'" in finding.message
    assert finding.place.line == line_of(source, "gaol")


def test_rules_that_raise_while_playing_are_found_at_their_line(
    make_source: Callable[..., RulesSource],
) -> None:
    source = make_source(("state.turn + points", "state.turn + points // (points - 4)"))
    finding = failure(lambda: simulate(source, 2, 20))
    assert finding.code == "R105"
    assert "ZeroDivisionError" in finding.message
    assert finding.place.line == line_of(source, "points - 4")


def test_loading_leaves_no_trace(make_source: Callable[..., RulesSource]) -> None:
    source = make_source()
    before = set(sys.modules)
    source.load()
    assert set(sys.modules) == before
    assert not list(source.path.parent.glob("__pycache__"))


def test_modules_beside_the_rules_are_imported_relatively(make_source: Callable[..., RulesSource]) -> None:
    source = make_source(("class Table(", "from .dice import FACES\n\n\nclass Table("))
    (source.path.parent / "dice.py").write_text("FACES = 6\n", encoding="utf-8")
    before = set(sys.modules)
    assert source.load().start(2).scores == (0, 0)
    assert set(sys.modules) == before


def test_two_games_are_loaded_side_by_side(make_source: Callable[..., RulesSource]) -> None:
    first = make_source().load()
    second = make_source(("turn: int = 0", "turn: int = 5")).load()
    assert (first.start(2).turn, second.start(2).turn) == (0, 5)


def test_an_error_in_a_module_beside_the_rules_is_found_from_the_folder_above(
    make_source: Callable[..., RulesSource], monkeypatch: pytest.MonkeyPatch
) -> None:
    source = make_source(
        ("class Table(", "from .dice import Base\n\n\nclass Table("), ("class Game(", "class Game(Base, ")
    )
    home = source.path.parent
    lines = ["class Base:", "    def __init__(self, supply):", "        raise ValueError('seven sides')"]
    (home / "dice.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.chdir(home.parent)
    finding = failure(RulesSource(Path(home.name) / "rules.py", source.supply).load)
    assert (finding.code, finding.place.file, finding.place.line) == ("R105", f"{home.name}/dice.py", 3)
    assert "seven sides" in finding.message
