"""Messages: written, changed, removed; told to the gateway and to who watches."""

import copy
from dataclasses import dataclass

from loopback import attachments, thread_members
from loopback.checks.mentions import EVERYONE, ROLE, USER, words_of
from loopback.checks.messages import EPHEMERAL, SILENT, SUPPRESS_EMBEDS, V2, MessageForm
from loopback.clock import timestamp
from loopback.errors import FormErrors, Refusal
from loopback.permissions import May
from loopback.realm import Change, Realm, SentOnce
from loopback.types import Json
from loopback.world import Message, is_thread

DEFAULT, REPLY, COMMAND, CONTEXT_MENU = 0, 19, 20, 23
PIN_ADDED, THREAD_CREATED, THREAD_STARTER = 6, 18, 21
FORWARD, HAS_SNAPSHOT = 1, 1 << 14
SNAPSHOT = (
    "type", "content", "mentions", "mention_roles", "attachments", "embeds", "timestamp",
    "edited_timestamp", "flags", "components",
)  # fmt: skip
NONCE_LIVES = 300.0
"""Seconds; Discord says "the last few minutes"."""
SETTABLE = SUPPRESS_EMBEDS | SILENT | V2


@dataclass(slots=True)
class Circumstances:
    """What a message is besides its form: an answer, private, a reply."""

    kind: int = DEFAULT
    seen_by: str | None = None
    extra: Json | None = None
    flags: int = 0
    reply_to: Message | None = None
    forward_of: Message | None = None


def post(
    realm: Realm,
    channel: Json,
    author_id: str,
    form: MessageForm,
    how: Circumstances | None = None,
) -> Message:
    """Writes a new message in a channel."""
    how = how or Circumstances()
    if form.empty and not how.flags:
        raise Refusal(50006)
    return announce(realm, channel, author_id, form, how)


def announce(
    realm: Realm, channel: Json, author_id: str, form: MessageForm, how: Circumstances
) -> Message:
    """Adds a message, which may be one without words: a notice of Discord's own."""
    message = Message(_blank(realm, channel, author_id, how), how.seen_by)
    message.data["flags"] = (form.flags or 0) & SETTABLE | how.flags
    if how.seen_by:
        message.data["flags"] |= EPHEMERAL
    if how.reply_to:
        _refer(message.data, how.reply_to, channel)
    if how.forward_of:
        _forward(realm, message.data, how.forward_of)
    _fill(realm, channel, message, form)
    if form.poll is not None:
        message.data["poll"] = _opened(realm, form.poll)
    if form.nonce is not None:
        message.data["nonce"] = form.nonce
        sent = SentOnce(channel["id"], message.id, realm.clock.now())
        realm.nonces[author_id, str(form.nonce)] = sent
    realm.world.messages.setdefault(channel["id"], {})[message.id] = message
    _count(channel, message)
    tell(realm, "MESSAGE_CREATE", message)
    if is_thread(channel) and message.seen_by is None:
        thread_members.call_in(realm, channel, message.data["mentions"])
    return message


def _opened(realm: Realm, asked: Json) -> Json:
    """A poll as it stands in a new message."""
    poll = {key: value for key, value in asked.items() if key != "hours"}
    expiry = timestamp(realm.clock.now() + asked["hours"] * 3600)
    return poll | {"expiry": expiry, "results": {"answer_counts": [], "is_finalized": False}}


def _blank(realm: Realm, channel: Json, author_id: str, how: Circumstances) -> Json:
    data: Json = {
        "id": realm.new_id(),
        "channel_id": channel["id"],
        "type": how.kind,
        "author": realm.world.user(author_id),
        "content": "",
        "timestamp": realm.now_text(),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }
    return data | (how.extra or {})


def _refer(data: Json, target: Message, channel: Json) -> None:
    reference: Json = {"type": 0, "channel_id": target.channel_id, "message_id": target.id}
    if "guild_id" in channel:
        reference["guild_id"] = channel["guild_id"]
    data["message_reference"] = reference
    if data["type"] in (DEFAULT, REPLY):
        data["type"] = REPLY
        data["referenced_message"] = _without_reference(target.data)


def _forward(realm: Realm, data: Json, source: Message) -> None:
    """A forward shows the message as it was when it was passed on."""
    channel = realm.world.channel(source.channel_id)
    data["message_reference"] = {"type": FORWARD, **_place_of(source, channel)}
    shot = {key: copy.deepcopy(source.data[key]) for key in SNAPSHOT}
    data["message_snapshots"] = [{"message": shot}]
    data["flags"] |= HAS_SNAPSHOT


def _place_of(message: Message, channel: Json) -> Json:
    return {"channel_id": channel["id"], "message_id": message.id} | _guild_of(channel)


def _without_reference(data: Json) -> Json:
    return {key: value for key, value in data.items() if key != "referenced_message"}


def _fill(realm: Realm, channel: Json, message: Message, form: MessageForm) -> None:
    """Puts the form's words, components and files into a message, new or old."""
    data = message.data
    kept = attachments.kept_of(files_of(message), form)
    components = data["components"] if form.components is None else form.components
    embeds = data["embeds"] if form.embeds is None else _embeds_allowed(realm, channel, data, form)
    new = [attachments.store(realm, channel["id"], upload) for upload in form.uploads]
    available = [*kept, *new]
    named = new if form.kept is None and realm.faults.names_forgotten else available
    needed = named if form.components is not None else [*available, *message.shown_files]
    shown = attachments.resolve(realm, needed, components, embeds)
    hidden = {attachment["id"] for attachment in shown}
    data["components"], data["embeds"] = components, embeds
    data["attachments"] = [a for a in available if a["id"] not in hidden]
    message.shown_files = shown
    if form.content is not None:
        data["content"] = form.content
    if message.seen_by:
        for attachment in data["attachments"]:
            attachment["ephemeral"] = True
    _mention(realm, channel, data, form)


def _embeds_allowed(realm: Realm, channel: Json, data: Json, form: MessageForm) -> list[Json]:
    """Without Embed Links, embeds fall away without a word. Answers are not asked for it."""
    may_embed = "webhook_id" in data or "guild_id" not in channel
    held = realm.world.permissions(data["author"]["id"], channel)
    return (form.embeds or []) if may_embed or held & May.EMBED_LINKS else []


def _mention(realm: Realm, channel: Json, data: Json, form: MessageForm) -> None:
    world, words = realm.world, words_of(data["content"], data["components"])
    users = [u for u in dict.fromkeys(USER.findall(words)) if u in world.users]
    called = [u for u in users if form.allowed.user(u)]
    replied = data.get("referenced_message")
    if replied and form.allowed.replied_user and replied["author"]["id"] not in called:
        called.append(replied["author"]["id"])
    data["mentions"] = [world.users[u] for u in called]
    roles = {r["id"] for r in world.guilds.get(channel.get("guild_id", ""), {}).get("roles", ())}
    found = dict.fromkeys(ROLE.findall(words))
    data["mention_roles"] = [r for r in found if r in roles and form.allowed.role(r)]
    everyone = "everyone" in form.allowed.parse and bool(EVERYONE.search(words))
    held = world.permissions(data["author"]["id"], channel)
    data["mention_everyone"] = everyone and bool(held & May.MENTION_EVERYONE)


def _count(channel: Json, message: Message) -> None:
    """A private answer is not counted and is not the channel's last message."""
    if message.seen_by is not None:
        return
    channel["last_message_id"] = message.id
    if is_thread(channel) and message.data["type"] != THREAD_STARTER:
        channel["message_count"] += 1
        channel["total_message_sent"] += 1


def edit(realm: Realm, message: Message, form: MessageForm) -> None:
    """Changes a message; what the form does not name stays."""
    channel = realm.world.channel(message.channel_id)
    _check_turning_v2(message, form)
    draft = Message(dict(message.data), message.seen_by, message.shown_files)
    if form.flags is not None:
        keep = draft.data["flags"] & ~SUPPRESS_EMBEDS
        draft.data["flags"] = keep | form.flags & (SUPPRESS_EMBEDS | V2)
    _fill(realm, channel, draft, form)
    _refuse_empty(draft)
    draft.data["edited_timestamp"] = realm.now_text()
    _drop_files(realm, message, draft)
    message.data, message.shown_files = draft.data, draft.shown_files
    tell(realm, "MESSAGE_UPDATE", message)


def _drop_files(realm: Realm, before: Message, after: Message) -> None:
    """Files that an edit took away leave the store."""
    kept = {a["id"] for a in files_of(after)}
    for attachment in files_of(before):
        if attachment["id"] not in kept:
            realm.files.drop(attachment["id"])


def files_of(message: Message) -> list[Json]:
    return [*message.data["attachments"], *message.shown_files]


def _check_turning_v2(message: Message, form: MessageForm) -> None:
    """A message that becomes V2 must let go of its old content and embeds."""
    if not form.v2 or message.data["flags"] & V2:
        return
    errors = FormErrors()
    for key, sent in (("content", form.content), ("embeds", form.embeds)):
        if message.data[key] and sent is None:
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            errors.add((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
    errors.check()


def _refuse_empty(message: Message) -> None:
    data = message.data
    parts = ("content", "embeds", "components", "attachments")
    if not any(data[part] for part in parts):
        raise Refusal(50006)


def delete(realm: Realm, message: Message) -> None:
    channel = realm.world.channel(message.channel_id)
    _remove(realm, channel, message)
    if message.seen_by is None:
        gone = {"id": message.id, "channel_id": channel["id"]} | _guild_of(channel)
        realm.tell_channel("MESSAGE_DELETE", channel, gone)


def delete_many(realm: Realm, channel: Json, every: list[Message]) -> None:
    """Several messages at once are told of in one event."""
    for message in every:
        _remove(realm, channel, message)
    gone = {"ids": [m.id for m in every], "channel_id": channel["id"]} | _guild_of(channel)
    realm.tell_channel("MESSAGE_DELETE_BULK", channel, gone)


def _remove(realm: Realm, channel: Json, message: Message) -> None:
    del realm.world.messages[channel["id"]][message.id]
    realm.world.pins.get(channel["id"], {}).pop(message.id, None)
    if is_thread(channel) and message.seen_by is None:
        channel["message_count"] = max(0, channel["message_count"] - 1)
    forget_files(realm, message)
    realm.notice(Change("message_gone", channel["id"], message.id, message.seen_by))


def forget_files(realm: Realm, message: Message) -> None:
    for attachment in files_of(message):
        realm.files.drop(attachment["id"])


def tell(realm: Realm, event: str, message: Message) -> None:
    """A message event; a private answer comes as if it were direct, without guild and member."""
    channel = realm.world.channel(message.channel_id)
    data = dict(message.data)
    if message.seen_by is None:
        data |= _guild_of(channel) | _member_of(realm, channel, message)
    data["channel_type"] = channel["type"]
    if message.seen_by is None:
        realm.tell_channel(event, channel, data)
    else:
        realm.gateway.dispatch(event, data)
    realm.notice(Change("message", channel["id"], message.id, message.seen_by))


def _guild_of(channel: Json) -> Json:
    return {"guild_id": channel["guild_id"]} if "guild_id" in channel else {}


def _member_of(realm: Realm, channel: Json, message: Message) -> Json:
    """The author's membership, for messages that are not sent by a webhook."""
    if "guild_id" not in channel or "webhook_id" in message.data:
        return {}
    member = realm.world.members[channel["guild_id"]].get(message.data["author"]["id"])
    return {"member": {k: v for k, v in member.items() if k != "user"}} if member else {}


def with_nonce(realm: Realm, author_id: str, nonce: str | int) -> Message | None:
    """What its author sent with this nonce in the last minutes, wherever it was: sent once more it
    is the same one, and a refusal when it was deleted meanwhile."""
    found = realm.nonces.get((author_id, str(nonce)))
    if found is None or realm.clock.now() - found.sent > NONCE_LIVES:
        return None
    return realm.world.message(found.channel_id, found.message_id)


def history(
    realm: Realm,
    channel_id: str,
    limit: int,
    *,
    before: str = "",
    after: str = "",
    around: str = "",
) -> list[Message]:
    """Public messages of a channel, newest first."""
    every = [m for m in realm.world.messages.get(channel_id, {}).values() if m.seen_by is None]
    every.sort(key=lambda m: int(m.id))
    if around:
        return _around(every, int(around), limit)
    if after:
        return [m for m in every if int(m.id) > int(after)][:limit][::-1]
    if before:
        every = [m for m in every if int(m.id) < int(before)]
    return every[-limit:][::-1]


def _around(every: list[Message], middle: int, limit: int) -> list[Message]:
    older = [m for m in every if int(m.id) < middle][-(limit // 2) :]
    newer = [m for m in every if int(m.id) >= middle][: limit - limit // 2]
    return [*older, *newer][::-1]
