"""The matrix bot in discord.py."""

import io
import os

import discord
from discord import app_commands, ui

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.Modal, title="Who?"):
    name = ui.TextInput[ui.Modal](label="Name", custom_id="name")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"hello {self.name.value}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, interaction: discord.Interaction, _: ui.Button[ui.View]) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button[ui.View]) -> None:
        await interaction.response.send_modal(Form())

    @ui.select(
        custom_id="pick", options=[discord.SelectOption(label=w, value=w) for w in ("one", "two")]
    )
    async def pick(self, interaction: discord.Interaction, menu: ui.Select[ui.View]) -> None:
        await interaction.response.send_message(f"picked {menu.values[0]}", ephemeral=True)


class Deep(ui.LayoutView):
    sea = ui.Container[ui.LayoutView](ui.TextDisplay("The deep"))


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()


bot = Bot()


@bot.tree.command(description="Greets")
async def greet(interaction: discord.Interaction, fish: str) -> None:
    await interaction.response.send_message(f"hello {fish}", ephemeral=True)


@greet.autocomplete("fish")
async def fishes(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=f, value=f) for f in FISH if typed in f]


@bot.tree.command(description="Shows a panel")
async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("panel", view=Panel())


@bot.tree.command(description="Sends a file")
async def file(interaction: discord.Interaction) -> None:
    picture = discord.File(io.BytesIO(PNG), "dot.png")
    await interaction.response.send_message("file", file=picture)


@bot.tree.command(description="Opens a thread")
async def thread(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    kind = discord.ChannelType.public_thread
    opened = await interaction.channel.create_thread(name="Matrix", type=kind)
    await opened.send("inside")
    await interaction.followup.send("opened")


@bot.tree.command(description="Components V2")
async def deep(interaction: discord.Interaction) -> None:
    await interaction.response.send_message(view=Deep())


point_at(os.environ["LOOPBACK_URL"])
bot.run(os.environ["LOOPBACK_TOKEN"], log_handler=None)
