"""Something is said where all see it; a thread cannot have another, so what is said in one is said
in its channel."""

from __future__ import annotations

import discord

from bot.display.painting import ReadyPicture
from bot.display.parts import Sheet
from bot.display.view import to_files, to_view
from bot.house import House
from bot.request import Request
from games.kernel import T


async def announce(
    house: House, request: Request, sheet: Sheet, shot: ReadyPicture | None = None
) -> discord.PartialMessage | None:
    """The message, where threads can hang on it."""
    channel = request.interaction.channel
    if isinstance(channel, discord.Thread) and isinstance(channel.parent, discord.TextChannel):
        message = await channel.parent.send(view=to_view(sheet), files=to_files(shot))
        own = await house.wording(request.interaction)
        await request.answer.say(own.say(T("Over there: {place}", place=message.jump_url)))
        return channel.parent.get_partial_message(message.id)
    request.answer.private = request.answer.on_message = False
    await request.answer.show(sheet, shot, private=False)
    posted = request.answer.message_id
    if not isinstance(channel, discord.TextChannel) or posted is None:
        return None
    return channel.get_partial_message(posted)
