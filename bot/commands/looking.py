"""`/dive list`, `/dive board`, `/dive log`: seeing what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import find_table, table_choices, visit
from bot.panel.pages import notice
from bot.panel.pictures import words_of
from bot.presses.reading import list_tables, show_log
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster

PAGE = 3800


def register(dive: app_commands.Group, app: Divemaster) -> None:
    suggest = table_choices(app)

    @dive.command(name="list", description="All tables of this server, and where they are played")
    async def list_(interaction: discord.Interaction) -> None:
        await list_tables(visit(app, interaction))

    @dive.command(name="board", description="Show the current panel again, at the bottom")
    @app_commands.describe(
        text="The board in words, for your eyes only", table="Another table than this channel's"
    )
    @app_commands.autocomplete(table=suggest)
    async def board(
        interaction: discord.Interaction, text: bool = False, table: str | None = None
    ) -> None:
        here = visit(app, interaction)
        found = await find_table(app, interaction, table)
        wording = await here.wording(found)
        if text:
            words = words_of(found, wording, None, found.match.asked(None))
            for part in split(words):
                await here.answer.show(notice(part))
            return
        await app.display.show(found, anew=True)
        place = found.campaign.place
        await here.answer.say(wording.say(T("Here it is: {place}", place=f"<#{place}>")))

    @dive.command(name="log", description="Everything that happened at a table")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def log(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        await show_log(here, await find_table(app, interaction, table))


def split(words: str) -> list[str]:
    """Long words in parts that fit into messages, broken between lines."""
    parts, part = [], ""
    for line in words.splitlines():
        if len(part) + len(line) > PAGE:
            parts.append(part)
            part = ""
        part += f"{line[:PAGE]}\n"
    return [*parts, part]
