"""The matrix bot in py-cord."""

import io
import os
from typing import Any

import discord
from discord import ui

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


class Form(ui.DesignerModal):
    def __init__(self) -> None:
        ray = [discord.SelectOption(label="ray")]
        users = discord.ComponentType.user_select
        super().__init__(
            ui.Label("Name", ui.InputText(custom_id="name")),
            ui.Label("Fish", ui.Select(custom_id="fish", options=ray)),
            ui.Label("Friend", ui.Select(users, custom_id="friend")),
            ui.Label("Proof", ui.FileUpload(custom_id="proof")),
            ui.Label("Wet", ui.Checkbox(custom_id="wet")),
            title="Who?",
        )

    async def callback(self, interaction: Any) -> None:
        name, fish, friend, proof, wet = (label.item for label in self.children)
        words = f"{name.value} {fish.values[0]} {friend.values[0].id} {proof.values[0].filename}"
        await interaction.response.send_message(f"hello {words} {wet.value}")


class More(ui.DesignerModal):
    def __init__(self) -> None:
        kinds = discord.ComponentType
        ways = [discord.RadioGroupOption(label=w, value=w) for w in ("up", "down")]
        gear = [discord.CheckboxGroupOption(label=w, value=w) for w in ("fins", "lamp")]
        super().__init__(
            ui.Label("Role", ui.Select(kinds.role_select, custom_id="role")),
            ui.Label("Place", ui.Select(kinds.channel_select, custom_id="place")),
            ui.Label("Anyone", ui.Select(kinds.mentionable_select, custom_id="anyone")),
            ui.Label("Way", ui.RadioGroup(custom_id="way", options=ways)),
            ui.Label("Gear", ui.CheckboxGroup(custom_id="gear", options=gear)),
            title="What else?",
        )

    async def callback(self, interaction: Any) -> None:
        *menus, way, gear = (label.item for label in self.children)
        words = " ".join((*(str(menu.values[0].id) for menu in menus), way.value, *gear.values))
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
        words = [discord.SelectOption(label=w, value=w) for w in ("one", "two")]
        self.add_item(ui.Select(custom_id="string", options=words))
        for kind in ("user", "role", "mentionable", "channel"):
            self.add_item(ui.Select(discord.ComponentType[f"{kind}_select"], custom_id=kind))
        for menu in self.children:
            menu.callback = lambda interaction, menu=menu: self.pick(interaction, menu)

    async def pick(self, interaction: Any, menu: Any) -> None:
        chosen = menu.values[0]
        words = f"picked {getattr(chosen, 'id', chosen)}"
        await interaction.response.send_message(words, ephemeral=True)


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


@bot.event
async def on_ready() -> None:
    await bot.get_channel(int(os.environ["LOG"])).send("ready")


@bot.slash_command(description="Shows every select")
async def selects(context: Any) -> None:
    await context.respond("selects", view=Selects())


@bot.slash_command(description="Thinks first")
async def later(context: Any) -> None:
    await context.defer()
    await context.edit(content="later")
    message = await context.interaction.original_response()
    await message.edit(content=f"{message.content} still")


@bot.slash_command(description="Says more")
async def follow(context: Any) -> None:
    await context.respond("one")
    two = await context.followup.send("two", wait=True)
    gone = await context.followup.send("gone", wait=True)
    await gone.delete()
    await two.edit(content="three")


@bot.slash_command(description="Takes a nick")
async def nick(context: Any) -> None:
    await context.guild.me.edit(nick="Squid")
    await context.respond("nicked")


@bot.slash_command(description="Opens a post")
async def forum(context: Any) -> None:
    await bot.get_channel(int(os.environ["FORUM"])).create_thread("Post", "first")
    await context.respond("posted")


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
