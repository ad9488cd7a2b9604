"""Reading YAML with the place of every value, against the same parser without places.

The file is a table of 3500 cards, 14 000 lines.  pnpgen makes nodes with PyYAML's C parser, keeps their
places and decides what each scalar means; the yardstick makes Python values with the same parser in the same
run.  `python -m benchmarks.reading`.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import process_time

import yaml

from pnpgen.definition.reader import read_yaml_text

CARDS = 3500
ROUNDS = 7


def table() -> str:
    """The file to read."""
    return "".join(f"card_{i}:\n  title: Card {i}\n  cost: {i}\n  list: [1, 2]\n" for i in range(CARDS))


def seconds(read: Callable[[], object]) -> float:
    """Processor time of one reading."""
    start = process_time()
    read()
    return process_time() - start


def main() -> None:
    """Print the median times of interleaved rounds, and their ratio."""
    text = table()
    ours, plain = [], []
    for _ in range(ROUNDS):
        ours.append(seconds(lambda: read_yaml_text(text, "cards.yaml")))
        plain.append(seconds(lambda: yaml.load(text, Loader=yaml.CSafeLoader)))
    read, loaded = statistics.median(ours), statistics.median(plain)
    print(f"read with places {read:.2f} s, plain yaml.load {loaded:.2f} s: {read / loaded:.1f}x")


if __name__ == "__main__":
    main()
