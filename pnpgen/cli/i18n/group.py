"""The table of the `pnpgen i18n` commands."""

from __future__ import annotations

from collections.abc import Mapping

from pnpgen.cli.lazy import Lazy, LazyGroup

COMMANDS: Mapping[str, Lazy] = {
    "new": Lazy("pnpgen.cli.i18n.new", "new", "Begin a language: a catalog for each game, ready to fill in."),
    "extract": Lazy("pnpgen.cli.i18n.extract", "extract", "Write the templates (.pot) of all texts."),
    "update": Lazy("pnpgen.cli.i18n.update", "update", "Bring the catalogs in line with the texts."),
    "check": Lazy("pnpgen.cli.i18n.check", "check", "Say what is wrong in translations."),
    "status": Lazy("pnpgen.cli.i18n.status", "status", "Show how far each game is in each language."),
}

i18n = LazyGroup(
    "i18n",
    COMMANDS,
    help="Translate games: all of the project, or those named (`pnpgen`: the tool's own printed words).",
)
