"""Templates written in the tests themselves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from pnpgen.faces.face import Face
from pnpgen.faces.render import render_face
from pnpgen.faces.templates import open_templates

Draw = Callable[..., Face]


@pytest.fixture
def draw(tmp_path: Path) -> Draw:
    """Renders `face.svg.j2` among some other files, with values for its context."""

    def render(face: str, files: Mapping[str, str] | None = None, **values: object) -> Face:
        for name, text in {**(files or {}), "face.svg.j2": face}.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return render_face(open_templates([tmp_path]), "face.svg.j2", values, "ship 1 (en)")

    return render
