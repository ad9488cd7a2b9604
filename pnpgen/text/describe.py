"""What a text is, in words for translators who see it without its page."""

from __future__ import annotations

from pnpgen.definition.game import Definition

BLOCKS = {
    "lead": "opening words", "text": "paragraph", "rule": "rule", "step": "step", "bullet": "point of a list",
    "option": "choice a player has", "ruling": "ruling on a special case", "note": "remark",
    "strong": "sentence set apart", "figure": "caption of a figure", "example": "worked example",
    "setup_table": "setup table", "components": "component list", "choices": "edition choices",
    "credits": "credits",
}  # fmt: skip
FIELDS = {
    "title": "title of the game",
    "subtitle": "line below the title of the game",
    "rulebook.title": "title of the rulebook",
    "rulebook.facts": "facts below the title: players, minutes, age",
    "setup.total.label": "last row of the setup table",
    "setup.arrangement.label": "row of the setup table: columns and rows of tiles",
}
COMPONENT = {
    "name": "name of the component `{}`",
    "counted": "component list: `{}` with its number",
    "note": "component list: remark on `{}`",
}
EXAMPLE = {
    "title": "title of the worked example `{}`",
    "text": "story of the worked example `{}`",
    "outcome": "outcome of the worked example `{}`",
}


def describe(context: str, definition: Definition) -> str:
    """A phrase such as `step in the section turn`, from the context of a text."""
    if context in FIELDS:
        return FIELDS[context]
    head, *rest = context.split(".")
    match head, rest:
        case "numbers", [name, _]:
            return f"edition choices: why the number `{name}` is what it is"
        case "named", [name, _, option]:
            return f"word for the value `{option}` of `{name}`, which stands in other sentences"
        case "setup", [_, row, _]:
            return f"row of the setup table: `{row}`"
        case "data", [table, key, _, field]:
            return f"`{field}` of `{key}`, one of the {table}"
        case "text", [name]:
            return f"words that several drawings share: `{name}`"
        case "credits", _:
            return "credits: what somebody is thanked for"
        case "components", [name, *field]:
            return component_text(name, field, definition)
        case "rulebook", [section, *field]:
            return rulebook_text(section, field, definition)
        case "examples", [name, field]:
            words = EXAMPLE[field].format(name)
            return words if definition.examples[name].printed else f"{words}, which is not printed"
    return context


def component_text(name: str, field: list[str], definition: Definition) -> str:
    """What a text of a component is."""
    if field[0] in COMPONENT:
        return COMPONENT[field[0]].format(name)
    kind = definition.game.components[name].kind or "component"
    return f"printed on the {kind} `{name}`: `{field[-1]}`"


def rulebook_text(section: str, field: list[str], definition: Definition) -> str:
    """What a text of the rulebook is."""
    if field == ["heading"]:
        return f"heading of the section `{section}`"
    block = definition.rulebook.sections[section].blocks[field[0]]
    words = BLOCKS[block.kind]
    return f"{'title of a ' if field[-1] == 'title' else ''}{words} in the section `{section}`"
