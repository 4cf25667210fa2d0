"""Somebody points at a message of ours: what is this, and whose turn is it?"""

from __future__ import annotations

import discord

from bot.deeds.explain import explain
from bot.deeds.read import read_help, read_rules
from bot.display.mine import table_link
from bot.display.pages import notice
from bot.display.posted import campaigns_in
from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from bot.store import Campaign
from games.kernel import T, Text

NO_GAME = T("There's no game in this message. Point at the panel of one, or at its lobby.")


async def what_is_this(house: House, request: Request, message: discord.Message) -> None:
    """The open question of a table; the rules of a game that waits for players, or is over; and
    who we are, where there is none."""
    campaign = await _meant(house, request, message)
    if campaign is None:
        await read_help(house, request)
    elif campaign.status == "playing":
        await explain(house, request, await house.host.tables.peek(campaign.id))
    else:
        await read_rules(house, request, campaign.game)


async def tell_whose_turn(house: House, request: Request, message: discord.Message) -> None:
    campaign = await _meant(house, request, message)
    if campaign is None or campaign.status in ("lobby", "cancelled"):
        raise Refusal(NO_GAME)
    table = await house.host.tables.peek(campaign.id)
    wording = await house.wording(request.interaction, table)
    words = f"**{table_link(campaign, wording)}**\n{wording.say(_waits_for(table, request.user))}"
    await request.open_page(notice(words))


def _waits_for(table: Table, reader: int) -> Text:
    when = f"<t:{table.campaign.waits_since}:R>"
    if table.campaign.status == "ended":
        return T("This game is over.")
    if table.campaign.status == "paused":
        return T("⏸️ Paused. Nothing's lost; anyone who plays here can resume.")
    if reader in table.asked_people:
        return T("🔸 It's your turn: you were asked {when}.", when=when)
    return T("{turn} Asked {when}.", turn=table.waits_for(), when=when)


async def _meant(house: House, request: Request, message: discord.Message) -> Campaign | None:
    """The table whose buttons the message has, or the one played where it stands."""
    client = house.display.client
    ours = client.user is not None and message.author.id == client.user.id
    for one in campaigns_in(message) if ours else []:
        campaign = await house.store.campaign(one)
        if campaign is not None and campaign.guild == request.guild:
            return campaign
    return await house.store.at_place(request.channel)
