"""What every piece of a theme is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from pnpgen.edition import Edition
from pnpgen.faces.context import Named, edition_context
from pnpgen.rulebook.blocks import Flow, Origin
from pnpgen.rulebook.theme import Theme

FACTS_APART = " · "
"""What parts the facts in the line below the title."""


def shared_context(edition: Edition, theme: Theme, flow: Flow) -> Mapping[str, Any]:
    """The context of all templates of the edition, with the theme's colors and the rulebook's head."""
    return {
        **NOWHERE,
        **edition_context(edition),
        "colors": Named(theme.file.colors),
        "title": Markup(flow.title),
        "subtitle": Markup(flow.subtitle),
        "facts_line": Markup(flow.facts),
        "fact_list": [Markup(fact.strip()) for fact in flow.facts.replace("\u00a0", " ").split(FACTS_APART)],
        "version": edition.definition.game.version,
    }


NOWHERE: Mapping[str, Any] = {
    "page": 0, "pages": 0, "section": "", "block": "", "kind": "", "number": 0, "index": 0, "count": 0,
    "icon_name": None, "text": "",
}  # fmt: skip
"""What a piece finds that belongs to no page and no block, so that shared templates can ask."""


def of_origin(origin: Origin) -> Mapping[str, Any]:
    """What a piece may know of the block it belongs to."""
    return {
        "section": origin.section,
        "block": origin.block,
        "kind": origin.kind,
        "number": origin.number,
        "index": origin.number - 1,
        "count": origin.count,
        "icon_name": origin.icon,
    }
