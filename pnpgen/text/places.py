"""How checks say where something stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from pnpgen.findings import Place

Locate: TypeAlias = Callable[[int, int], Place]
"""The place in its file of the characters of a text from start to end."""
