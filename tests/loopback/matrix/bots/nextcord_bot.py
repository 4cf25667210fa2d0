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


class Selects(ui.View):
    def __init__(self) -> None:
        super().__init__()
        words = [nextcord.SelectOption(label=w, value=w) for w in ("one", "two")]
        self.add_item(ui.StringSelect(custom_id="string", options=words))
        self.add_item(ui.UserSelect(custom_id="user"))
        self.add_item(ui.RoleSelect(custom_id="role"))
        self.add_item(ui.MentionableSelect(custom_id="mentionable"))
        self.add_item(ui.ChannelSelect(custom_id="channel"))
        for menu in self.children:
            menu.callback = lambda interaction, menu=menu: self.pick(interaction, menu)

    async def pick(self, interaction: Any, menu: Any) -> None:
        chosen = menu.values[0]
        words = f"picked {getattr(chosen, 'id', chosen)}"
        await interaction.response.send_message(words, ephemeral=True)


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


@bot.event
async def on_ready() -> None:
    await bot.get_channel(int(os.environ["LOG"])).send("ready")


@bot.slash_command(description="Shows every select")
async def selects(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_message("selects", view=Selects())


@bot.slash_command(description="Thinks first")
async def later(interaction: nextcord.Interaction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_message(content="later")
    message = await interaction.original_message()
    await message.edit(content=f"{message.content} still")


@bot.slash_command(description="Says more")
async def follow(interaction: nextcord.Interaction) -> None:
    await interaction.response.send_message("one")
    two = await interaction.followup.send("two", wait=True)
    gone = await interaction.followup.send("gone", wait=True)
    await gone.delete()
    await two.edit(content="three")


@bot.slash_command(description="Takes a nick")
async def nick(interaction: nextcord.Interaction) -> None:
    await interaction.guild.me.edit(nick="Squid")
    await interaction.response.send_message("nicked")


@bot.slash_command(description="Opens a post")
async def forum(interaction: nextcord.Interaction) -> None:
    await bot.get_channel(int(os.environ["FORUM"])).create_thread(name="Post", content="first")
    await interaction.response.send_message("posted")


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
