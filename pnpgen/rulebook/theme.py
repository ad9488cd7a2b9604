"""The theme of a rulebook: `theme.yaml` of the game over the base theme, with the look of every block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath
from typing import Any, Literal

from pydantic import BaseModel

from pnpgen.definition.nodes import Path
from pnpgen.definition.reader import read_yaml
from pnpgen.definition.schema import fit
from pnpgen.findings import Finding, Place, Severity, errors
from pnpgen.rulebook.layers import Layer, LayeredDocument, layered
from pnpgen.rulebook.look import Looks, Ornament, Pages, ThemeFile

Ink = Literal["full", "economy"]
NAMES = ("theme.yaml", "theme/theme.yaml")
"""Where a folder of templates keeps its theme: a game beside the folder of pieces, the base inside it."""

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


@dataclass(frozen=True)
class Theme:
    """A checked theme: its file, and looks by section and channel."""

    file: ThemeFile
    document: LayeredDocument
    looks: Mapping[tuple[str, str], Looks]

    @property
    def pages(self) -> Pages:
        """Furniture and frames of the pages."""
        return self.file.pages

    @property
    def channels(self) -> tuple[str, ...]:
        """The channels that have frames on some page; `main` is first."""
        plans = (self.pages.first, *self.pages.later)
        names = dict.fromkeys(name for plan in plans for name in plan.frames)
        return ("main", *(name for name in names if name != "main"))

    def looks_in(self, section: str, channel: str) -> Looks:
        """The looks of blocks of a section in a channel."""
        for key in ((section, channel), (section, ""), ("", channel)):
            if key in self.looks:
                return self.looks[key]
        return self.looks["", ""]

    def place(self, *path: str | int) -> Place:
        """Where the theme writes the value at the path."""
        return self.document.place(path)


def load_theme(
    folders: Sequence[FilePath], sections: Iterable[str] = (), ink: Ink = "full"
) -> tuple[Theme | None, tuple[Finding, ...]]:
    """The theme in the template folders (the game's first) for these sections; None where it doesn't fit."""
    documents = [read_yaml(file) for file in theme_files(folders)]
    findings = [finding for document in documents for finding in document.findings]
    if errors(findings):
        return None, tuple(findings)
    layers = [Layer(document) for document in documents]
    if ink == "economy":
        layers = [*(Layer(document, ("economy",)) for document in documents), *layers]
    whole = layered(layers)
    value, in_styles = _with_styles(whole)
    if in_styles:
        return None, (*findings, *in_styles)
    file, in_file = fit(_replaced(whole, value), ThemeFile)
    findings += in_file
    if file is None:
        return None, tuple(findings)
    looks: dict[tuple[str, str], Looks] = {}
    for section in ("", *file.sections):
        for channel in ("", *file.channels):
            found, wrong = _looks(layers, section, channel)
            findings += wrong
            if found is not None:
                looks[section, channel] = found
    theme = Theme(file, whole, looks)
    findings += _references(theme, folders)
    findings += _names(theme, set(sections))
    findings = list(dict.fromkeys(findings))
    return (None if errors(findings) else theme), tuple(findings)


def theme_files(folders: Sequence[FilePath]) -> list[FilePath]:
    """The theme files in the folders, the uppermost first; a folder without one is passed over."""
    return [folder / name for folder in folders for name in NAMES if (folder / name).is_file()]


def _replaced(document: LayeredDocument, value: dict[str, Any]) -> LayeredDocument:
    whole = {key: item for key, item in value.items() if key != "economy"}
    return LayeredDocument(document.file, (), whole, document.nodes, document.keys, (), document.layers)


def _with_styles(document: LayeredDocument) -> tuple[dict[str, Any], list[Finding]]:
    """The value of the document with every style written out, and styles whose `like` leads nowhere."""
    value = document.value or {}
    styles = value.get("styles")
    if not isinstance(styles, dict):
        return value, []
    findings: list[Finding] = []
    written: dict[str, Any] = {}
    for name, style in styles.items():
        chain, current = [style], style
        seen = {name}
        while isinstance(current, dict) and "like" in current:
            parent = current["like"]
            known = isinstance(parent, str) and parent in styles
            if not known or parent in seen:
                message = f"style `{name}` is like `{parent}`, {'itself' if known else 'which is no style'}"
                findings.append(Finding("L206", message, document.place(("styles", name, "like"))))
                break
            seen.add(parent)
            current = styles[parent]
            chain.append(current)
        merged: dict[str, Any] = {}
        for part in reversed(chain):
            merged |= part if isinstance(part, dict) else {}
        written[name] = {key: item for key, item in merged.items() if key != "like"} if merged else style
    return {**value, "styles": written}, findings


def _looks(layers: Sequence[Layer], section: str, channel: str) -> tuple[Looks | None, tuple[Finding, ...]]:
    """The looks with those of a channel and a section laid over them."""
    special = []
    for over in (("sections", section), ("channels", channel)):
        if over[1]:
            special += [Layer(layer.document, (*layer.prefix, *over, "blocks")) for layer in layers]
    general = [Layer(layer.document, (*layer.prefix, "blocks")) for layer in layers]
    return fit(layered([*special, *general]), Looks)


def _references(theme: Theme, folders: Sequence[FilePath]) -> Iterator[Finding]:
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


def _place(theme: Theme, section: str, channel: str, path: Path) -> Place:
    """Where the look of a section in a channel is written: there, or among the general ones."""
    nodes = theme.document.nodes
    for over in (("sections", section), ("channels", channel)):
        if over[1] and (*over, "blocks", *path) in nodes:
            return theme.place(*over, "blocks", *path)
    return theme.place("blocks", *path)


def _names(theme: Theme, sections: set[str]) -> Iterator[Finding]:
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
