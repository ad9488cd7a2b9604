"""Values against the format: everything that doesn't fit is a finding at its place, in plain words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from pnpgen.definition.nearest import did_you_mean
from pnpgen.definition.reader import Document
from pnpgen.definition.shape import Path, model_at
from pnpgen.findings import Finding, Place

M = TypeVar("M", bound=BaseModel)

IDS = "an id is made of small letters a-z, digits and _, and starts with a letter"
PATTERNS: Mapping[str, str] = {
    r"^[a-z][a-z0-9_]*$": IDS,
    r"^[A-Za-z0-9][A-Za-z0-9_]*$": "a key is made of letters A-Z, a-z, digits and _",
    r"^\d+(\.\d+)*$": "a version is numbers with dots, such as 1.0",
}
EXPECTED: Mapping[str, str] = {
    "string": "text", "int": "a whole number", "float": "a number", "bool": "true or false", "list": "a list",
    "dict": "keys with values", "model": "keys with values", "model_attributes": "keys with values",
}  # fmt: skip


def fit(document: Document, model: type[M]) -> tuple[M | None, tuple[Finding, ...]]:
    """The document's value as the model (None where it doesn't fit), and findings (G1..) for what doesn't."""
    if document.value is None:
        return None, ()
    empty = tuple(
        Finding(
            "G107", f"{_name(path)} has no value", document.place(path), hint="write one, or delete the key"
        )
        for path in document.nodes
        if document.is_empty(path)
    )
    result = _validated(document.value, model)
    if isinstance(result, ValidationError):
        written = _as_written(document, result)
        if written:
            result = _validated(_with(document.value, written), model)
    if isinstance(result, ValidationError):
        return None, (*empty, *_findings(document, model, result))
    return result, empty


def _validated(value: Any, model: type[M]) -> M | ValidationError:
    try:
        return model.model_validate(value)
    except ValidationError as error:
        return error


def _as_written(document: Document, error: ValidationError) -> dict[Path, str]:
    """Where text belongs and an unquoted number, true or false stands: what the author wrote is the text."""
    found = {}
    for details in error.errors(include_url=False, include_context=False, include_input=False):
        path = tuple(details["loc"])
        text = document.plain(path) if path in document.nodes else None
        if details["type"] == "string_type" and text is not None:
            found[path] = text
    return found


def _with(value: Any, changes: Mapping[Path, str], path: Path = ()) -> Any:
    """The value with the changes at their paths."""
    if path in changes:
        return changes[path]
    if isinstance(value, dict):
        return {key: _with(item, changes, (*path, key)) for key, item in value.items()}
    if isinstance(value, list):
        return [_with(item, changes, (*path, index)) for index, item in enumerate(value)]
    return value


def _findings(document: Document, model: type[BaseModel], error: ValidationError) -> Iterable[Finding]:
    seen: set[Place] = set()
    for details in error.errors(include_url=False):
        if details["type"] != "missing" and document.is_empty(_written_path(document, details["loc"])[0]):
            continue
        finding = _finding(document, model, details)
        # A union complains once per member; the first says enough.
        if details["type"] in ("missing", "extra_forbidden") or finding.place not in seen:
            yield finding
        seen.add(finding.place)


def _finding(document: Document, model: type[BaseModel], details: ErrorDetails) -> Finding:
    kind, loc = details["type"], tuple(details["loc"])
    path, about_key = _written_path(document, loc)
    place = document.place(path, key=about_key)
    name = _name(path)
    if kind == "missing":
        return Finding(
            "G101", f"{_name(path, 'the file')} needs `{loc[-1]}`", place, hint=f"add `{loc[-1]}:`"
        )
    if kind == "extra_forbidden":
        return _unknown_key(document, model, path)
    if about_key and kind == "string_pattern_mismatch":
        return Finding("G104", f"`{loc[-2]}` cannot be a key here: {_pattern(details)}", place)
    if kind in ("literal_error", "enum"):
        return _not_one_of(details, name, place)
    if kind == "string_pattern_mismatch":
        return Finding("G104", f"{name} cannot be `{details['input']}`: {_pattern(details)}", place)
    if kind.endswith(("_type", "_parsing", "_from_float")):
        expected = EXPECTED.get(kind.removesuffix("_type").removesuffix("_parsing"), "a whole number")
        message = f"{name} must be {expected}, not {_described(details['input'])}"
        return Finding("G103", message, place, hint=_type_hint(document, path, expected, details["input"]))
    return Finding("G106", f"{name} {_limit(details)}", place)


def _written_path(document: Document, loc: Path) -> tuple[Path, bool]:
    """The path an error is about, without the names pydantic adds for unions; and whether it is a key."""
    about_key = bool(loc) and loc[-1] == "[key]"
    path = loc[:-1] if about_key else loc
    if path in document.nodes:
        return path, about_key
    written: Path = ()
    for step in path:
        if (*written, step) in document.nodes:
            written = (*written, step)
    return written, about_key


def _name(path: Path, root: str = "this") -> str:
    """What authors call the place: the last key, and the number of the item below it."""
    names = [step for step in path if isinstance(step, str)]
    if not names:
        return root
    if isinstance(path[-1], int):
        return f"item {path[-1] + 1} of `{names[-1]}`"
    return f"`{names[-1]}`"


def _unknown_key(document: Document, model: type[BaseModel], path: Path) -> Finding:
    owner = model_at(model, path[:-1])
    hint = did_you_mean(str(path[-1]), sorted(owner.model_fields) if owner else ())
    return Finding("G102", f"unknown key `{path[-1]}`", document.place(path, key=True), hint=hint)


def _not_one_of(details: ErrorDetails, name: str, place: Place) -> Finding:
    expected = re.findall(r"'([^']+)'", str(details.get("ctx", {}).get("expected", "")))
    message = f"{name} cannot be {_described(details['input'])}; it is one of {', '.join(expected)}"
    return Finding("G105", message, place, hint=did_you_mean(str(details["input"]), expected))


def _pattern(details: ErrorDetails) -> str:
    pattern = str(details.get("ctx", {}).get("pattern", ""))
    return PATTERNS.get(pattern, f"it must match {pattern}")


def _described(value: Any) -> str:
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int | float):
        return f"`{value}`"
    if isinstance(value, str):
        return f"the text `{value if len(value) <= 40 else value[:37] + '...'}`"
    if value is None:
        return "nothing"
    return "a list" if isinstance(value, list) else "keys with values"


def _type_hint(document: Document, path: Path, expected: str, value: Any) -> str:
    opening = document.opening(path)
    if expected == "text" and opening in ("{", "["):
        return (
            f"put the text in quotes: unquoted `{opening}` starts a {'mapping' if opening == '{' else 'list'}"
        )
    if expected in ("a number", "a whole number") and isinstance(value, str):
        digits = re.fullmatch(r"0*(\d+(?:\.\d*?[1-9])?)\.?0*", value.strip())
        if digits:
            return f"write {digits[1]}"
    if isinstance(value, list) and len(value) == 1 and expected != "a list":
        return f"write {value[0]}"
    if expected == "true or false" and isinstance(value, str):
        return "write true" if value.lower() in ("yes", "on", "y", "tak", "да") else "write true or false"
    if expected == "a list" and isinstance(value, int | float | str):
        return f"write [{value}]"
    return ""


def _limit(details: ErrorDetails) -> str:
    limits = cast(Mapping[str, Any], details.get("ctx", {}))
    kind = details["type"]
    if kind == "greater_than":
        return f"must be more than {limits['gt']:g}"
    if kind == "greater_than_equal":
        return f"must be at least {limits['ge']:g}"
    if kind == "less_than_equal":
        return f"must be at most {limits['le']:g}"
    if kind == "string_too_short":
        return "must not be empty"
    if kind == "too_short":
        return f"needs at least {limits['min_length']} items, and has {limits['actual_length']}"
    if kind == "too_long":
        return f"has {limits['actual_length']} items, and may have {limits['max_length']}"
    return f"does not fit: {details['msg']}"
