import json
from collections.abc import Callable

import pytest

from pnpgen.cli.main import run
from pnpgen.definition.game import Definition

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def command(make_game: Callable[..., Definition], capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs a command of the pig: its exit code, what it prints, what it complains about."""
    folder = str(make_game().folder)

    def call(name: str, *options: str) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([name, folder, *options])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


def test_simulate_reports_balance_length_demand_and_clauses(command: Command) -> None:
    code, out, err = command("simulate", "--players", "2", "--games", "200", "--seed", "3")
    assert (code, err) == (0, "")
    assert out.startswith("Pig: 200 games of 2 players, seed 3\n")
    assert "random" in out
    assert "events     mean" in out
    assert "clauses used: 5 of 5" in out


def test_simulate_as_json_gives_the_whole_result(command: Command) -> None:
    code, out, _ = command("simulate", "--players", "3", "--games", "50", "--format", "json", "--jobs", "2")
    result = json.loads(out)
    assert (code, result["games"], result["players"], len(result["seats"])) == (0, 50, 3, 3)
    assert result["demand"][0]["component"] == "track"
    assert 0 <= result["seats"][0]["wins"]["low"] <= result["seats"][0]["wins"]["share"]


def test_explore_says_how_far_each_claim_reaches(command: Command) -> None:
    code, out, err = command("explore", "--players", "2", "--set", "numbers.goal=8", "--set", "faces=3")
    assert (code, err) == (0, "")
    assert "PROVED   holds  no dead end" in out
    assert "PROVED   holds  track: needs 10, printed: 35" in out


def test_explore_fails_for_a_short_track_with_the_finding_and_the_play(command: Command) -> None:
    changes = ("--set", "goal=8", "--set", "faces=3", "--set", "last_space=9")
    code, out, err = command("explore", "--players", "2", *changes)
    assert code == 1
    assert "PROVED   FAILS  track: needs 10, printed: 9" in out
    assert "error R202: a play needs 10 of track; printed: 9" in err
    assert "shortest play, 9 events" in err


def test_explore_as_json_names_verdicts_and_plays(command: Command) -> None:
    options = ("--set", "goal=8", "--set", "faces=3", "--format", "json")
    claims = json.loads(command("explore", "--players", "2", *options)[1])["claims"]
    track = next(claim for claim in claims if claim["subject"] == "track")
    assert (track["verdict"], track["value"], track["play"][0]) == ("PROVED", 10, ["roll"])


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--players", "7"), "is for 2, 3 players"),
        (("--players", "2", "--set", "gaol=3"), "did you mean `goal`?"),
        (("--players", "2", "--set", "goal=many"), "is not NAME=WHOLE NUMBER"),
        (("--players", "2", "--set", "text.goal=3"), "neither numbers nor setup"),
    ],
)
def test_what_cannot_be_meant_is_a_usage_error(
    command: Command, options: tuple[str, ...], words: str
) -> None:
    code, _, err = command("explore", *options)
    assert code == 2
    assert words in err


def test_an_unknown_policy_is_a_usage_error(command: Command) -> None:
    code, _, err = command("simulate", "--players", "2", "--policy", "bold")
    assert code == 2
    assert "the game has random" in err


def test_a_row_of_the_setup_table_can_be_replaced(command: Command) -> None:
    code, _, _ = command("explore", "--players", "2", "--set", "goal=4", "--set", "setup.die=2")
    assert code == 0
