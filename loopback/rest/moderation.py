"""Kicks and bans."""

from loopback import audit, moderation
from loopback.access import require_in_guild
from loopback.audit import Action
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes

routes = Routes()
WEEK = 7 * 24 * 3600
MOST_AT_ONCE = 200
BANS, BAN = "/guilds/{guild_id}/bans", "/guilds/{guild_id}/bans/{user_id}"


def _guild(call: Call, *needed: May) -> str:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, *needed)
    return guild_id


@routes.on("DELETE", "/guilds/{guild_id}/members/{user_id}", status=204)
async def kick(call: Call) -> Answer:
    guild_id, user_id = _guild(call, May.KICK_MEMBERS), call.id("user_id")
    call.world.member(guild_id, user_id)
    moderation.require_above(call.realm, guild_id, user_id)
    moderation.remove_member(call.realm, guild_id, user_id)
    audit.record(call.realm, guild_id, Action.MEMBER_KICK, user_id, reason=call.reason)
    return None


def _seconds(form: Form) -> int:
    """How far back the messages of the banned go; days are the older way to say it."""
    seconds = form.integer("delete_message_seconds", 0, WEEK)
    days = form.integer("delete_message_days", 0, 7)
    form.check()
    return seconds if seconds is not None else (days or 0) * 24 * 3600


@routes.on("PUT", BAN, status=204)
async def ban(call: Call) -> Answer:
    guild_id, user_id = _guild(call, May.BAN_MEMBERS), call.id("user_id")
    call.world.user(user_id)
    seconds = _seconds(call.form())
    _bar(call, guild_id, user_id, seconds)
    return None


def _bar(call: Call, guild_id: str, user_id: str, seconds: int) -> None:
    if user_id in call.world.members[guild_id]:
        moderation.require_above(call.realm, guild_id, user_id)
    moderation.ban(call.realm, guild_id, user_id, reason=call.reason, seconds=seconds)
    audit.record(call.realm, guild_id, Action.MEMBER_BAN_ADD, user_id, reason=call.reason)


@routes.on("POST", "/guilds/{guild_id}/bulk-ban")
async def ban_many(call: Call) -> Answer:
    guild_id = _guild(call, May.BAN_MEMBERS, May.MANAGE_GUILD)
    form = call.form()
    form.items("user_ids", MOST_AT_ONCE, least=1, required=True)
    wanted, seconds = form.snowflakes("user_ids", MOST_AT_ONCE), _seconds(form)
    banned, failed = [], []
    for user_id in dict.fromkeys(wanted):
        try:
            call.world.user(user_id)
            _bar(call, guild_id, user_id, seconds)
            banned.append(user_id)
        except Refusal:
            failed.append(user_id)
    if not banned:
        raise Refusal(500000)
    return {"banned_users": banned, "failed_users": failed}


@routes.on("DELETE", BAN, status=204)
async def unban(call: Call) -> Answer:
    guild_id, user_id = _guild(call, May.BAN_MEMBERS), call.id("user_id")
    moderation.unban(call.realm, guild_id, user_id)
    audit.record(call.realm, guild_id, Action.MEMBER_BAN_REMOVE, user_id, reason=call.reason)
    return None


@routes.on("GET", BANS)
async def bans(call: Call) -> Answer:
    guild_id = _guild(call, May.BAN_MEMBERS)
    limit = call.number("limit", 1, 1000, 1000)
    before, after = call.query_id("before"), call.query_id("after")
    every = sorted(call.world.bans.get(guild_id, {}).items(), key=lambda kept: int(kept[0]))
    if before:
        return [found for key, found in every if int(key) < int(before)][-limit:]
    return [found for key, found in every if int(key) > int(after or 0)][:limit]


@routes.on("GET", BAN)
async def one_ban(call: Call) -> Answer:
    guild_id = _guild(call, May.BAN_MEMBERS)
    found = call.world.bans.get(guild_id, {}).get(call.id("user_id"))
    if found is None:
        raise Refusal(10026)
    return found
