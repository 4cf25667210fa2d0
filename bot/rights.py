"""Who may do what: moderators, and whoever started a game."""

from __future__ import annotations

import discord

from bot.errors import Refusal
from bot.homes import is_conversation
from bot.host import Table
from bot.house import House
from bot.request import Request
from games.kernel import T


async def is_moderator(house: House, request: Request) -> bool:
    """Members who can manage the server or its messages, or who have the role set for it. Outside
    of servers nobody is above the others."""
    if is_conversation(request.guild):
        return False
    may = request.interaction.permissions
    if may.administrator or may.manage_guild or may.manage_messages:
        return True
    role = (await house.store.settings(request.guild)).moderator_role
    member = request.interaction.user
    return isinstance(member, discord.Member) and member.get_role(role or 0) is not None


async def check_moderator(house: House, request: Request) -> None:
    if not await is_moderator(house, request):
        raise Refusal(
            T(
                "Only moderators can do that: members who can manage messages, or with the "
                "role from `/dive moderate settings`."
            )
        )


async def check_plays_or_moderates(house: House, request: Request, table: Table) -> None:
    if request.user not in table.people and not await is_moderator(house, request):
        raise Refusal(T("That's for those who play here, and for moderators."))


async def is_starter_or_moderator(house: House, request: Request, starter: int) -> bool:
    return request.user == starter or await is_moderator(house, request)
