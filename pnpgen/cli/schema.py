"""`pnpgen schema`: the format of the YAML files as JSON Schema."""

from __future__ import annotations

import json
from typing import Literal

import click


@click.command()
@click.argument("file", type=click.Choice(["game", "rulebook", "examples"]), default="game")
def schema(file: Literal["game", "rulebook", "examples"]) -> int:
    """Print the JSON Schema of game.yaml, rulebook.yaml or examples.yaml, for editors."""
    from pnpgen.definition.editor import json_schema

    click.echo(json.dumps(json_schema(file), ensure_ascii=False, indent=2))
    return 0
