"""The bot itself, its application, other users, and where the gateway is."""

from loopback import guilds
from loopback.errors import Refusal
from loopback.faults import OPENED_TOO_FAST
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json

routes = Routes()


@routes.on("GET", "/users/@me", for_people=True)
async def me(call: Call) -> Answer:
    return _private(call)


@routes.on("PATCH", "/users/@me")
async def change_me(call: Call) -> Answer:
    form = call.form()
    form.refuse_words_left_out("avatar", "banner")
    if name := form.text("username", 32, least=2):
        call.world.bot["username"] = name
    form.check()
    return _private(call)


def _private(call: Call) -> Json:
    extra: Json = {"mfa_enabled": True, "locale": "en-US", "email": None, "verified": True}
    user = call.world.user(call.grant.user_id) if call.grant else call.world.bot
    return user | extra | {"premium_type": 0}


@routes.on("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Answer:
    mine = [g for g in call.world.guilds.values() if call.bot_id in call.world.members[g["id"]]]
    return [_my_guild(call, guild) for guild in mine]


def _my_guild(call: Call, guild: Json) -> Json:
    keys = ("id", "name", "icon", "banner", "features")
    held = call.world.guild_permissions(call.bot_id, guild["id"])
    return {k: guild[k] for k in keys} | {"owner": False, "permissions": str(held)}


@routes.on("POST", "/users/@me/channels")
async def open_direct(call: Call) -> Answer:
    form = call.form()
    form.refuse_left_out("access_tokens", "nicks")
    recipient = form.snowflake("recipient_id", required=True)
    form.check()
    assert recipient is not None
    if recipient == call.bot_id:
        raise Refusal(50007)
    if call.realm.faults.doors.get(recipient) == OPENED_TOO_FAST:
        raise Refusal(OPENED_TOO_FAST)
    return guilds.direct_channel(call.realm, call.world.user(recipient))


@routes.on("GET", "/users/{user_id}")
async def user(call: Call) -> Answer:
    return call.world.user(call.id("user_id"))


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
async def application(call: Call) -> Answer:
    return call.world.application | {"bot": call.world.bot}


@routes.on("GET", "/soundboard-default-sounds")
async def default_sounds(_: Call) -> Answer:
    """There are none; py-cord asks before it calls itself ready."""
    return []


@routes.on("GET", "/gateway", open=True)
async def gateway(call: Call) -> Answer:
    return {"url": _gateway_url(call)}


@routes.on("GET", "/gateway/bot")
async def gateway_bot(call: Call) -> Answer:
    mine = [members for members in call.world.members.values() if call.bot_id in members]
    return {"url": _gateway_url(call)} | call.realm.gateway.starts.told(len(mine))


def _gateway_url(call: Call) -> str:
    return call.realm.base_url.replace("http://", "ws://", 1) + "/gateway"
