"""Webhooks of channels: made and changed by the bot, used by whoever has their token."""

import secrets

from loopback import audit, avatars, channel_webhooks
from loopback.access import require, require_in_guild
from loopback.audit import Action
from loopback.checks.images import read_image
from loopback.errors import Refusal, bad_field
from loopback.files import LARGEST_FILE
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import FORUM, NEWS, TEXT, VOICE

routes = Routes()
MOST = 15
BY_ID, BY_TOKEN = "/webhooks/{webhook_id}", "/webhooks/{webhook_id}/{webhook_token}"
FORBIDDEN = ("clyde", "discord")


def _name(form: Form, *, required: bool = False) -> str | None:
    name = form.text("name", 80, least=1, required=required)
    if name and any(word in name.lower() for word in FORBIDDEN):
        form.fault(("name",), "USERNAME_INVALID_CONTAINS", "Username cannot contain this word")
    return name


def _avatar(call: Call, form: Form) -> str | None:
    picture = read_image(form, "avatar", LARGEST_FILE)
    return avatars.keep(call.realm, picture.data) if picture else None


@routes.on("POST", "/channels/{channel_id}/webhooks")
async def create(call: Call) -> Answer:
    channel, form = call.channel(), call.form()
    require(call.world, call.bot_id, channel, May.MANAGE_WEBHOOKS)
    if channel["type"] not in (TEXT, NEWS, VOICE, FORUM):
        raise Refusal(50024)
    name, avatar = _name(form, required=True), _avatar(call, form)
    if len(channel_webhooks.of_channel(call.world, channel["id"])) >= MOST:
        raise Refusal(30007)
    webhook: Json = {
        "id": call.realm.new_id(),
        "type": 1,
        "name": name,
        "avatar": avatar,
        "channel_id": channel["id"],
        "guild_id": channel["guild_id"],
        "application_id": call.world.application["id"],
        "token": secrets.token_urlsafe(51),
        "user": call.world.bot,
    }
    webhook["url"] = f"{call.realm.base_url}/api/webhooks/{webhook['id']}/{webhook['token']}"
    call.world.webhooks[webhook["id"]] = webhook
    _told(call, webhook, Action.WEBHOOK_CREATE)
    return webhook


def _told(call: Call, webhook: Json, action: Action) -> None:
    where = {"guild_id": webhook["guild_id"], "channel_id": webhook["channel_id"]}
    call.realm.gateway.dispatch("WEBHOOKS_UPDATE", where, webhook["guild_id"])
    audit.record(call.realm, webhook["guild_id"], action, webhook["id"], reason=call.reason)


@routes.on("GET", "/channels/{channel_id}/webhooks")
async def of_channel(call: Call) -> Answer:
    require(call.world, call.bot_id, call.channel(), May.MANAGE_WEBHOOKS)
    return channel_webhooks.of_channel(call.world, call.id("channel_id"))


@routes.on("GET", "/guilds/{guild_id}/webhooks")
async def of_guild(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_WEBHOOKS)
    return [w for w in call.world.webhooks.values() if w["guild_id"] == guild_id]


def _own(call: Call) -> Json:
    webhook = channel_webhooks.find(call.world, call.id("webhook_id"))
    require_in_guild(call.world, call.bot_id, webhook["guild_id"], May.MANAGE_WEBHOOKS)
    return webhook


def _by_token(call: Call) -> Json:
    return channel_webhooks.by_token(call.world, call.id("webhook_id"), call.word("webhook_token"))


def _without_user(webhook: Json) -> Json:
    return {key: value for key, value in webhook.items() if key != "user"}


@routes.on("GET", BY_ID)
async def one(call: Call) -> Answer:
    return _own(call)


@routes.on("GET", BY_TOKEN, open=True)
async def one_by_token(call: Call) -> Answer:
    return _without_user(_by_token(call))


def _changed(call: Call, webhook: Json, *, may_move: bool) -> Json:
    form = call.form()
    if (name := _name(form)) is not None:
        webhook["name"] = name
    if form.given("avatar"):
        webhook["avatar"] = _avatar(call, form)
    channel_id = form.snowflake("channel_id") if may_move else None
    form.check()
    if channel_id is not None:
        if call.world.channel(channel_id).get("guild_id") != webhook["guild_id"]:
            raise bad_field(("channel_id",), "CHANNEL_INVALID", "Not a channel of this guild")
        webhook["channel_id"] = channel_id
    _told(call, webhook, Action.WEBHOOK_UPDATE)
    return webhook


@routes.on("PATCH", BY_ID)
async def change(call: Call) -> Answer:
    return _changed(call, _own(call), may_move=True)


@routes.on("PATCH", BY_TOKEN, open=True)
async def change_by_token(call: Call) -> Answer:
    return _without_user(_changed(call, _by_token(call), may_move=False))


@routes.on("DELETE", BY_ID, status=204)
async def remove(call: Call) -> Answer:
    _gone(call, _own(call))
    return None


@routes.on("DELETE", BY_TOKEN, status=204, open=True)
async def remove_by_token(call: Call) -> Answer:
    _gone(call, _by_token(call))
    return None


def _gone(call: Call, webhook: Json) -> None:
    del call.world.webhooks[webhook["id"]]
    _told(call, webhook, Action.WEBHOOK_DELETE)
