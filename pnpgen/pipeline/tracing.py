"""An edition laid out with its texts marked, to see where each of them is printed and how it fits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from pnpgen.checks.journal import Journal
from pnpgen.checks.uses import Traced, Use, uses_of
from pnpgen.edition import Edition
from pnpgen.findings import AuthorError
from pnpgen.pipeline.opening import Paper
from pnpgen.pipeline.printing import Printout, print_edition
from pnpgen.pipeline.workshop import Workshop


@dataclass(frozen=True)
class Trace:
    """The uses of all texts of an edition, and the sheets they are on."""

    printout: Printout
    uses: tuple[Use, ...]

    @cached_property
    def by_context(self) -> Mapping[str, tuple[Use, ...]]:
        """The uses of each text that is printed at all."""
        found: dict[str, list[Use]] = {}
        for use in self.uses:
            found.setdefault(use.context, []).append(use)
        return {context: tuple(uses) for context, uses in found.items()}


def trace_edition(edition: Edition, workshop: Workshop, paper: Paper, journal: Journal) -> Trace:
    """Where the texts of an edition are printed; AuthorError where it cannot be laid out."""
    marked = replace(edition, traced=True)
    printout = print_edition(marked, workshop, paper, journal)
    with journal.phase("fit"):
        texts = [Traced(context, length_of(edition, context)) for context in marked.contexts]
        uses = tuple(uses_of(printout.sheets, texts, printout.fonts))
    return Trace(printout, uses)


def length_of(edition: Edition, context: str) -> int:
    """How many characters a text has as printed; none where it cannot be read."""
    try:
        return len(edition.plain_message(context))
    except AuthorError:
        return 0
