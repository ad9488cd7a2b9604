"""The format as JSON Schema, for editors that complete and check while one types."""

from __future__ import annotations

from collections.abc import Mapping
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
    """Mappings whose keys are ids refuse all other keys, as the loader does."""

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
