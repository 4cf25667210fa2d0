"""Threads: opened, joined, archived, woken; forum posts are threads too."""

from loopback import messages, shapes
from loopback.access import may, require
from loopback.checks.messages import HAS_THREAD, MessageForm
from loopback.errors import Refusal
from loopback.form import Form
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.thread_members import add, as_bot, join
from loopback.types import Json
from loopback.world import PRIVATE_THREAD, PUBLIC_THREAD, Message, is_thread


def open_thread(
    realm: Realm,
    parent: Json,
    owner_id: str,
    name: str,
    kind: int,
    *,
    starter: Message | None = None,
    **more: object,
) -> Json:
    """A new thread, with its owner in it; from a message it has that message's id."""
    thread_id = starter.id if starter else realm.new_id()
    if thread_id in realm.world.channels:
        raise Refusal(160004)
    thread = shapes.thread(thread_id, parent, name, kind, owner_id=owner_id, now=realm.now_text())
    thread["thread_metadata"] |= more.pop("metadata", {})
    thread |= more
    realm.world.channels[thread_id] = thread
    if owner_id in realm.world.users:
        add(realm, thread, owner_id)
    _tell_created(realm, thread)
    if starter is not None:
        _mark_starter(realm, starter, thread)
    return thread


def open_post(
    realm: Realm,
    forum: Json,
    owner_id: str,
    name: str,
    form: MessageForm,
    settings: Json,
    written_as: Json | None = None,
) -> tuple[Json, Message]:
    """A post is a thread with its first message, which has the thread's id."""
    if form.empty:
        raise Refusal(50006)
    thread = open_thread(realm, forum, owner_id, name, PUBLIC_THREAD, **settings)
    forum["last_message_id"] = thread["id"]
    how = messages.Circumstances(extra={"id": thread["id"], **(written_as or {})})
    writer = realm.world.bot["id"] if written_as else owner_id
    starter = messages.post(realm, thread, writer, form, how)
    thread["message_count"] = 0
    return thread, starter


def read_tags(form: Form, forum: Json) -> list[str]:
    wanted = form.snowflakes("applied_tags", 5)
    known = {tag["id"] for tag in forum["available_tags"]}
    for tag in wanted:
        if tag not in known:
            form.fault(("applied_tags",), "INVALID_TAG", f"Unknown tag {tag}")
    if not wanted and forum["flags"] & 1 << 4:
        raise Refusal(40067)
    return wanted


def _mark_starter(realm: Realm, starter: Message, thread: Json) -> None:
    starter.data["flags"] |= HAS_THREAD
    starter.data["thread"] = dict(thread)
    messages.tell(realm, "MESSAGE_UPDATE", starter)


def _tell_created(realm: Realm, thread: Json) -> None:
    realm.tell_channel("THREAD_CREATE", thread, as_bot(realm, thread) | {"newly_created": True})
    realm.notice(Change("channel", thread["id"], thread["guild_id"]))


def tell(realm: Realm, thread: Json) -> None:
    realm.tell_channel("THREAD_UPDATE", thread, as_bot(realm, thread))
    realm.notice(Change("channel", thread["id"], thread["guild_id"]))


def wake(realm: Realm, channel: Json, user_id: str) -> None:
    """Writing in an archived thread opens it again, unless it is locked; the writer joins."""
    if not is_thread(channel):
        return
    if channel["thread_metadata"]["locked"]:
        require(realm.world, user_id, channel, May.MANAGE_THREADS)
    if channel["thread_metadata"]["archived"]:
        set_archived(realm, channel, archived=False)
    if user_id not in realm.world.thread_members.get(channel["id"], {}):
        join(realm, channel, user_id)


def require_awake(channel: Json) -> None:
    if is_thread(channel) and channel["thread_metadata"]["archived"]:
        raise Refusal(50083)


def require_unlocked(realm: Realm, channel: Json, user_id: str) -> None:
    """Words in a locked thread stay as they are, but for who manages threads."""
    locked = is_thread(channel) and channel["thread_metadata"]["locked"]
    if locked and not may(realm.world, user_id, channel, May.MANAGE_THREADS):
        raise Refusal(160005)


def require_answerable(channel: Json) -> None:
    """An answer opens an archived thread, as any message does; not a locked one."""
    told = channel.get("thread_metadata", {})
    if told.get("archived") and told.get("locked"):
        raise Refusal(50083)


def set_archived(realm: Realm, thread: Json, *, archived: bool) -> None:
    metadata = thread["thread_metadata"]
    if metadata["archived"] != archived:
        metadata["archived"] = archived
        metadata["archive_timestamp"] = realm.now_text()
        tell(realm, thread)


def set_locked(realm: Realm, thread: Json, *, locked: bool) -> None:
    if not is_thread(thread):
        raise Refusal(50024)
    thread["thread_metadata"]["locked"] = locked
    tell(realm, thread)


def remove(realm: Realm, thread: Json) -> None:
    """Deletes a thread with everything in it."""
    for message in list(realm.world.messages.get(thread["id"], {}).values()):
        messages.forget_files(realm, message)
    event = {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}
    realm.tell_channel("THREAD_DELETE", thread, event)
    del realm.world.channels[thread["id"]]
    realm.world.messages.pop(thread["id"], None)
    realm.world.pins.pop(thread["id"], None)
    realm.world.thread_members.pop(thread["id"], None)
    realm.notice(Change("channel_gone", thread["id"], thread["guild_id"]))


def may_open(realm: Realm, user_id: str, parent: Json, kind: int) -> None:
    private = kind == PRIVATE_THREAD
    needed = May.CREATE_PRIVATE_THREADS if private else May.CREATE_PUBLIC_THREADS
    require(realm.world, user_id, parent, needed)


def created_notice(realm: Realm, parent: Json, thread: Json, user_id: str) -> None:
    """A public thread without a starting message is announced in its channel."""
    reference = {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}
    how = messages.Circumstances(
        kind=messages.THREAD_CREATED, extra={"message_reference": reference}
    )
    messages.announce(realm, parent, user_id, MessageForm(content=thread["name"]), how)


def may_manage(realm: Realm, user_id: str, thread: Json) -> bool:
    return thread["owner_id"] == user_id or may(realm.world, user_id, thread, May.MANAGE_THREADS)
