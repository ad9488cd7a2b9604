"""What an edition is made with: fonts, templates and the theme of its rulebook."""

from __future__ import annotations

from dataclasses import dataclass

from pnpgen.assets import shipped
from pnpgen.checks.journal import Journal
from pnpgen.checks.prints import check_fonts
from pnpgen.faces.templates import Templates, open_templates
from pnpgen.findings import AuthorError
from pnpgen.pdf.fonts import Fonts
from pnpgen.pipeline.opening import Game, Paper
from pnpgen.rulebook.load import load_theme
from pnpgen.rulebook.theme import Theme


@dataclass(frozen=True, slots=True)
class Workshop:
    """What an edition is made with: fonts, templates and the theme of its rulebook."""

    fonts: Fonts
    templates: Templates
    theme: Theme


def open_workshop(game: Game, paper: Paper, journal: Journal) -> Workshop:
    """The fonts, templates and theme of a game; AuthorError where the theme cannot be used."""
    with journal.phase("templates"):
        fonts, templates = fonts_of(game), templates_of(game)
        journal.add(fonts.findings)
        theme, found = load_theme(templates.folders, game.definition.rulebook.sections, paper.ink)
        journal.add(found)
        if theme is None:
            raise AuthorError
        journal.add(check_fonts(theme, fonts))
        return Workshop(fonts, templates, theme)


def fonts_of(game: Game) -> Fonts:
    """The fonts of a game and those that travel with the tool."""
    return Fonts((game.definition.folder / "fonts", shipped("fonts")))


def templates_of(game: Game) -> Templates:
    """The templates of a game over those of its project and the base; pictures lie in its own folder."""
    folder = game.definition.folder
    return open_templates(game.project.template_folders(folder), (folder,))
