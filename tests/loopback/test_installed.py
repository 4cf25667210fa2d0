"""An application that somebody takes along: in groups, in direct messages, in guilds."""

import discord
import pytest
from discord import app_commands

from loopback import Loopback
from loopback.errors import Refusal
from tests.loopback.conftest import Start, TinyBot


@pytest.fixture
async def bot(start: Start) -> TinyBot:
    bot = TinyBot()

    @bot.tree.command(description="Mine")
    @app_commands.user_install()
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def mine(interaction: discord.Interaction, more: int = 0) -> None:
        context = interaction.context
        where = [
            name for name in ("guild", "dm_channel", "private_channel") if getattr(context, name)
        ]
        owner = "person" if interaction.is_user_integration() else "guild"
        await interaction.response.send_message(f"{owner} {where[0]}")
        for number in range(more):
            await interaction.followup.send(str(number))

    @bot.tree.command(description="Everybody's")
    async def ours(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ours")

    return await start(bot)


async def test_what_somebody_installed_is_with_them_everywhere(
    discord_world: Loopback, bot: TinyBot
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    group = discord_world.add_group("Divers", marina, finn)["id"]
    places = {group: "person private_channel", "#general": "person guild"}
    for place in places:
        with pytest.raises(Refusal):
            await marina.slash(place, "mine")
    marina.install()
    for place, told in places.items():
        assert (await marina.slash(place, "mine")).message.content == told
    assert (await marina.slash(marina.direct(), "mine")).message.content.endswith("dm_channel")
    assert [m.author for m in await finn.read(group)] == ["Divemaster"]
    with pytest.raises(Refusal):
        await finn.slash(group, "mine")
    with pytest.raises(Refusal):
        await marina.slash(group, "ours")


async def test_where_the_bot_is_not_it_says_five_things_more(
    discord_world: Loopback, bot: TinyBot
) -> None:
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    marina.install()
    group = discord_world.add_group("Divers", marina, finn)["id"]
    answer = await marina.slash(group, "mine", {"more": 6})
    await answer.followed(5)
    await marina.until(lambda: discord_world.refusals.seen or None)
    assert [refused.code for refused in discord_world.refusals.seen] == [40094]
    with pytest.raises(discord.Forbidden, match="50001"):
        await bot.http.send_message(int(group), params=discord.http.handle_message_parameters("a"))
    here = await marina.slash("#general", "mine", {"more": 6})
    await here.followed(6)
