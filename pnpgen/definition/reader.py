"""YAML files with places: `read_yaml` gives the value of a file and where each part of it is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path as FilePath
from typing import Any

from yaml import CollectionNode, CSafeLoader, MappingNode, MarkedYAMLError, Node, ScalarNode, compose

from pnpgen.definition.nodes import SWALLOWED, Path, Reading, character_at, node_place
from pnpgen.definition.source import control_characters, read_text
from pnpgen.definition.syntax import explain
from pnpgen.findings import AuthorError, Finding, Place, in_order

MOST_REPAIRS = 50


class NodeLoader(CSafeLoader):
    """The C parser without YAML 1.1 guesses: it makes nodes, and `nodes` decides what they mean."""

    yaml_implicit_resolvers = {}  # noqa: RUF012 - the parser's own interface


@dataclass(frozen=True)
class Document:
    """One YAML file: its value (None where it could not be read), places of all parts, and what was wrong."""

    file: str
    lines: tuple[str, ...]
    value: dict[str, Any] | None
    nodes: Mapping[Path, Node]
    keys: Mapping[Path, Node]
    findings: tuple[Finding, ...] = ()

    def place(self, path: Path, key: bool = False) -> Place:
        """Where the value at the path is written, or its key; the nearest parent where it is not written."""
        while path and path not in self.nodes:
            path, key = path[:-1], True
        node = self.nodes.get(path)
        if node is None:
            return Place(self.file)
        if path in self.keys and (key or not self._stands_alone(node)):
            node = self.keys[path]
        return node_place(self.file, self.lines, node)

    def place_of(self, path: Path, words: str) -> Place:
        """Where these words stand in the value at the path; the place of the value where they don't."""
        node = self.nodes.get(path)
        if isinstance(node, ScalarNode) and words:
            start, end = node.start_mark, node.end_mark
            for number in range(start.line, min(end.line + 1, len(self.lines))):
                column = self.lines[number].find(words, start.column if number == start.line else 0)
                if column >= 0:
                    return Place(self.file, number + 1, column + 1, len(words))
        return self.place(path)

    def plain(self, path: Path) -> str | None:
        """The unquoted text at the path as the author wrote it; None where there is none."""
        node = self.nodes.get(path)
        if isinstance(node, ScalarNode) and node.style in (None, "") and node.value:
            return str(node.value)
        return None

    def comment_after(self, path: Path) -> Place | None:
        """The comment after the unquoted text at the path in its line; None where words are lost (Y030)."""
        node = self.nodes.get(path)
        if node is None or self.plain(path) is None:
            return None
        line, column = node.end_mark.line, node.end_mark.column
        rest = self.lines[line][column:]
        if not rest.lstrip().startswith("#") or SWALLOWED.match(rest):
            return None
        return Place(self.file, line + 1, column + rest.index("#") + 1, len(rest.strip()))

    def is_empty(self, path: Path) -> bool:
        """Whether the key at the path is followed by nothing at all."""
        node = self.nodes.get(path)
        return isinstance(node, ScalarNode) and node.style in (None, "") and node.value == ""

    def opening(self, path: Path) -> str:
        """The first character of the value at the path: a quote, a bracket, a letter; empty where none."""
        node = self.nodes.get(path)
        if node is None:
            return ""
        return character_at(self.lines, node.start_mark)

    def _stands_alone(self, node: Node) -> bool:
        """A scalar that shows, or a list in brackets, is its own place; anything else is found by its key."""
        if isinstance(node, ScalarNode):
            return bool(node.value) or node.style not in (None, "")
        return isinstance(node, CollectionNode) and bool(node.flow_style)


def read_yaml(path: FilePath) -> Document:
    """The document in the file, with findings (Y...) and as much of its value as could be read."""
    nothing = Document(str(path), (), None, {}, {})
    try:
        text = read_text(path)
    except AuthorError as error:
        return replace(nothing, findings=error.findings)
    return read_yaml_text(text, str(path))


def read_yaml_text(text: str, file: str) -> Document:
    """The document in a text that comes from this file."""
    # A value that is missing at the very end is said to stand in the line below it.
    lines = text.split("\n") if text.endswith("\n") else [*text.split("\n"), ""]
    nothing = Document(file, tuple(lines), None, {}, {})
    controls = control_characters(text, file)
    if controls:
        return replace(nothing, findings=controls)
    root, complaints = _parse(text, file)
    if root is None:
        if not complaints:
            complaints = (Finding("Y005", "the file is empty", Place(file)),)
        return replace(nothing, findings=complaints)
    if not isinstance(root, MappingNode):
        place = node_place(file, lines, root)
        wrong = Finding("Y006", "the file must start with a key", place, hint="write `key: value`")
        return replace(nothing, findings=(*complaints, wrong))
    reading = Reading(file, lines)
    try:
        value = reading.read(root)
    except AuthorError as error:
        return replace(nothing, findings=in_order((*complaints, *error.findings)))
    findings = in_order((*complaints, *reading.findings))
    return Document(file, tuple(lines), value, reading.nodes, reading.keys, findings)


def _parse(text: str, file: str) -> tuple[Node | None, tuple[Finding, ...]]:
    """The root node; quotes that text lacks are added, so that one run shows all such places."""
    findings: list[Finding] = []
    last: tuple[Finding, ...] = ()
    for _ in range(MOST_REPAIRS):
        try:
            return compose(text, Loader=NodeLoader), tuple(findings)
        except MarkedYAMLError as error:
            complaint = explain(error, file, text)
            if last and last[0].place.line == complaint.findings[0].place.line:
                return None, tuple(findings)
            last = complaint.findings
            findings += last
            if complaint.repaired is None:
                break
            text = complaint.repaired
    return None, tuple(findings)
