"""Lurk's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from games.kernel.text import T, Text
from games.lurk.view import View
from games.lurk.words import TOKEN_NAMES
from renderers.canvas import Canvas
from renderers.lurk.badges import MEDALS
from renderers.lurk.crowd import PLACES
from renderers.lurk.endings import draw_ending, sea_floor
from renderers.lurk.ground import sea, tile
from renderers.lurk.hand import draw_hand, warm_hands
from renderers.lurk.lobby import draw_lobby
from renderers.lurk.look import GROUNDS, THEME
from renderers.lurk.miniatures import PEOPLE_OF, figure, miniature, portraits
from renderers.lurk.picture import draw_board, motions, places
from renderers.lurk.reach import draw_reach, found, reach_words, subjects
from renderers.lurk.rules import PAGES
from renderers.lurk.things import sprite_of
from renderers.lurk.words import board_words, ending_words, hand_words, lobby_words
from renderers.notes import Note
from renderers.picture import Picture
from renderers.renderer import Parts, PartsRenderer
from renderers.sprite import Sprite


class LurkRenderer(PartsRenderer[View]):
    """Draws Lurk."""

    game_id = "lurk"
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
            )
        )

    insets_asked = T("What does it reach?")

    def insets(self, view: View) -> Sequence[tuple[str, Text]]:
        return subjects(view)

    def inset(self, view: View, name: str, notes: Sequence[Note] = ()) -> Picture | None:  # noqa: ARG002 - a battlefield bears none
        one = found(view, name)
        if one is None:
            return None
        return self.picture(draw_reach(view, one), "reach", reach_words(view, one))

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        return portraits()

    def samples(self) -> Iterable[Picture]:
        """Figures that a few battles may never bring to the board."""
        tokens, kinds = (*TOKEN_NAMES, ""), list(enumerate(PEOPLE_OF))
        for scale, first in product((0.66, 0.5), range(0, len(kinds), 6)):
            canvas = Canvas.on(sea())
            for place, (number, kind) in enumerate(kinds[first : first + 6]):
                token = tokens[number % len(tokens)]
                canvas.put(miniature(kind, number % 4, (token,), scale), 84 + 166 * place, 130)
            yield self.picture(canvas, "figures", "")

    def warm(self) -> None:
        self.lobby((), None)
        sea()
        sea_floor()
        warm_hands()
        for kind in PEOPLE_OF:
            figure(kind, PLACES[1][0][2])
        for ground in GROUNDS:
            for variant in range(15):
                tile(ground, variant % 5, light=variant // 5)  # type: ignore[arg-type]  # the keys are grounds
