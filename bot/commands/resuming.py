"""`/dive pause`, `/dive resume` and `/dive end`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.finding import find_campaign, find_table, table_choices, visit
from bot.custom_ids import verb
from bot.errors import Refusal
from bot.host import Table
from bot.panel.board import PAUSED
from bot.panel.parts import Button, Row, Sheet, Words
from bot.places import thread_in
from bot.presses.games import may_end
from bot.presses.visit import Visit
from bot.wording import safe
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster

Channel = discord.TextChannel | discord.Thread | discord.ForumChannel


class PlayableChannel(app_commands.Transformer):
    """A channel in which a game can be played."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.public_thread, kinds.private_thread, kinds.forum]

    async def transform(self, _: discord.Interaction, value: Any, /) -> Channel:
        found: Channel = value.resolve() or await value.fetch()
        return found


def register(dive: app_commands.Group, app: Divemaster) -> None:
    suggest = table_choices(app)

    @dive.command(name="pause", description="Let a table rest until a moderator resumes it")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def pause(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        await pause_table(here, await find_table(app, interaction, table))

    @dive.command(name="resume", description="Moderators: wake a table, here or elsewhere")
    @app_commands.describe(
        table="Which table", channel="Where to play on; its old thread when left out"
    )
    @app_commands.autocomplete(table=suggest)
    async def resume(
        interaction: discord.Interaction,
        table: str,
        channel: app_commands.Transform[Channel, PlayableChannel] | None = None,
    ) -> None:
        here = visit(app, interaction)
        await app.check_moderator(interaction)
        await find_campaign(app, interaction, table)
        await resume_table(here, await find_table(app, interaction, table), channel)

    @dive.command(name="end", description="End a game for good, after asking once more")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def end(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        await confirm_end(here, await find_table(app, interaction, table))


async def pause_table(here: Visit, table: Table) -> None:
    if here.user not in table.people:
        await here.app.check_moderator(here.interaction)
    table.check_open()
    text = T("⏸️ {name} paused the game.", name=safe(here.name))
    await here.app.host.act(
        table.id, text, here.user, values={"status": "paused"}, check=Table.check_open
    )
    await here.app.display.show(table)
    words = T("Paused. A moderator wakes it with `/dive resume table:{id}`.", id=table.id)
    await here.answer.say((await here.wording()).say(words))


async def resume_table(here: Visit, table: Table, channel: Channel | None) -> None:
    """Wakes a table where it was, or in a new place when that is gone or another is wished."""
    table.check_not_over()
    place = await _old_place(here, table) if channel is None else None
    if place is None:
        place = await _new_place(here, table, channel)
    values: dict[str, object] = {"status": "playing", "place": place}
    if place != table.campaign.place:
        await here.app.display.close_panel(table)
        values |= {"panel": None, "panel_turn": 0}
    text = T("▶️ {name} resumed the game.", name=safe(here.name))
    await here.app.host.act(table.id, text, here.user, values=values, check=Table.check_not_over)
    await here.app.display.remind(table)
    await here.app.display.show(table, anew=True)
    await here.app.play_on(table)
    words = T("The game goes on: {place}", place=f"<#{place}>")
    await here.answer.say((await here.wording()).say(words))


async def _old_place(here: Visit, table: Table) -> int | None:
    """Where it was played, if we can still write there."""
    place = table.campaign.place
    if place is None:
        return None
    try:
        found = await here.app.fetch_channel(place)
    except discord.HTTPException:
        return None
    guild = here.interaction.guild
    me = None if guild is None else guild.me
    if me is None or isinstance(found, discord.abc.PrivateChannel):
        return None
    may = found.permissions_for(me)
    in_thread = isinstance(found, discord.Thread)
    return place if (may.send_messages_in_threads if in_thread else may.send_messages) else None


async def _new_place(here: Visit, table: Table, channel: Channel | None) -> int:
    target = channel or here.interaction.channel
    name = f"{table.match.game.title} · {table.id}"
    thread = await thread_in(target, name, str(table.match.game.tagline))
    if thread is not None:
        return thread
    return target.id if target is not None else table.campaign.channel


async def confirm_end(here: Visit, table: Table) -> None:
    if not await may_end(here, table.campaign.starter):
        raise Refusal(T("Only whoever started this game, or a moderator, may end it."))
    table.check_not_over()
    wording = await here.wording(table)
    words = wording.say(
        T(
            "Do you really want to end **{game}** (`{id}`) for everybody? It cannot be resumed.",
            game=table.match.game.title,
            id=table.id,
        )
    )
    row = Row(
        [
            Button(verb("end", "yes", campaign=table.id), wording.label(T("End it")), "warn"),
            Button(verb("end", "no", campaign=table.id), wording.label(T("Keep playing"))),
        ]
    )
    await here.answer.show(Sheet([Words(words)], [row], PAUSED))
