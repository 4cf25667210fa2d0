"""What stands in the menu of a message or of a person."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.group import EVERYBODY, EVERYWHERE
from bot.commands.tables import request_of
from bot.commands.tree import Tree
from bot.deeds.invite import Guest, call_to_lobby
from bot.deeds.point import tell_whose_turn, what_is_this
from bot.house import House


def add_menus(tree: Tree, house: House) -> None:
    async def this(interaction: discord.Interaction, message: discord.Message) -> None:
        await what_is_this(house, await request_of(house, interaction), message)

    async def turn(interaction: discord.Interaction, message: discord.Message) -> None:
        await tell_whose_turn(house, await request_of(house, interaction), message)

    async def invite(interaction: discord.Interaction, guest: Guest) -> None:
        await call_to_lobby(house, await request_of(house, interaction), guest)

    for menu in (
        app_commands.ContextMenu(name="What is this?", callback=this),
        app_commands.ContextMenu(name="Whose turn?", callback=turn),
        app_commands.ContextMenu(name="Invite to my table", callback=invite),
    ):
        menu.allowed_contexts, menu.allowed_installs = EVERYWHERE, EVERYBODY
        tree.add_command(menu)
