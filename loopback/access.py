"""Refuses whoever may not: 50001 without sight of a channel, 50013 without the permission."""

from loopback.errors import Refusal
from loopback.permissions import May
from loopback.types import Json
from loopback.world import World, is_thread


def require(world: World, user_id: str, channel: Json, *needed: May) -> None:
    held = world.permissions(user_id, channel)
    if not held & May.VIEW_CHANNEL:
        raise Refusal(50001)
    if any(not held & permission for permission in needed):
        raise Refusal(50013)


def require_sending(world: World, user_id: str, channel: Json) -> None:
    """Writing in a thread is a permission of its own."""
    require(world, user_id, channel, sending_in(channel))


def sending_in(channel: Json) -> May:
    return May.SEND_MESSAGES_IN_THREADS if is_thread(channel) else May.SEND_MESSAGES


def may(world: World, user_id: str, channel: Json, permission: May) -> bool:
    return bool(world.permissions(user_id, channel) & permission)


def require_in_guild(world: World, user_id: str, guild_id: str, *needed: May) -> None:
    world.guild(guild_id)
    if user_id not in world.members[guild_id]:
        raise Refusal(50001)
    held = world.guild_permissions(user_id, guild_id)
    if any(not held & permission for permission in needed):
        raise Refusal(50013)


def require_rank(world: World, user_id: str, guild_id: str, role: Json) -> None:
    """Nobody touches a role as high as their own highest."""
    guild = world.guild(guild_id)
    if guild["owner_id"] == user_id:
        return
    if role["position"] >= highest_role(world, guild_id, user_id):
        raise Refusal(50013)


def highest_role(world: World, guild_id: str, user_id: str) -> int:
    held = set(world.member(guild_id, user_id)["roles"])
    roles = world.guild(guild_id)["roles"]
    return max((r["position"] for r in roles if r["id"] in held), default=0)
