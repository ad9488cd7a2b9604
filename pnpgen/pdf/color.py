"""Colors: hexadecimal RGB, the only kind faces use."""

from __future__ import annotations

import re
from functools import lru_cache

HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


@lru_cache(1024)
def rgb(color: str) -> str:
    """The three operands of `rg` for `#rgb` or `#rrggbb`; ValueError for anything else."""
    if not HEX.fullmatch(color):
        raise ValueError(f"{color!r} is no color: write it as #rrggbb")
    digits = color[1:] if len(color) == 7 else "".join(c + c for c in color[1:])
    return " ".join(f"{round(int(digits[i : i + 2], 16) / 255, 4):g}" for i in (0, 2, 4))
