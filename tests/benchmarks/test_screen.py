"""A panel knows how high it stands: its own reckoning against a real browser's layout."""

import pytest

from benchmarks import panel
from benchmarks.chromium import chromium
from benchmarks.screen import screens
from games.catalog import GAMES, find_game
from renderers.conformance.gallery import board, middle

TALLER, LOWER = 6, 66
"""Pixels by which a browser may differ; the reckoning may be too high by three lines of words."""


@pytest.mark.browser
async def test_panels_reckon_as_a_browser_lays_out(monkeypatch: pytest.MonkeyPatch) -> None:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine")
    monkeypatch.setattr(panel, "ASKS", 3)
    for game in GAMES:
        board(middle(game))  # what other workers have drawn is read before anybody watches
    seen = {game: panel.panels(game, find_game(game).seats[-1]) for game in GAMES}
    async with screens(path) as both:
        for game, panels in seen.items():
            heights = await both.lay_out(panels.laid)
            pairs = [*zip(panels.reckoned, [one.phone for one in heights], strict=True)]
            assert all(-TALLER <= told - real <= LOWER for told, real in pairs), (game, pairs)
