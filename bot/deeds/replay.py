"""A game as an animation, made from its log."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from functools import partial
from itertools import islice

import discord

from bot.display.missed import since_my_choice
from bot.errors import Refusal
from bot.host import Table
from bot.host.verifying import transcript_of
from bot.house import House
from bot.request import Request
from bot.store.rows import standing
from bot.wording import Wording
from games.catalog import find_game
from games.kernel import T
from games.kernel.transcript import Transcript, replay
from renderers import renderer_for
from renderers.replay import LIMIT, MOST, film, scenes
from renderers.words import speaking

TELL_SECONDS = 2
SHORT, SHORT_LIMIT = 40, 3 * 2**20
"""Pictures and bytes of a film of what was missed."""
WHOLE = T("🎞️ Here's the game, move by move.")


class Progress:
    """How far the drawing has come; written by a worker, read by whoever waits."""

    def __init__(self) -> None:
        self.done, self.all = 0, 0

    def told(self, done: int, of: int) -> None:
        self.done, self.all = done, of


async def show_replay(house: House, request: Request, table: Table) -> None:
    """Draws it beside the clicks and tells how far it has come."""
    wording = await house.wording(request.interaction, table)
    limit = min(LIMIT, request.interaction.filesize_limit or LIMIT)
    key, words = (table.id, table.campaign.length, limit, wording.language), wording.say(WHOLE)
    film = house.films.kept(key)
    if film is not None:
        return await request.answer.give(words, _file(table, film))
    opening = await house.store.start_save(table.id)
    entries = await house.store.entries(table.id)
    progress = Progress()
    transcript = transcript_of(opening, entries)
    work = partial(_film, table, transcript, wording, progress.told, limit)
    drawing = house.films.draw(request.user, work)
    await request.answer.rewrite(wording.say(T("🎞️ Gathering the moves…")))
    await _tell(request, wording, progress, drawing)
    film = await drawing
    house.films.keep(key, film)
    return await request.answer.rewrite(words, _file(table, film))


async def film_so_far(
    house: House, table: Table, wording: Wording, who: int
) -> asyncio.Future[bytes]:
    """The same for a page, short enough to travel."""
    opening, entries = await house.store.start_save(table.id), await house.store.entries(table.id)
    transcript = transcript_of(opening, entries)
    work = partial(_film, table, transcript, wording, None, SHORT_LIMIT)
    return house.films.draw(who, work)


async def show_missed(house: House, request: Request, table: Table) -> None:
    """The board since this person's last choice: short, and drawn once while nobody moves."""
    wording = await house.wording(request.interaction, table)
    entries = await house.store.entries(table.id)
    missed = since_my_choice(standing(entries), table.seats_of(request.user))
    if not any(entry.choice for entry in missed):
        raise Refusal(T("Nothing has moved since your last choice."))
    opening, first = await house.store.start_save(table.id), missed[0].number
    before = transcript_of(opening, [entry for entry in entries if entry.number < first])
    key = (table.id, table.campaign.length, first, wording.language)
    film = house.films.kept(key)
    if film is None:
        transcript = transcript_of(opening, entries)
        limit = min(SHORT_LIMIT, request.interaction.filesize_limit or SHORT_LIMIT)
        work = partial(_film, table, transcript, wording, None, limit, len(before.entries), SHORT)
        drawing = house.films.draw(request.user, work)
        await request.answer.say(wording.say(T("🎞️ Gathering the moves…")))
        film = await drawing
        house.films.keep(key, film)
    words = wording.say(T("🎞️ The board since your last choice."))
    await request.answer.give(words, _file(table, film))


def _file(table: Table, film: bytes) -> discord.File:
    return discord.File(io.BytesIO(film), f"{table.campaign.game}-{table.id}.gif")


async def _tell(
    request: Request, wording: Wording, progress: Progress, drawing: asyncio.Future[bytes]
) -> None:
    while not (await asyncio.wait([drawing], timeout=TELL_SECONDS))[0]:
        words = T("🎞️ Drawing: {done} of {all}", done=progress.done, all=progress.all)
        await request.answer.rewrite(wording.say(words))


def _film(
    table: Table,
    transcript: Transcript,
    wording: Wording,
    told: Callable[[int, int], None] | None,
    limit: int,
    first: int = 0,
    most: int = MOST,
) -> bytes:
    """As a spectator saw it, so that no secret of a running game shows."""
    with speaking(wording.voice):
        found = scenes(islice(replay(transcript, find_game), first, None), None)
        renderer = renderer_for(table.campaign.game)
        return film(found, renderer, wording.names, told, limit=limit, most=most)
