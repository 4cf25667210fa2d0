"""The matrix bot in hikari."""

import os

import hikari
from hikari import CommandInteraction, ComponentInteraction, ResponseType

from loopback.pointing import point_at

FISH = ("angler", "lantern")
PNG = bytes.fromhex(os.environ["PICTURE"])
SAY, UPDATE = ResponseType.MESSAGE_CREATE, ResponseType.MESSAGE_UPDATE
PRIVATE = hikari.MessageFlag.EPHEMERAL

point_at(os.environ["LOOPBACK_URL"])
bot = hikari.GatewayBot(os.environ["LOOPBACK_TOKEN"], banner=None, logs="ERROR")


@bot.listen()
async def declare(_: hikari.StartedEvent) -> None:
    await bot.rest.create_message(int(os.environ["LOG"]), "ready")
    words = (
        "greet",
        "panel",
        "selects",
        "later",
        "follow",
        "nick",
        "file",
        "thread",
        "forum",
        "deep",
    )
    made = {word: bot.rest.slash_command_builder(word, f"The {word}") for word in words}
    made["greet"].add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING,
            name="fish",
            description="Which",
            is_required=True,
            autocomplete=True,
        )
    )
    application = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(application.id, list(made.values()))


@bot.listen()
async def complete(event: hikari.AutocompleteInteractionCreateEvent) -> None:
    typed = str(event.interaction.options[0].value)
    found = [hikari.impl.AutocompleteChoiceBuilder(f, f) for f in FISH if typed in f]
    await event.interaction.create_response(found)


@bot.listen()
async def command(event: hikari.CommandInteractionCreateEvent) -> None:
    await globals()[f"use_{event.interaction.command_name}"](event.interaction)


async def use_greet(interaction: CommandInteraction) -> None:
    assert interaction.options is not None
    await interaction.create_initial_response(
        SAY, f"hello {interaction.options[0].value}", flags=PRIVATE
    )


async def use_panel(interaction: CommandInteraction) -> None:
    buttons = bot.rest.build_message_action_row()
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "go", label="Go")
    buttons.add_interactive_button(hikari.ButtonStyle.PRIMARY, "form", label="Form")
    await interaction.create_initial_response(SAY, "panel", component=buttons)


async def use_selects(interaction: CommandInteraction) -> None:
    rows = [bot.rest.build_message_action_row() for _ in range(5)]
    rows[0].add_text_menu("string").add_option("one", "one").add_option("two", "two")
    rows[1].add_select_menu(hikari.ComponentType.USER_SELECT_MENU, "user")
    rows[2].add_select_menu(hikari.ComponentType.ROLE_SELECT_MENU, "role")
    rows[3].add_select_menu(hikari.ComponentType.MENTIONABLE_SELECT_MENU, "mentionable")
    rows[4].add_channel_menu("channel")
    await interaction.create_initial_response(SAY, "selects", components=rows)


async def use_later(interaction: CommandInteraction) -> None:
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE)
    await interaction.edit_initial_response("later")
    message = await interaction.fetch_initial_response()
    await interaction.edit_initial_response(f"{message.content} still")


async def use_follow(interaction: CommandInteraction) -> None:
    await interaction.create_initial_response(SAY, "one")
    two, gone = await interaction.execute("two"), await interaction.execute("gone")
    await interaction.delete_message(gone)
    await interaction.edit_message(two, "three")


async def use_nick(interaction: CommandInteraction) -> None:
    assert interaction.guild_id is not None
    await bot.rest.edit_my_member(interaction.guild_id, nickname="Squid")
    await interaction.create_initial_response(SAY, "nicked")


async def use_forum(interaction: CommandInteraction) -> None:
    await bot.rest.create_forum_post(int(os.environ["FORUM"]), "Post", "first")
    await interaction.create_initial_response(SAY, "posted")


async def use_file(interaction: CommandInteraction) -> None:
    picture = hikari.Bytes(PNG, "dot.png")
    await interaction.create_initial_response(SAY, "file", attachment=picture)


async def use_thread(interaction: CommandInteraction) -> None:
    await interaction.create_initial_response(ResponseType.DEFERRED_MESSAGE_CREATE)
    kind = hikari.ChannelType.GUILD_PUBLIC_THREAD
    thread = await bot.rest.create_thread(interaction.channel_id, kind, "Matrix")
    await thread.send("inside")
    await interaction.edit_initial_response("opened")


async def use_deep(interaction: CommandInteraction) -> None:
    container = hikari.impl.ContainerComponentBuilder()
    container.add_text_display("The deep")
    await interaction.create_initial_response(SAY, component=container)


@bot.listen()
async def component(event: hikari.ComponentInteractionCreateEvent) -> None:
    interaction: ComponentInteraction = event.interaction
    if interaction.custom_id == "go":
        await interaction.create_initial_response(UPDATE, "went")
    elif interaction.custom_id == "form":
        row = bot.rest.build_modal_action_row().add_text_input("name", "Name")
        await interaction.create_modal_response("Who?", "who", component=row)
    else:
        words = f"picked {interaction.values[0]}"
        await interaction.create_initial_response(SAY, words, flags=PRIVATE)


@bot.listen()
async def submitted(event: hikari.ModalInteractionCreateEvent) -> None:
    name = event.interaction.components[0].components[0].value
    await event.interaction.create_initial_response(SAY, f"hello {name}")


bot.run(check_for_updates=False)
