"""Tentacula's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from games.tentacula.view import View
from renderers.canvas import Canvas
from renderers.picture import Picture
from renderers.renderer import Parts, PartsRenderer
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.badges import MEDALS
from renderers.tentacula.endings import day, draw_ending, night
from renderers.tentacula.fish import SIZES, fish
from renderers.tentacula.furniture import CAVES, den
from renderers.tentacula.lobby import draw_lobby
from renderers.tentacula.look import ANIMALS, THEME
from renderers.tentacula.octopus import AWAY, NOWHERE, cave
from renderers.tentacula.picture import draw_board, motions, places
from renderers.tentacula.rules import PAGES
from renderers.tentacula.scene import lagoon
from renderers.tentacula.things import sprite_of
from renderers.tentacula.words import board_words, lobby_words


class TentaculaRenderer(PartsRenderer[View]):
    """Draws Tentacula."""

    game_id = "tentacula"
    theme = THEME
    medals = MEDALS

    def __init__(self) -> None:
        super().__init__(
            Parts(
                board=lambda view, ask, _: draw_board(view, ask),
                board_words=board_words,
                lobby=draw_lobby,
                lobby_words=lobby_words,
                ending=draw_ending,
                rules=PAGES,
                sprite_of=lambda thing, _: sprite_of(thing),
                places=places,
                motions=motions,
            )
        )

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        return {
            "fish": {str(number): fish(number, 180) for number in range(len(SIZES))},
            "animals": {str(number): animal(number, 180) for number in range(len(ANIMALS))},
            "Tentacula": {"head": cave(hidden=False), "pleased": cave(hidden=False, pleased=True)},
        }

    def samples(self) -> Iterator[Picture]:
        """Wherever Tentacula may look, from each of its caves, and both endings."""
        for fold, pleased in product(range(len(CAVES)), (False, True)):
            canvas = Canvas.on(lagoon(1000, 700))
            for place, look in enumerate((NOWHERE, *AWAY)):
                x, y = 170 + place % 3 * 320, 120 + place // 3 * 230
                canvas.put(den(fold, look, pleased=pleased), x, y)
            yield self.picture(canvas, "caves", "")
        for shore in (day, night):
            yield self.picture(Canvas.on(shore()), "ending", "")
