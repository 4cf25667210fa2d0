"""Every chapter of every rulebook has its page in the rules; each game's tests list them."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from games.catalog import HOUSE
from renderers import renderer_for

ROOT = Path(__file__).resolve().parents[2]
BOOKS = ROOT.parent / "shared" / "seeds"


def chapters(game_id: str) -> dict[str, str]:
    """A chapter as its rulebook calls it, and the page of ours that holds it."""
    found: dict[str, str] = yaml.safe_load(
        (ROOT / "tests" / "games" / game_id / "chapters.yaml").read_text()
    )
    return found


@pytest.mark.parametrize("game_id", HOUSE)
def test_every_chapter_has_its_page_and_every_page_a_title_of_its_own(game_id: str) -> None:
    titles = [str(page.title) for page in renderer_for(game_id).rules_pages()]
    assert len(titles) == len(set(titles))
    assert set(chapters(game_id).values()) <= set(titles)


@pytest.mark.parametrize("game_id", HOUSE)
def test_these_are_the_chapters_of_the_rulebook(game_id: str) -> None:
    book = next(BOOKS.glob(f"{game_id}*.txt"), None)
    if book is None:
        pytest.skip(f"The rulebook of {game_id} is not at hand: its chapters were not held to it")
    text = book.read_text().lower().replace("’", "'")
    assert [name for name in chapters(game_id) if name.lower() not in text] == []
