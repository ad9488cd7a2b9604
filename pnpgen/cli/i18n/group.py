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
    "todo": Lazy("pnpgen.cli.i18n.todo", "todo", "Show what to translate next, with all that helps."),
    "preview": Lazy("pnpgen.cli.i18n.preview", "preview", "Draw the card or paragraph that a text is on."),
    "glossary": Lazy("pnpgen.cli.i18n.glossary", "glossary", "Show the words of each game in all languages."),
    "fmt": Lazy("pnpgen.cli.i18n.fmt", "fmt", "Write catalogs the one way that keeps changes small."),
    "pseudo": Lazy("pnpgen.cli.i18n.pseudo", "pseudo", "Build games in text that is a third longer."),
    "widest": Lazy("pnpgen.cli.i18n.widest", "widest", "Draw each card in the language that fills it most."),
    "export": Lazy("pnpgen.cli.i18n.export", "export", "Write catalogs as tables (CSV, XLSX)."),
    "import": Lazy("pnpgen.cli.i18n.importing", "import_", "Put filled-in tables back into the catalogs."),
}

i18n = LazyGroup(
    "i18n",
    COMMANDS,
    help="Translate games: all of the project, or those named (`pnpgen`: the tool's own printed words).",
)
