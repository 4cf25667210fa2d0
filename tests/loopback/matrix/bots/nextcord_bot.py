"""The matrix bot in nextcord."""

import io
import os
from typing import Any

import nextcord
from nextcord import ui

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__("Who?")
        self.name = ui.TextInput(label="Name", custom_id="name")
        self.add_item(self.name)

    async def callback(self, interaction: Any) -> None:
        await interaction.response.send_message(f"hello {self.name.value}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, _: Any, interaction: Any) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.select(
        custom_id="pick", options=[nextcord.SelectOption(label=w, value=w) for w in ("one", "two")]
    )
    async def pick(self, menu: Any, interaction: Any) -> None:
        await interaction.response.send_message(f"picked {menu.values[0]}", ephemeral=True)


bot = nextcord.Client(intents=nextcord.Intents.default())


@bot.slash_command(description="Greets")
async def greet(interaction: nextcord.Interaction, fish: str) -> None:
    await interaction.response.send_message(f"hello {fish}", ephemeral=True)


@greet.on_autocomplete("fish")
async def fishes(interaction: nextcord.Interaction, typed: str) -> None:
    await interaction.response.send_autocomplete([fish for fish in FISH if typed in fish])


@bot.slash_command(description="Shows a panel")
async def panel(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_message("panel", view=Panel())


@bot.slash_command(description="Sends a file")
async def file(interaction: nextcord.Interaction) -> None:
    picture = nextcord.File(io.BytesIO(PNG), "dot.png")
    await interaction.response.send_message("file", file=picture)


@bot.slash_command(description="Opens a thread")
async def thread(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer()
    kind = nextcord.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name="Matrix", type=kind)
    await opened.send("inside")
    await interaction.followup.send("opened")


point_at(os.environ["LOOPBACK_URL"])
bot.run(os.environ["LOOPBACK_TOKEN"])
