"""Channels: read, made, changed, removed, and the overwrites on them."""

from loopback import audit, guilds, thread_members, threads
from loopback.access import require, require_in_guild
from loopback.audit import Action
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.channel_settings import overwrite, read_settings
from loopback.rest.routing import Answer, Call, Routes
from loopback.rest.threads import DURATIONS
from loopback.types import Json
from loopback.world import CATEGORY, FORUM, NEWS, TEXT, VOICE, is_thread

routes = Routes()
MOST_CHANNELS = 500


@routes.on("GET", "/channels/{channel_id}")
async def one(call: Call) -> Answer:
    channel = call.channel()
    require(call.world, call.bot_id, channel)
    return thread_members.as_bot(call.realm, channel) if is_thread(channel) else channel


@routes.on("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Answer:
    channel, form = call.channel(), call.form()
    if "guild_id" not in channel:
        raise Refusal(50003)
    if is_thread(channel):
        return _change_thread(call, channel, form)
    require(call.world, call.bot_id, channel, May.MANAGE_CHANNELS)
    changes = read_settings(call, form)
    form.check()
    found = audit.difference(channel, changes)
    channel |= changes
    guilds.tell_channel(call.realm, "CHANNEL_UPDATE", channel)
    _log(call, channel, Action.CHANNEL_UPDATE, found)
    return channel


def _log(call: Call, channel: Json, action: Action, changes: list[Json] | None = None) -> None:
    if "guild_id" in channel:
        guild_id, channel_id = channel["guild_id"], channel["id"]
        audit.record(call.realm, guild_id, action, channel_id, reason=call.reason, changes=changes)


def _change_thread(call: Call, thread: Json, form: Form) -> Json:
    """An archived thread can only be opened again; locking is for who manages threads."""
    require(call.world, call.bot_id, thread)
    changes, metadata = _thread_changes(form)
    if thread["thread_metadata"]["archived"] and metadata.get("archived") is not False:
        raise Refusal(50083)
    manages = threads.may_manage(call.realm, call.bot_id, thread)
    if not manages and (changes or metadata):
        raise Refusal(50013)
    asked = {"locked", "invitable"} & set(metadata) or "rate_limit_per_user" in changes
    if asked or thread["thread_metadata"]["locked"]:
        require(call.world, call.bot_id, thread, May.MANAGE_THREADS)
    if "archived" in metadata and metadata["archived"] != thread["thread_metadata"]["archived"]:
        metadata["archive_timestamp"] = call.realm.now_text()
    found = audit.difference(thread | thread["thread_metadata"], changes | metadata)
    thread |= changes
    thread["thread_metadata"] |= metadata
    threads.tell(call.realm, thread)
    _log(call, thread, Action.THREAD_UPDATE, found)
    return thread_members.as_bot(call.realm, thread)


def _thread_changes(form: Form) -> tuple[Json, Json]:
    changes: Json = {}
    metadata: Json = {}
    if (name := form.text("name", 100, least=1)) is not None:
        changes["name"] = name
    if (slow := form.integer("rate_limit_per_user", 0, 21600)) is not None:
        changes["rate_limit_per_user"] = slow
    if form.has("applied_tags"):
        changes["applied_tags"] = form.snowflakes("applied_tags", 5)
    if (flags := form.integer("flags", 0)) is not None:
        changes["flags"] = flags & 2
    for key in ("archived", "locked", "invitable"):
        if (value := form.flag(key)) is not None:
            metadata[key] = value
    if duration := form.choice("auto_archive_duration", DURATIONS):
        metadata["auto_archive_duration"] = duration
    form.check()
    return changes, metadata


@routes.on("DELETE", "/channels/{channel_id}")
async def remove(call: Call) -> Answer:
    channel = call.channel()
    if is_thread(channel):
        require(call.world, call.bot_id, channel, May.MANAGE_THREADS)
        threads.remove(call.realm, channel)
        _log(call, channel, Action.THREAD_DELETE)
        return channel
    if "guild_id" in channel:
        require(call.world, call.bot_id, channel, May.MANAGE_CHANNELS)
    guilds.remove_channel(call.realm, channel)
    _log(call, channel, Action.CHANNEL_DELETE)
    return channel


@routes.on("GET", "/guilds/{guild_id}/channels")
async def of_guild(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    require_in_guild(call.world, call.bot_id, guild_id)
    return call.world.channels_of(guild_id)


@routes.on("POST", "/guilds/{guild_id}/channels", status=201)
async def add(call: Call) -> Answer:
    guild_id, form = call.id("guild_id"), call.form()
    require_in_guild(call.world, call.bot_id, guild_id, May.MANAGE_CHANNELS)
    kind = form.choice("type", (TEXT, VOICE, CATEGORY, NEWS, FORUM)) or TEXT
    form.require("name")
    settings = read_settings(call, form)
    form.check()
    if len(call.world.channels_of(guild_id)) >= MOST_CHANNELS:
        raise Refusal(30013)
    guild = call.world.guild(guild_id)
    channel = guilds.add_channel(call.realm, guild, settings.pop("name"), kind, **settings)
    _log(call, channel, Action.CHANNEL_CREATE)
    return channel


@routes.on("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", status=204)
async def allow(call: Call) -> Answer:
    channel, target = _overwritten(call), call.id("overwrite_id")
    form = call.form()
    given = overwrite(Form(form.data | {"id": target}, form.errors))
    form.check()
    others = [o for o in channel["permission_overwrites"] if o["id"] != target]
    new = len(others) == len(channel["permission_overwrites"])
    channel["permission_overwrites"] = [*others, given]
    guilds.tell_channel(call.realm, "CHANNEL_UPDATE", channel)
    _log(call, channel, Action.CHANNEL_OVERWRITE_CREATE if new else Action.CHANNEL_OVERWRITE_UPDATE)
    return None


@routes.on("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}", status=204)
async def forget(call: Call) -> Answer:
    channel, target = _overwritten(call), call.id("overwrite_id")
    others = [o for o in channel["permission_overwrites"] if o["id"] != target]
    if len(others) == len(channel["permission_overwrites"]):
        raise Refusal(10009)
    channel["permission_overwrites"] = others
    guilds.tell_channel(call.realm, "CHANNEL_UPDATE", channel)
    _log(call, channel, Action.CHANNEL_OVERWRITE_DELETE)
    return None


def _overwritten(call: Call) -> Json:
    channel = call.channel()
    if "permission_overwrites" not in channel:
        raise Refusal(50024)
    require(call.world, call.bot_id, channel, May.MANAGE_ROLES)
    return channel
