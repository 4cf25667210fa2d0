"""The matrix bot in py-cord."""

import io
import os
from typing import Any

import discord
from discord import ui

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__(ui.InputText(label="Name", custom_id="name"), title="Who?")

    async def callback(self, interaction: Any) -> None:
        await interaction.response.send_message(f"hello {self.children[0].value}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, _: Any, interaction: Any) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.select(
        custom_id="pick", options=[discord.SelectOption(label=w, value=w) for w in ("one", "two")]
    )
    async def pick(self, menu: Any, interaction: Any) -> None:
        await interaction.response.send_message(f"picked {menu.values[0]}", ephemeral=True)


bot = discord.Bot(intents=discord.Intents.default())


async def fishes(context: Any) -> list[str]:
    return [fish for fish in FISH if context.value in fish]


@bot.slash_command(description="Greets")
@discord.option("fish", str, autocomplete=fishes)
async def greet(context: Any, fish: str) -> None:
    await context.respond(f"hello {fish}", ephemeral=True)


@bot.slash_command(description="Shows a panel")
async def panel(context: Any) -> None:
    await context.respond("panel", view=Panel())


@bot.slash_command(description="Sends a file")
async def file(context: Any) -> None:
    await context.respond("file", file=discord.File(io.BytesIO(PNG), "dot.png"))


@bot.slash_command(description="Opens a thread")
async def thread(context: Any) -> None:
    await context.defer()
    kind = discord.ChannelType.public_thread
    opened = await context.channel.create_thread(name="Matrix", type=kind)
    await opened.send("inside")
    await context.followup.send("opened")


@bot.slash_command(description="Components V2")
async def deep(context: Any) -> None:
    await context.respond(view=ui.DesignerView(ui.Container(ui.TextDisplay("The deep"))))


point_at(os.environ["LOOPBACK_URL"])
bot.run(os.environ["LOOPBACK_TOKEN"])
