"""The format as JSON Schema, for editors that complete and check while one types."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

from pydantic import BaseModel
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from pydantic_core import core_schema

from pnpgen.definition.model import ExamplesFile, GameFile, RulebookFile

FileKind = Literal["game", "rulebook", "examples"]

FILES: Mapping[FileKind, type[BaseModel]] = {
    "game": GameFile,
    "rulebook": RulebookFile,
    "examples": ExamplesFile,
}
"""The model of each file of a game folder."""


class StrictKeys(GenerateJsonSchema):
    """Mappings whose keys are ids refuse all other keys, as the loader does; keys have descriptions."""

    def model_schema(self, schema: core_schema.ModelSchema) -> JsonSchemaValue:
        """The schema of a model, each key described by the docstring below its field.

        Pydantic could read these itself, but at every start of every command.
        """
        model = super().model_schema(schema)
        for key, description in descriptions(schema["cls"]).items():
            model["properties"][key]["description"] = description
        return model

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        """The schema of a mapping, closed where its keys follow a pattern."""
        mapping = super().dict_schema(schema)
        return {**mapping, "additionalProperties": False} if "patternProperties" in mapping else mapping


def json_schema(file: FileKind) -> dict[str, Any]:
    """The JSON Schema (draft 2020-12) of a file of a game folder, with the descriptions of its keys."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **FILES[file].model_json_schema(schema_generator=StrictKeys),
        "title": f"pnpgen {file}.yaml",
    }


def descriptions(model: type[BaseModel]) -> Mapping[str, str]:
    """The docstrings below the fields of a model, by name; those it inherits included."""
    found: dict[str, str] = {}
    for base in reversed(model.__mro__):
        if base is not BaseModel and issubclass(base, BaseModel):
            (written,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
            found |= docstrings(written.body if isinstance(written, ast.ClassDef) else [])
    return found


def docstrings(body: Sequence[ast.stmt]) -> Mapping[str, str]:
    """The strings that stand alone below the fields of a class."""
    found = {}
    for field, below in pairwise(body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found
