"""Endings are shown to the whole server, in the channel that moderators chose for it."""

from __future__ import annotations

import discord

from bot.display.highlight import highlight_panel
from bot.display.keepsakes import turning_line
from bot.display.send_once import send_once
from bot.display.view import to_files, to_view
from bot.host.lesson import stage_of
from bot.house import House
from bot.store import Errand


async def post_highlight(house: House, errand: Errand) -> None:
    """What its table saw at the end, with the way there. Lessons and private tables are nobody's
    business."""
    table = await house.host.tables.peek(errand.campaign)
    channel = (await house.store.settings(table.campaign.guild)).highlights
    shown = table.match.outcome is not None and not table.campaign.private
    if channel is not None and shown and stage_of(table) is None:
        wording = await house.public_wording(table.campaign.guild, table.seats, channel)
        shot = await house.display.studio.ending(table, wording)
        pictures = [] if shot is None else [(shot.filename, shot.alt)]
        turned = turning_line(table, await house.store.entries(table.id), wording)
        sheet = highlight_panel(table, turned, wording).show(pictures)
        place = house.display.places.channel(table.campaign.guild, channel)
        await send_once(
            place,
            f"highlight-{table.id}",
            errand.first_tried,
            view=to_view(sheet),
            files=to_files(shot),
            allowed_mentions=discord.AllowedMentions.none(),
        )
    await house.host.people.settle(errand)
