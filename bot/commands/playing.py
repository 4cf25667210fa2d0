"""`/dive hand` and `/dive undo`: the panel's buttons as commands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import find_table, table_choices, visit
from bot.presses.seats import show_hand
from bot.presses.undo import moderate_undo, undo_at
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster


def register(dive: app_commands.Group, app: Divemaster) -> None:
    suggest = table_choices(app)

    @dive.command(name="hand", description="Your hand and your choices, for your eyes only")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def hand(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        await show_hand(here, await find_table(app, interaction, table))

    @dive.command(name="undo", description="Take the last choice back; the table may have to vote")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def undo(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction, private=False)
        found = await find_table(app, interaction, table)
        if here.user not in found.people and await app.is_moderator(interaction):
            await moderate_undo(here, found)
        else:
            await undo_at(here, found, found.campaign.length)
        if not here.answer.answered:
            wording = await here.wording(found)
            await here.answer.say(wording.say(T("The last choice was taken back.")))
