"""The shape of the format: which model stands at a path, and which of its fields are texts."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from pnpgen.definition.fields import Translatable

Path = tuple[str | int, ...]


@cache
def hints(model: type[BaseModel]) -> dict[str, Any]:
    """The annotations of the fields of a model, by name."""
    return {k: v for k, v in get_type_hints(model, include_extras=True).items() if k in model.model_fields}


def alternatives(annotation: Any) -> tuple[Any, ...]:
    """The members of a union; the annotation itself where it is none."""
    return get_args(annotation) if get_origin(annotation) in (Union, types.UnionType) else (annotation,)


@cache
def is_text(annotation: Any) -> bool:
    """Whether values of the annotation are sentences for people."""
    return any(
        get_origin(one) is Annotated and any(isinstance(m, Translatable) for m in one.__metadata__)
        for one in alternatives(annotation)
    )


def annotation_at(root: type[BaseModel], path: Path) -> Any:
    """The annotation of the value at the path; None where the format has no such place."""
    current: Any = root
    for step in path:
        current = _inside(current, step)
        if current is None:
            return None
    return current


def model_at(root: type[BaseModel], path: Path) -> type[BaseModel] | None:
    """The model whose fields are the keys of the mapping at the path; None where its keys are free."""
    for one in alternatives(annotation_at(root, path)):
        plain = _plain(one)
        if isinstance(plain, type) and issubclass(plain, BaseModel):
            return plain
    return None


def _plain(annotation: Any) -> Any:
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation


def _inside(annotation: Any, step: str | int) -> Any:
    for one in alternatives(annotation):
        plain = _plain(one)
        if isinstance(plain, type) and issubclass(plain, BaseModel):
            if step in plain.model_fields:
                return hints(plain)[str(step)]
        elif get_origin(plain) is dict:
            return get_args(plain)[1]
        elif get_origin(plain) is list and isinstance(step, int):
            return get_args(plain)[0]
    return None


def texts_in(value: Any, annotation: Any, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """Every text below the value, with its path."""
    if isinstance(value, BaseModel):
        for name, inner in hints(type(value)).items():
            yield from texts_in(getattr(value, name), inner, (*path, name))
    elif isinstance(value, str):
        if is_text(annotation):
            yield path, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from texts_in(item, _inside(annotation, key), (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from texts_in(item, _inside(annotation, index), (*path, index))
