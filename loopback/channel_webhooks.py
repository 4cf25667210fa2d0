"""Webhooks of channels: whoever has the token speaks, under any name."""

import secrets

from loopback import avatars, messages, threads
from loopback.checks.messages import MessageForm
from loopback.errors import Refusal, bad_field
from loopback.form import Form
from loopback.realm import Realm
from loopback.types import Json
from loopback.world import FORUM, Message, World


def of_channel(world: World, channel_id: str) -> list[Json]:
    return [w for w in world.webhooks.values() if w["channel_id"] == channel_id]


def find(world: World, webhook_id: str) -> Json:
    if webhook_id not in world.webhooks:
        raise Refusal(10015)
    return world.webhooks[webhook_id]


def by_token(world: World, webhook_id: str, token: str) -> Json:
    webhook = find(world, webhook_id)
    if not secrets.compare_digest(webhook["token"].encode(), token.encode()):
        raise Refusal(50027)
    return webhook


def place(realm: Realm, webhook: Json, thread_id: str) -> Json:
    """Where it speaks: its channel, or a thread of it that is named."""
    channel = realm.world.channel(webhook["channel_id"])
    if not thread_id:
        return channel
    thread = realm.world.channels.get(thread_id)
    if thread is None or thread.get("parent_id") != channel["id"]:
        raise Refusal(10003)
    return thread


def speak(realm: Realm, webhook: Json, thread_id: str, form: MessageForm, body: object) -> Message:
    """In its channel, in a thread, or as a new post of a forum."""
    fields, channel = Form(body), place(realm, webhook, thread_id)
    name = fields.text("thread_name", 100, least=1)
    extra = _extra(realm, webhook, fields)
    if name is None:
        if channel["type"] == FORUM:
            raise Refusal(220001)
        how = messages.Circumstances(extra=extra)
        return messages.post(realm, channel, realm.world.bot["id"], form, how)
    if thread_id:
        raise Refusal(220002)
    if channel["type"] != FORUM:
        raise Refusal(220003)
    tags = threads.read_tags(fields, channel)
    fields.check()
    settings: Json = {"applied_tags": tags}
    return threads.open_post(realm, channel, webhook["id"], name, form, settings, extra)[1]


def _extra(realm: Realm, webhook: Json, form: Form) -> Json:
    """A webhook's messages have an author of their own, who is nobody."""
    name = form.text("username", 80, least=1) or webhook["name"]
    address = form.text("avatar_url", 2048)
    form.check()
    author = {
        "id": webhook["id"],
        "username": name,
        "global_name": None,
        "discriminator": "0000",
        "avatar": avatars.from_address(realm, address) if address else webhook["avatar"],
        "bot": True,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    return {
        "webhook_id": webhook["id"],
        "application_id": webhook["application_id"],
        "author": author,
    }


def own_message(realm: Realm, webhook: Json, channel: Json, message_id: str) -> Message:
    found = realm.world.message(channel["id"], message_id)
    if found.data.get("webhook_id") != webhook["id"]:
        raise Refusal(10008)
    return found


def refuse_original() -> Refusal:
    return bad_field(("message_id",), "NUMBER_TYPE_COERCE", 'Value "@original" is not snowflake.')
