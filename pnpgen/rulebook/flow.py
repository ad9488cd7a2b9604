"""From `rulebook.yaml` and an edition to the flow of typed blocks, all in the edition's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from pnpgen.definition.game import Definition
from pnpgen.definition.model import Block, Section
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError, Finding
from pnpgen.rulebook.blocks import (
    Flow,
    FlowBlock,
    FlowSection,
    Heading,
    Listing,
    Origin,
    Prose,
    SetupTable,
    TableRow,
)
from pnpgen.rulebook.gathered import choices, credits
from pnpgen.rulebook.pictured import list_parts, worked_example

CARRIED = frozenset({"text", "rule", "bullet", "note", "strong", "figure", "ruling"})
"""Kinds that stand at the indent of the steps when they stand between two of them."""


@dataclass(frozen=True)
class FlowMaker:
    """Builds the flow of one edition, whose `examples` are the values of each example's replay."""

    edition: Edition

    @property
    def definition(self) -> Definition:
        """The game."""
        return self.edition.definition

    def flow(self) -> tuple[Flow, tuple[Finding, ...]]:
        """The flow, and blocks that point to something that isn't there."""
        findings: list[Finding] = []
        sections = []
        for id_, section in self.definition.rulebook.sections.items():
            blocks: list[FlowBlock] = []
            for origin, block in self._origins(id_, section):
                try:
                    made = self._block(origin, block)
                except AuthorError as error:
                    findings += error.findings
                    continue
                if isinstance(made, Finding):
                    findings.append(made)
                else:
                    blocks.append(made)
            sections.append(FlowSection(id_, self._heading(id_, section), tuple(blocks), section.page_break))
        rulebook = self.definition.rulebook
        title = "rulebook.title" if rulebook.title else "title"
        subtitle = self.edition.message("subtitle") if self.definition.game.subtitle else ""
        facts = self.edition.message("rulebook.facts") if rulebook.facts else ""
        flow = Flow(self.edition.message(title), subtitle, facts, self._word("or"), tuple(sections))
        return flow, tuple(findings)

    def _heading(self, id_: str, section: Section) -> Heading | None:
        if not section.heading:
            return None
        place = self.definition.place("rulebook", "sections", id_, "heading")
        column = next((b.place for b in section.blocks.values() if b.place), None) or section.place
        return Heading(
            Origin(id_, "", "heading", column, place), self.edition.message(f"rulebook.{id_}.heading")
        )

    def _origins(self, id_: str, section: Section) -> Iterator[tuple[Origin, Block]]:
        """Each block with its number among those of its kind, and whether it stands between two steps."""
        counts = Counter(block.kind for block in section.blocks.values())
        seen: Counter[str] = Counter()
        for name, block in section.blocks.items():
            seen[block.kind] += 1
            between = 0 < seen["step"] < counts["step"] and block.kind in CARRIED
            place = self.definition.place("rulebook", "sections", id_, "blocks", name, key=True)
            yield (
                Origin(
                    id_, name, block.kind, block.place or section.place, place,
                    seen[block.kind], counts[block.kind], block.icon, between,
                ),
                block,
            )  # fmt: skip

    def _block(self, origin: Origin, block: Block) -> FlowBlock | Finding:
        title = self._text(origin, "title", block.title)
        text = self._text(origin, "text", block.text)
        if (block.kind == "figure" or block.template) and not (block.template and block.height):
            hint = "add `template:` and `height:`"
            return Finding(
                "L212", f"{block.kind} `{origin.block}` has no template or no height", origin.place, hint=hint
            )
        if block.kind == "setup_table":
            return self._setup(origin)
        if block.kind == "components":
            return list_parts(self.edition, origin, block, title, text)
        if block.kind == "example":
            return worked_example(self.edition, origin, block, self._word("example"))
        if block.kind == "choices":
            return Listing(origin, title, text, tuple(choices(self.edition)))
        if block.kind == "credits":
            return Listing(origin, title, text, tuple(credits(self.edition)))
        return Prose(origin, text, title, block.template, block.height or 0)

    def _text(self, origin: Origin, field: str, source: str | None) -> str:
        return self.edition.message(f"rulebook.{origin.section}.{origin.block}.{field}") if source else ""

    def _word(self, word: str) -> str:
        """A word of the tool, or the game's own word for it among its `text`."""
        return (
            self.edition.message(f"text.{word}")
            if self.edition.has(f"text.{word}")
            else self.edition.word(word)
        )

    def _setup(self, origin: Origin) -> SetupTable:
        setup = self.definition.game.setup
        columns = [n for n, p in enumerate(setup.players) if self.edition.players in (None, p)]
        corner = self.edition.message("text.table_corner") if self.edition.has("text.table_corner") else ""

        def row(context: str, cells: list[str], icon: str | None = None) -> TableRow:
            return TableRow(self.edition.message(context), tuple(cells[n] for n in columns), icon)

        rows = {
            id_: row(f"setup.rows.{id_}.label", [str(c) for c in r.counts], r.icon)
            for id_, r in setup.rows.items()
            if r.in_table
        }
        # What a total does not count would look like a part of it above it.
        besides = [id_ for id_ in rows if setup.total and not setup.rows[id_].in_total]
        total = row("setup.total.label", [str(c) for c in setup.total.counts]) if setup.total else None
        grids = [f"{w}\u00a0\u00d7\u00a0{h}" for w, h in setup.arrangement.grids] if setup.arrangement else []
        arrangement = row("setup.arrangement.label", grids) if grids else None
        players = tuple(setup.players[n] for n in columns)
        heads = tuple(self.edition.word("setup.column", {"players": p}) for p in players)
        counted = tuple(line for id_, line in rows.items() if id_ not in besides)
        apart = tuple(rows[id_] for id_ in besides)
        return SetupTable(origin, corner, heads, players, counted, total, arrangement, apart)
