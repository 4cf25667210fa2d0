"""Every link and picture leads somewhere, and the README shows every game."""

from pathlib import Path

import pytest

from games.catalog import GAMES
from tests.docs.pages import ROOT, Found, anchors, links

DOCS = ROOT / "docs"


def comes_with_a_game(target: Path) -> bool:
    """Pages and pictures that a game brings along when it joins the house."""
    picture = target.parent == DOCS / "pictures"
    if picture and target.stem.removesuffix("-small") in (*GAMES, "replay"):
        return False
    return picture or DOCS / "games" in (target, target.parent) or target.stem == "writing_a_pack"


@pytest.mark.parametrize("found", list(links()), ids=str)
def test_a_link_leads_somewhere(found: Found) -> None:
    page = ROOT / found.page
    name, _, anchor = found.words.partition("#")
    target = (page.parent / name).resolve() if name else page
    assert target.is_relative_to(ROOT)
    if not target.exists() and comes_with_a_game(target):
        pytest.skip(f"{name} comes with its game")
    assert target.exists(), f"{found.page} leads to {name}, which is not there"
    if anchor and target.suffix == ".md":
        assert anchor in anchors(target)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_shown_in_the_readme(game: str) -> None:
    shown = {found.words for found in links() if found.page == "README.md"}
    assert f"docs/games/{game}.md" in shown
    assert f"docs/pictures/{game}-small.png" in shown
