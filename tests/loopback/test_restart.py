"""A bot that comes back finds everything as it was."""

import re

import discord
from discord import app_commands

from loopback import Loopback
from tests.loopback.conftest import TinyBot, running


class Count(discord.ui.DynamicItem[discord.ui.Button], template=r"count:(?P<number>\d+)"):
    """A button whose custom id is all there is to know."""

    def __init__(self, number: int) -> None:
        button: discord.ui.Button = discord.ui.Button(
            label=str(number), custom_id=f"count:{number}"
        )
        super().__init__(button)
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item, match: re.Match[str], /
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = discord.ui.View(timeout=None)
        view.add_item(Count(self.number + 1))
        await interaction.response.edit_message(view=view)


class Counter(TinyBot):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        self.tree.add_command(
            app_commands.Command(name="count", description="Counts", callback=show)
        )
        await super().setup_hook()


async def show(interaction: discord.Interaction) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(Count(1))
    await interaction.response.send_message("Press", view=view)


async def test_an_old_button_works_after_the_bot_was_restarted(discord_world: Loopback) -> None:
    marina = discord_world.person("Marina")
    async with running(Counter(), discord_world):
        message = (await marina.slash("#general", "count")).message
        message = (await marina.click(message, "1")).message
    async with running(Counter(), discord_world):
        message = (await marina.click(message, "2")).message
    assert [button.label for button in message.buttons] == ["3"]


async def test_the_same_world_holds_two_bots_of_one_application(discord_world: Loopback) -> None:
    """Both are told; whoever answers second is refused, and nobody notices."""
    marina = discord_world.person("Marina")
    async with running(Counter(), discord_world), running(Counter(), discord_world):
        message = (await marina.slash("#general", "count")).message
    assert [button.label for button in message.buttons] == ["1"]
    assert len(await marina.read("#general")) == 1
