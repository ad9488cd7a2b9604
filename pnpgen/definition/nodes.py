"""YAML nodes turned into plain values; every value and key keeps its node, which knows its place."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from yaml import MappingNode, Node, ScalarNode, SequenceNode
from yaml.error import Mark

from pnpgen.findings import AuthorError, Finding, Place

Path: TypeAlias = tuple[str | int, ...]

LARGEST = 200_000
"""Values a file may hold once its aliases are written out."""
DEEPEST = 64

INTEGER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
DECIMAL = re.compile(r"[-+]?(?:0|[1-9][0-9]*)?(?:\.(?:0|[0-9]*[1-9]))?(?:[eE][-+]?[0-9]{1,3})?")
"""No idle zeros: `1.10` is a version or a time, and stays what the author wrote."""
WORDS: Mapping[str, bool | None] = {
    "true": True, "True": True, "TRUE": True, "false": False, "False": False, "FALSE": False,
    "null": None, "Null": None, "NULL": None, "~": None, "": None,
}  # fmt: skip
PREFIX = "tag:yaml.org,2002:"
SWALLOWED = re.compile(r"\s*#[\w{\[<]")


def plain_value(text: str) -> str | int | float | bool | None:
    """What an unquoted scalar means: YAML 1.2 numbers, true, false and null; anything else is text."""
    if text in WORDS:
        return WORDS[text]
    if not (text[0].isdigit() or text[0] in "-+."):
        return text
    if INTEGER.fullmatch(text):
        return int(text)
    if DECIMAL.fullmatch(text) and any(c.isdigit() for c in text.lower().split("e")[0]):
        number = float(text)
        return number if math.isfinite(number) else text
    return text


@dataclass(slots=True)
class Reading:
    """The values of one file while they are collected: their nodes by path, and what was wrong."""

    file: str
    lines: list[str]
    nodes: dict[Path, Node] = field(default_factory=dict)
    keys: dict[Path, Node] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)

    def read(self, root: Node) -> Any:
        """The value of the root node; AuthorError where it has no finite size."""
        _measure(root, 0, {}, set(), self.file)
        return self._value(root, ())

    def _value(self, node: Node, path: Path) -> Any:
        self.nodes[path] = node
        if isinstance(node, ScalarNode):
            return self._scalar(node)
        self._refuse_tag(node, "map" if isinstance(node, MappingNode) else "seq")
        if isinstance(node, SequenceNode):
            return [self._value(item, (*path, index)) for index, item in enumerate(node.value)]
        return self._mapping(node, path)

    def _scalar(self, node: ScalarNode) -> Any:
        self._refuse_tag(node, "str")
        if node.style not in (None, ""):
            return node.value
        value = plain_value(node.value)
        rest = self.lines[node.end_mark.line][node.end_mark.column :]
        if "#" in rest and (value is None or isinstance(value, str)) and SWALLOWED.match(rest):
            column = node.end_mark.column + rest.index("#") + 1
            self._find(
                "Y030",
                "`#` starts a comment here, and the words after it are lost",
                Place(self.file, node.end_mark.line + 1, column, len(rest[rest.index("#") :])),
                "put the text in quotes; if it is a comment, put a space after `#`",
            )
        return value

    def _mapping(self, node: Node, path: Path) -> dict[str, Any]:
        own: dict[str, Any] = {}
        merged: dict[str, Any] = {}
        for key, value in node.value:
            if _is_merge(key):
                self._merge(value, path, merged)
        for key, value in node.value:
            if _is_merge(key):
                continue
            if not isinstance(key, ScalarNode) or key.value == "":
                self._find("Y021", "a key must be a word", node_place(self.file, self.lines, key), "")
                continue
            self._refuse_tag(key, "str")
            name = key.value
            if name in own:
                first = self.keys[(*path, name)].start_mark
                self._find(
                    "Y020",
                    f"`{name}` is given twice",
                    node_place(self.file, self.lines, key),
                    f"it is already given in line {first.line + 1}, column {first.column + 1}",
                )
                continue
            self.keys[(*path, name)] = key
            own[name] = self._value(value, (*path, name))
        return {**merged, **own}

    def _merge(self, value: Node, path: Path, merged: dict[str, Any]) -> None:
        for source in value.value if isinstance(value, SequenceNode) else [value]:
            if not isinstance(source, MappingNode):
                place = node_place(self.file, self.lines, source)
                self._find(
                    "Y026", "`<<` must name a mapping", place, "write `<<: *name` of an anchored mapping"
                )
                continue
            for name, item in self._mapping(source, path).items():
                merged.setdefault(name, item)

    def _refuse_tag(self, node: Node, expected: str) -> None:
        written = character_at(self.lines, node.start_mark) == "!"
        if node.tag != PREFIX + expected or written:
            tag = node.tag.replace(PREFIX, "!!")
            place = node_place(self.file, self.lines, node)
            self._find(
                "Y022", f"the tag `{tag}` is not allowed", place, "delete it; quotes make anything text"
            )

    def _find(self, code: str, message: str, place: Place, hint: str) -> None:
        self.findings.append(Finding(code, message, place, hint=hint))


def _is_merge(key: Node) -> bool:
    return isinstance(key, ScalarNode) and key.value == "<<" and key.style in (None, "")


def _measure(node: Node, depth: int, sizes: dict[int, int], open_nodes: set[int], file: str) -> int:
    """The number of values below a node with its aliases written out; each node is measured once."""
    if isinstance(node, ScalarNode):
        return 1
    if id(node) in open_nodes:
        raise AuthorError(Finding("Y024", "an alias refers to its own parent", _start(file, node.start_mark)))
    if depth > DEEPEST:
        message = f"nested more than {DEEPEST} levels deep"
        raise AuthorError(Finding("Y025", message, _start(file, node.start_mark)))
    if id(node) not in sizes:
        open_nodes.add(id(node))
        mapping = isinstance(node, MappingNode)
        children = [part for pair in node.value for part in pair] if mapping else node.value
        sizes[id(node)] = 1 + sum(_measure(child, depth + 1, sizes, open_nodes, file) for child in children)
        open_nodes.discard(id(node))
        if sizes[id(node)] > LARGEST:
            message = f"aliases make this more than {LARGEST} values"
            raise AuthorError(Finding("Y023", message, _start(file, node.start_mark)))
    return sizes[id(node)]


def character_at(lines: Sequence[str], mark: Mark) -> str:
    """The character a mark points at; empty where it points behind the end of a line or of the text."""
    line = lines[mark.line] if mark.line < len(lines) else ""
    return line[mark.column : mark.column + 1]


def _start(file: str, mark: Mark) -> Place:
    return Place(file, mark.line + 1, mark.column + 1)


def node_place(file: str, lines: list[str] | tuple[str, ...], node: Node) -> Place:
    """The first line of a node's text; of a block scalar the first line below its `|` or `>`."""
    start, end = node.start_mark, node.end_mark
    if isinstance(node, ScalarNode) and node.style in ("|", ">"):
        for number in range(start.line + 1, min(end.line + 1, len(lines))):
            text = lines[number]
            if text.strip():
                indent = len(text) - len(text.lstrip())
                return Place(file, number + 1, indent + 1, len(text.strip()))
    if end.line == start.line:
        return Place(file, start.line + 1, start.column + 1, max(1, end.column - start.column))
    line = lines[start.line] if start.line < len(lines) else ""
    return Place(file, start.line + 1, start.column + 1, max(1, len(line.rstrip()) - start.column))
