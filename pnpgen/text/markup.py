"""The inline markup of messages: escaping, and the plain text behind it."""

from __future__ import annotations

import html
import re

TAG = re.compile(r"<(?P<close>/?)(?P<name>b|i)>|<(?P<br>br)/>|<icon:(?P<icon>[a-z0-9][a-z0-9_-]*)/>")
"""Every tag a message may have."""

ICON = "\ufffc"
"""What stands for an icon in plain text."""


def escape(text: str) -> str:
    """Text as markup: `&`, `<` and `>` stand for themselves."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def plain(markup: str, icon: str = "") -> str:
    """The text of markup without tags; `<br/>` becomes a line feed, an icon the given character."""
    return html.unescape(TAG.sub(lambda m: "\n" if m["br"] else icon if m["icon"] else "", markup))
