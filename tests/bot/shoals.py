"""A tiny game with very many choices, open or secret: for menus in two steps."""

from __future__ import annotations

from typing import Any

from games.kernel import Option, Play, Question, T
from tests.bot.lanterns_pictures import LanternsRenderer
from tests.kernel.lanterns import Lanterns

FISH = 36


class Shoals(Lanterns):
    id = "shoals"
    title = T("Shoals")

    def take_turn(self, seat: int) -> Play[None]:
        secret = self.s.round > 1
        fish: list[Option[int]] = [
            Option(f"f{n}", seat, T("Fish {n}", n=n), n, secret=secret) for n in range(FISH)
        ]
        caught = yield from self.pick(Question("shoal.fish", "named"), T("Which fish?"), fish)
        self.s.divers[seat].lit += caught
        self.say(T("Fish {n} is caught.", n=caught))


class ShoalsRenderer(LanternsRenderer):
    game_id = "shoals"


GAME = Shoals
RENDERER: Any = ShoalsRenderer()
