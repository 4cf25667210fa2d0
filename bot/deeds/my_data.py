"""What is kept about somebody is theirs: given to them as a file, and deleted when they want."""

from __future__ import annotations

import gzip
import io
import logging
from datetime import UTC, datetime
from functools import partial

import discord

from bot.deeds.lobby_message import NOBODY_LEFT, end_lobby_message, rewrite_lobby
from bot.deeds.play_on import play_on
from bot.deeds.schedule import call_off
from bot.display.my_data import data_file, sure_page
from bot.display.pages import notice
from bot.host import Lobby
from bot.host.forgetting import forget_person
from bot.house import House
from bot.request import Request
from bot.retry import try_a_few_times
from bot.store.privacy import Involved
from games.kernel import T

log = logging.getLogger(__name__)


async def export_my_data(house: House, request: Request) -> None:
    """A file for their eyes only; packed when Discord would not take it otherwise."""
    found = await house.store.privacy.about(request.user)
    data = data_file(request.user, found, datetime.now(UTC).isoformat(timespec="seconds"))
    name = "my-dives.json"
    if len(data) > request.interaction.filesize_limit:
        data, name = gzip.compress(data), f"{name}.gz"
    wording = await house.wording(request.interaction)
    words = wording.say(T("📦 Here's everything I keep about you."))
    await request.answer.give(words, discord.File(io.BytesIO(data), name))


async def ask_to_forget(house: House, request: Request) -> None:
    await request.open_page(sure_page(await house.wording(request.interaction)))


async def forget_me(house: House, request: Request) -> None:
    """They were asked, and want it."""
    user = request.interaction.user
    names = {user.name, user.display_name, user.global_name or user.name}
    lobbies = await _lobbies_of(house, request.user)
    left = await forget_person(house.host, house.settings, request.user, names)
    house.display.strips.forget(request.user)
    request.answer.strips = None  # not even this answer is kept
    log.info("somebody is forgotten", extra={"tables": len(left)})
    wording = await house.wording(request.interaction)
    words = T("🧽 You're forgotten. Thank you for diving with us.")
    await request.answer.update(notice(wording.say(words)))
    for one in left:
        await try_a_few_times(partial(_show, house, one), "a freed seat")
    for lobby in lobbies:
        await _close_for_good(house, lobby)


async def _lobbies_of(house: House, person: int) -> list[Lobby]:
    """As they are while this person is known."""
    involved = [one for one in await house.store.privacy.involved(person) if one.status == "lobby"]
    rows = [await house.store.campaign(one.campaign) for one in involved]
    return [await house.host.lobbies.look(row) for row in rows if row is not None]


async def _close_for_good(house: House, lobby: Lobby) -> None:
    """One in which nobody is left has no event, and no buttons if nothing of it is kept."""
    row = await house.store.campaign(lobby.campaign.id)
    if row is not None and row.status == "lobby":
        return
    call_off(house, lobby)
    if row is None:
        lobby.seats.clear()
        await try_a_few_times(partial(end_lobby_message, house, lobby, NOBODY_LEFT), "a lobby")


async def _show(house: House, one: Involved) -> None:
    """The others see that a chair is free."""
    if one.status == "lobby":
        await rewrite_lobby(house, one.campaign)
    else:
        await play_on(house, await house.host.tables.peek(one.campaign))
