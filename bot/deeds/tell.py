"""One person is told something about a table, in the way they chose."""

from __future__ import annotations

import logging

import discord

from bot.display.notices import closed_words, direct_notice
from bot.display.view import to_view
from bot.host import Table
from bot.house import House
from games.kernel import Text

log = logging.getLogger(__name__)

LAST_DIGITS = 10**8
"""Of a person, in a nonce: Discord lets it have 25 signs."""


async def tell(
    house: House, table: Table, person: int, text: Text, nonce: str, *, silent: bool = False
) -> None:
    """Directly to whoever wishes it so; in the table's thread to everybody else.

    ``silent`` leaves a mark to be seen, and no device rings. Sent again with the same nonce it is
    the same message.
    """
    wishes = await house.host.people.wishes(person)
    if wishes.way != "thread":
        if await _tell_directly(house, table, person, text, nonce, silent=silent):
            return
        await house.host.people.change(person, way="thread")
    wording = await house.display.wording(table)
    words = [f"<@{person}> {wording.say(text)} {link_to(house, table)}"]
    if wishes.way != "thread":
        words.append(f"-# {closed_words(wording)}")
    mentions = discord.AllowedMentions(users=[discord.Object(person)])
    await house.display.place(table).send(
        "\n".join(words), allowed_mentions=mentions, nonce=nonce, silent=silent
    )


async def _tell_directly(
    house: House, table: Table, person: int, text: Text, nonce: str, *, silent: bool
) -> bool:
    """Whether it could be said; people may close the door to direct messages."""
    wording = await house.wording_for(person, table)
    sheet = direct_notice(table, wording.say(text), link_to(house, table), wording)
    return await send_directly(house, person, to_view(sheet), nonce, silent=silent)


async def send_directly(
    house: House, person: int, view: discord.ui.LayoutView, nonce: str, *, silent: bool = False
) -> bool:
    """Whether it arrived."""
    try:
        channel = await house.display.client.create_dm(discord.Object(person))
        await channel.send(view=view, nonce=nonce, silent=silent)
    except (discord.Forbidden, discord.NotFound) as error:
        log.info("no direct message", extra={"user": person, "error": str(error)})
        return False
    return True


def link_to(house: House, table: Table) -> str:
    """The newest panel of a table."""
    place = house.display.place(table)
    panel = table.campaign.panel
    return place.jump_url if panel is None else place.get_partial_message(panel).jump_url
