"""A campaign as a whole: its replay, the proof that it was fair, and the file it is kept in."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import ON_SERVERS, Dive
from bot.commands.tables import find_table, request_of, table_choices
from bot.deeds.export import export_table, import_table
from bot.deeds.packs import bring_in, is_pack, show_packs
from bot.deeds.replay import show_replay
from bot.deeds.verify import verify
from bot.house import House


def register(dive: Dive, house: House) -> None:
    suggest = table_choices(house)

    @dive.tables.command(
        name="replay", description="Replay the whole game, move by move. Only you see it"
    )
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def replay_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await show_replay(house, request, await find_table(house, request, table))

    @dive.tables.command(
        name="verify", description="Check every move against the seed: was it fair?"
    )
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def verify_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await verify(house, request, (await find_table(house, request, table)).id)

    @dive.tables.command(name="export", description="Save a campaign as a file, to keep or to move")
    @app_commands.describe(table="A table other than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def export_(interaction: discord.Interaction, table: str | None = None) -> None:
        request = await request_of(house, interaction)
        await export_table(house, request, await find_table(house, request, table))

    @dive.moderate.command(
        name="import",
        description="Moderators: import a campaign or a pack, or list the packs",
        extras=ON_SERVERS,
    )
    @app_commands.describe(
        file="A file from /dive tables export, or a pack (zip or YAML). Leave it out to list packs"
    )
    async def import_(
        interaction: discord.Interaction, file: discord.Attachment | None = None
    ) -> None:
        request = await request_of(house, interaction)
        if not isinstance(file, discord.Attachment):  # none, or one that never arrived
            await show_packs(house, request)
        elif is_pack(file):
            await bring_in(house, request, file)
        else:
            await import_table(house, request, file)
