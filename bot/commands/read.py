"""Seeing what is: the tables here, a board, its log, its chronicle."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import Dive
from bot.commands.tables import find_table, request_of, table_choices
from bot.deeds.read import give_chronicle, list_tables, post_board, read_board, read_log
from bot.house import House


def register(dive: Dive, house: House) -> None:
    suggest = table_choices(house)

    @dive.tables.command(name="list", description="All tables on this server, and where they are")
    async def list_(interaction: discord.Interaction) -> None:
        await list_tables(house, await request_of(house, interaction))

    @dive.tables.command(name="board", description="Bring the board to the bottom of the thread")
    @app_commands.describe(
        text="The board in words. Only you see it", table="A table other than this channel's"
    )
    @app_commands.autocomplete(table=suggest)
    async def board(
        interaction: discord.Interaction, text: bool = False, table: str | None = None
    ) -> None:
        request = await request_of(house, interaction)
        deed = read_board if text else post_board
        await deed(house, request, await find_table(house, request, table))

    @dive.tables.command(
        name="chronicle", description="The story so far, as a page to keep or print"
    )
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def chronicle(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await give_chronicle(house, request, await find_table(house, request, table))

    @dive.tables.command(name="log", description="Everything that happened at a table")
    @app_commands.describe(
        search="Only lines with this word", table="A table other than this channel's"
    )
    @app_commands.autocomplete(table=suggest)
    async def log(
        interaction: discord.Interaction, search: str = "", table: str | None = None
    ) -> None:
        request = await request_of(house, interaction)
        found = await find_table(house, request, table)
        await read_log(house, request, found, 0 if search else -1, search)
