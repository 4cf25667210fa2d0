"""Presses and commands as Discord delivers them: let in, turned away, or told what failed."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.click_intake import ClickIntake
from bot.commands.group import NotHere
from bot.commands.tables import REQUEST, request_of
from bot.error_answers import answer_error
from bot.errors import Refusal
from bot.house import House
from bot.presses import handle_press
from bot.sharded import ShardedClient
from bot.store import StoreError
from bot.turning_away import turn_away
from games.kernel import T

ANOTHER_VERSION = T(
    "This command is from another version of me. Reload Discord (Ctrl+R) and try again."
)


class Reception(ShardedClient):
    """Whoever has entered is counted until they leave."""

    house: House
    intake: ClickIntake

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ) and await self.lets_in(interaction):
            try:
                await handle_press(self.house, interaction)
            finally:
                self.intake.leave(interaction)

    async def lets_in(self, interaction: discord.Interaction) -> bool:
        """Whether we answer this; if nobody can just now, that is said at once."""
        completing = interaction.type is discord.InteractionType.autocomplete
        try:
            ours = await self.intake.enter(interaction)
        except StoreError as error:
            await answer_error(self.house, await request_of(self.house, interaction), error)
            return False
        except Refusal as refusal:
            if not completing:
                await turn_away(self.house, interaction, refusal.text)
            self.intake.leave(interaction)
            return False
        if completing:
            self.intake.leave(interaction)
        return ours

    async def on_app_command_completion(self, interaction: discord.Interaction, _: object) -> None:
        self.intake.leave(interaction)

    async def command_failed(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        failed = isinstance(error, app_commands.CommandInvokeError | NotHere)
        cause = error.__cause__ if failed else Refusal(ANOTHER_VERSION)
        request = interaction.extras.get(REQUEST) or await request_of(self.house, interaction)
        await answer_error(self.house, request, cause or error)
        self.intake.leave(interaction)
