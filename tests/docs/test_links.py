"""Every link and picture leads somewhere, and the README shows every game."""

import pytest

from games.catalog import HOUSE
from tests.docs.pages import ROOT, Found, anchors, links


@pytest.mark.parametrize("found", list(links()), ids=str)
def test_a_link_leads_somewhere(found: Found) -> None:
    page = ROOT / found.page
    name, _, anchor = found.words.partition("#")
    target = (page.parent / name).resolve() if name else page
    assert target.is_relative_to(ROOT)
    assert target.exists(), f"{found.page} leads to {name}, which is not there"
    if anchor and target.suffix == ".md":
        assert anchor in anchors(target)


@pytest.mark.parametrize("game", HOUSE)
def test_a_game_is_shown_in_the_readme(game: str) -> None:
    shown = {found.words for found in links() if found.page == "README.md"}
    assert f"docs/games/{game}.md" in shown
    assert f"docs/pictures/{game}-small.png" in shown
