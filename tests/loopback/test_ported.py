"""What the documentations of SimCord and dpytest show first, asked of loopback."""

from collections.abc import AsyncIterator

import discord
import pytest
from discord.ext import commands

from loopback import Loopback, May
from tests.loopback.conftest import TinyBot, running


class Shown(TinyBot, commands.Bot):
    """The bot of those pages: prefix commands, a ban, a welcome."""

    def __init__(self) -> None:
        commands.Bot.__init__(self, "!", intents=discord.Intents.all(), guild_ready_timeout=0.02)
        self.events: list[str] = []
        self.add_command(commands.Command(ping))
        self.add_command(commands.Command(shown_embed, name="embed"))
        self.tree.command(name="ban", description="Bans somebody")(ban)

    async def on_member_join(self, member: discord.Member) -> None:
        channel = discord.utils.get(member.guild.text_channels, name="welcome")
        assert channel is not None
        await channel.send(f"Welcome {member.mention}")


async def ping(context: commands.Context[Shown]) -> None:
    await context.send("Pong!")


async def shown_embed(context: commands.Context[Shown]) -> None:
    await context.send(embed=discord.Embed(title="Depth", description="Eleven thousand"))


async def ban(interaction: discord.Interaction, user: discord.Member, reason: str) -> None:
    await user.ban(reason=reason)
    words = f"Banned {user.mention}: {reason}"
    await interaction.response.send_message(words, ephemeral=True)


@pytest.fixture
async def shown(discord_world: Loopback) -> AsyncIterator[Loopback]:
    async with running(Shown(), discord_world):
        yield discord_world


async def test_a_prefix_command_is_answered(shown: Loopback) -> None:
    marina = shown.person("Marina")
    await marina.write("#general", "!ping")
    await marina.wait_for("#general", lambda message: message.content == "Pong!")


async def test_an_embed_is_sent(shown: Loopback) -> None:
    marina = shown.person("Marina")
    await marina.write("#general", "!embed")
    seen = await marina.wait_for("#general", lambda message: bool(message.embeds))
    assert (seen.embeds[0]["title"], seen.embeds[0]["description"]) == ("Depth", "Eleven thousand")


async def test_a_ban_is_told_in_private_and_done(shown: Loopback) -> None:
    shown.give_bot(May.BAN_MEMBERS)
    coral, otto = shown.person("Coral"), shown.person("Otto")
    answer = await coral.slash("#general", "ban", {"user": otto, "reason": "spam"})
    assert answer.message.ephemeral
    assert answer.message.content == f"Banned {otto.mention}: spam"
    assert otto.id in shown.world.bans[shown.guild["id"]]


async def test_whoever_joins_is_welcomed(shown: Loopback) -> None:
    newcomer = shown.add_person("Ann")
    welcomed = shown.person("Marina").wait_for(
        "#welcome", lambda message: message.content == f"Welcome {newcomer.mention}"
    )
    assert (await welcomed).mentions == [newcomer.id]
