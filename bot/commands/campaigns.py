"""`/dive verify`, `/dive export` and `/dive import`."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands.finding import find_table, table_choices, visit
from bot.errors import Refusal
from bot.host.campaign_file import LARGEST
from bot.host.transfer import export_campaign, import_campaign
from bot.host.verifying import verify_campaign
from bot.wording import safe
from games.kernel import T

if TYPE_CHECKING:
    from bot.app import Divemaster


def register(dive: app_commands.Group, app: Divemaster) -> None:
    suggest = table_choices(app)

    @dive.command(name="verify", description="Replay every move against the seed: was it fair?")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def verify(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        found = await find_table(app, interaction, table)
        words = await verify_campaign(app.host, found.id)
        await here.answer.say((await here.wording()).say(words))

    @dive.command(name="export", description="A campaign as a file, to keep or to move")
    @app_commands.describe(table="Another table than this channel's")
    @app_commands.autocomplete(table=suggest)
    async def export(interaction: discord.Interaction, table: str | None = None) -> None:
        here = visit(app, interaction)
        found = await find_table(app, interaction, table)
        if found.campaign.status != "ended":
            await app.check_moderator(interaction)
            text = T(
                "📤 {name} exported the campaign. The file holds everything that is hidden.",
                name=safe(here.name),
            )
            await app.display.show(await app.host.act(found.id, text, here.user))
        data = await export_campaign(app.store, found.id)
        file = discord.File(io.BytesIO(data), f"{found.campaign.game}-{found.id}.dive")
        words = (await here.wording()).say(
            T("Here is the campaign. `/dive import` brings it into any server I am in.")
        )
        await here.answer.give(words, file)

    @dive.command(name="import", description="Moderators: bring a campaign in from a file")
    @app_commands.describe(file="A file that /dive export made")
    async def import_(interaction: discord.Interaction, file: discord.Attachment) -> None:
        here = visit(app, interaction)
        await app.check_moderator(interaction)
        if file.size > LARGEST:
            raise Refusal(T("This file is too large to be a campaign."))
        campaign = await import_campaign(
            app.host, await file.read(), here.guild, interaction.channel_id or 0, here.user
        )
        words = (await here.wording()).say(
            T(
                "The campaign is here as `{id}`. Wake it with `/dive resume table:{id}`; "
                "players take their seats with *Take this seat*.",
                id=campaign.id,
            )
        )
        await here.answer.say(words)
