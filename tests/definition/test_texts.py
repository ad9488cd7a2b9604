"""The texts of a game: contexts by ids, and where each is written."""

from __future__ import annotations

from typing import Any, get_args, get_origin

from pydantic import BaseModel

from pnpgen.definition.model import Credit, ExamplesFile, GameFile, RulebookFile
from pnpgen.definition.shape import alternatives, hints, is_text


def test_contexts_are_paths_by_ids_and_every_kind_of_text_is_among_them(loaded: Any) -> None:
    contexts = [text.context for text in loaded().texts()]
    assert len(contexts) == len(set(contexts))
    assert contexts[0] == "title"
    expected = {
        "numbers.together.note", "named.tie.options.shared", "setup.rows.cards.label", "setup.total.label",
        "setup.arrangement.label", "data.choices.row.text.title", "components.cards.name",
        "components.cards.counted", "components.board.text.start", "credits.nobody_in_particular.what",
        "rulebook.facts", "rulebook.play.heading", "rulebook.play.choose.title", "rulebook.play.choose.text",
        "examples.alone.title", "examples.alone.text",
    }  # fmt: skip
    assert expected <= set(contexts)


def test_values_that_are_the_same_in_every_language_are_no_texts(loaded: Any) -> None:
    texts = {text.text for text in loaded().texts()}
    assert not texts & {"harbor", "1.0", "card.svg.j2", "Ada", "CC0", "shared to nobody in particular"}


def test_a_text_knows_its_place_and_the_place_of_words_in_it(loaded: Any) -> None:
    definition = loaded()
    text = next(text for text in definition.texts() if text.context == "rulebook.play.choose.text")
    assert text.place == definition.place("rulebook", "sections", "play", "blocks", "choose", "text")
    line = (definition.folder / "rulebook.yaml").read_text().split("\n")[text.place.line - 1]
    assert line[text.place.column - 1 :].startswith('"Everyone chooses')
    words = definition.place_of("in secret", *text.path)
    assert line[words.column - 1 :].startswith("in secret,")
    example = definition.place("examples", "alone", "clauses", 1)
    assert (example.line, example.length) == (4, len("play.alone"))


def test_credits_are_told_apart_by_their_names_in_any_alphabet_or_by_an_id(loaded: Any) -> None:
    definition = loaded(
        (
            'credits:\n  - {what: "the game", who: nobody in particular}',
            "credits:\n  - {what: a, who: Ewa Żółć}\n  - {what: b, who: Ewa Żółć, id: ewa_art}",
        )
    )
    contexts = [t.context for t in definition.texts() if t.context.startswith("credits.")]
    assert contexts == ["credits.ewa_żółć.what", "credits.ewa_art.what"]


def test_no_text_of_the_format_can_be_found_by_its_position_in_a_list_only() -> None:
    def lists_of_texts(annotation: Any, inside_list: bool) -> list[Any]:
        found = []
        for one in alternatives(annotation):
            plain = get_args(one)[0] if hasattr(one, "__metadata__") else one
            if is_text(one) and inside_list:
                found.append(annotation)
            if isinstance(plain, type) and issubclass(plain, BaseModel):
                for inner in hints(plain).values():
                    found += lists_of_texts(inner, inside_list and plain is not Credit)
            elif get_origin(plain) is dict:
                found += lists_of_texts(get_args(plain)[1], inside_list)
            elif get_origin(plain) is list:
                found += lists_of_texts(get_args(plain)[0], True)
        return found

    for model in (GameFile, RulebookFile, ExamplesFile):
        assert lists_of_texts(model, False) == []
