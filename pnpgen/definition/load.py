"""From a game folder to a Definition: files read, fitted to the format and checked against themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from pnpgen.definition import clauses, components, graphs, making, names, setup_table, sheet_plans
from pnpgen.definition.game import Definition
from pnpgen.definition.model import ExamplesFile, GameFile, RulebookFile
from pnpgen.definition.reader import Document, read_yaml
from pnpgen.definition.schema import fit
from pnpgen.findings import Finding, Place, in_order

CHECKS: tuple[Callable[[Definition], Iterable[Finding]], ...] = (
    setup_table.check,
    components.check,
    making.check,
    graphs.check,
    sheet_plans.check,
    clauses.check,
    names.check,
)
"""What a definition is checked for before anything else is read."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """What came of a folder: its Definition (None where a file doesn't fit the format) and findings."""

    definition: Definition | None
    findings: tuple[Finding, ...]


def load_game(folder: Path) -> Loaded:
    """The game in the folder, with all findings of its YAML files at once."""
    if not folder.is_dir():
        return Loaded(None, (Finding("Y001", f"there is no folder {folder.name} here", Place(str(folder))),))
    documents = {"game": read_yaml(folder / "game.yaml"), "rulebook": read_yaml(folder / "rulebook.yaml")}
    if (folder / "examples.yaml").exists():
        documents["examples"] = read_yaml(folder / "examples.yaml")
    else:
        documents["examples"] = Document(str(folder / "examples.yaml"), (), None, {}, {})
    game, in_game = fit(documents["game"], GameFile)
    rulebook, in_rulebook = fit(documents["rulebook"], RulebookFile)
    examples, in_examples = fit(documents["examples"], ExamplesFile)
    read = [finding for document in documents.values() for finding in document.findings]
    findings = in_order((*read, *in_game, *in_rulebook, *in_examples))
    broken = examples is None and bool(in_examples or documents["examples"].findings)
    if game is None or rulebook is None or broken:
        return Loaded(None, findings)
    definition = Definition(folder, game, rulebook, examples.examples if examples else {}, documents)
    inside = [finding for check in CHECKS for finding in check(definition)]
    return Loaded(definition, in_order((*findings, *inside)))
