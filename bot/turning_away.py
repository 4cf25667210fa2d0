"""A press or a command that is not taken gets a kind word instead of "This interaction failed"."""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.house import House
from games.kernel import T, Text

log = logging.getLogger(__name__)

LEAVING = T(
    "I am just being restarted. Nothing is lost, and the games go on in a moment: "
    "please press again then."
)
TOO_MANY = T(
    "That was a lot at once. I am still busy with your other presses: please wait a moment, "
    "then press again."
)
ON_A_SERVER = T(
    "That is for servers. Here I answer `/dive mine`, `/dive me`, `/dive rules` and `/dive help`."
)


async def turn_away(house: House, interaction: discord.Interaction, reason: Text) -> None:
    log.info("turned away", extra={"user": interaction.user.id, "reason": str(reason)})
    wording = await house.wording(interaction)
    try:
        await interaction.response.send_message(wording.say(reason), ephemeral=True)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("an answer did not arrive", extra={"error": str(error)})
