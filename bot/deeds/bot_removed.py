"""The bot was taken out of a server, or is back in it."""

from __future__ import annotations

import logging

from bot.deeds.play_on import play_on
from bot.display.errors import NotShownYet
from bot.errors import Refusal
from bot.house import House

log = logging.getLogger(__name__)


async def rest_server(house: House, guild: int) -> None:
    """Its games rest as they are, without reminders; lobbies are closed."""
    await house.host.rest_guild(guild)
    log.info("left a server", extra={"guild": guild})


async def wake_server(house: House, guild: int) -> None:
    """Its games go on where they stood: their buttons work, and reminders are sent again."""
    await house.host.wake_guild(guild)
    for campaign in await house.store.not_shown_in(guild):
        try:
            await play_on(house, await house.host.tables.peek(campaign))
        except NotShownYet:
            continue
        except Refusal as refusal:
            log.info("could not show", extra={"table": campaign, "reason": str(refusal)})
