"""A tiny renderer for the tiny game: every picture says what it is, in a colour of its own."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.kernel import Ask, Outcome, T
from renderers import Picture, Renderer, RulesPage, Words
from renderers.canvas import Canvas
from tests.kernel.lanterns import View


class LanternsRenderer(Renderer[View]):
    game_id = "lanterns"

    def draw(self, view: View, ask: Ask | None, names: Sequence[str]) -> Picture:
        return self._plain("board", f"lit {view.lit}, deck {view.deck}")

    def hand(self, view: View, seat: int, names: Sequence[str]) -> Picture | None:
        return self._plain("hand", f"hand {view.hand}")

    def lobby(self, names: Sequence[str], options: Any) -> Picture:
        return self._plain("lobby", "lobby " + ", ".join(names))

    def ending(self, view: View, outcome: Outcome, names: Sequence[str]) -> Picture:
        return self._plain("ending", str(outcome.reason))

    def rules_pages(self) -> list[RulesPage]:
        return [
            RulesPage(T("Lanterns"), T("Light lanterns."), lambda: self._plain("rules", "a lamp")),
            RulesPage(T("Dice"), T("Or trust the die.")),
        ]

    def describe(self, view: View, ask: Ask | None, names: Sequence[str]) -> Words:
        return Words(f"{', '.join(names)}: lit {view.lit}")

    def _plain(self, kind: str, alt: str) -> Picture:
        colour = zlib.crc32(alt.encode()).to_bytes(4, "big")
        image = Image.new("RGB", (400, 300), (colour[0], colour[1], colour[2]))
        return Picture(Canvas(image), f"lanterns-{kind}", "sea", alt)


RENDERER = LanternsRenderer()
