"""Pictures for panels: drawn off the event loop, with words that stand in when drawing fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from bot.host import Lobby, Table
from bot.metrics import PICTURE_SECONDS, timed
from bot.wording import Wording
from games.catalog import GAMES
from games.kernel import Ask, GameOptions
from games.kernel.match import Match
from games.kernel.text import clip
from renderers import Picture, Renderer, RulesPage, renderer_for
from renderers.archive import OpenArchive, learning
from renderers.emblems import cabinet
from renderers.encode import Fingerprint
from renderers.notes import Note
from renderers.picture import ALT_LIMIT
from renderers.pool import DrawingPool
from renderers.rehearsal import rehearse
from renderers.strip_file import STRIPS
from renderers.words import speaking

T = TypeVar("T")

log = logging.getLogger(__name__)
BREATH = 0.02
"""Seconds between two pictures of the warm-up, so that it never crowds out a click."""


@dataclass(frozen=True, slots=True)
class ReadyPicture:
    """A picture ready to be sent."""

    filename: str
    data: bytes
    """Nothing, when it is shown already."""
    alt: str
    fingerprint: Fingerprint

    @property
    def stays(self) -> bool:
        """Whether whoever asked for it shows it already."""
        return not self.data


class Studio:
    """Draws what panels need; newest wishes for the same table first served."""

    def __init__(self, pool: DrawingPool) -> None:
        self.pool = pool

    async def warm_up(self, folder: Path) -> None:
        """Draws what every picture needs once, one picture after the other, beside the clicks.

        What an earlier start drew is read from the folder.
        """
        async with DrawingPool() as apart:
            await apart.draw("warm", partial(_open, folder))
            for game in GAMES:
                await _draw_all(apart, rehearse(game, 1))
            for game in GAMES:
                await apart.draw("warm", partial(_learning, renderer_for(game).warm))
                await _draw_all(apart, rehearse(game))
            for game in GAMES:
                await _draw_all(apart, iter(renderer_for(game).samples()))

    async def board(
        self,
        table: Table,
        wording: Wording,
        viewer: int | None = None,
        shown: Fingerprint | None = None,
    ) -> ReadyPicture | None:
        """The board; without its bytes if it looks as what is shown."""
        view, ask, names = table.match.view(viewer), table.match.asked(viewer), wording.names
        renderer = renderer_for(table.campaign.game)
        key = (table.id, "board", viewer, shown)
        return await self._draw(key, wording, lambda: renderer.draw(view, ask, names), shown)

    async def hand(
        self, table: Table, wording: Wording, seat: int, viewer: int | None
    ) -> ReadyPicture | None:
        """A seat's hand, as far as the viewer may see it."""
        view, names = table.match.view(viewer), wording.names
        renderer = renderer_for(table.campaign.game)
        return await self._draw(
            (table.id, "hand", seat, viewer), wording, lambda: renderer.hand(view, seat, names)
        )

    async def inset(
        self,
        table: Table,
        wording: Wording,
        viewer: int | None,
        name: str,
        notes: Sequence[Note] = (),
    ) -> ReadyPicture | None:
        """A picture beside the board, as far as the viewer may know."""
        view, renderer = table.match.view(viewer), renderer_for(table.campaign.game)
        key = (table.id, "inset", viewer, name)
        return await self._draw(key, wording, lambda: renderer.inset(view, name, notes))

    async def vignette(self, table: Table, wording: Wording, name: str) -> ReadyPicture | None:
        """The scene of a passage, if it has one."""
        if not name:
            return None
        renderer, game = renderer_for(table.campaign.game), table.campaign.game
        return await self._draw((game, "vignette", name), wording, lambda: renderer.vignette(name))

    async def lobby(self, lobby: Lobby, wording: Wording) -> ReadyPicture | None:
        renderer, options, names = renderer_for(lobby.campaign.game), lobby.options, wording.names
        key = (lobby.campaign.id, "lobby")
        return await self._draw(key, wording, lambda: renderer.lobby(names, options))

    async def ending(self, table: Table, wording: Wording) -> ReadyPicture | None:
        view, outcome, names = table.match.view(None), table.match.outcome, wording.names
        assert outcome is not None
        renderer = renderer_for(table.campaign.game)
        key = (table.id, "ending")
        return await self._draw(key, wording, lambda: renderer.ending(view, outcome, names))

    async def moment(self, table: Table, match: Match, wording: Wording) -> ReadyPicture | None:
        """The board as everybody saw it at some moment of this table's game."""
        view, ask, names = match.view(None), match.asked(None), wording.names
        renderer, key = renderer_for(table.campaign.game), (table.id, "moment", match.choices_made)
        return await self._draw(key, wording, lambda: renderer.draw(view, ask, names))

    async def rules_page(self, game: str, number: int, wording: Wording) -> ReadyPicture | None:
        page: RulesPage = renderer_for(game).rules_pages()[number]
        return await self._draw((game, "rules", number), wording, page.picture or _nothing)

    async def thing(
        self, game: str, thing: str, options: GameOptions, wording: Wording
    ) -> ReadyPicture | None:
        """What a card or piece looks like, where there is a picture of it."""
        renderer, key = renderer_for(game), (game, "thing", thing, options)
        return await self._draw(key, wording, lambda: renderer.thing(thing, options))

    async def badges(
        self, game: str, earned: Collection[str], wording: Wording
    ) -> ReadyPicture | None:
        """A game's badges, those that are earned shining."""
        key = (game, "badges", tuple(sorted(earned)))
        return await self._draw(key, wording, lambda: cabinet(game, earned))

    async def _draw(
        self,
        key: object,
        wording: Wording,
        work: Callable[[], Picture | None],
        shown: Fingerprint | None = None,
    ) -> ReadyPicture | None:
        """The picture, or nothing when there is none or the renderer stumbles: games go on."""
        try:
            with timed(PICTURE_SECONDS):
                return await self.pool.draw(
                    (key, wording.language), lambda: _develop(work, wording, shown)
                )
        except Exception:
            log.exception("drawing failed", extra={"picture": str(key)})
            return None


def words_of(table: Table, wording: Wording, viewer: int | None, ask: Ask | None) -> str:
    """The board in words."""
    renderer: Renderer[Any] = renderer_for(table.campaign.game)
    with speaking(wording.voice):
        return renderer.describe(table.match.view(viewer), ask, wording.names).long


def _develop(
    work: Callable[[], Picture | None], wording: Wording, shown: Fingerprint | None
) -> ReadyPicture | None:
    with speaking(wording.voice):
        picture = work()
        if picture is None:
            return None
        found = picture.fingerprint
        data = b"" if found == shown else picture.data
        return ReadyPicture(picture.filename, data, clip(picture.alt, ALT_LIMIT), found)


async def _draw_all(pool: DrawingPool, pictures: Iterator[Picture]) -> None:
    """What is drawn may be kept on disk."""
    while drawn := await pool.draw("warm", lambda: _learning(lambda: next(pictures, None))):
        log.debug("rehearsed", extra={"picture": drawn.name})
        await asyncio.sleep(BREATH)


def _open(folder: Path) -> None:
    OpenArchive.use(folder)
    STRIPS.move(folder if OpenArchive.archive else None)


def _learning(work: Callable[[], T]) -> T:
    with learning():
        return work()


def _nothing() -> None:
    return None
