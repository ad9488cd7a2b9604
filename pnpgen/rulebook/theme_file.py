"""The format of `theme.yaml`: colors, fonts, styles, pages, channels and sections (docs/theme.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from pnpgen.definition.fields import Id, Model
from pnpgen.rulebook.look import Looks, Size

Color = Annotated[str, Field(pattern=r"^#[0-9A-Fa-f]{6}$")]
Points = Annotated[float, Field(gt=0, le=200)]


class Style(Model):
    """How text is set: family, sizes, weight, color, alignment."""

    font: str
    size_pt: Points
    leading: Size
    least_pt: Points | None = None
    weight: Annotated[int, Field(ge=100, le=900)] = 400
    italic: bool = False
    color: str = "ink"
    align: Literal["start", "middle", "end", "justify"] = "start"
    tracking: float = 0
    hyphenate: bool = False


class Frame(Model):
    """A column of a page: its upper left corner and its size."""

    x: float
    y: float
    w: Size
    h: Size


class PagePlan(Model):
    """A page: the template behind it, and the frames of each channel."""

    furniture: str | None = None
    frames: dict[Id, list[Frame]]


class Pages(Model):
    """The first page, and those that follow in turn; the last of these serves all further pages."""

    first: PagePlan
    later: Annotated[list[PagePlan], Field(min_length=1)]


class Channel(Model):
    """What is special about a channel: its rhythm, and looks laid over the general ones."""

    rhythm: Size | None = None
    blocks: dict[str, dict[str, Any]] = Field(default_factory=dict)


class SectionLook(Model):
    """What is special about a section: its channel, whether it spans columns, and looks over the others."""

    channel: Id | None = None
    span: bool = False
    blocks: dict[str, dict[str, Any]] = Field(default_factory=dict)


class ThemeFile(Model):
    """`theme.yaml`, after it was laid over the base theme."""

    colors: dict[Id, Color]
    fonts: dict[Id, list[str]]
    styles: dict[Id, Style]
    pages: Pages
    channels: dict[Id, Channel] = Field(default_factory=dict)
    blocks: Looks
    sections: dict[Id, SectionLook] = Field(default_factory=dict)
    balance: bool = True
