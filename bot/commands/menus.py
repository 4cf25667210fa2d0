"""What stands in the menu of a message or of a person."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.tables import request_of
from bot.commands.tree import Tree
from bot.deeds.invite import call_to_lobby
from bot.deeds.point import tell_whose_turn, what_is_this
from bot.house import House


class Menu(app_commands.ContextMenu):
    """One line of such a menu."""


def add_menus(tree: Tree, house: House) -> None:
    async def this(interaction: discord.Interaction, message: discord.Message) -> None:
        await what_is_this(house, request_of(interaction), message)

    async def turn(interaction: discord.Interaction, message: discord.Message) -> None:
        await tell_whose_turn(house, request_of(interaction), message)

    async def invite(interaction: discord.Interaction, guest: discord.Member) -> None:
        await call_to_lobby(house, request_of(interaction), guest)

    tree.add_command(Menu(name="What is this?", callback=this))
    tree.add_command(Menu(name="Whose turn?", callback=turn))
    tree.add_command(Menu(name="Invite to my table", callback=invite))
