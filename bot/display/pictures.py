"""Pictures for panels: drawn off the event loop, with words that stand in when drawing fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.display.controls import Controls
from bot.display.kept_pictures import open_pictures
from bot.display.painting import (
    BREATH,
    ReadyPicture,
    develop,
    drawn,
    next_of,
    rehearsals,
    rules_page,
    scene,
)
from bot.host import Lobby, Table
from bot.metrics import PICTURE_SECONDS, timed
from bot.wording import Wording
from games.kernel import Ask, GameOptions
from games.kernel.casting import roles
from games.kernel.match import Match
from renderers import Picture, Renderer, renderer_for
from renderers.daily_card import DailyCard, daily_card
from renderers.emblems import cabinet
from renderers.encode import Fingerprint
from renderers.notes import Note
from renderers.pool import DrawingPool
from renderers.words import speaking

log = logging.getLogger(__name__)

R = TypeVar("R")


class Paint(Protocol):
    """Does the work of a picture, wherever that is."""

    def __call__(self, work: Callable[[], R]) -> R: ...


def here(work: Callable[[], R]) -> R:
    """Drawn by the bot itself."""
    return work()


class Studio:
    """Draws what panels need; newest wishes for the same table first served."""

    def __init__(self, pool: DrawingPool, paint: Paint = here) -> None:
        self.pool = pool
        self._paint = paint

    async def warm_up(self, folder: Path) -> None:
        """Draws what every picture needs once, one picture after the other, beside the clicks.

        What an earlier start drew is read from the folder.
        """
        pictures = rehearsals()
        async with DrawingPool() as apart:
            await apart.draw("warm", partial(open_pictures, folder))
            while picture := await apart.draw("warm", partial(next_of, pictures)):
                log.debug("rehearsed", extra={"picture": picture.name})
                await asyncio.sleep(BREATH)

    async def board(
        self,
        table: Table,
        wording: Wording,
        viewer: int | None = None,
        shown: Fingerprint | None = None,
        scene: Scene | None = None,
    ) -> ReadyPicture | None:
        """The board; without its bytes if it looks as what is shown."""
        draw = _board(table, table.match, wording, viewer, scene)
        key = (table.id, "board", viewer, shown, scene and scene.step)
        return await self._draw(key, wording, draw, shown)

    async def hand(
        self, table: Table, wording: Wording, seat: int, viewer: int | None
    ) -> ReadyPicture | None:
        """A seat's hand, as far as the viewer may see it."""
        view = table.match.view(viewer)
        draw = partial(drawn, table.campaign.game, "hand", view, seat, wording.names)
        return await self._draw((table.id, "hand", seat, viewer), wording, draw)

    async def inset(
        self,
        table: Table,
        wording: Wording,
        viewer: int | None,
        name: str,
        notes: Sequence[Note] = (),
    ) -> ReadyPicture | None:
        """A picture beside the board, as far as the viewer may know."""
        draw = partial(drawn, table.campaign.game, "inset", table.match.view(viewer), name, notes)
        return await self._draw((table.id, "inset", viewer, name), wording, draw)

    async def vignette(self, table: Table, wording: Wording, name: str) -> ReadyPicture | None:
        """The scene of a passage, if it has one."""
        if not name:
            return None
        game = table.campaign.game
        draw = partial(drawn, game, "vignette", name)
        return await self._draw((game, "vignette", name), wording, draw)

    async def scene(
        self,
        table: Table,
        wording: Wording,
        name: str,
        *,
        strip: bool,
        shown: Fingerprint | None = None,
    ) -> ReadyPicture | None:
        """What stands above a page that is read: its vignette, or where it takes place."""
        view = table.match.view(None)
        draw = partial(scene, table.campaign.game, name, view, strip=strip)
        return await self._draw((table.id, "scene", name, strip, shown), wording, draw, shown)

    async def lobby(self, lobby: Lobby, wording: Wording) -> ReadyPicture | None:
        draw = partial(drawn, lobby.campaign.game, "lobby", wording.names, lobby.options)
        return await self._draw((lobby.campaign.id, "lobby"), wording, draw)

    async def ending(self, table: Table, wording: Wording) -> ReadyPicture | None:
        view, outcome = table.match.view(None), table.match.outcome
        draw = partial(drawn, table.campaign.game, "ending", view, outcome, wording.names)
        return await self._draw((table.id, "ending"), wording, draw)

    async def moment(self, table: Table, match: Match, wording: Wording) -> ReadyPicture | None:
        """The board as everybody saw it at some moment of this table's game."""
        draw = _board(table, match, wording, None)
        return await self._draw((table.id, "moment", match.choices_made), wording, draw)

    async def rules_page(self, game: str, number: int, wording: Wording) -> ReadyPicture | None:
        return await self._draw((game, "rules", number), wording, partial(rules_page, game, number))

    async def thing(
        self, game: str, thing: str, options: GameOptions, wording: Wording
    ) -> ReadyPicture | None:
        """What a card or piece looks like, where there is a picture of it."""
        draw = partial(drawn, game, "thing", thing, options)
        return await self._draw((game, "thing", thing, options), wording, draw)

    async def badges(
        self, game: str, earned: Collection[str], wording: Wording
    ) -> ReadyPicture | None:
        """A game's badges, those that are earned shining."""
        draw = partial(cabinet, game, frozenset(earned))
        return await self._draw((game, "badges", tuple(sorted(earned))), wording, draw)

    async def puzzle(self, match: Match, seat: int, wording: Wording) -> ReadyPicture | None:
        """The board of a puzzle, as the seat that is asked sees it."""
        game, ask = match.game.id, match.asked(seat)
        assert ask is not None
        draw = partial(drawn, game, "draw", match.view(seat), ask.as_drawn(), wording.names)
        return await self._draw(("puzzle", game, match.record.seed), wording, draw)

    async def daily_card(self, card: DailyCard, wording: Wording) -> ReadyPicture | None:
        """What somebody shows of their dive of the day."""
        return await self._draw(("daily", str(card)), wording, partial(daily_card, card))

    async def _draw(
        self,
        key: object,
        wording: Wording,
        draw: Callable[[], Picture | None],
        shown: Fingerprint | None = None,
    ) -> ReadyPicture | None:
        work = partial(develop, draw, wording.language, shown)
        return await self.made((key, wording.language), work)

    async def made(self, key: object, work: Callable[[], R | None]) -> R | None:
        """What becomes of a drawing, or nothing when the renderer stumbles: games go on."""
        try:
            with timed(PICTURE_SECONDS):
                return await self.pool.draw(key, partial(self._paint, work))
        except Exception:
            log.exception("drawing failed", extra={"picture": str(key)})
            return None


class Scene(NamedTuple):
    """What a picture lights and numbers, and whether it comes closer to that."""

    ask: Ask
    step: str = ""
    zoom: bool = False
    caption: str = ""
    tapped: str | None = None


def scene_of(controls: Controls) -> Scene:
    """What stands beside these buttons."""
    title, tapped = controls.title(), controls.tapped()
    return Scene(controls.scene, controls.step, controls.zoom, title, tapped)


def _board(
    table: Table,
    match: Match,
    wording: Wording,
    viewer: int | None,
    scene: Scene | None = None,
) -> Callable[[], Picture | None]:
    game, view, asked = table.campaign.game, match.view(viewer), match.asked(viewer)
    if asked is not None and (cast := roles(type(match.game), asked)):
        return partial(drawn, game, "cast", cast, match.game.options)
    ask = asked if scene is None else scene.ask
    seen = None if ask is None else ask.as_drawn()
    if scene is not None and scene.zoom:
        near = partial(drawn, game, "closer", view, seen, wording.names)
        return partial(near, scene.caption, scene.tapped)
    return partial(drawn, game, "draw", view, seen, wording.names)


def words_of(table: Table, wording: Wording, viewer: int | None, ask: Ask | None) -> str:
    """The board in words."""
    renderer: Renderer[Any] = renderer_for(table.campaign.game)
    with speaking(wording.voice):
        return renderer.describe(table.match.view(viewer), ask, wording.names).long
