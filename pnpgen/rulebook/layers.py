"""YAML files laid over one another: the values of the upper ones, and where each of them is written."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pnpgen.definition.nodes import Path
from pnpgen.definition.reader import Document
from pnpgen.findings import Place

WHOLE = "template"
"""The key of a mapping that is not merged: halves of two pieces fit together by chance only."""


@dataclass(frozen=True)
class Layer:
    """A part of a file: what stands below the prefix."""

    document: Document
    prefix: Path = ()

    @property
    def value(self) -> Any:
        """The value below the prefix; None where the file has nothing there."""
        value: Any = self.document.value
        for step in self.prefix:
            value = value.get(step) if isinstance(value, dict) else None
        return value


@dataclass(frozen=True)
class LayeredDocument(Document):
    """One document made of several; its places lead to the uppermost layer that writes the value."""

    layers: tuple[Layer, ...] = ()
    """From the uppermost to the lowest."""

    def place(self, path: Path, key: bool = False) -> Place:
        """Where the value at the path is written; the nearest parent where it is not written."""
        layer, inner, key = self._written(path, key)
        return layer.document.place(inner, key)

    def plain(self, path: Path) -> str | None:
        """The unquoted text at the path as its author wrote it."""
        layer, inner, _ = self._written(path, False)
        return layer.document.plain(inner)

    def is_empty(self, path: Path) -> bool:
        """Whether the key at the path is followed by nothing at all."""
        layer, inner, _ = self._written(path, False)
        return layer.document.is_empty(inner)

    def opening(self, path: Path) -> str:
        """The first character of the value at the path."""
        layer, inner, _ = self._written(path, False)
        return layer.document.opening(inner)

    def _written(self, path: Path, key: bool) -> tuple[Layer, Path, bool]:
        while True:
            for layer in self.layers:
                if (*layer.prefix, *path) in layer.document.nodes:
                    return layer, (*layer.prefix, *path), key
            if not path:
                return self.layers[0], (), key
            path, key = path[:-1], True


def layered(layers: Sequence[Layer]) -> LayeredDocument:
    """The layers, uppermost first, as one document."""
    value: Any = None
    nodes = {}
    keys = {}
    for layer in reversed(layers):
        value = laid_over(value, layer.value)
        depth = len(layer.prefix)
        inside = [path for path in layer.document.nodes if path[:depth] == layer.prefix]
        nodes.update({path[depth:]: layer.document.nodes[path] for path in inside})
        keys.update({p[depth:]: layer.document.keys[p] for p in inside if p in layer.document.keys})
    whole = value if isinstance(value, dict) else None
    return LayeredDocument(layers[0].document.file, (), whole, nodes, keys, (), tuple(layers))


def laid_over(lower: Any, upper: Any) -> Any:
    """The upper value over the lower one: mappings are merged, anything else replaces.

    A mapping with a `template` is a piece and replaces the lower piece as a whole; so does null.
    """
    if isinstance(lower, dict) and isinstance(upper, dict) and WHOLE not in upper:
        merged = dict(lower)
        for key, value in upper.items():
            merged[key] = laid_over(lower[key], value) if key in lower and value is not None else value
        return merged
    return lower if upper is None else upper
