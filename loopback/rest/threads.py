"""Threads and forum posts, and who is in them."""

from loopback import audit, thread_members, threads
from loopback.access import may, require
from loopback.audit import Action
from loopback.checks.messages import read_message
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import May
from loopback.rest.messages import public_message
from loopback.rest.routing import Answer, Call, Routes
from loopback.types import Json
from loopback.world import FORUM, NEWS, NEWS_THREAD, PRIVATE_THREAD, PUBLIC_THREAD, TEXT

routes = Routes()
DURATIONS = (60, 1440, 4320, 10080)


def _read(form: Form) -> Json:
    """The settings of a new thread."""
    name = form.text("name", 100, least=1, required=True)
    settings: Json = {"name": name}
    if duration := form.choice("auto_archive_duration", DURATIONS):
        settings["metadata"] = {"auto_archive_duration": duration}
    slow = form.integer("rate_limit_per_user", 0, 21600)
    if slow is not None:
        settings["rate_limit_per_user"] = slow
    form.check()
    return settings


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=201)
async def from_message(call: Call) -> Answer:
    parent, starter = call.channel(), public_message(call)
    if parent["type"] not in (TEXT, NEWS):
        raise Refusal(50024)
    threads.may_open(call.realm, call.bot_id, parent, PUBLIC_THREAD)
    settings = _read(call.form())
    kind = NEWS_THREAD if parent["type"] == NEWS else PUBLIC_THREAD
    thread = threads.open_thread(
        call.realm, parent, call.bot_id, settings.pop("name"), kind, starter=starter, **settings
    )
    return _opened(call, thread)


def _opened(call: Call, thread: Json) -> Json:
    """As the bot sees it, once the log has it."""
    guild_id, action = thread["guild_id"], Action.THREAD_CREATE
    audit.record(call.realm, guild_id, action, thread["id"], reason=call.reason)
    return thread_members.as_bot(call.realm, thread)


@routes.on("POST", "/channels/{channel_id}/threads", status=201)
async def alone(call: Call) -> Answer:
    parent = call.channel()
    require(call.world, call.bot_id, parent)
    if parent["type"] == FORUM:
        return await _forum_post(call, parent)
    if parent["type"] not in (TEXT, NEWS):
        raise Refusal(50024)
    return _thread(call, parent)


def _thread(call: Call, parent: Json) -> Json:
    form = call.form()
    kind = form.choice("type", (NEWS_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)) or PRIVATE_THREAD
    invitable = form.flag("invitable") is not False
    settings = _read(form)
    threads.may_open(call.realm, call.bot_id, parent, kind)
    if kind == PRIVATE_THREAD:
        settings.setdefault("metadata", {})["invitable"] = invitable
    name = settings.pop("name")
    thread = threads.open_thread(call.realm, parent, call.bot_id, name, kind, **settings)
    if kind != PRIVATE_THREAD:
        threads.created_notice(call.realm, parent, thread, call.bot_id)
    return _opened(call, thread)


async def _forum_post(call: Call, parent: Json) -> Answer:
    """A post is a thread with its first message, and perhaps tags."""
    require(call.world, call.bot_id, parent, May.SEND_MESSAGES)
    form = call.form()
    first = form.form("message", required=True)
    settings = _read(form)
    settings["applied_tags"] = threads.read_tags(form, parent)
    form.check()
    assert first is not None
    said = read_message(first.data, call.uploads, call.knows_emoji)
    name = settings.pop("name")
    thread, starter = threads.open_post(call.realm, parent, call.bot_id, name, said, settings)
    return _opened(call, thread) | {"message": starter.data}


def _someone(call: Call) -> str:
    return call.bot_id if "user_id" not in call.path else call.id("user_id")


@routes.on("PUT", "/channels/{channel_id}/thread-members/@me", status=204)
@routes.on("PUT", "/channels/{channel_id}/thread-members/{user_id}", status=204)
async def join(call: Call) -> Answer:
    thread = call.world.thread(call.id("channel_id"))
    require(call.world, call.bot_id, thread)
    threads.require_awake(thread)
    user_id = _someone(call)
    member = call.world.member(thread["guild_id"], user_id)
    parent = call.world.channel(thread["parent_id"])
    if not may(call.world, member["user"]["id"], parent, May.VIEW_CHANNEL):
        raise Refusal(50001)
    thread_members.join(call.realm, thread, user_id)
    return None


@routes.on("DELETE", "/channels/{channel_id}/thread-members/@me", status=204)
@routes.on("DELETE", "/channels/{channel_id}/thread-members/{user_id}", status=204)
async def leave(call: Call) -> Answer:
    thread = call.world.thread(call.id("channel_id"))
    require(call.world, call.bot_id, thread)
    threads.require_awake(thread)
    user_id = _someone(call)
    owns = thread["type"] == PRIVATE_THREAD and thread["owner_id"] == call.bot_id
    if user_id != call.bot_id and not owns:
        require(call.world, call.bot_id, thread, May.MANAGE_THREADS)
    thread_members.leave(call.realm, thread, user_id)
    return None


@routes.on("GET", "/channels/{channel_id}/thread-members")
async def present(call: Call) -> Answer:
    thread = call.world.thread(call.id("channel_id"))
    require(call.world, call.bot_id, thread)
    return list(call.world.thread_members.get(thread["id"], {}).values())


@routes.on("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def one_present(call: Call) -> Answer:
    thread = call.world.thread(call.id("channel_id"))
    require(call.world, call.bot_id, thread)
    found = call.world.thread_members.get(thread["id"], {}).get(call.id("user_id"))
    if found is None:
        raise Refusal(10007)
    return found


@routes.on("GET", "/guilds/{guild_id}/threads/active")
async def active(call: Call) -> Answer:
    guild_id = call.id("guild_id")
    call.world.guild(guild_id)
    every = [t for t in call.world.threads_of(guild_id) if not t["thread_metadata"]["archived"]]
    return _listed(call, every) | {"has_more": False}


@routes.on("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: Call) -> Answer:
    return _archived(call, private=False)


@routes.on("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: Call) -> Answer:
    require(call.world, call.bot_id, call.channel(), May.MANAGE_THREADS)
    return _archived(call, private=True)


@routes.on("GET", "/channels/{channel_id}/users/@me/threads/archived/private")
async def archived_mine(call: Call) -> Answer:
    return _archived(call, private=True)


def _archived(call: Call, *, private: bool) -> Json:
    parent = call.channel()
    require(call.world, call.bot_id, parent, May.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 2, 100, 50)
    if "guild_id" not in parent:
        raise Refusal(50024)
    every = [
        t
        for t in call.world.threads_of(parent["guild_id"])
        if t["parent_id"] == parent["id"]
        and t["thread_metadata"]["archived"]
        and (t["type"] == PRIVATE_THREAD) == private
    ]
    every.sort(key=lambda t: t["thread_metadata"]["archive_timestamp"], reverse=True)
    return _listed(call, every[:limit]) | {"has_more": len(every) > limit}


def _listed(call: Call, every: list[Json]) -> Json:
    """Threads the bot can see, and its own memberships in them."""
    seen = [t for t in every if may(call.world, call.bot_id, t, May.VIEW_CHANNEL)]
    mine = [
        entry
        for t in seen
        if (entry := call.world.thread_members.get(t["id"], {}).get(call.bot_id))
    ]
    return {"threads": seen, "members": mine}
