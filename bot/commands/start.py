"""`/dive play start`, `/dive learn rules` and `/dive learn help`: where newcomers begin."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import request_of
from bot.deeds.read import read_help, read_rules
from bot.deeds.start import MOST_HOURS, start
from bot.house import House
from games.catalog import all_games


def game_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=str(game.title), value=game.id) for game in all_games()]


def register(dive: Dive, house: House) -> None:
    choices = game_choices()

    @dive.play.command(
        name="start", description="Open a lobby: friends join, then you dive together"
    )
    @app_commands.describe(
        game="Which game?",
        hours="Schedule it: start in this many hours; people can join until then",
        private="By invitation only, in a private thread that nobody else sees",
    )
    @app_commands.choices(game=choices)
    async def start_(
        interaction: discord.Interaction,
        game: str,
        hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
        private: bool = False,
    ) -> None:
        request = await request_of(house, interaction, private=private)
        await start(house, request, game, hours or 0, private=private)

    @dive.learn.command(
        name="rules",
        description="How to play, page by page, with pictures",
    )
    @app_commands.describe(game="Which game? Leave it out for the one played here")
    @app_commands.choices(game=choices)
    async def rules(interaction: discord.Interaction, game: str | None = None) -> None:
        request = await request_of(house, interaction)
        played = await house.store.at_place(request.channel)
        wanted = game or (played.game if played else choices[0].value)
        await read_rules(house, request, wanted)

    @dive.learn.command(
        name="help",
        description="Who I am and how to begin",
    )
    async def help_(interaction: discord.Interaction) -> None:
        await read_help(house, await request_of(house, interaction))
