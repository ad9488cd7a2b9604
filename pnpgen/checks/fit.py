"""Checks of how the texts of a translation fit, beside those of its source in the same places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pnpgen.checks.uses import Use
from pnpgen.findings import Finding, Place, Severity
from pnpgen.text.catalogs import Catalog

CLOSE = 0.03
"""Shares of the designed size nearer than this look the same."""


@dataclass(frozen=True, slots=True)
class FitCount:
    """How many texts of an edition do not fit, are smaller than in the source, or take more lines."""

    overflowing: int
    smaller: int
    longer: int


@dataclass(frozen=True, slots=True)
class Worse:
    """A use that came out worse than that of the source in the same place."""

    use: Use
    source: Use


def worse_uses(uses: Sequence[Use], source: Sequence[Use]) -> Iterator[Worse]:
    """The uses of a translation that overflow, shrink more, or take more lines than those of its source."""
    originals = by_place(source)
    for key, use in by_place(uses).items():
        original = originals.get(key)
        if original is None:
            continue
        longer = use.lines > original.lines and use.kind != "paragraph"
        if not use.fits or use.share < original.share - CLOSE or longer:
            yield Worse(use, original)


def by_place(uses: Sequence[Use]) -> Mapping[tuple[str, str, str, int], Use]:
    """Uses by text, kind, the template that draws them and their number among those alike."""
    found: dict[tuple[str, str, str, int], Use] = {}
    counts: dict[tuple[str, str, str], int] = {}
    for use in uses:
        key = (use.context, use.kind, f"{use.place.file}:{use.place.line}" if use.place else use.where)
        counts[key] = counts.get(key, 0) + 1
        found[(*key, counts[key])] = use
    return found


def count_fit(worse: Sequence[Worse]) -> FitCount:
    """The numbers of texts that came out worse, each text counted once in the gravest way."""
    over = {w.use.context for w in worse if not w.use.fits}
    small = {w.use.context for w in worse if w.use.share < w.source.share - CLOSE} - over
    return FitCount(len(over), len(small), len({w.use.context for w in worse} - over - small))


def check_fit(worse: Sequence[Worse], catalog: Catalog) -> Iterator[Finding]:
    """Findings (F13.) for confirmed translations that came out worse; overflow is found where it is drawn."""
    seen: set[tuple[str, str]] = set()
    for one in worse:
        entry = catalog.confirmed(one.use.context)
        if entry is None or not one.use.fits:
            continue
        place = entry.msgstr[0].place(catalog.file)
        for finding in found_in(one, place):
            if finding.code not in entry.silenced and (finding.code, one.use.context) not in seen:
                seen.add((finding.code, one.use.context))
                yield finding


def found_in(one: Worse, place: Place) -> Iterator[Finding]:
    """The findings for one use; what is drawn in full size is only noted."""
    use, source = one.use, one.source
    where = f"on {use.where}, page {use.page}"
    if use.share < source.share - CLOSE:
        message = (
            f"`{use.context}` is printed in {use.used_mm:.2f} mm instead of {source.used_mm:.2f} {where}"
        )
        hint = f"the place holds about {use.room} characters" if use.room else ""
        yield Finding("F130", message, place, Severity.NOTE, hint)
    if use.lines > source.lines and use.kind == "face":
        message = f"`{use.context}` takes {use.lines} lines, its source {source.lines} {where}"
        yield Finding("F131", message, place, Severity.NOTE)
    if use.lines > source.lines and use.kind == "heading":
        message = f"the heading `{use.context}` takes {use.lines} lines, its source {source.lines} {where}"
        yield Finding("F132", message, place, Severity.WARNING, "find a shorter one, or flag `ignore-F132`")


def fullness(use: Use) -> float:
    """How full the place of a use is: text set smaller counts more than text in more lines."""
    return (0 if use.fits else 1000) + 100 * (1 - use.share) + use.lines
