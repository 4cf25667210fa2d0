"""The matrix bot in discord.py."""

import io
import os
from typing import Any

import discord
from discord import app_commands, ui

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.Modal, title="Who?"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))
    fish = ui.Label(
        text="Fish",
        component=ui.Select(custom_id="fish", options=[discord.SelectOption(label="ray")]),
    )
    friend = ui.Label(text="Friend", component=ui.UserSelect(custom_id="friend"))
    proof = ui.Label(text="Proof", component=ui.FileUpload(custom_id="proof"))
    wet = ui.Label(text="Wet", component=ui.Checkbox(custom_id="wet"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        name, fish, friend, proof, wet = (field.component for field in self.children)
        words = f"{name.value} {fish.values[0]} {friend.values[0].id} {proof.values[0].filename}"
        await interaction.response.send_message(f"hello {words} {wet.value}")


class More(ui.Modal, title="What else?"):
    role = ui.Label(text="Role", component=ui.RoleSelect(custom_id="role"))
    place = ui.Label(text="Place", component=ui.ChannelSelect(custom_id="place"))
    anyone = ui.Label(text="Anyone", component=ui.MentionableSelect(custom_id="anyone"))
    way = ui.Label(
        text="Way",
        component=ui.RadioGroup(
            custom_id="way",
            options=[discord.RadioGroupOption(label=w, value=w) for w in ("up", "down")],
        ),
    )
    gear = ui.Label(
        text="Gear",
        component=ui.CheckboxGroup(
            custom_id="gear",
            options=[discord.CheckboxGroupOption(label=w, value=w) for w in ("fins", "lamp")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        *menus, way, gear = (field.component for field in self.children)
        chosen = [str(menu.values[0].id) for menu in menus]
        words = " ".join((*chosen, way.value, *gear.values))
        await interaction.response.send_message(f"chose {words}")


class Panel(ui.View):
    @ui.button(label="Go", custom_id="go")
    async def go(self, interaction: discord.Interaction, _: ui.Button[ui.View]) -> None:
        await interaction.response.edit_message(content="went")

    @ui.button(label="Form", custom_id="form")
    async def form(self, interaction: discord.Interaction, _: ui.Button[ui.View]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="More", custom_id="more")
    async def more(self, interaction: discord.Interaction, _: ui.Button[ui.View]) -> None:
        await interaction.response.send_modal(More())


class Selects(ui.View):
    def __init__(self) -> None:
        super().__init__()
        words = [discord.SelectOption(label=w, value=w) for w in ("one", "two")]
        self.add_item(ui.Select(custom_id="string", options=words))
        self.add_item(ui.UserSelect(custom_id="user"))
        self.add_item(ui.RoleSelect(custom_id="role"))
        self.add_item(ui.MentionableSelect(custom_id="mentionable"))
        self.add_item(ui.ChannelSelect(custom_id="channel"))
        for menu in self.children:
            menu.callback = lambda interaction, menu=menu: self.pick(interaction, menu)

    async def pick(self, interaction: discord.Interaction, menu: Any) -> None:
        chosen = menu.values[0]
        words = f"picked {getattr(chosen, 'id', chosen)}"
        await interaction.response.send_message(words, ephemeral=True)


class Deep(ui.LayoutView):
    sea = ui.Container[ui.LayoutView](ui.TextDisplay("The deep"))


class Bot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        await self.get_channel(int(os.environ["LOG"])).send("ready")


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


@bot.tree.command(description="Shows every select")
async def selects(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("selects", view=Selects())


@bot.tree.command(description="Thinks first")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.defer(thinking=True)
    await interaction.edit_original_response(content="later")
    message = await interaction.original_response()
    await message.edit(content=f"{message.content} still")


@bot.tree.command(description="Says more")
async def follow(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("one")
    two = await interaction.followup.send("two", wait=True)
    gone = await interaction.followup.send("gone", wait=True)
    await gone.delete()
    await two.edit(content="three")


@bot.tree.command(description="Takes a nick")
async def nick(interaction: discord.Interaction) -> None:
    await interaction.guild.me.edit(nick="Squid")
    await interaction.response.send_message("nicked")


@bot.tree.command(description="Opens a post")
async def forum(interaction: discord.Interaction) -> None:
    await bot.get_channel(int(os.environ["FORUM"])).create_thread(name="Post", content="first")
    await interaction.response.send_message("posted")


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
