"""What the documentations of SimCord (recipes) and dpytest (tutorials) show, asked of loopback.

Ours in words and code. What cannot be asked of a bot on a socket stands on the site's page
`beside.md`, with what to do instead.
"""

from collections.abc import AsyncIterator
from typing import Any

import discord
import pytest
from discord import app_commands, ui
from discord.ext import commands

from loopback import Loopback, May
from loopback.errors import Refusal
from tests.loopback.conftest import TinyBot, running

FISH = ("ray", "rockling", "eel")


class Shown(TinyBot, commands.Bot):
    """The bot of those pages."""

    def __init__(self) -> None:
        commands.Bot.__init__(self, "!", intents=discord.Intents.all(), guild_ready_timeout=0.02)
        self.events: list[str] = []
        for command in (ping, echo, shown_embed, panel):
            self.add_command(commands.Command(command))
        self.tree.error(refused)
        self.tree.command(name="ban", description="Bans somebody")(ban)
        self.tree.command(name="erase", description="Asks first")(erase)
        self.tree.command(name="offer", description="For a moment")(offer)
        self.tree.command(name="feedback", description="A form")(feedback)
        fish = app_commands.autocomplete(name=complete)(tag)
        self.tree.command(name="tag", description="A fish")(fish)

    async def on_member_join(self, member: discord.Member) -> None:
        channel = discord.utils.get(member.guild.text_channels, name="welcome")
        assert channel is not None
        await channel.send(f"Welcome {member.mention}")

    async def on_raw_reaction_add(self, payload: discord.RawReactionActionEvent) -> None:
        assert payload.member is not None
        role = discord.utils.get(payload.member.guild.roles, name="Gamer")
        if role is not None:
            await payload.member.add_roles(role)


async def ping(context: commands.Context[Shown]) -> None:
    await context.send("Pong!")


async def echo(context: commands.Context[Shown], text: str) -> None:
    await context.send(text)


async def shown_embed(context: commands.Context[Shown]) -> None:
    await context.send(embed=discord.Embed(title="Depth", description="Eleven thousand"))


async def panel(context: commands.Context[Shown]) -> None:
    await context.send("Which role?")


@app_commands.checks.has_permissions(ban_members=True)
async def ban(interaction: discord.Interaction, user: discord.Member, reason: str) -> None:
    await user.ban(reason=reason)
    words = f"Banned {user.mention}: {reason}"
    await interaction.response.send_message(words, ephemeral=True)


async def refused(interaction: discord.Interaction, _: app_commands.AppCommandError) -> None:
    await interaction.response.send_message("You cannot do that.", ephemeral=True)


class Question(ui.View):
    @ui.button(label="Confirm")
    async def confirm(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.edit_message(content="Erased.", view=None)


async def erase(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Really?", view=Question(), ephemeral=True)


class Offer(ui.View):
    """Its time is a setting, since only the bot can move its own."""

    def __init__(self, interaction: discord.Interaction) -> None:
        super().__init__(timeout=0.05)
        self.interaction = interaction

    async def on_timeout(self) -> None:
        await self.interaction.edit_original_response(content="expired")


async def offer(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Now or never", view=Offer(interaction))


class Feedback(ui.Modal, title="Tell us"):
    name = ui.Label(text="Name", component=ui.TextInput(custom_id="name"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        await interaction.response.send_message(f"Thanks {self.name.component.value}")


async def feedback(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Feedback())


async def tag(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(name)


async def complete(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=fish, value=fish) for fish in FISH if typed in fish]


@pytest.fixture
async def shown(discord_world: Loopback) -> AsyncIterator[Loopback]:
    async with running(Shown(), discord_world):
        yield discord_world


@pytest.mark.parametrize(("said", "answer"), [("!ping", "Pong!"), ("!echo Hello", "Hello")])
async def test_a_prefix_command_is_answered_once(shown: Loopback, said: str, answer: str) -> None:
    marina = shown.person("Marina")
    await marina.write("#general", said)
    await marina.wait_for("#general", lambda message: message.content == answer)
    assert [m.content for m in await marina.read("#general")] == [said, answer]


async def test_an_embed_is_sent(shown: Loopback) -> None:
    marina = shown.person("Marina")
    await marina.write("#general", "!shown_embed")
    seen = await marina.wait_for("#general", lambda message: bool(message.embeds))
    assert (seen.embeds[0]["title"], seen.embeds[0]["description"]) == ("Depth", "Eleven thousand")


async def test_a_ban_is_for_who_may_and_told_in_private(shown: Loopback) -> None:
    shown.give_bot(May.BAN_MEMBERS)
    coral, marina, otto = (shown.person(name) for name in ("Coral", "Marina", "Otto"))
    given = {"user": otto, "reason": "spam"}
    denied = await marina.slash("#general", "ban", given)
    assert denied.message.content == "You cannot do that."
    assert otto.id not in shown.world.bans.get(shown.guild["id"], {})
    answer = await coral.slash("#general", "ban", given)
    assert answer.message.ephemeral
    assert answer.message.content == f"Banned {otto.mention}: spam"
    assert otto.id in shown.world.bans[shown.guild["id"]]


async def test_a_question_is_confirmed_by_who_was_asked(shown: Loopback) -> None:
    marina, finn = shown.person("Marina"), shown.person("Finn")
    asked = await marina.slash("#general", "erase")
    with pytest.raises(Refusal):
        await finn.click(asked.message, "Confirm")
    answer = await marina.click(asked.message, "Confirm")
    assert (answer.message.content, answer.message.buttons) == ("Erased.", [])


async def test_a_form_is_filled_in(shown: Loopback) -> None:
    marina = shown.person("Marina")
    opened = await marina.slash("#general", "feedback")
    assert opened.modal is not None
    done = await marina.submit(opened.modal, {"name": "Marina"})
    assert done.message.content == "Thanks Marina"


async def test_an_option_completes_itself(shown: Loopback) -> None:
    found = await shown.person("Marina").autocomplete("#general", "tag", {"name": "r"}, "name")
    assert [choice.value for choice in found] == ["ray", "rockling"]


async def test_a_view_runs_out(shown: Loopback) -> None:
    marina = shown.person("Marina")
    answer = await marina.slash("#general", "offer")
    await marina.until(lambda: answer.message.content == "expired" or None)


async def test_an_outage_is_waited_out(shown: Loopback) -> None:
    shown.trouble.server_error("/messages")
    marina = shown.person("Marina")
    await marina.write("#general", "!ping")
    await marina.wait_for("#general", lambda message: message.content == "Pong!")


async def test_whoever_joins_is_welcomed(shown: Loopback) -> None:
    newcomer = shown.add_person("Ann")
    welcomed = shown.person("Marina").wait_for(
        "#welcome", lambda message: message.content == f"Welcome {newcomer.mention}"
    )
    assert (await welcomed).mentions == [newcomer.id]


async def test_a_reaction_gives_a_role(shown: Loopback) -> None:
    shown.give_bot(May.MANAGE_ROLES)
    marina, world = shown.person("Marina"), shown.world
    role = {**shown.guild["roles"][1], "id": "77", "name": "Gamer", "position": 0, "managed": False}
    shown.guild["roles"].append(role)
    shown.realm.gateway.dispatch(
        "GUILD_ROLE_CREATE", {"guild_id": shown.guild["id"], "role": role}, shown.guild["id"]
    )
    await marina.write("#general", "!panel")
    asked = await marina.wait_for("#general", lambda message: message.content == "Which role?")
    await marina.react(asked, "🎮")
    member = world.member(shown.guild["id"], marina.id)
    await marina.until(lambda: "77" in member["roles"] or None)
