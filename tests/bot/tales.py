"""A tiny game that tells: every turn reads a passage, the third a very long one."""

from __future__ import annotations

from typing import Any

from games.kernel import Option, Play, Question, T, Text
from renderers import Picture
from tests.bot.lanterns_pictures import LanternsRenderer
from tests.kernel.lanterns import Lanterns

PARAGRAPH = ("The lamp went out, and nobody lit it again. " * 20).strip()
LONG = "\n\n".join(f"Paragraph {number}. {PARAGRAPH}" for number in range(12))


class Tales(Lanterns):
    id = "tales"
    title = T("Tales")

    def take_turn(self, seat: int) -> Play[None]:
        read = Option("read", seat, T("Read on"), True)
        wait = Option("wait", seat, T("Wait"), False)
        reads: bool = yield from self.pick(Question("tale.read", "named"), T("Read?"), [read, wait])
        if reads:
            long = self.s.round == 3
            told = Text(LONG) if long else T("Chapter {n}.\n\nIt was dark.", n=self.turn)
            self.prose(told, "dark" if self.turn == 1 else "")
            self.deed(seat, T("turns a page"))


class TalesRenderer(LanternsRenderer):
    game_id = "tales"

    def vignette(self, name: str) -> Picture | None:
        return self._plain(name, "a room, and no lamp in it") if name == "dark" else None


GAME = Tales
RENDERER: Any = TalesRenderer()
