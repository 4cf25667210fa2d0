"""Moderators look after the tables of their server: what is stuck, why, and what mends it."""

from __future__ import annotations

import discord

from bot.deeds.cancel import cancel_from_afar
from bot.deeds.end import ask_to_end
from bot.deeds.read import LISTED, post_board
from bot.deeds.resume import resume
from bot.deeds.seat import give_seat
from bot.display.stuck import Standing, stuck_list, stuck_page
from bot.display.threads import place_fault
from bot.errors import Refusal
from bot.host.showing import given_up_at
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.store import Campaign
from games.kernel import T


async def list_stuck(house: House, request: Request, page: int = 0) -> None:
    """Those that are stuck first; of those the one that nobody has touched for longest."""
    await check_moderator(house, request)
    found = [one.campaign for one in await house.store.in_guild(request.guild, limit=LISTED)]
    alive = [one for one in found if one.status != "ended"]
    tables = [await _standing(house, request, one, at_a_glance=True) for one in alive]
    tables.sort(key=lambda one: (not one.stuck, one.campaign.played))
    wording = await house.wording(request.interaction)
    await request.open_page(stuck_list(tables, wording, page))


async def show_stuck(house: House, request: Request, campaign: str) -> None:
    await check_moderator(house, request)
    row = await house.store.campaign(campaign)
    if row is None or row.guild != request.guild:
        raise Refusal(T("This table belongs to another server."))
    one = await _standing(house, request, row)
    await request.open_page(stuck_page(one, await house.wording(request.interaction)))


async def _standing(
    house: House, request: Request, campaign: Campaign, *, at_a_glance: bool = False
) -> Standing:
    fault, guild = None, request.interaction.guild
    if campaign.status == "playing" and guild is not None:
        client = request.interaction.client
        fault = await place_fault(client, campaign, guild, at_a_glance=at_a_glance)
    seats = await house.store.seats(campaign.id)
    given_up = await given_up_at(house.store, campaign)
    return Standing(campaign, seats, fault, house.display.is_behind(campaign), given_up)


async def mend(house: House, request: Request, how: str, seat: int) -> None:
    """Each is a deed of its own, with its own line in the table's log."""
    await check_moderator(house, request)
    campaign = request.press.campaign
    row = await house.store.campaign(campaign)
    if row is not None and row.status == "lobby":
        await cancel_from_afar(house, request, campaign)
        return
    table = await house.host.tables.peek(campaign)
    if how == "end":
        await ask_to_end(house, request, table)
    elif how == "move":
        await resume(house, request, table, _here(request))
    elif how in ("pilot", "free"):
        to = "autopilot" if how == "pilot" else "nobody"
        await give_seat(house, request, table, seat, to, None)
    else:
        await post_board(house, request, table)


def _here(request: Request) -> discord.TextChannel | discord.Thread | None:
    channel = request.interaction.channel
    return channel if isinstance(channel, (discord.TextChannel, discord.Thread)) else None
