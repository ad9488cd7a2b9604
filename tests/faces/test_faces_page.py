"""docs/faces.md names everything that the template of a face is given."""

from __future__ import annotations

import re
from pathlib import Path

from pnpgen.definition.load import load_game
from pnpgen.definition.pieces import pieces_of
from pnpgen.edition import Edition
from pnpgen.faces.pieces import PieceFaces
from pnpgen.faces.templates import open_templates
from pnpgen.text.catalogs import Catalog

ROOT = Path(__file__).parents[2]
SPANS = re.findall(r"`([^`\n]+)`", (ROOT / "docs" / "faces.md").read_text(encoding="utf-8"))


def test_everything_a_template_is_given_is_on_the_page() -> None:
    definition = load_game(ROOT / "pnpgen" / "assets" / "new").definition
    assert definition is not None
    faces = PieceFaces(Edition(definition, "en", Catalog("en"), Catalog("en")), open_templates(()))
    given = faces.context(pieces_of(definition, "cards")[0], "front")
    assert {"piece", "title"} <= set(given)
    assert set(given) - set(SPANS) == set()
