"""Slash commands from the first keystroke to the answer."""

import discord
import pytest
from discord import app_commands

from loopback import InteractionFailed, Loopback, NotAllowed, Upload
from tests.loopback.conftest import Start, TinyBot


def greeting() -> TinyBot:
    bot = TinyBot()
    group = app_commands.Group(name="dive", description="Games of the deep")

    @group.command(description="Starts")
    @app_commands.describe(game="Which one")
    async def start(
        interaction: discord.Interaction,
        game: str,
        depth: app_commands.Range[int, 1, 40] = 3,
        guest: discord.Member | None = None,
        place: discord.TextChannel | None = None,
        chart: discord.Attachment | None = None,
    ) -> None:
        size = len(await chart.read()) if chart else 0
        words = f"{game} {depth} {guest and guest.display_name} {place and place.name} {size}"
        await interaction.response.send_message(words)

    @start.autocomplete("game")
    async def complete(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        names = [n for n in ("refuge", "lurk") if n.startswith(current)]
        return [app_commands.Choice(name=name.title(), value=name) for name in names]

    @group.command(description="Never answers")
    async def sleep(interaction: discord.Interaction) -> None:
        pass

    bot.tree.add_command(group)
    return bot


async def test_a_subcommand_is_answered(discord_world: Loopback, start: Start) -> None:
    await start(greeting())
    marina = discord_world.person("Marina")
    answer = await marina.slash("#general", "dive start", {"game": "lurk", "depth": 7})
    assert answer.kind == "message"
    assert answer.message.content == "lurk 7 None None 0"
    assert answer.message.author == "Divemaster"
    assert [m.content for m in await discord_world.person("Finn").read("#general")] == [
        "lurk 7 None None 0"
    ]


async def test_options_name_people_channels_and_files(
    discord_world: Loopback, start: Start
) -> None:
    await start(greeting())
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    options = {
        "game": "lurk",
        "guest": finn,
        "place": "#tables",
        "chart": Upload("chart.png", b"12345"),
    }
    answer = await marina.slash("#general", "dive start", options)
    assert answer.message.content == "lurk 3 Finn tables 5"


async def test_an_option_completes_itself_while_it_is_typed(
    discord_world: Loopback, start: Start
) -> None:
    await start(greeting())
    marina = discord_world.person("Marina")
    choices = await marina.autocomplete("#general", "dive start", {"game": "r"}, focused="game")
    assert [(c.name, c.value) for c in choices] == [("Refuge", "refuge")]


@pytest.mark.parametrize(
    ("command", "options", "reason"),
    [
        ("dive begin", {}, "has no begin"),
        ("dive", {}, "needs one more word"),
        ("swim", {}, "no command"),
        ("dive start", {}, "required"),
        ("dive start", {"game": "lurk", "depth": 99}, "between 1 and 40"),
        ("dive start", {"game": "lurk", "depth": "deep"}, "must be a number"),
        ("dive start", {"game": "lurk", "depht": 3}, "no option"),
    ],
)
async def test_what_discords_own_client_would_not_send_is_not_sent(
    discord_world: Loopback, start: Start, command: str, options: dict[str, object], reason: str
) -> None:
    await start(greeting())
    with pytest.raises(NotAllowed, match=reason):
        await discord_world.person("Marina").slash("#general", command, options)


async def test_without_an_answer_the_interaction_fails(
    discord_world: Loopback, start: Start
) -> None:
    discord_world.realm.interactions.answer_within = 0.05
    await start(greeting())
    with pytest.raises(InteractionFailed):
        await discord_world.person("Marina").slash("#general", "dive sleep")


async def test_menus_of_messages_and_people(discord_world: Loopback, start: Start) -> None:
    bot = TinyBot()

    @bot.tree.context_menu(name="Quote")
    async def quote(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"{message.author}: {message.content}")

    @bot.tree.context_menu(name="Wave")
    async def wave(interaction: discord.Interaction, user: discord.User) -> None:
        await interaction.response.send_message(f"waves at {user.display_name}", ephemeral=True)

    await start(bot)
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    said = await finn.write("#general", "Ahoy")
    assert (await marina.menu("#general", "Quote", said)).message.content == "finn: Ahoy"
    assert (await marina.menu("#general", "Wave", finn)).message.content == "waves at Finn"


async def test_commands_of_a_guild_hide_global_ones_of_the_same_name(
    discord_world: Loopback, start: Start
) -> None:
    bot = TinyBot()
    guild = discord.Object(int(discord_world.guild["id"]))

    @bot.tree.command(name="ping", description="Global")
    async def everywhere(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("global")

    @bot.tree.command(name="ping", description="Here", guild=guild)
    async def here(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("guild")

    await start(bot)
    await bot.tree.sync(guild=guild)
    answer = await discord_world.person("Marina").slash("#general", "ping")
    assert answer.message.content == "guild"
    assert [c.name for c in await bot.tree.fetch_commands()] == ["ping"]


async def test_a_command_for_moderators_is_not_offered_to_players(
    discord_world: Loopback, start: Start
) -> None:
    bot = TinyBot()

    @bot.tree.command(description="Ends everything")
    @app_commands.default_permissions(manage_guild=True)
    async def end(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("over")

    await start(bot)
    answer = await discord_world.person("Coral").slash("#general", "end")
    assert answer.message.content == "over"
    with pytest.raises(NotAllowed, match="no command"):
        await discord_world.person("Marina").slash("#general", "end")
