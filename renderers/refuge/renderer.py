"""The Refuge's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Mapping

from games.refuge.board import HEAD_HOMES
from games.refuge.view import View
from renderers.refuge.badges import MEDALS
from renderers.refuge.board import board
from renderers.refuge.divers import diver
from renderers.refuge.endings import draw_ending
from renderers.refuge.hand import draw_hand, hand_places
from renderers.refuge.helmets import PEOPLE
from renderers.refuge.kraken import kraken, lean, on_board, tentacle
from renderers.refuge.lobby import draw_lobby
from renderers.refuge.look import THEME
from renderers.refuge.picture import draw_board, motions, places
from renderers.refuge.rules import PAGES
from renderers.refuge.things import sprite_of
from renderers.refuge.words import board_words, ending_words, hand_words, lobby_words
from renderers.renderer import Parts, PartsRenderer
from renderers.sprite import Sprite


class RefugeRenderer(PartsRenderer[View]):
    """Draws The Refuge."""

    game_id = "refuge"
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
                ending_words=ending_words,
                rules=PAGES,
                sprite_of=lambda thing, _: sprite_of(thing),
                places=places,
                motions=motions,
                hand_places=hand_places,
            )
        )

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        people = {name: diver(name, "", "calm", size=2.2) for name in PEOPLE}
        return {"divers": people, "the Kraken": {"head": kraken(), "arm": tentacle(0, size=2.2)}}

    def warm(self) -> None:
        self.lobby((), None)
        board()
        for side in {lean(head) for head in HEAD_HOMES}:
            on_board(side)
