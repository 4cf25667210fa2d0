"""Invites to a channel."""

from loopback import audit, invites
from loopback.access import may, require, require_in_guild
from loopback.audit import Action
from loopback.errors import Refusal
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import CATEGORY, is_thread

routes = Routes()
DAY = 86_400


def _channel(call: Call, needed: May) -> Json:
    channel = call.channel()
    require(call.world, call.bot_id, channel, needed)
    if "guild_id" not in channel or is_thread(channel) or channel["type"] == CATEGORY:
        raise Refusal(50024)
    return channel


@routes.on("POST", "/channels/{channel_id}/invites")
async def create(call: Call) -> Answer:
    channel, form = _channel(call, May.CREATE_INVITE), call.form()
    age = form.integer("max_age", 0, invites.LONGEST)
    uses = form.integer("max_uses", 0, invites.MOST_USES)
    settings: Json = {
        "max_age": DAY if age is None else age,
        "max_uses": uses or 0,
        "temporary": bool(form.flag("temporary")),
    }
    form.flag("unique")
    form.check()
    invite = invites.create(call.realm, channel, call.world.bot, settings)
    audit.record(call.realm, channel["guild_id"], Action.INVITE_CREATE, None, reason=call.reason)
    return invite


@routes.on("GET", "/channels/{channel_id}/invites")
async def of_channel(call: Call) -> Answer:
    channel = _channel(call, May.MANAGE_CHANNELS)
    every = invites.living(call.realm, channel["guild_id"])
    return [invite for invite in every if invite["channel"]["id"] == channel["id"]]


@routes.on("GET", "/guilds/{guild_id}/invites")
async def of_guild(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_GUILD)
    return invites.living(call.realm, guild_id)


@routes.on("GET", "/invites/{code}", open=True)
async def one(call: Call) -> Answer:
    invite = invites.find(call.realm, call.word("code"))
    public = {k: v for k, v in invite.items() if k not in ("uses", "max_uses", "temporary")}
    if not call.asked("with_counts"):
        return public
    count = len(call.world.members[invite["guild_id"]])
    return public | {"approximate_member_count": count, "approximate_presence_count": count}


@routes.on("DELETE", "/invites/{code}")
async def remove(call: Call) -> Answer:
    invite = invites.find(call.realm, call.word("code"))
    channel, guild_id = call.world.channel(invite["channel"]["id"]), invite["guild_id"]
    if not may(call.world, call.bot_id, channel, May.MANAGE_CHANNELS):
        require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_GUILD)
    invites.remove(call.realm, invite)
    audit.record(call.realm, guild_id, Action.INVITE_DELETE, None, reason=call.reason)
    return invite
