"""The `pnpgen` command; it exits with 0 done, 1 findings, 2 usage, 3 bug, 130 interrupted."""

from __future__ import annotations

import gc
import platform
import signal
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import FrameType

import click

from pnpgen import __version__
from pnpgen.cli.lazy import Lazy, LazyGroup
from pnpgen.findings import AuthorError

FOUND = 1
BUG = 3
INTERRUPTED = 130
ALIVE = 100_000
"""So many objects more, and Python looks for cycles: seldom, since nearly all live as long as a command."""
DEBUG = "--debug"
"""Understood anywhere on the line: it concerns the tool, not a command."""

COMMANDS: Mapping[str, Lazy] = {
    "check": Lazy("pnpgen.cli.check", "check", "Say what is wrong in rules, texts, counts and sheets."),
    "build": Lazy("pnpgen.cli.build", "build", "Make the PDFs."),
    "counts": Lazy("pnpgen.cli.counts", "counts", "Show the setup table, the print run, sheets and pages."),
    "simulate": Lazy("pnpgen.cli.simulate", "simulate", "Play many games and measure them."),
    "explore": Lazy(
        "pnpgen.cli.explore", "explore", "Walk all states of the rules and prove what can be proved."
    ),
    "i18n": Lazy("pnpgen.cli.i18n.group", "i18n", "Translate games: catalogs, checks, previews."),
    "schema": Lazy("pnpgen.cli.schema", "schema", "Print the JSON Schema of a file format for editors."),
    "new": Lazy("pnpgen.cli.new", "new", "Start a game folder that checks and builds at once."),
}


def group() -> LazyGroup:
    """The whole command line."""
    commands = LazyGroup("pnpgen", COMMANDS, help="Print-and-play games from YAML to print-ready PDFs.")
    commands.params.append(click.Option([DEBUG], is_flag=True, help="Show the traceback of a bug."))
    return click.version_option(__version__, prog_name="pnpgen", message="%(prog)s %(version)s")(commands)


def main() -> None:
    """Run the command line of this process and exit with its code."""
    signal.signal(signal.SIGTERM, _stop)
    gc.set_threshold(ALIVE)
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command line and give its exit code; whatever it has to say is printed."""
    try:
        rest = [argument for argument in arguments if argument != DEBUG]
        code = group().main(rest, prog_name="pnpgen", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except click.Abort:
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except AuthorError as error:
        from pnpgen.cli.reporting import show_findings

        show_findings(error.findings)
        return FOUND
    except Exception as error:  # noqa: BLE001 - the outermost edge: whatever else arrives here is our bug
        _report_bug(error, debug=DEBUG in arguments)
        return BUG
    return code if isinstance(code, int) else 0


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _report_bug(error: Exception, debug: bool) -> None:
    trace = "".join(traceback.format_exception(error))
    about = f"pnpgen {__version__}, Python {platform.python_version()}, {platform.system()}"
    click.echo(f"pnpgen has a bug: {type(error).__name__}: {error}\n  {about}", err=True)
    if debug:
        click.echo(trace, err=True)
        return
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="pnpgen-bug-", suffix=".txt", delete=False, encoding="utf-8"
        ) as file:
            file.write(f"{about}\n{' '.join(sys.argv)}\n\n{trace}")
    except OSError:
        click.echo("  run it again with --debug to see where", err=True)
    else:
        click.echo(f"  where: {Path(file.name)} (or run it again with --debug)", err=True)
