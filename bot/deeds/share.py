"""The end of a game as a picture to show elsewhere."""

from __future__ import annotations

import io

import discord

from bot.errors import Refusal
from bot.host import Table
from bot.house import House
from bot.request import Request
from games.kernel import T


async def share_ending(house: House, request: Request, table: Table) -> None:
    """A file for whoever asks; what becomes of it is theirs to decide."""
    if table.match.outcome is None:
        raise Refusal(T("There's no picture of the end, because this game was ended early."))
    wording = await house.display.wording(table)
    shot = await house.display.studio.ending(table, wording)
    if shot is None:
        raise Refusal(T("I couldn't draw the picture. Please try again."))
    own = await house.wording(request.interaction, table)
    words = own.say(
        T("🖼️ **{game}**: {reason}", game=table.match.game.title, reason=table.match.outcome.reason)
    )
    file = discord.File(io.BytesIO(shot.data), shot.filename, description=shot.alt)
    await request.answer.give(words, file)
