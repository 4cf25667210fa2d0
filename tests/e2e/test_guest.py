"""A guest for ever: the model game is added as CONTRIBUTING.md tells, and gets all games get.

Two folders and a line in the catalog; the conformance kit, the drawing tests and a table follow.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

import games
import renderers
from bot.app import Divemaster
from games import catalog
from games.conformance import check_game
from loopback import Loopback
from renderers.conformance import check_pictures
from tests.bot import lanterns_pictures
from tests.conformance import test_old_saves, test_stories
from tests.e2e.test_catalog import play
from tests.kernel import lanterns

GUEST = "guest"


@pytest.fixture(autouse=True)
def guest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Two folders and a line. ``burn`` breaks on purpose, for the kernel's tests: it stays away."""
    rules = Path(lanterns.__file__).read_text().replace('id = "lanterns"', f'id = "{GUEST}"')
    rules = rules.replace('title = T("Lanterns")', 'title = T("The Guest")')
    rules = re.sub(r' *Option\("burn".*\n', "", rules)
    pictures = Path(lanterns_pictures.__file__).read_text().replace("lanterns", GUEST)
    pictures = pictures.replace(f"tests.kernel.{GUEST}", f"games.{GUEST}")
    for room, text in ((games, rules), (renderers, pictures)):
        folder = tmp_path / room.__name__ / GUEST
        folder.mkdir(parents=True)
        (folder / "__init__.py").write_text(text)
        monkeypatch.setattr(room, "__path__", [*room.__path__, str(folder.parent)])
        monkeypatch.delitem(sys.modules, f"{room.__name__}.{GUEST}", raising=False)
    monkeypatch.setattr(catalog, "GAMES", (*catalog.GAMES, GUEST))
    return GUEST


def test_the_kit_finds_nothing_amiss() -> None:
    check_game(GUEST)


def test_its_story_and_its_save_are_kept_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_stories, "STORIES", tmp_path)
    test_stories.write_down([GUEST], tmp_path)
    test_stories.test_no_event_goes_untold(GUEST)
    monkeypatch.setattr(test_old_saves, "ROOT", tmp_path)
    (tmp_path / GUEST).mkdir()
    test_old_saves.keep(GUEST)
    test_old_saves.test_every_rules_version_has_a_save(GUEST)
    test_old_saves.test_an_old_save_opens_and_is_played_to_its_end(*test_old_saves.saves(GUEST))


def test_its_pictures_are_within_bounds() -> None:
    check_pictures(GUEST)


async def test_a_table_plays_it_to_its_end(bot: Divemaster, discord_world: Loopback) -> None:
    dive = await play(bot, discord_world, GUEST, 2, most=100)
    assert (await dive.panel("Fair chance")).pictures
