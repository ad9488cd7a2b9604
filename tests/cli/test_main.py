"""Exit codes, help, and what a bug looks like."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

import pnpgen
from pnpgen.cli import main
from pnpgen.cli.lazy import Lazy
from pnpgen.findings import AuthorError, Finding, Place


def commands(monkeypatch: pytest.MonkeyPatch, command: click.Command) -> None:
    monkeypatch.setitem(sys.modules, "one_command", type(sys)("one_command"))
    sys.modules["one_command"].__dict__["command"] = command
    monkeypatch.setattr(main, "COMMANDS", {"go": Lazy("one_command", "command", "Go.")})


def test_every_command_of_the_table_can_be_loaded() -> None:
    group = main.group()
    context = click.Context(group)
    for name in main.COMMANDS:
        command = group.get_command(context, name)
        assert command is not None
        assert command.name == name
        assert command.help


def test_help_and_version_succeed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["--help"]) == 0
    assert "simulate" in capsys.readouterr().out
    assert main.run(["--version"]) == 0
    assert capsys.readouterr().out == f"pnpgen {pnpgen.__version__}\n"


def test_an_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main.run(["biuld"]) == 2
    assert "biuld" in capsys.readouterr().err


def test_the_code_of_a_command_becomes_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    commands(monkeypatch, click.Command("go", callback=lambda: 1))
    assert main.run(["go"]) == 1


def test_findings_from_anywhere_are_shown_and_exit_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def go() -> None:
        raise AuthorError(Finding("G131", "there is no game `x`", Place("here", 2, 3)))

    commands(monkeypatch, click.Command("go", callback=go))
    assert main.run(["go"]) == 1
    assert capsys.readouterr().err == "here:2:3: error G131: there is no game `x`\n1 error\n"


def test_a_bug_is_reported_without_a_traceback_but_with_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def go() -> None:
        raise RuntimeError("the wheel came off")

    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    commands(monkeypatch, click.Command("go", callback=go))
    assert main.run(["go"]) == 3
    shown = capsys.readouterr().err
    assert "RuntimeError: the wheel came off" in shown
    assert pnpgen.__version__ in shown
    assert "Traceback" not in shown
    (written,) = tmp_path.glob("pnpgen-bug-*.txt")
    assert "Traceback" in written.read_text()
    assert main.run(["--debug", "go"]) == 3
    assert "Traceback" in capsys.readouterr().err


def test_ctrl_c_exits_with_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def go() -> None:
        raise KeyboardInterrupt

    commands(monkeypatch, click.Command("go", callback=go))
    assert main.run(["go"]) == 130


def test_the_command_line_loads_nothing_heavy() -> None:
    heavy = "('reportlab', 'rich', 'pypdfium2', 'pydantic', 'lxml', 'babel', 'yaml', 'fontTools', 'PIL')"
    code = f"import sys, pnpgen.cli.main; print([m for m in {heavy} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
