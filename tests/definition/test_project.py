"""Where games, templates and catalogs lie."""

from __future__ import annotations

from pathlib import Path

import pytest

from pnpgen.assets import shipped
from pnpgen.definition.project import Project
from pnpgen.findings import AuthorError


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("beta", "alpha"):
        (tmp_path / "content" / name).mkdir(parents=True)
        (tmp_path / "content" / name / "game.yaml").write_text(f"# a comment\nid: {name}\n")
    (tmp_path / "content" / "notes").mkdir()
    (tmp_path / "templates" / "alpha").mkdir(parents=True)
    (tmp_path / "locales").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_project_is_found_from_inside_and_its_games_are_sorted(project: Path) -> None:
    found = Project.find(project / "content" / "beta")
    assert found.games() == [Path("content/alpha"), Path("content/beta")]
    assert found.locales == Path("locales")


def test_from_below_the_project_paths_are_whole(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(project / "content")
    assert Project.find(Path()).games() == [project / "content" / "alpha", project / "content" / "beta"]


def test_a_game_is_named_by_its_id_or_its_folder(project: Path) -> None:
    found = Project.find(Path())
    assert found.game("alpha") == Path("content/alpha")
    assert found.game("content/beta") == Path("content/beta")
    (project / "content" / "alpha").rename(project / "content" / "old_name")
    assert found.game("alpha") == Path("content/old_name")


def test_an_unknown_game_is_a_finding_with_a_hint(project: Path) -> None:
    with pytest.raises(AuthorError) as caught:
        Project.find(Path()).game("alfa")
    assert [(f.code, f.message, f.hint) for f in caught.value.findings] == [
        ("G131", "there is no game `alfa`", "did you mean `alpha`?")
    ]


def test_a_game_folder_alone_is_a_project_with_its_own_templates_and_catalogs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "mygame"
    (game / "templates").mkdir(parents=True)
    (game / "locales").mkdir()
    (game / "game.yaml").write_text("id: mygame\n")
    monkeypatch.chdir(tmp_path)
    for start in (tmp_path, game):
        found = Project.find(start)
        (folder,) = found.games()
        assert folder.resolve() == game
        assert [f.resolve() for f in found.template_folders(folder)] == [
            game / "templates",
            shipped("templates").resolve(),
        ]
        assert [f.resolve() for f in found.locale_folders(folder)] == [game / "locales"]
        catalog = game / "locales" / "en" / "LC_MESSAGES" / "mygame.po"
        assert found.catalog_path(folder, "en").resolve() == catalog


def test_templates_are_looked_for_in_the_game_then_the_project_then_the_base(project: Path) -> None:
    own = project / "content" / "alpha" / "templates"
    own.mkdir()
    found = Project.find(Path())
    assert found.template_folders(Path("content/alpha")) == (
        Path("content/alpha/templates"),
        Path("templates/alpha"),
        shipped("templates"),
    )
    assert found.template_folders(Path("content/beta")) == (shipped("templates"),)
    assert found.catalog_path(Path("content/beta"), "pl") == Path("locales/pl/LC_MESSAGES/beta.po")


def test_shipped_folders_are_in_the_package_or_the_checkout() -> None:
    assert shipped("fonts").parent.name == "assets"
    assert shipped("templates").is_dir()
