"""Which table a command means: the one of this channel, unless another is named."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.custom_ids import Press
from bot.errors import Refusal
from bot.host import Table
from bot.panel.pages import campaign_label
from bot.presses.visit import Visit
from bot.store import Campaign
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster

C = TypeVar("C", str, int)
Suggest: TypeAlias = Callable[
    [discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[C]]]
]


def visit(app: Divemaster, interaction: discord.Interaction, *, private: bool = True) -> Visit:
    """A command, answered like a click."""
    answer = app.answer(interaction, private=private)
    return Visit(app, interaction, answer, Press("-", "", "command"))


async def find_campaign(
    app: Divemaster, interaction: discord.Interaction, named: str | None
) -> Campaign:
    """The campaign that is named, or the one played here."""
    if named is not None:
        found = await app.store.campaign(named.strip().lower())
        if found is None or found.guild != interaction.guild_id:
            raise Refusal(
                T(
                    "No table of this server is called `{name}`. `/dive list` shows them.",
                    name=named,
                )
            )
        return found
    here = await app.store.at_place(interaction.channel_id or 0)
    if here is None:
        raise Refusal(
            T(
                "No game is played in this channel. Use the command in the game's thread, or "
                "name the game with `table:`."
            )
        )
    return here


async def find_table(app: Divemaster, interaction: discord.Interaction, named: str | None) -> Table:
    campaign = await find_campaign(app, interaction, named)
    if campaign.status in ("lobby", "cancelled"):
        raise Refusal(T("This game has not begun: somebody must press *Start* in its lobby."))
    return await app.host.peek(campaign.id)


def table_choices(app: Divemaster) -> Suggest[str]:
    """Suggests this server's campaigns."""

    async def suggest(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        found = await app.store.in_guild(interaction.guild_id or 0, typed.strip())
        wording = await app.wording(interaction)
        return [
            app_commands.Choice(name=campaign_label(one, wording), value=one.campaign.id)
            for one in found
        ]

    return suggest
