"""Loading is quick enough to check while one types."""

from __future__ import annotations

import time
from pathlib import Path

from pnpgen.definition.load import load_game
from pnpgen.definition.reader import read_yaml_text

BASE = Path(__file__).parent.parent / "bad" / "base"


def test_a_game_loads_in_a_fraction_of_a_second() -> None:
    load_game(BASE)
    start = time.process_time()
    load_game(BASE)
    assert time.process_time() - start < 0.1


def test_a_file_of_fourteen_thousand_lines_is_read_in_half_a_second() -> None:
    text = "".join(f"card_{i}:\n  title: Karta {i}\n  cost: {i}\n  list: [1, 2]\n" for i in range(3500))
    start = time.process_time()
    document = read_yaml_text(text, "f")
    assert time.process_time() - start < 0.5
    assert document.value is not None
    assert len(document.value) == 3500


def test_a_file_of_nothing_but_mistakes_gives_up_soon() -> None:
    text = "".join(f"k{i}: x: y\n" for i in range(3000))
    start = time.process_time()
    document = read_yaml_text(text, "f")
    assert time.process_time() - start < 1
    assert 1 <= len(document.findings) <= 50
