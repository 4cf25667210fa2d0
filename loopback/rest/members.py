"""Guilds and their members."""

from loopback import audit, guilds, moderation
from loopback.access import require_in_guild, require_rank
from loopback.audit import Action
from loopback.clock import timestamp
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()
FOUR_WEEKS = 28 * 24 * 3600.0
VOICE = {
    "mute": May.MUTE_MEMBERS,
    "deaf": May.DEAFEN_MEMBERS,
    "channel_id": May.MOVE_MEMBERS,
}
MEMBERS_INTENT = 1 << 14 | 1 << 15


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
    if not call.world.application["flags"] & MEMBERS_INTENT:
        raise Refusal(50001)
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
    return await _renamed(call)


async def _renamed(call: Call) -> Json:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id, May.CHANGE_NICKNAME)
    member = call.world.member(guild_id, call.bot_id)
    form.refuse_words_left_out("avatar", "banner", "bio")
    nick = form.text("nick", 32)
    form.check()
    member["nick"] = nick or None
    guilds.tell_member(call.realm, guild_id, member)
    return member


@routes.on("PATCH", "/guilds/{guild_id}/members/@me/nick", described=False)
async def change_my_nick(call: Call) -> Answer:
    """The older way, which Discord still takes and nextcord uses."""
    return {"nick": (await _renamed(call))["nick"]}


@routes.on("PATCH", "/guilds/{guild_id}/members/{user_id}")
async def change(call: Call) -> Answer:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id)
    member = call.world.member(guild_id, call.id("user_id"))
    before = dict(member)
    if form.integer("flags"):
        form.refuse_left_out("flags")
    changes = {
        **_nick(call, guild_id, form),
        **_roles(call, guild_id, form, member),
        **_silence(call, guild_id, form, member),
    }
    form.check()
    _refuse_voice(call, guild_id, form)
    member |= changes
    action = Action.MEMBER_ROLE_UPDATE if "roles" in changes else Action.MEMBER_UPDATE
    found = audit.difference(before, changes)
    audit.record(
        call.realm, guild_id, action, member["user"]["id"], reason=call.reason, changes=found
    )
    guilds.tell_member(call.realm, guild_id, member)
    return member


def _nick(call: Call, guild_id: str, form: Form) -> Json:
    if not form.given("nick"):
        return {}
    require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_NICKNAMES)
    return {"nick": form.text("nick", 32) or None}


def _roles(call: Call, guild_id: str, form: Form, member: Json) -> Json:
    if not form.has("roles"):
        return {}
    require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_ROLES)
    roles = form.snowflakes("roles", 250)
    for role_id in set(roles) ^ set(member["roles"]):
        require_rank(call.world, call.bot_id, guild_id, call.world.role(guild_id, role_id))
    return {"roles": roles}


def _silence(call: Call, guild_id: str, form: Form, member: Json) -> Json:
    """A timeout, for at most four weeks; null ends it."""
    if not form.given("communication_disabled_until"):
        return {}
    require_in_guild(call.world, call.bot_id, guild_id, May.MODERATE_MEMBERS)
    moderation.may_silence(call.realm, guild_id, member["user"]["id"])
    until = form.moment("communication_disabled_until")
    if until is not None and until - call.realm.clock.now() > FOUR_WEEKS:
        message = "Must be at most 28 days in the future."
        form.fault(("communication_disabled_until",), "GUILD_MEMBER_TIMEOUT_TOO_LONG", message)
    return {"communication_disabled_until": timestamp(until) if until is not None else None}


def _refuse_voice(call: Call, guild_id: str, form: Form) -> None:
    """Nobody here is ever in a voice channel, and Discord mutes only who is."""
    for key, needed in VOICE.items():
        if form.has(key):
            if key != "channel_id":
                form.flag(key)
            form.check()
            require_in_guild(call.world, call.bot_id, guild_id, needed)
            raise Refusal(40032)
