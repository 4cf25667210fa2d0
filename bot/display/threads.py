"""Where a game is played: a thread of its own, or the channel where no thread can be made."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Final

import discord

from bot.errors import Refusal
from bot.store import Campaign, SeatRow
from bot.wording import Wording
from games.kernel import T, Text
from games.kernel.text import clip

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final = 10080
THREAD_EXISTS = 160004


def thread_name(title: Text, table: str, rows: Iterable[SeatRow], wording: Wording) -> str:
    """The game, which table, and who plays: "Lanterns k7f2 · Zoë, Bo". A list of threads shows the
    beginning alone, which tells two evenings of the same people apart."""
    people = [row.name for row in rows if row.name]
    name = f"{wording.label(title)} {table}"
    return " · ".join([name, *([", ".join(people)] if people else [])])


async def thread_under(
    message: discord.Message | discord.PartialMessage | None, name: str
) -> int | None:
    """A thread that hangs on a message of ours; it may be there since a start that failed."""
    if message is None or not isinstance(message.channel, discord.TextChannel):
        return None
    try:
        thread = await message.create_thread(
            name=clip(name, 100), auto_archive_duration=ARCHIVE_MINUTES
        )
    except discord.HTTPException as error:
        if error.code == THREAD_EXISTS:
            return message.id
        log.info("no thread could be made", extra={"error": str(error)})
        return None
    return thread.id


async def private_thread(channel: object, name: str, person: int) -> int | None:
    """A thread that one person alone sees, and moderators."""
    if not isinstance(channel, discord.TextChannel):
        return None
    try:
        thread = await channel.create_thread(
            name=clip(name, 100),
            type=discord.ChannelType.private_thread,
            auto_archive_duration=ARCHIVE_MINUTES,
            invitable=False,
        )
        await thread.add_user(discord.Object(person))
    except discord.HTTPException as error:
        log.info("no private thread could be made", extra={"error": str(error)})
        return None
    return thread.id


async def thread_in(channel: object, name: str, words: str) -> int | None:
    """A thread in a text channel, or a post in a forum."""
    try:
        if isinstance(channel, discord.ForumChannel):
            post = await channel.create_thread(name=clip(name, 100), content=words)
            return post.thread.id
        if isinstance(channel, discord.TextChannel):
            thread = await channel.create_thread(
                name=clip(name, 100),
                type=discord.ChannelType.public_thread,
                auto_archive_duration=ARCHIVE_MINUTES,
            )
            return thread.id
    except discord.HTTPException as error:
        log.info("no thread could be made", extra={"error": str(error)})
    return None


def fault_of(place: object, me: discord.Member) -> Text | None:
    """Why we cannot write there, if we cannot."""
    if not isinstance(place, (discord.abc.GuildChannel, discord.Thread)):
        return T("🕳️ its thread is gone")
    may, thread = place.permissions_for(me), isinstance(place, discord.Thread)
    if not may.view_channel:
        return T("🚫 I can't see its channel")
    if not (may.send_messages_in_threads if thread else may.send_messages):
        return T("🚫 I'm not allowed to write in it")
    if isinstance(place, discord.Thread) and place.locked and not may.manage_threads:
        return T("🔒 its thread is locked")
    return None


def check_unlocked(interaction: discord.Interaction) -> None:
    """Nothing is done where it could not be shown: in a locked thread we may not change anything,
    and in one that is archived as well Discord takes no answer."""
    place = interaction.channel
    if not isinstance(place, discord.Thread) or not place.locked:
        return
    if place.archived or not interaction.app_permissions.manage_threads:
        raise Refusal(
            T("🔒 This thread is locked, so nothing happened. A moderator can unlock it.")
        )


async def place_fault(
    client: discord.Client, campaign: Campaign, guild: discord.Guild, *, at_a_glance: bool = False
) -> Text | None:
    """What is wrong with the place in which a table is played, if anything.

    At a glance: as far as we have heard of it, and Discord is asked only of what we have not.
    """
    known = guild.get_channel_or_thread(campaign.place or 0) if at_a_glance else None
    try:
        found = known or await client.fetch_channel(campaign.place or 0)
    except discord.NotFound:
        return T("🕳️ its thread is gone")
    except discord.HTTPException:
        return T("🚫 I can't see its channel")
    return fault_of(found, guild.me)


async def can_write(
    client: discord.Client, campaign: Campaign, guild: discord.Guild | None
) -> bool:
    """Whether the place where a table was played is still there for us to write in."""
    return guild is not None and await place_fault(client, campaign, guild) is None
