"""Jupiter Deep's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from games.jupiter.modules import PRINTED
from games.jupiter.view import View
from games.kernel.hexes import ORIGIN
from renderers.jupiter.badges import MEDALS
from renderers.jupiter.endings import dawn, draw_ending, night
from renderers.jupiter.hand import draw_hand, hand_places
from renderers.jupiter.lobby import draw_lobby
from renderers.jupiter.look import THEME, looking_at
from renderers.jupiter.picture import draw_board, motions, places
from renderers.jupiter.pieces import portraits
from renderers.jupiter.rules import PAGES
from renderers.jupiter.stations import module
from renderers.jupiter.things import sprite_of
from renderers.jupiter.words import board_words, hand_words, lobby_words
from renderers.renderer import Parts, PartsRenderer
from renderers.sprite import Sprite


class JupiterRenderer(PartsRenderer[View]):
    """Draws Jupiter Deep."""

    game_id = "jupiter"
    theme = THEME
    medals = MEDALS

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
                rules=PAGES,
                sprite_of=lambda thing, _: sprite_of(thing),
                places=places,
                motions=motions,
                hand_places=hand_places,
            )
        )

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        return {"robots": portraits()}

    def warm(self) -> None:
        self.lobby((), None)
        dawn()
        night()
        colony = ORIGIN.spiral(2)
        sizes = {looking_at([*colony, mooring]).radius for mooring in ORIGIN.spiral(3)}
        for number, turned, size in product(PRINTED, range(6), sorted(sizes)):
            module(number, turned, "printed", size)
