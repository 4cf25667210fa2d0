"""A campaign leaves as a file, and comes in from one."""

from __future__ import annotations

import io

import discord

from bot.errors import Refusal
from bot.host import Table
from bot.host.campaign_file import LARGEST
from bot.host.transfer import export_campaign, import_campaign
from bot.house import House
from bot.request import Request
from bot.rights import check_moderator
from bot.wording import safe
from games.kernel import T


async def export_table(house: House, request: Request, table: Table) -> None:
    """A running game only for moderators, and for all to see: the file holds its secrets."""
    table.check_unsealed()
    if table.campaign.status != "ended":
        await check_moderator(house, request)
        text = T(
            "📤 {name} exported the campaign. Its file shows everything that's hidden.",
            name=safe(request.name),
        )
        await house.display.show(await house.host.act(table.id, text, request.user))
    data = await export_campaign(house.host, table.id)
    file = discord.File(io.BytesIO(data), f"{table.campaign.game}-{table.id}.dive")
    words = (await house.wording(request.interaction)).say(
        T("Here's the campaign. `/dive moderate import` takes it to any server I'm on.")
    )
    await request.answer.give(words, file)


async def import_table(house: House, request: Request, file: discord.Attachment) -> None:
    await check_moderator(house, request)
    if file.size > LARGEST:
        raise Refusal(T("That file's too large to be a campaign."))
    campaign = await import_campaign(
        house.host, await file.read(), request.guild, request.channel, request.user
    )
    words = (await house.wording(request.interaction)).say(
        T(
            "The campaign is here as `{id}`. Start it with `/dive tables resume table:{id}`; "
            "everyone presses *Take this seat*.",
            id=campaign.id,
        )
    )
    await request.answer.say(words)
