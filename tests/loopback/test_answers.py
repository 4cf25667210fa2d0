"""Answers to interactions: first ones, late ones, private ones, and all that follow."""

import asyncio
import io

import discord
import pytest
from discord import app_commands

from loopback import InteractionFailed, Loopback, MovableClock
from tests.loopback.conftest import Start, TinyBot
from tests.loopback.raw import PNG


def answering(*callbacks: object) -> TinyBot:
    """A bot whose commands are the given functions."""
    bot = TinyBot()
    for callback in callbacks:
        command = app_commands.Command(
            name=callback.__name__,  # type: ignore[attr-defined] # they are functions
            description="A command",
            callback=callback,  # type: ignore[arg-type] # of the right shape
        )
        bot.tree.add_command(command)
    return bot


async def test_a_private_answer_is_for_one_person(discord_world: Loopback, start: Start) -> None:
    async def hand(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("five cards", ephemeral=True)

    await start(answering(hand))
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    answer = await marina.slash("#general", "hand")
    assert answer.message.ephemeral
    assert [m.content for m in await marina.read("#general")] == ["five cards"]
    assert await finn.read("#general") == []


async def test_thinking_is_filled_by_the_first_follow_up(
    discord_world: Loopback, start: Start
) -> None:
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first")
        sent = await interaction.followup.send("second", wait=True)
        await sent.edit(content="second, edited")
        await interaction.edit_original_response(content="first, edited")

    await start(answering(think))
    marina = discord_world.person("Marina")
    answer = await marina.slash("#general", "think")
    assert answer.message.ephemeral
    await marina.wait_for("#general", lambda m: m.content == "first, edited")
    assert [m.content for m in answer.followups] == ["second, edited"]
    assert [m.content for m in await discord_world.person("Finn").read("#general")] == [
        "second, edited"
    ]


async def test_thinking_stands_in_the_channel_meanwhile(
    discord_world: Loopback, start: Start
) -> None:
    go = asyncio.Event()

    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go.wait()
        await interaction.edit_original_response(content="done")

    await start(answering(think))
    marina = discord_world.person("Marina")
    asked = asyncio.create_task(marina.slash("#general", "think"))
    waiting = await discord_world.person("Finn").wait_for("#general", lambda m: m.thinking)
    assert waiting.text == ""
    go.set()
    answer = await asked
    assert (answer.message.content, answer.message.thinking) == ("done", False)


async def test_the_original_answer_can_be_read_and_deleted(
    discord_world: Loopback, start: Start
) -> None:
    seen = []

    async def fleeting(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here")
        seen.append((await interaction.original_response()).content)
        await interaction.delete_original_response()
        try:
            await interaction.edit_original_response(content="still?")
        except discord.NotFound as error:
            seen.append(error.code)

    await start(answering(fleeting))
    marina = discord_world.person("Marina")
    await marina.slash("#general", "fleeting")
    await marina.until(lambda: (len(seen) == 2) or None)
    assert seen == ["here", 10008]


async def test_an_answer_after_three_seconds_is_for_nobody(
    discord_world: Loopback, start: Start, clock: MovableClock
) -> None:
    codes = []
    discord_world.realm.interactions.answer_within = 3.0

    async def late(interaction: discord.Interaction) -> None:
        clock.advance(3.1)
        try:
            await interaction.response.send_message("late")
        except discord.NotFound as error:
            codes.append(error.code)

    await start(answering(late))
    marina = discord_world.person("Marina")
    with pytest.raises(InteractionFailed):
        await marina.slash("#general", "late")
    await marina.until(lambda: codes == [10062] or None)


async def test_a_second_first_answer(discord_world: Loopback, start: Start) -> None:
    codes = []

    async def twice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            codes.append(error.code)

    await start(answering(twice))
    marina = discord_world.person("Marina")
    await marina.slash("#general", "twice")
    await marina.until(lambda: codes == [40060] or None)


async def test_the_token_lives_for_fifteen_minutes(
    discord_world: Loopback, start: Start, clock: MovableClock
) -> None:
    codes: list[int] = []
    tried = asyncio.Event()

    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("wait")
        clock.advance(14 * 60)
        await interaction.followup.send("in time")
        clock.advance(61)
        for attempt in (
            interaction.followup.send("too late"),
            interaction.edit_original_response(content="too late"),
        ):
            try:
                await attempt
            except discord.HTTPException as error:
                codes.append(error.code)
        tried.set()

    await start(answering(slow))
    marina = discord_world.person("Marina")
    await marina.slash("#general", "slow")
    await marina.wait_for("#general", lambda m: m.content == "in time")
    await tried.wait()
    assert codes == [50027, 50027]


class Panel(discord.ui.View):
    """Buttons and selects that answer in every way."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        self.count += 1
        file = discord.File(io.BytesIO(PNG), "count.png", description=f"number {self.count}")
        await interaction.response.edit_message(content=f"{self.count}", attachments=[file])

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="later")
        await interaction.followup.send("psst", ephemeral=True)

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction, button: discord.ui.Button) -> None:
        raise AssertionError

    @discord.ui.select(
        placeholder="Which?",
        custom_id="which",
        min_values=0,
        max_values=2,
        options=[discord.SelectOption(label=n.title(), value=n) for n in ("up", "down", "in")],
    )
    async def which(self, interaction: discord.Interaction, select: discord.ui.Select) -> None:
        await interaction.response.send_message(",".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who?", custom_id="who")
    async def who(self, interaction: discord.Interaction, select: discord.ui.UserSelect) -> None:
        names = ",".join(user.display_name for user in select.values)
        await interaction.response.send_message(names, ephemeral=True)

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Where?", custom_id="where")
    async def where(
        self, interaction: discord.Interaction, select: discord.ui.ChannelSelect
    ) -> None:
        await interaction.response.send_message(select.values[0].name, ephemeral=True)


async def panel(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("panel", view=Panel())


async def test_a_click_edits_the_message_and_replaces_its_picture(
    discord_world: Loopback, start: Start
) -> None:
    await start(answering(panel))
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    message = (await marina.slash("#general", "panel")).message
    await marina.click(message, "Count")
    answer = await finn.click(message, "count")
    assert answer.kind == "update"
    assert answer.message.content == "2"
    assert [p.description for p in answer.message.pictures] == ["number 2"]


async def test_a_deferred_update_edits_later(discord_world: Loopback, start: Start) -> None:
    await start(answering(panel))
    marina = discord_world.person("Marina")
    message = (await marina.slash("#general", "panel")).message
    answer = await marina.click(message, "Later")
    assert (await answer.settled()).content == "later"
    assert [m.content for m in await answer.followed()] == ["psst"]
    assert [m.content for m in await discord_world.person("Finn").read("#general")] == ["later"]


async def test_selects_of_words_people_and_channels(discord_world: Loopback, start: Start) -> None:
    await start(answering(panel))
    marina, finn = discord_world.person("Marina"), discord_world.person("Finn")
    message = (await marina.slash("#general", "panel")).message
    assert (await marina.select(message, "Which?", ["Up", "in"])).message.content == "up,in"
    assert (await marina.select(message, "who", finn)).message.content == "Finn"
    assert (await marina.select(message, "Where?", "#tables")).message.content == "tables"


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (lambda p, m: p.click(m, "Off"), "disabled"),
        (lambda p, m: p.click(m, "Nothing"), "no 'Nothing'"),
        (lambda p, m: p.select(m, "Which?", ["up", "down", "in"]), "Choose 0 to 2"),
        (lambda p, m: p.select(m, "Which?", "sideways"), "not among"),
    ],
)
async def test_what_cannot_be_pressed(
    discord_world: Loopback, start: Start, deed: object, reason: str
) -> None:
    await start(answering(panel))
    marina = discord_world.person("Marina")
    message = (await marina.slash("#general", "panel")).message
    with pytest.raises(Exception, match=reason):
        await deed(marina, message)  # type: ignore[operator] # a deed is done


async def test_another_persons_private_message_cannot_be_clicked(
    discord_world: Loopback, start: Start
) -> None:
    async def mine(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("mine", view=Panel(), ephemeral=True)

    await start(answering(mine))
    message = (await discord_world.person("Marina").slash("#general", "mine")).message
    with pytest.raises(Exception, match="10008"):
        await discord_world.person("Finn").click(message, "Count")
    assert (await discord_world.person("Marina").click(message, "Count")).message.content == "1"
