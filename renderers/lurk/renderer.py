"""Lurk's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from games.lurk.view import View
from renderers.lurk.endings import draw_ending
from renderers.lurk.ground import sea, tile
from renderers.lurk.hand import draw_hand
from renderers.lurk.lobby import draw_lobby
from renderers.lurk.look import GROUNDS, THEME
from renderers.lurk.picture import draw_board
from renderers.lurk.rules import PAGES
from renderers.lurk.words import board_words, ending_words, hand_words, lobby_words
from renderers.renderer import Parts, PartsRenderer


class LurkRenderer(PartsRenderer[View]):
    """Draws Lurk."""

    game_id = "lurk"
    theme = THEME

    def __init__(self) -> None:
        super().__init__(
            Parts(
                board=draw_board,
                board_words=board_words,
                hand=draw_hand,
                hand_words=hand_words,
                lobby=draw_lobby,
                lobby_words=lobby_words,
                ending=draw_ending,
                ending_words=ending_words,
                rules=PAGES,
            )
        )

    def warm(self) -> None:
        self.lobby((), None)
        sea()
        for ground in GROUNDS:
            for variant in range(5):
                tile(ground, variant)  # type: ignore[arg-type]  # the keys are grounds
