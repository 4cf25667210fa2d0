"""A table wakes up where it was, or in a new place when that is gone or another is wished."""

from __future__ import annotations

import discord

from bot.deeds.play_on import play_on
from bot.display.mine import named
from bot.display.threads import can_write, thread_in, thread_name
from bot.homes import is_conversation
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator, check_plays_or_moderates
from bot.store.rows import write_heard
from bot.wording import safe
from games.kernel import T

Channel = discord.TextChannel | discord.Thread | discord.ForumChannel


async def resume(
    house: House, request: Request, table: Table, channel: Channel | None = None
) -> None:
    """Those who play there can do so; to another place a moderator moves it. Whoever is asked is
    called again, unless that was moments ago in the same place."""
    await (
        check_plays_or_moderates(house, request, table)
        if channel is None
        else check_moderator(house, request)
    )
    table.check_not_over()
    place = await _place(house, request, table, channel)
    called = write_heard({}, table.campaign.calls)
    values: dict[str, object] = {"status": "playing", "place": place, "heard": called}
    if place != table.campaign.place:
        await house.display.close_panel(table)
        values |= {"panel": None, "panel_turn": 0, "heard": "{}"}
    text = T("▶️ {name} resumed the game.", name=safe(request.name))
    await house.host.act(table.id, text, request.user, values=values, check=Table.check_not_over)
    await house.display.show(table, anew=True)
    await play_on(house, table)
    words = T("The game goes on: {place}", place=named(table.campaign))
    await request.answer.say((await house.wording(request.interaction)).say(words))


async def _place(house: House, request: Request, table: Table, channel: Channel | None) -> int:
    guild, old = request.interaction.guild, table.campaign.place
    if is_conversation(table.campaign.guild):
        return old or request.channel
    client = request.interaction.client
    if channel is None and old is not None and await can_write(client, table.campaign, guild):
        return old
    return await _new_place(house, request, table, channel)


async def _new_place(house: House, request: Request, table: Table, channel: Channel | None) -> int:
    target = channel or request.interaction.channel
    game, wording = table.match.game, await house.display.wording(table)
    name = thread_name(game.title, table.id, table.in_play, wording)
    thread = await thread_in(target, name, wording.say(game.tagline))
    if thread is not None:
        return thread
    return target.id if target is not None else table.campaign.channel
