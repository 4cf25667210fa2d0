"""The matrix bot in interactions.py."""

import io
import os

import interactions
from interactions import (
    ActionRow,
    AutocompleteContext,
    Button,
    ButtonStyle,
    ComponentContext,
    ContainerComponent,
    File,
    Modal,
    ModalContext,
    OptionType,
    ShortText,
    SlashContext,
    StringSelectMenu,
    TextDisplayComponent,
    component_callback,
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
    rows = [ActionRow(go, form), ActionRow(StringSelectMenu("one", "two", custom_id="pick"))]
    await context.send("panel", components=rows)


@component_callback("go")
async def went(context: ComponentContext) -> None:
    await context.edit_origin(content="went")


@component_callback("pick")
async def picked(context: ComponentContext) -> None:
    await context.send(f"picked {context.values[0]}", ephemeral=True)


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
