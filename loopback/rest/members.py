"""Guilds and their members."""

from loopback import guilds
from loopback.access import require_in_guild, require_rank
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()


@routes.on("GET", "/guilds/{guild_id}")
async def guild(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    found = call.world.guild(guild_id)
    if not call.asked("with_counts"):
        return found
    count = len(call.world.members[guild_id])
    return found | {"approximate_member_count": count, "approximate_presence_count": count}


@routes.on("GET", "/guilds/{guild_id}/members")
async def everybody(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    limit, after = call.number("limit", 1, 1000, 1), int(call.query_id("after") or 0)
    every = sorted(call.world.members[guild_id].values(), key=lambda m: int(m["user"]["id"]))
    return [m for m in every if int(m["user"]["id"]) > after][:limit]


@routes.on("GET", "/guilds/{guild_id}/members/search")
async def search(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    limit = call.number("limit", 1, 1000, 1)
    query = call.request.query.get("query", "").lower()
    every = call.world.members[guild_id].values()
    return [m for m in every if _called(m).startswith(query)][:limit]


def _called(member: Json) -> str:
    return str(member["nick"] or member["user"]["username"]).lower()


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
async def one(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    return call.world.member(guild_id, call.id("user_id"))


@routes.on("PATCH", "/guilds/{guild_id}/members/@me")
async def change_me(call: Call) -> Answer:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id, May.CHANGE_NICKNAME)
    member = call.world.member(guild_id, call.bot_id)
    nick = form.text("nick", 32)
    form.check()
    member["nick"] = nick or None
    guilds.tell_member(call.realm, guild_id, member)
    return member


@routes.on("PATCH", "/guilds/{guild_id}/members/{user_id}")
async def change(call: Call) -> Answer:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id)
    member = call.world.member(guild_id, call.id("user_id"))
    nick, roles = form.text("nick", 32), form.snowflakes("roles", 250)
    form.check()
    if form.given("nick"):
        require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_NICKNAMES)
        member["nick"] = nick or None
    if form.has("roles"):
        require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_ROLES)
        for role_id in set(roles) ^ set(member["roles"]):
            require_rank(call.world, call.bot_id, guild_id, call.world.role(guild_id, role_id))
        member["roles"] = roles
    guilds.tell_member(call.realm, guild_id, member)
    return member
