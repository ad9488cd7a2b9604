"""The places and roads of a map, as their author reads what is wrong with them."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pnpgen.definition.load import load_game

BASE = Path(__file__).parent.parent / "bad" / "base"
PORTS = """\
    home: {values: {at: [20, 20], dead_end: true}}
    cape: {values: {at: [90, 20]}}
    rock: {values: {at: [90, 70]}}
    isle: {values: {at: [160, 70], dead_end: true}}
"""
LANES = """\
    one: {values: {between: [home, cape]}}
    two: {values: {between: [cape, rock]}}
    three: {values: {between: [rock, isle]}}
"""
GRAPH = "graph: {places: ports, roads: lanes, start: home, diameter: 10}"


def found(
    folder: Path, ports: str = PORTS, lanes: str = LANES, graph: str = GRAPH, size: str = "[180, 120]"
) -> list[tuple[str, str]]:
    shutil.copytree(BASE, folder, dirs_exist_ok=True)
    text = (folder / "game.yaml").read_text(encoding="utf-8")
    rest = "    rest: {text: {title: Rest}}\n"
    text = text.replace(rest, f"{rest}  ports:\n{ports}  lanes:\n{lanes}")
    text = text.replace("    size: [180, 120]\n", f"    size: {size}\n    {graph}\n")
    (folder / "game.yaml").write_text(text, encoding="utf-8")
    return [(finding.code, finding.message) for finding in load_game(folder).findings]


def test_a_map_in_order_has_no_findings(tmp_path: Path) -> None:
    assert found(tmp_path) == []


def test_a_road_that_ends_nowhere_names_the_place_it_misses(tmp_path: Path) -> None:
    assert found(tmp_path, lanes=LANES.replace("[rock, isle]", "[rock, isel]")) == [
        ("C324", "no way leads from `home` to `isle`"),
        ("C322", "the road `three` ends nowhere: there is no place `isel`"),
    ]


def test_all_that_a_missing_road_cuts_off_is_out_of_reach(tmp_path: Path) -> None:
    lanes = "".join(line for line in LANES.splitlines(keepends=True) if "two" not in line)
    assert sorted(found(tmp_path, lanes=lanes)) == [
        ("C324", "no way leads from `home` to `isle`"),
        ("C324", "no way leads from `home` to `rock`"),
        ("C325", "`cape` is a dead end: only one road leads there"),
        ("C325", "`rock` is a dead end: only one road leads there"),
    ]


@pytest.mark.parametrize(
    ("ends", "expected"),
    [("[rock, isle]", []), ("[isle, rock]", [("C324", "no way leads from `home` to `isle`")])],
)
def test_a_road_of_one_way_is_walked_from_its_first_place(
    tmp_path: Path, ends: str, expected: list[tuple[str, str]]
) -> None:
    lanes = LANES.replace("[rock, isle]", f"{ends}, one_way: true")
    assert found(tmp_path, lanes=lanes) == expected


@pytest.mark.parametrize(
    ("at", "expected"),
    [
        ("[30, 20]", []),
        ("[29, 20]", [("C327", "`cape` is 9.0 mm from `home`, and they need 10 mm")]),
        ("[5, 115]", []),
        ("[4, 60]", [("C326", "`cape`, 10 mm across, reaches over the edge of the map")]),
        ("[90, 116]", [("C326", "`cape`, 10 mm across, reaches over the edge of the map")]),
    ],
)
def test_places_may_touch_each_other_and_the_edge(
    tmp_path: Path, at: str, expected: list[tuple[str, str]]
) -> None:
    assert found(tmp_path, ports=PORTS.replace("[90, 20]", at)) == expected


def test_a_place_of_its_own_size_needs_more_room(tmp_path: Path) -> None:
    ports = PORTS.replace("at: [90, 20]", "at: [90, 20], diameter: 95")
    codes = [code for code, _ in found(tmp_path, ports=ports)]
    assert sorted(codes) == ["C326", "C327"]


@pytest.mark.parametrize(("measured", "codes"), [(", size: [180, 120]", []), ("", ["C326"] * 3)])
def test_a_small_map_measures_its_places_on_the_large_one(
    tmp_path: Path, measured: str, codes: list[str]
) -> None:
    graph = GRAPH.replace("diameter: 10", f"diameter: 10{measured}")
    assert [code for code, _ in found(tmp_path, graph=graph, size="[90, 60]")] == codes


@pytest.mark.parametrize(("x", "codes"), [(145, []), (146, ["C328"]), (154, ["C328"]), (155, [])])
def test_no_place_lies_across_two_sheets(tmp_path: Path, x: int, codes: list[str]) -> None:
    graph = f"split: {{columns: 2, rows: 1}}\n    {GRAPH}"
    ports = PORTS.replace("[160, 70]", f"[{x}, 70]")
    assert [code for code, _ in found(tmp_path, graph=graph, size="[300, 200]", ports=ports)] == codes
