"""`/dive settings`: what moderators decide for their server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import visit
from bot.custom_ids import verb
from bot.panel.settings_form import SettingsForm

if TYPE_CHECKING:
    from bot.app import Divemaster


def register(dive: app_commands.Group, app: Divemaster) -> None:
    @dive.command(
        name="settings", description="Moderators: who moderates, where to play, language, reminders"
    )
    async def settings(interaction: discord.Interaction) -> None:
        here = visit(app, interaction)
        await app.check_moderator(interaction)
        kept = await app.store.settings(here.guild)
        await here.answer.form(SettingsForm(kept, verb("settings"), await here.wording()))
