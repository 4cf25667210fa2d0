"""The Refuge's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from games.refuge.board import HEAD_HOMES
from games.refuge.cards import KRAKEN
from games.refuge.view import View
from renderers.canvas import Canvas
from renderers.picture import Picture
from renderers.refuge.badges import MEDALS
from renderers.refuge.board import board
from renderers.refuge.divers import MOODS, SIZE, body, diver
from renderers.refuge.endings import dawn, draw_ending, night
from renderers.refuge.hand import draw_hand, hand_places
from renderers.refuge.helmets import PEOPLE
from renderers.refuge.kraken import kraken, lean, on_board, tentacle
from renderers.refuge.lobby import draw_lobby
from renderers.refuge.look import THEME
from renderers.refuge.omens import great_omen, omen
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

    def samples(self) -> Iterator[Picture]:
        """Whoever may stand on the board, as they may feel; the Kraken's cards; both endings."""
        for active in (False, True):
            canvas = Canvas.on(board())
            for (x, character), (y, mood) in product(enumerate(PEOPLE), enumerate(MOODS)):
                canvas.put(body(character, mood, active, SIZE), 120 + 150 * x, 150 + 200 * y)
            yield self.picture(canvas, "divers", "")
        for card in KRAKEN:
            canvas = Canvas.on(board())
            canvas.put(omen(card), 300, 300)
            canvas.put(great_omen(card), 600, 300)
            yield self.picture(canvas, "omens", "")
        for water in (dawn, night):
            yield self.picture(Canvas.on(water()), "ending", "")

    def warm(self) -> None:
        self.lobby((), None)
        board()
        for side in {lean(head) for head in HEAD_HOMES}:
            on_board(side)
