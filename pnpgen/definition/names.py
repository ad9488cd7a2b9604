"""Names and texts of the whole definition: options, credits, and text that a comment may have cut off."""

from __future__ import annotations

from collections.abc import Iterator

from pnpgen.definition.game import Definition, credit_id
from pnpgen.definition.nearest import did_you_mean
from pnpgen.findings import Finding, Severity


def check(definition: Definition) -> Iterator[Finding]:
    """Findings at named values (G110), credits (G111) and texts before a comment (Y031)."""
    for name, named in definition.game.named.items():
        if named.value not in named.options:
            place = definition.place("game", "named", name, "value")
            hint = did_you_mean(named.value, named.options)
            yield Finding("G110", f"`{named.value}` is none of the options of `{name}`", place, hint=hint)
    seen: set[str] = set()
    for index, credit in enumerate(definition.game.credits):
        if credit_id(credit) in seen:
            place = definition.place("game", "credits", index, "who")
            message = f"two credits are named `{credit_id(credit)}`"
            yield Finding("G111", message, place, hint="join them, or give one of them an `id`")
        seen.add(credit_id(credit))
    for text in definition.texts():
        comment = definition.comment_after(*text.path)
        if comment is not None:
            yield Finding(
                "Y031",
                "`#` starts a comment here; nobody can tell whether it was meant as text",
                comment,
                Severity.WARNING,
                "put the text in quotes, or the comment on a line of its own",
            )
