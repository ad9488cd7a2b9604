"""What the rulebook gathers from all files: the choices of this edition, and whom to thank."""

from __future__ import annotations

from collections.abc import Iterator

from pnpgen.definition.game import credit_id
from pnpgen.definition.model import Block
from pnpgen.edition import Edition
from pnpgen.text.markup import escape


def choices(edition: Edition) -> Iterator[str]:
    """The notes of assumed numbers, then assumed clauses, each as markup."""
    definition = edition.definition
    for id_, number in definition.game.numbers.items():
        if number.provenance == "assumed" and number.note:
            yield edition.message(f"numbers.{id_}.note")
    for section, content in definition.rulebook.sections.items():
        for name, block in content.blocks.items():
            if block.provenance == "assumed" and block.is_clause:
                yield " ".join(_clause(edition, f"rulebook.{section}.{name}", block))


def _clause(edition: Edition, context: str, block: Block) -> Iterator[str]:
    if block.title:
        title = edition.message(f"{context}.title")
        # The titles of these stand on a line of their own elsewhere, and end without a mark.
        apart = block.kind in ("ruling", "option") and title[-1:].isalnum()
        yield f"<b>{title}{':' if apart else ''}</b>"
    if block.text:
        yield edition.message(f"{context}.text")


def credits(edition: Edition) -> Iterator[str]:
    """One entry per credit: what, who, licence and source; then source and licence of the game itself."""
    game = edition.definition.game
    for credit in game.credits:
        what = edition.message(f"credits.{credit_id(credit)}.what")
        # Addresses may go on in the next line after each slash.
        address = credit.source.replace("/", "/\u200b")
        rest = ", ".join(escape(part) for part in (credit.licence, address) if part)
        yield f"<b>{what}</b> {escape(credit.who)}" + (f" ({rest})" if rest else "")
    licence = edition.word("licence", {"licence": game.licence})
    version = edition.word("version", {"version": game.version})
    yield f"{escape(game.source)} · {licence} · {version}"
