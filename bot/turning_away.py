"""A press or a command that is not taken gets a kind word instead of "This interaction failed"."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.display.answer import Answer
from bot.house import House
from games.kernel import T, Text

log = logging.getLogger(__name__)

LEAVING = T("I'm just restarting. Nothing is lost; please press again in a moment.")
TOO_MANY = T(
    "That was a lot at once. I'm still busy with your other presses; please press again in "
    "a moment."
)
ON_A_SERVER = T(
    "That only works on servers that have me. Playing, learning and your own pages work here, too: "
    "`/dive play start`, `/dive play daily`, `/dive learn lesson`."
)


async def turn_away(house: House, interaction: discord.Interaction, reason: Text) -> None:
    log.info("turned away", extra={"user": interaction.user.id, "reason": str(reason)})
    pressed = interaction.type is discord.InteractionType.component
    answer = Answer(interaction, strips=house.display.strips if pressed else None)
    try:
        words = (await house.wording(interaction)).say(reason)
        await answer.say(words, beside=answer.is_on_private)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("an answer did not arrive", extra={"error": str(error)})
    answer.done()
