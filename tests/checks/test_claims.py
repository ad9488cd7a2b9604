"""What a text claims about the components, the model computes: the words must agree with it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from pnpgen.checks.rules import check_rules
from pnpgen.checks.texts import check_texts
from pnpgen.definition.load import load_game
from pnpgen.edition import Edition
from pnpgen.text.catalogs import Catalog

BASE = Path(__file__).parents[1] / "bad" / "base"
CLAIM = "Who rows alone moves {alone} [alone:space|spaces]."
FACTS = '''\
    def facts(self) -> Mapping[str, int]:
        """The fewest cards among which two are equal: one more than there are choices."""
        return {"fewest_for_a_pair": len(self.supply.ids("choices")) + 1}

    def view('''


def claimed(folder: Path, text: str, choices: str = "") -> list[tuple[str, str]]:
    shutil.copytree(BASE, folder, dirs_exist_ok=True)
    for name, old, new in (
        ("rules.py", "    def view(", FACTS),
        ("rulebook.yaml", CLAIM, f"{CLAIM} {text}"),
        ("game.yaml", "    rest: {text: {title: Rest}}\n", f"    rest: {{text: {{title: Rest}}}}\n{choices}"),
    ):
        content = (folder / name).read_text(encoding="utf-8")
        assert content.count(old) == 1
        (folder / name).write_text(content.replace(old, new), encoding="utf-8")
    definition = load_game(folder).definition
    assert definition is not None
    review = check_rules(definition, thorough=False)
    examples = {name: replay.values for name, replay in review.replays.items()}
    edition = Edition(definition, "en", Catalog("en"), Catalog("en"), review.facts, examples)
    return [(finding.code, finding.message) for finding in check_texts(edition)]


def test_a_true_claim_is_no_finding(tmp_path: Path) -> None:
    assert claimed(tmp_path, "A pair is certain with [fewest_for_a_pair=three] cards.") == []


def test_a_claim_that_the_model_computes_otherwise_is_found(tmp_path: Path) -> None:
    ((code, message),) = claimed(tmp_path, "A pair is certain with [fewest_for_a_pair=five] cards.")
    assert code == "M203"
    assert "five" in message


def test_a_claim_becomes_false_when_the_components_change(tmp_path: Path) -> None:
    text = "A pair is certain with [fewest_for_a_pair=three] cards."
    ((code, _),) = claimed(tmp_path, text, choices="    drift: {text: {title: Drift}}\n")
    assert code == "M203"


@pytest.mark.parametrize("text", ["A pair is certain with three cards.", "A pair is certain with 3 cards."])
def test_a_claim_in_plain_words_is_refused(tmp_path: Path, text: str) -> None:
    assert [code[0] for code, _ in claimed(tmp_path, text)] == ["N"]
