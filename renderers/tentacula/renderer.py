"""Tentacula's renderer: what the house asks of every game, answered by the files beside this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel import Ask, Outcome
from games.tentacula.view import View
from renderers.picture import Picture
from renderers.places import Places
from renderers.renderer import Renderer, RulesPage
from renderers.sprite import Sprite
from renderers.tentacula.animals import animal
from renderers.tentacula.badges import MEDALS
from renderers.tentacula.endings import draw_ending
from renderers.tentacula.fish import SIZES, fish
from renderers.tentacula.lobby import draw_lobby
from renderers.tentacula.look import ANIMALS, THEME
from renderers.tentacula.octopus import cave
from renderers.tentacula.picture import draw_board, places
from renderers.tentacula.rules import PAGES
from renderers.tentacula.things import sprite_of
from renderers.tentacula.words import board_words, ending_words, lobby_words
from renderers.words import Words


class TentaculaRenderer(Renderer[View]):
    """Draws Tentacula."""

    game_id = "tentacula"
    theme = THEME
    medals = MEDALS

    def draw(self, view: View, ask: Ask | None, names: Sequence[str]) -> Picture:
        alt = self.describe(view, ask, names).alt
        return self.picture(draw_board(view, ask), "board", alt)

    def places(self, view: View, ask: Ask) -> Places:
        return places(view, ask)

    def hand(self, view: View, seat: int, names: Sequence[str]) -> Picture | None:  # noqa: ARG002 - all tiles lie open
        return None

    def lobby(self, names: Sequence[str], options: Any) -> Picture:  # noqa: ARG002 - the picture invites at every level
        return self.picture(draw_lobby(names), "lobby", lobby_words(names))

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> Picture:
        canvas = draw_ending(view, outcome, names)
        return self.picture(canvas, "ending", ending_words(outcome, names))

    def rules_pages(self) -> list[RulesPage]:
        return PAGES

    def describe(self, view: View, ask: Ask | None, names: Sequence[str]) -> Words:
        return Words(board_words(view, ask, names))

    def sprite_of(self, thing_id: str, options: Any) -> Sprite | None:  # noqa: ARG002 - the box is the same
        return sprite_of(thing_id)

    def figures(self) -> Mapping[str, Mapping[str, Sprite]]:
        return {
            "fish": {str(number): fish(number, 180) for number in range(len(SIZES))},
            "animals": {str(number): animal(number, 180) for number in range(len(ANIMALS))},
            "Tentacula": {"head": cave(hidden=False), "pleased": cave(hidden=False, pleased=True)},
        }
