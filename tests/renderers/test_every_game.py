"""What must hold for the pictures of every game in the catalog."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.languages import codes, voice
from games.catalog import GAMES
from renderers import renderer_for
from renderers.cache import forget
from renderers.conformance import checks
from renderers.rehearsal import rehearse
from renderers.text import watching
from renderers.words import speaking

every_game = pytest.mark.parametrize("game_id", GAMES, scope="session")
"""In a row for each game, over all files: what one test has drawn is there for the next."""


@every_game
@pytest.mark.parametrize(
    "check",
    [
        checks.check_text,
        checks.check_words,
        checks.check_secrets,
        checks.check_marks,
        checks.check_rules_and_ending,
    ],
)
def test_pictures_conform(game_id: str, check: Callable[[str], None]) -> None:
    check(game_id)


@every_game
def test_sixteen_positions_draw_within_bounds(game_id: str) -> None:
    checks.check_bounds(game_id, 16)


@pytest.mark.soak
@every_game
def test_two_hundred_positions_draw_within_bounds(game_id: str) -> None:
    checks.check_bounds(game_id, 200)


@every_game
def test_a_rehearsal_draws_boards_beforehand(game_id: str) -> None:
    assert len(list(rehearse(game_id, boards=3))) >= 3


@every_game
@pytest.mark.parametrize("language", codes())
def test_a_lobby_can_be_read_as_a_thumbnail(game_id: str, language: str) -> None:
    """Eleven pixels high in 350 px; beside a name its letter may be smaller."""
    forget()
    with watching() as notes, speaking(voice(language)):
        wide = {renderer_for(game_id).lobby(names, None).image.width for names in ((), ("Bo Lee",))}
    sizes = {written.text: written.style.size for written in notes if len(written.text) > 1}
    assert "Bo Lee" in sizes
    assert min(sizes.values()) * 350 / max(wide) >= 11, sizes
