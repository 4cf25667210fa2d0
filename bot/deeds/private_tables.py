"""Tables by invitation only: in a private thread, and in nobody else's list."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.display.lobby import lobby_panel
from bot.display.mine import named
from bot.display.threads import private_thread
from bot.display.view import to_files, to_view
from bot.errors import Refusal
from bot.homes import is_conversation
from bot.host import Lobby
from bot.house import House
from bot.request import Request
from bot.store import Campaign
from bot.store.rows import Summary
from bot.wording import safe
from games.kernel import GameClass, T

NO_THREAD = T(
    "I can't open a private thread here. A moderator can let me create private threads in this "
    "channel; or start it in a direct message or a group chat."
)
HIDDEN_ALREADY = T("Nobody else sees what's played here, so just leave out `private:`.")


async def private_place(house: House, request: Request, game: GameClass) -> int:
    """A thread of its own, which whoever starts the table is in."""
    if is_conversation(request.guild):
        raise Refusal(HIDDEN_ALREADY)
    here = request.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    wording = await house.public_wording(request.guild)
    name = f"🔒 {wording.label(game.title)} · {request.name}"
    place = await private_thread(channel, name, request.user)
    if place is None:
        raise Refusal(NO_THREAD)
    return place


async def post_lobby(house: House, request: Request, lobby: Lobby, closes: int) -> int:
    """Its message stands in the thread; whoever asked for it is told the way."""
    row = lobby.campaign
    wording = await house.public_wording(row.guild, lobby.seats, row.channel)
    shot = await house.display.studio.lobby(lobby, wording)
    shown = [] if shot is None else [(shot.filename, shot.alt)]
    sheet = lobby_panel(lobby, wording, closes).show(shown)
    place = house.display.places.channel(row.guild, row.channel)
    message = await place.send(view=to_view(sheet), files=to_files(shot))
    words = T(
        "🔒 Your private table: {place}. To ask somebody in, press long on them: *Apps*, *Invite "
        "to my table*.",
        place=f"<#{row.channel}>",
    )
    request.answer.private = True
    await request.answer.say((await house.wording(request.interaction)).say(words))
    return message.id


async def let_in(house: House, campaign: Campaign, guest: int) -> None:
    """Whoever is invited to a private table sees its thread."""
    if campaign.private:
        place = campaign.place or campaign.channel
        await house.display.client.http.add_user_to_thread(place, guest)


async def own_private_table(house: House, request: Request) -> Campaign | None:
    """A running one of whoever asks, that of this channel first."""
    found = [one.campaign for one in await house.store.people.seats_of(request.user)]
    own = [one for one in found if one.private and one.guild == request.guild]
    running = [one for one in own if one.status in ("playing", "paused")]
    return min(running, key=lambda one: one.place != request.channel, default=None)


async def ask_to_watch(house: House, request: Request, table: Campaign, guest: int) -> None:
    """A spectator, by leave of somebody who plays."""
    await let_in(house, table, guest)
    words = T(
        "💌 {guest}, **{name}** lets you watch this private table.",
        guest=f"<@{guest}>",
        name=safe(request.name),
    )
    place = house.display.places.channel(table.guild, table.place or table.channel)
    mentions = discord.AllowedMentions(users=[discord.Object(guest)])
    wording = await house.public_wording(table.guild)
    await place.send(wording.say(words), allowed_mentions=mentions)
    said = T("They can watch now: {place}", place=named(table))
    await request.answer.say((await house.wording(request.interaction)).say(said))


async def seen_by(house: House, person: int, found: Iterable[Summary]) -> list[Summary]:
    """Without the private tables of others."""
    listed = list(found)
    if not any(one.campaign.private for one in listed):
        return listed
    own = {one.campaign.id for one in await house.store.people.seats_of(person)}
    return [one for one in listed if not one.campaign.private or one.campaign.id in own]


async def may_know(house: House, person: int, campaign: Campaign, channel: int) -> bool:
    """Whether somebody may name it: they play there, or are in its thread."""
    here = channel in (campaign.place, campaign.channel)
    return not campaign.private or here or bool(await seen_by(house, person, [Summary(campaign)]))
