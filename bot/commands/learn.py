"""`/dive learn lesson`, a guided first game, and `/dive learn card`, what a thing means."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.start import game_choices
from bot.commands.tables import Suggest, request_of
from bot.deeds.learn import learn
from bot.deeds.things import look_up, matching, may_know, table_here
from bot.house import House
from games.kernel.text import clip

MOST = 25
"""Discord shows no more suggestions."""


def register(dive: Dive, house: House) -> None:
    choices = game_choices()

    @dive.learn.command(
        name="lesson",
        description="Learn a game while you play it, with an autopilot as your partner",
    )
    @app_commands.describe(game="Which game would you like to learn?")
    @app_commands.choices(game=choices)
    async def learn_(interaction: discord.Interaction, game: str) -> None:
        await learn(house, await request_of(house, interaction), game)

    @dive.learn.command(name="card", description="What a card, a piece, a space or a sign means")
    @app_commands.describe(
        name="What would you like to know about?",
        game="Which game? Leave it out for the one played here",
    )
    @app_commands.choices(game=choices)
    @app_commands.autocomplete(name=thing_choices(house, choices[0].value))
    async def card(interaction: discord.Interaction, name: str, game: str | None = None) -> None:
        request = await request_of(house, interaction)
        wanted = game or await _played_at(house, request.channel) or choices[0].value
        await look_up(house, request, wanted, name)


async def _played_at(house: House, channel: int) -> str | None:
    played = await house.store.at_place(channel)
    return None if played is None else played.game


def thing_choices(house: House, default: str) -> Suggest[str]:
    """Suggests what this person may know of the game that is meant."""

    async def suggest(
        interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        channel = interaction.channel_id or 0
        named = getattr(interaction.namespace, "game", None)
        game = named or await _played_at(house, channel) or default
        known = may_know(game, await table_here(house, channel, game), interaction.user.id)
        wording = await house.wording(interaction)
        return [
            app_commands.Choice(
                name=clip(f"{wording.label(one.name)} · {wording.label(one.kind)}", 100),
                value=one.id,
            )
            for one in matching(known, typed, wording)[:MOST]
        ]

    return suggest
