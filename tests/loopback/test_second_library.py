"""Another library that follows Discord's documentation must be able to work here too."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import hikari
import pytest
from hikari.impl import config

from loopback import Loopback, May
from tests.loopback.raw import PNG


def hikari_bot(world: Loopback) -> hikari.GatewayBot:
    return hikari.GatewayBot(
        token=world.token,
        rest_url=f"{world.base_url}/api/v10",
        banner=None,
        logs=None,
        intents=hikari.Intents.ALL,
        http_settings=config.HTTPSettings(max_redirects=1),
        suppress_optimization_warning=True,
    )


@asynccontextmanager
async def running(bot: hikari.GatewayBot) -> AsyncIterator[None]:
    ready = asyncio.Event()

    @bot.listen(hikari.ShardReadyEvent)
    async def on_ready(event: hikari.ShardReadyEvent) -> None:
        ready.set()

    await bot.start(check_for_updates=False)
    try:
        async with asyncio.timeout(10):
            await ready.wait()
        yield
    finally:
        with contextlib.suppress(asyncio.CancelledError):
            await bot.close()


@pytest.fixture
async def bot(discord_world: Loopback) -> AsyncIterator[hikari.GatewayBot]:
    bot = hikari_bot(discord_world)
    async with running(bot):
        yield bot


async def test_commands_buttons_and_forms(discord_world: Loopback, bot: hikari.GatewayBot) -> None:
    application = await bot.rest.fetch_application()
    command = bot.rest.slash_command_builder("dive", "Goes down")
    command.add_option(
        hikari.CommandOption(
            type=hikari.OptionType.STRING, name="game", description="Which", is_required=True
        )
    )
    await bot.rest.set_application_commands(application.id, [command])

    @bot.listen(hikari.InteractionCreateEvent)
    async def answer(event: hikari.InteractionCreateEvent) -> None:
        interaction = event.interaction
        if isinstance(interaction, hikari.CommandInteraction):
            row = bot.rest.build_message_action_row()
            row.add_interactive_button(hikari.ButtonStyle.PRIMARY, "go", label="Go")
            assert interaction.options is not None
            words = f"playing {interaction.options[0].value}"
            kind = hikari.ResponseType.MESSAGE_CREATE
            await interaction.create_initial_response(kind, words, component=row)
            file = hikari.Bytes(PNG, "dot.png")
            await interaction.execute("and a picture", attachment=file)
        elif isinstance(interaction, hikari.ComponentInteraction):
            row = bot.rest.build_modal_action_row().add_text_input("name", "Name")
            await interaction.create_modal_response("Who?", "who", component=row)
        elif isinstance(interaction, hikari.ModalInteraction):
            name = interaction.components[0].components[0].value
            kind = hikari.ResponseType.MESSAGE_UPDATE
            await interaction.create_initial_response(kind, f"hello {name}")

    marina = discord_world.person("Marina")
    first = await marina.slash("#general", "dive", {"game": "lurk"})
    assert first.message.content == "playing lurk"
    assert [len(m.pictures) for m in await first.followed()] == [1]
    opened = await marina.click(first.message, "Go")
    done = await marina.submit(opened.modal, {"Name": "Marina"})
    assert (done.kind, done.message.content) == ("update", "hello Marina")


async def test_messages_threads_and_events(discord_world: Loopback, bot: hikari.GatewayBot) -> None:
    heard: list[str | None] = []

    @bot.listen(hikari.GuildMessageCreateEvent)
    async def hear(event: hikari.GuildMessageCreateEvent) -> None:
        heard.append(event.content)

    marina = discord_world.person("Marina")
    said = await marina.write("#general", "ahoy")
    await marina.until(lambda: heard == ["ahoy"] or None)
    channel = int(said.channel_id)
    message = await bot.rest.create_message(channel, "hello", attachment=hikari.Bytes(PNG, "a.png"))
    await bot.rest.edit_message(channel, message, "hello again")
    thread = await bot.rest.create_message_thread(channel, message, "A thread")
    await bot.rest.create_message(thread, "inside")
    await bot.rest.add_reaction(channel, message, "🐙")
    assert [m.content for m in await marina.read("A thread")] == ["inside"]
    assert (await bot.rest.fetch_message(channel, message)).content == "hello again"
    with pytest.raises(hikari.NotFoundError):
        await bot.rest.fetch_message(channel, 1)
    discord_world.trouble.forbid(said.channel_id, May.SEND_MESSAGES)
    with pytest.raises(hikari.ForbiddenError):
        await bot.rest.create_message(channel, "no")


async def test_components_v2(discord_world: Loopback, bot: hikari.GatewayBot) -> None:
    channel = next(c["id"] for c in discord_world.world.channels.values() if c["name"] == "general")
    container = hikari.impl.ContainerComponentBuilder(accent_color=hikari.Color(0x1D6FA5))
    container.add_text_display("The deep")
    picture = hikari.impl.MediaGalleryItemBuilder(media=hikari.Bytes(PNG, "sea.png"))
    container.add_media_gallery([picture])
    await bot.rest.create_message(int(channel), component=container)
    seen = (await discord_world.person("Marina").read("#general"))[-1]
    assert (seen.text, len(seen.pictures)) == ("The deep", 1)


async def test_it_resumes(discord_world: Loopback, bot: hikari.GatewayBot) -> None:
    resumed = asyncio.Event()

    @bot.listen(hikari.ShardResumedEvent)
    async def on_resumed(event: hikari.ShardResumedEvent) -> None:
        resumed.set()

    discord_world.trouble.ask_to_reconnect()
    async with asyncio.timeout(10):
        await resumed.wait()
