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
        fields = [
            ui.Label("Name", ui.TextInput(custom_id="name")),
            ui.Label("Fish", ui.StringSelect(custom_id="fish", options=["ray"])),
            ui.Label("Friend", ui.UserSelect(custom_id="friend")),
            ui.Label("Proof", ui.FileUpload(custom_id="proof")),
            ui.Label("Wet", ui.Checkbox(custom_id="wet")),
        ]
        super().__init__(title="Who?", components=fields)

    async def callback(self, interaction: Any) -> None:
        told = interaction.resolved_values
        friend, proof = told["friend"][0].id, told["proof"][0].filename
        words = f"hello {told['name']} {told['fish'][0]} {friend} {proof} {told['wet']}"
        await interaction.response.send_message(words)


class More(ui.Modal):
    def __init__(self) -> None:
        fields = [
            ui.Label("Role", ui.RoleSelect(custom_id="role")),
            ui.Label("Place", ui.ChannelSelect(custom_id="place")),
            ui.Label("Anyone", ui.MentionableSelect(custom_id="anyone")),
            ui.Label("Way", ui.RadioGroup(["up", "down"], custom_id="way")),
            ui.Label("Gear", ui.CheckboxGroup(["fins", "lamp"], custom_id="gear")),
        ]
        super().__init__(title="What else?", components=fields)

    async def callback(self, interaction: Any) -> None:
        told = interaction.resolved_values
        chosen = [str(told[menu][0].id) for menu in ("role", "place", "anyone")]
        words = " ".join((*chosen, told["way"], *told["gear"]))
        await interaction.response.send_message(f"chose {words}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, _: Any, interaction: Any) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="More", custom_id="more")
    async def more(self, _: Any, interaction: Any) -> None:
        await interaction.response.send_modal(More())


class Selects(ui.View):
    def __init__(self) -> None:
        super().__init__()
        self.add_item(ui.StringSelect(custom_id="string", options=["one", "two"]))
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


@bot.event
async def on_ready() -> None:
    await bot.get_channel(int(os.environ["LOG"])).send("ready")


@bot.slash_command(description="Shows every select")
async def selects(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("selects", view=Selects())


@bot.slash_command(description="Thinks first")
async def later(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.defer()
    await interaction.edit_original_response("later")
    message = await interaction.original_response()
    await message.edit(f"{message.content} still")


@bot.slash_command(description="Says more")
async def follow(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.response.send_message("one")
    two = await interaction.followup.send("two", wait=True)
    gone = await interaction.followup.send("gone", wait=True)
    await gone.delete()
    await two.edit("three")


@bot.slash_command(description="Takes a nick")
async def nick(interaction: disnake.ApplicationCommandInteraction) -> None:
    await interaction.guild.me.edit(nick="Squid")
    await interaction.response.send_message("nicked")


@bot.slash_command(description="Opens a post")
async def forum(interaction: disnake.ApplicationCommandInteraction) -> None:
    await bot.get_channel(int(os.environ["FORUM"])).create_thread(name="Post", content="first")
    await interaction.response.send_message("posted")


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
