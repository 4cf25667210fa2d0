"""Jupiter Deep's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from games.jupiter.modules import PRINTED
from games.jupiter.view import View
from games.kernel import Ask, Outcome
from games.kernel.hexes import ORIGIN
from renderers.jupiter.endings import draw_ending
from renderers.jupiter.hand import draw_hand
from renderers.jupiter.lobby import draw_lobby
from renderers.jupiter.look import THEME, looking_at
from renderers.jupiter.picture import draw_board
from renderers.jupiter.rules import PAGES
from renderers.jupiter.stations import module
from renderers.jupiter.words import board_words, ending_words, hand_words, lobby_words
from renderers.picture import Picture
from renderers.renderer import Renderer, RulesPage
from renderers.words import Words


class JupiterRenderer(Renderer[View]):
    """Draws Jupiter Deep."""

    game_id = "jupiter"
    theme = THEME

    def draw(self, view: View, ask: Ask | None, names: Sequence[str]) -> Picture:
        alt = self.describe(view, ask, names).alt
        return self.picture(draw_board(view, ask, names), "board", alt)

    def hand(self, view: View, seat: int, names: Sequence[str]) -> Picture | None:
        return self.picture(draw_hand(view, seat, names), "hand", hand_words(view, seat, names))

    def lobby(self, names: Sequence[str], options: Any) -> Picture:  # noqa: ARG002 - the picture invites, whatever was set
        return self.picture(draw_lobby(names), "lobby", lobby_words(names))

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> Picture:
        canvas = draw_ending(view, outcome, names)
        return self.picture(canvas, "ending", ending_words(outcome, names))

    def warm(self) -> None:
        self.lobby((), None)
        colony = ORIGIN.spiral(2)
        sizes = {looking_at([*colony, mooring]).radius for mooring in ORIGIN.spiral(3)}
        for number, turned, size in product(PRINTED, range(6), sorted(sizes)):
            module(number, turned, "printed", size)

    def rules_pages(self) -> list[RulesPage]:
        return PAGES

    def describe(self, view: View, ask: Ask | None, names: Sequence[str]) -> Words:
        return Words(board_words(view, ask, names))
