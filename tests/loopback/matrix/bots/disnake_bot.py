"""The matrix bot in disnake."""

import io
import os
from typing import Any

import disnake
from disnake import ui
from disnake.ext import commands

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.Modal):
    def __init__(self) -> None:
        fields = [ui.TextInput(label="Name", custom_id="name")]
        super().__init__(title="Who?", components=fields)

    async def callback(self, interaction: Any) -> None:
        await interaction.response.send_message(f"hello {interaction.text_values['name']}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, _: Any, interaction: Any) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.string_select(custom_id="pick", options=["one", "two"])
    async def pick(self, menu: Any, interaction: Any) -> None:
        await interaction.response.send_message(f"picked {menu.values[0]}", ephemeral=True)


bot = commands.InteractionBot(intents=disnake.Intents.default())


@bot.slash_command(description="Greets")
async def greet(interaction: disnake.ApplicationCommandInteraction, fish: str) -> None:
    await interaction.response.send_message(f"hello {fish}", ephemeral=True)


@greet.autocomplete("fish")
async def fishes(_: disnake.ApplicationCommandInteraction, typed: str) -> list[str]:
    return [fish for fish in FISH if typed in fish]


@bot.slash_command(description="Shows a panel")
async def panel(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("panel", view=Panel())


@bot.slash_command(description="Sends a file")
async def file(interaction: disnake.ApplicationCommandInteraction) -> None:
    picture = disnake.File(io.BytesIO(PNG), "dot.png")
    await interaction.response.send_message("file", file=picture)


@bot.slash_command(description="Opens a thread")
async def thread(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.defer()
    kind = disnake.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name="Matrix", type=kind)
    await opened.send("inside")
    await interaction.followup.send("opened")


@bot.slash_command(description="Components V2")
async def deep(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message(
        components=[ui.Container(ui.TextDisplay("The deep"))],
    )


point_at(os.environ["LOOPBACK_URL"])
bot.run(os.environ["LOOPBACK_TOKEN"])
