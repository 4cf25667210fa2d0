"""The matrix bot in interactions.py."""

import io
import os

import interactions
from interactions import (
    ActionRow,
    AutocompleteContext,
    Button,
    ButtonStyle,
    ChannelSelectMenu,
    ComponentContext,
    ContainerComponent,
    File,
    MentionableSelectMenu,
    Modal,
    ModalContext,
    OptionType,
    RoleSelectMenu,
    ShortText,
    SlashContext,
    StringSelectMenu,
    TextDisplayComponent,
    UserSelectMenu,
    component_callback,
    listen,
    modal_callback,
    slash_command,
    slash_option,
)

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])


@slash_command("greet", description="Greets")
@slash_option("fish", "Which", OptionType.STRING, required=True, autocomplete=True)
async def greet(context: SlashContext, fish: str) -> None:
    await context.send(f"hello {fish}", ephemeral=True)


@greet.autocomplete("fish")
async def fishes(context: AutocompleteContext) -> None:
    await context.send([fish for fish in FISH if context.input_text in fish])


@slash_command("panel", description="Shows a panel")
async def panel(context: SlashContext) -> None:
    go = Button(style=ButtonStyle.PRIMARY, label="Go", custom_id="go")
    form = Button(style=ButtonStyle.PRIMARY, label="Form", custom_id="form")
    await context.send("panel", components=[ActionRow(go, form)])


@listen(interactions.api.events.Startup)
async def ready() -> None:
    channel = await bot.fetch_channel(os.environ["LOG"])
    await channel.send("ready")


@slash_command("selects", description="Shows every select")
async def selects(context: SlashContext) -> None:
    menus = [
        StringSelectMenu("one", "two", custom_id="string"),
        UserSelectMenu(custom_id="user"),
        RoleSelectMenu(custom_id="role"),
        MentionableSelectMenu(custom_id="mentionable"),
        ChannelSelectMenu(custom_id="channel"),
    ]
    await context.send("selects", components=[ActionRow(menu) for menu in menus])


@slash_command("later", description="Thinks first")
async def later(context: SlashContext) -> None:
    await context.defer()
    await context.edit(content="later")
    message = await context.edit("@original", content="later")
    await context.edit("@original", content=f"{message.content} still")


@slash_command("follow", description="Says more")
async def follow(context: SlashContext) -> None:
    await context.send("one")
    two, gone = await context.send("two"), await context.send("gone")
    await context.delete(gone)
    await context.edit(two, content="three")


@slash_command("nick", description="Takes a nick")
async def nick(context: SlashContext) -> None:
    await context.guild.me.edit_nickname("Squid")
    await context.send("nicked")


@slash_command("forum", description="Opens a post")
async def forum(context: SlashContext) -> None:
    channel = await bot.fetch_channel(os.environ["FORUM"])
    await channel.create_post("Post", "first")
    await context.send("posted")


@component_callback("go")
async def went(context: ComponentContext) -> None:
    await context.edit_origin(content="went")


@component_callback("string", "user", "role", "mentionable", "channel")
async def picked(context: ComponentContext) -> None:
    chosen = context.values[0]
    await context.send(f"picked {getattr(chosen, 'id', chosen)}", ephemeral=True)


@component_callback("form")
async def ask(context: ComponentContext) -> None:
    field = ShortText(label="Name", custom_id="name")
    await context.send_modal(Modal(field, title="Who?", custom_id="who"))


@modal_callback("who")
async def told(context: ModalContext, name: str) -> None:
    await context.send(f"hello {name}")


@slash_command("file", description="Sends a file")
async def file(context: SlashContext) -> None:
    await context.send("file", file=File(io.BytesIO(PNG), "dot.png"))


@slash_command("thread", description="Opens a thread")
async def thread(context: SlashContext) -> None:
    await context.defer()
    opened = await context.channel.create_public_thread("Matrix")
    await opened.send("inside")
    await context.send("opened")


@slash_command("deep", description="Components V2")
async def deep(context: SlashContext) -> None:
    await context.send(components=[ContainerComponent(TextDisplayComponent("The deep"))])


point_at(os.environ["LOOPBACK_URL"])
bot = interactions.Client(
    token=os.environ["LOOPBACK_TOKEN"], sync_interactions=True, delete_unused_application_cmds=False
)
bot.start()
