"""Loads a theme: `theme.yaml` of the game over the base theme, with channels and sections laid over both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from pnpgen.definition.reader import read_yaml
from pnpgen.definition.schema import fit
from pnpgen.edition import Ink
from pnpgen.findings import Finding, errors
from pnpgen.rulebook.layers import Layer, LayeredDocument, layered
from pnpgen.rulebook.look import Looks
from pnpgen.rulebook.references import reference_findings, scope_findings
from pnpgen.rulebook.theme import Theme
from pnpgen.rulebook.theme_file import ThemeFile

NAMES = ("theme.yaml", "theme/theme.yaml")
"""Where a folder of templates keeps its theme: a game beside the folder of pieces, the base inside it."""


def load_theme(
    folders: Sequence[Path], sections: Iterable[str] = (), ink: Ink = "full"
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
    findings += reference_findings(theme, folders)
    findings += scope_findings(theme, set(sections))
    findings = list(dict.fromkeys(findings))
    return (None if errors(findings) else theme), tuple(findings)


def theme_files(folders: Sequence[Path]) -> list[Path]:
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
