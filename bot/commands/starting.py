"""`/dive start`, `/dive rules` and `/dive help`: where newcomers begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import visit
from bot.custom_ids import verb
from bot.panel.forms import OptionsForm, pages
from bot.panel.pages import help_page
from bot.presses.lobby import check_may_start, open_lobby
from bot.presses.reading import show_rules
from bot.store import SeatRow
from games.catalog import all_games, find_game

if TYPE_CHECKING:
    from bot.app import Divemaster


def game_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=str(game.title), value=game.id) for game in all_games()]


def register(dive: app_commands.Group, app: Divemaster) -> None:
    choices = game_choices()

    @dive.command(name="start", description="Open a lobby: others join, then you dive together")
    @app_commands.describe(game="Which game to play")
    @app_commands.choices(game=choices)
    async def start(interaction: discord.Interaction, game: str) -> None:
        here = visit(app, interaction, private=False)
        await check_may_start(here)
        found = find_game(game)
        if pages(found):
            wording = await app.wording(interaction)
            form = OptionsForm(found, found.Options(), 0, verb("start", game), wording)
            await here.answer.form(form)
        else:
            rows = [SeatRow(0, here.user, here.name, "person")]
            await open_lobby(here, game, found.Options(), rows)

    @dive.command(name="rules", description="How a game is played, page by page, with pictures")
    @app_commands.describe(game="Which game; the one played here when left out")
    @app_commands.choices(game=choices)
    async def rules(interaction: discord.Interaction, game: str | None = None) -> None:
        here = visit(app, interaction)
        played = await app.store.at_place(interaction.channel_id or 0)
        await show_rules(here, game or (played.game if played else choices[0].value))

    @dive.command(name="help", description="What I am and how to begin")
    async def help_(interaction: discord.Interaction) -> None:
        here = visit(app, interaction)
        await here.answer.show(help_page(await here.wording()))
