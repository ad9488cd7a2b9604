"""What a theme names: styles, fonts, colors, templates, sections and channels that must be there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path as FilePath
from typing import Any

from pydantic import BaseModel

from pnpgen.definition.nodes import Path
from pnpgen.findings import Finding, Place, Severity
from pnpgen.rulebook.look import Ornament
from pnpgen.rulebook.theme import Theme

SIZED = frozenset(
    {
        "above",
        "below",
        "between",
        "face_number",
        "hangs",
        "head_cell",
        "label",
        "marker",
        "pictures",
        "rule",
        "term",
    }
)
"""Where pieces stand that must say their height."""


def reference_findings(theme: Theme, folders: Sequence[FilePath]) -> Iterator[Finding]:
    """Styles, fonts, colors and templates that are named and not there."""
    styles, file = theme.file.styles, theme.file
    for name, style in styles.items():
        if style.font not in file.fonts:
            yield _unknown(
                "L202", "list of fonts", style.font, file.fonts, theme.place("styles", name, "font")
            )
        if not style.color.startswith("#") and style.color not in file.colors:
            yield _unknown("L203", "color", style.color, file.colors, theme.place("styles", name, "color"))
    for number, plan in enumerate((file.pages.first, *file.pages.later)):
        path: Path = ("pages", "first") if number == 0 else ("pages", "later", number - 1)
        if plan.furniture and not _exists(plan.furniture, folders):
            yield _missing(plan.furniture, theme.place(*path, "furniture"))
    for (section, channel), looks in theme.looks.items():
        for path, value in _inside(looks):
            place = _place(theme, section, channel, path)
            if isinstance(value, Ornament):
                if not _exists(value.template, folders):
                    yield _missing(value.template, place)
                if value.h is None and SIZED & set(path):
                    hint = "only boxes, bands and frames take their size from what they surround"
                    yield Finding("L207", f"the piece {value.template} needs a height `h`", place, hint=hint)
            elif isinstance(value, str) and str(path[-1]).endswith("style") and value not in styles:
                yield _unknown("L201", "style", value, styles, place)


def _place(theme: Theme, section: str, channel: str, path: Path) -> Place:
    """Where the look of a section in a channel is written: there, or among the general ones."""
    nodes = theme.document.nodes
    for over in (("sections", section), ("channels", channel)):
        if over[1] and (*over, "blocks", *path) in nodes:
            return theme.place(*over, "blocks", *path)
    return theme.place("blocks", *path)


def scope_findings(theme: Theme, sections: set[str]) -> Iterator[Finding]:
    """Looks for sections the rulebook doesn't have, and channels without frames."""
    for section in theme.file.sections:
        if sections and section not in sections:
            yield _unknown(
                "L205", "section", section, sections, theme.place("sections", section), Severity.WARNING
            )
    for channel in theme.file.channels:
        if channel not in theme.channels:
            place = theme.place("channels", channel)
            yield _unknown("L205", "channel", channel, theme.channels, place, Severity.WARNING)


def _inside(model: BaseModel, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value below the model with its path."""
    for name in type(model).model_fields:
        yield from _below(getattr(model, name), (*path, name))


def _below(value: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    yield path, value
    if isinstance(value, BaseModel):
        yield from _inside(value, path)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _below(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _below(item, (*path, index))


def _exists(template: str, folders: Sequence[FilePath]) -> bool:
    return any((folder / template).is_file() for folder in folders)


def _missing(template: str, place: Place) -> Finding:
    return Finding(
        "L204", f"there is no template {template}", place, hint="paths start in the folder of templates"
    )


def _unknown(
    code: str, what: str, name: str, known: Iterable[str], place: Place, severity: Severity = Severity.ERROR
) -> Finding:
    return Finding(
        code, f"there is no {what} `{name}`", place, severity, f"known here: {', '.join(sorted(known))}"
    )
