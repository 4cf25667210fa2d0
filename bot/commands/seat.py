"""`/dive moderate seat`: who keeps a seat may change in the middle of a game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import Suggest, find_campaign, find_table, request_of, table_choices
from bot.deeds.seat import give_seat
from bot.errors import Refusal
from bot.house import House
from games.kernel.text import clip

KEEPERS = [
    app_commands.Choice(name="a player (name one)", value="player"),
    app_commands.Choice(name="the autopilot", value="autopilot"),
    app_commands.Choice(name="a calm autopilot: for children and first games", value="calm"),
    app_commands.Choice(name="a keen autopilot: plans its turn", value="keen"),
    app_commands.Choice(name="a fierce autopilot: the strongest there is", value="fierce"),
    app_commands.Choice(name="back to whom the autopilot stood in for", value="back"),
    app_commands.Choice(name="nobody: free to be taken", value="nobody"),
]


def register(dive: Dive, house: House) -> None:
    @dive.moderate.command(
        name="seat", description="Give a seat to somebody else, or to the autopilot"
    )
    @app_commands.describe(
        seat="Which seat?",
        to="Who gets it?",
        player="The new player, if it goes to a player",
        table="A table other than this channel's",
    )
    @app_commands.choices(to=KEEPERS)
    @app_commands.autocomplete(seat=seat_choices(house))
    @app_commands.autocomplete(table=table_choices(house))
    async def seat_(
        interaction: discord.Interaction,
        seat: int,
        to: str,
        player: discord.Member | None = None,
        table: str | None = None,
    ) -> None:
        request = await request_of(house, interaction)
        found = await find_table(house, request, table)
        await give_seat(house, request, found, seat - 1, to, player)


def seat_choices(house: House) -> Suggest[int]:
    """Suggests the seats of the table that is meant."""

    async def suggest(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[int]]:
        named = getattr(interaction.namespace, "table", None)
        try:
            campaign = await find_campaign(house, interaction, named or None)
            table = await house.host.tables.peek(campaign.id)
        except Refusal:
            return []
        wording = await house.wording(interaction, table)
        named = [
            (clip(f"{row.seat + 1} · {wording.names[row.seat]}", 100), row.seat + 1)
            for row in table.in_play
        ]
        return [
            app_commands.Choice(name=name, value=seat)
            for name, seat in named
            if typed.casefold() in name.casefold()
        ][:25]

    return suggest
