"""Everybody who looks at one table: what they see is made once for all who see the same."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TypeAlias

import orjson

from bot.display.painting import drawn
from bot.display.pictures import Studio
from bot.host import Table
from bot.window.kept import NOTHING, Seen, sent
from bot.window.prints import Print, printed
from bot.window.scene import board_viewer, scene_of
from bot.window.viewer import Viewer
from bot.wording import Wording
from renderers import renderer_for

Key: TypeAlias = tuple[str, int | None, str]
"""A kind of picture, with whose eyes, in which language."""


class Audience:
    """Kept only while somebody looks."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.viewers: set[Viewer] = set()
        self._scenes: dict[tuple[int | None, str], bytes] = {}
        self._prints: dict[Key, asyncio.Task[Print | None]] = {}
        self._sent: dict[tuple[str, Print | None, Seen], tuple[bytes, Seen]] = {}

        self.films: dict[str, asyncio.Future[bytes]] = {}
        """Of the game so far, by language."""

    def wake(self) -> None:
        """The table has moved on: all is made anew, once."""
        self._scenes.clear()
        self._prints.clear()
        self._sent.clear()
        self.films.clear()
        for viewer in self.viewers:
            viewer.woken.set()

    def scene(self, table: Table, seat: int | None, wording: Wording) -> bytes:
        key = seat, wording.language
        if key not in self._scenes:
            self._scenes[key] = orjson.dumps({"scene": scene_of(table, seat, wording)})
        return self._scenes[key]

    async def pictures(
        self, table: Table, seat: int | None, wording: Wording, viewer: Viewer
    ) -> list[bytes]:
        """What this viewer must be sent to see the board, and their hand."""
        wanted: list[Key] = [("board", board_viewer(table, seat), wording.language)]
        if seat is not None:
            wanted.append(("hand", seat, wording.language))
        shots = await asyncio.gather(*(self._print(key, table, wording) for key in wanted))
        frames: list[bytes] = []
        for (kind, _, _), shot in zip(wanted, shots, strict=True):
            step = kind, shot, viewer.sees.get(kind, NOTHING)
            if step not in self._sent:
                self._sent[step] = sent(*step)
            data, viewer.sees[kind] = self._sent[step]
            frames += [data] if data else []
        return frames

    async def _print(self, key: Key, table: Table, wording: Wording) -> Print | None:
        making = self._prints.get(key)
        if making is None:
            making = asyncio.ensure_future(self._made(key, table, wording))
            self._prints[key] = making
        return await asyncio.shield(making)

    async def _made(self, key: Key, table: Table, wording: Wording) -> Print | None:
        kind, seat, language = key
        game, view, outcome = table.campaign.game, table.match.view(seat), table.match.outcome
        if kind == "hand":
            draw = partial(drawn, game, "hand", view, seat, wording.names)
        elif outcome is not None:
            draw = partial(drawn, game, "ending", view, outcome, wording.names)
        else:
            draw = partial(drawn, game, "draw", view, None, wording.names)
        shot = await self.studio.made((table.id, "window", *key), partial(printed, draw, language))
        if shot is None or kind == "hand" or outcome is not None:
            return shot
        return replace(shot, moved=tuple(renderer_for(game).motions(view)))
