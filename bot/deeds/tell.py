"""One person is told something about a table, in the way they chose."""

from __future__ import annotations

import logging
import time
from typing import Literal, TypeAlias

import discord

from bot.display.notices import closed_words, direct_notice
from bot.display.send_once import send_once
from bot.display.view import to_view
from bot.homes import is_carried
from bot.host import Table
from bot.house import House
from games.kernel import Text

log = logging.getLogger(__name__)

Reached: TypeAlias = Literal["arrived", "closed", "not now"]

LAST_DIGITS = 10**8
"""Of a person, in a nonce: Discord lets it have 25 signs."""


CLOSED, TOO_FAST = (50007, 50278), 40003
"""Somebody takes no direct messages, or shares no server with us; or Discord wants a pause."""


async def tell(
    house: House,
    table: Table,
    person: int,
    text: Text,
    nonce: str,
    *,
    silent: bool = False,
    first_tried: float | None = None,
) -> None:
    """Directly to whoever wishes it so, and where nobody can be pinged, as long as they take it; in
    the table's thread to everybody else.

    ``silent`` leaves a mark to be seen, and no device rings. Tried again with the same nonce it is
    the same message.
    """
    wishes, tried = await house.host.people.wishes(person), first_tried or time.time()
    words = ""
    unpinged = is_carried(table.campaign.guild, table.campaign.place)
    if wishes.way != "thread" or unpinged:
        wording = await house.wording_for(person, table)
        view = to_view(direct_notice(table, wording.say(text), link_to(house, table), wording))
        reached = await send_directly(house, person, view, nonce, silent=silent, first_tried=tried)
        if reached == "arrived" or unpinged:
            return
        if reached == "closed":
            await house.host.people.change(person, way="thread")
            words = f"\n-# {closed_words(await house.display.wording(table))}"
    said = (await house.display.wording(table)).say(text)
    await send_once(
        house.display.places.of(table),
        nonce,
        tried,
        content=f"<@{person}> {said} {link_to(house, table)}{words}",
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)]),
        silent=silent,
    )


async def send_directly(
    house: House,
    person: int,
    view: discord.ui.LayoutView,
    nonce: str,
    *,
    silent: bool = False,
    first_tried: float | None = None,
) -> Reached:
    """Whether it arrived; people may close the door, and Discord may want us to wait."""
    try:
        channel = await house.display.client.create_dm(discord.Object(person))
        await send_once(channel, nonce, first_tried or time.time(), view=view, silent=silent)
    except discord.HTTPException as error:
        reached = _reached(error)
        if reached is None:
            raise
        extra = {"user": person, "reached": reached, "error": str(error)}
        log.info("no direct message", extra=extra)
        return reached
    return "arrived"


def _reached(error: discord.HTTPException) -> Reached | None:
    """What a refusal means; nothing when it says nothing about the person."""
    if error.code == TOO_FAST:
        return "not now"
    closed = isinstance(error, (discord.Forbidden, discord.NotFound)) or error.code in CLOSED
    return "closed" if closed else None


def link_to(house: House, table: Table) -> str:
    """The newest panel of a table."""
    place = house.display.places.of(table)
    panel = table.campaign.panel
    return place.jump_url if panel is None else place.get_partial_message(panel).jump_url
