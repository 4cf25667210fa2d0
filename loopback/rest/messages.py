"""Messages of a channel: read, written, changed, removed."""

from loopback import audit, messages, pins, threads
from loopback.access import may, require, require_sending
from loopback.audit import Action
from loopback.checks.messages import V2, MessageForm, read_message
from loopback.clock import moment
from loopback.errors import Refusal, bad_field
from loopback.faults import OPENED_TOO_FAST
from loopback.permissions import May
from loopback.rest.routing import Answer, Call, Routes
from loopback.snowflake import made_at
from loopback.types import Json
from loopback.world import WRITABLE, Message

routes = Routes()
TWO_WEEKS = 14 * 24 * 3600.0


def public_message(call: Call) -> Message:
    """The message of the address, as the bot can reach it: a private answer it cannot."""
    channel = call.channel()
    require(call.world, call.bot_id, channel)
    found = call.world.message(channel["id"], call.id("message_id"))
    if found.seen_by is not None:
        raise Refusal(10008)
    return found


@routes.on("GET", "/channels/{channel_id}/messages")
async def read_channel(call: Call) -> Answer:
    channel = call.channel()
    require(call.world, call.bot_id, channel)
    limit = call.number("limit", 1, 100, 50)
    if not may(call.world, call.bot_id, channel, May.READ_MESSAGE_HISTORY):
        return []
    places = {name: call.query_id(name) for name in ("before", "after", "around")}
    return [m.data for m in messages.history(call.realm, channel["id"], limit, **places)]


@routes.on("GET", "/channels/{channel_id}/messages/{message_id}")
async def read_message_(call: Call) -> Answer:
    found = public_message(call)
    require(call.world, call.bot_id, call.channel(), May.READ_MESSAGE_HISTORY)
    return found.data


@routes.on("POST", "/channels/{channel_id}/messages")
async def write(call: Call) -> Answer:
    channel = call.channel()
    require_sending(call.world, call.bot_id, channel)
    if channel["type"] not in WRITABLE:
        raise Refusal(50008)
    _require_open_door(call, channel)
    form = read_message(call.body, call.uploads, call.knows_emoji)
    if form.uploads:
        require(call.world, call.bot_id, channel, May.ATTACH_FILES)
    if form.once and form.nonce is not None:
        before = messages.with_nonce(call.realm, call.bot_id, form.nonce)
        if before is not None:
            return before.data
    if form.poll:
        require(call.world, call.bot_id, channel, May.SEND_POLLS)
    target, source = _reply_target(call, channel, form), _forwarded(call, form)
    how = messages.Circumstances(reply_to=target, forward_of=source)
    threads.wake(call.realm, channel, call.bot_id)
    return messages.post(call.realm, channel, call.bot_id, form, how).data


def _require_open_door(call: Call, channel: Json) -> None:
    """Somebody may take no direct messages; a channel that is open already may be written in."""
    for recipient in channel.get("recipients", ()):
        code = call.realm.faults.doors.get(recipient["id"], OPENED_TOO_FAST)
        if code != OPENED_TOO_FAST:
            raise Refusal(code)


def _reply_target(call: Call, channel: Json, form: MessageForm) -> Message | None:
    if form.reply_to is None:
        return None
    if not may(call.world, call.bot_id, channel, May.READ_MESSAGE_HISTORY):
        raise Refusal(160002)
    found = call.world.messages.get(channel["id"], {}).get(form.reply_to)
    if (found is None or found.seen_by) and form.reply_must_exist:
        raise bad_field(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return found


def _forwarded(call: Call, form: MessageForm) -> Message | None:
    """A forward stands alone, and only of what the bot can read."""
    if form.forward_of is None:
        return None
    if form.content or form.embeds or form.components or form.uploads or form.poll:
        raise Refusal(160011)
    channel = call.world.channel(form.forward_of[0])
    require(call.world, call.bot_id, channel, May.READ_MESSAGE_HISTORY)
    found = call.world.message(channel["id"], form.forward_of[1])
    if found.seen_by is not None:
        raise Refusal(10008)
    return found


@routes.on("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def change(call: Call) -> Answer:
    found = public_message(call)
    if found.data["author"]["id"] != call.bot_id:
        return _suppress(call, found)
    if "poll" in found.data:
        raise Refusal(520003)
    if call.uploads:
        require(call.world, call.bot_id, call.channel(), May.ATTACH_FILES)
    threads.require_awake(call.channel())
    threads.require_unlocked(call.realm, call.channel(), call.bot_id)
    was_v2 = bool(found.data["flags"] & V2)
    form = read_message(call.body, call.uploads, call.knows_emoji, was_v2=was_v2)
    messages.edit(call.realm, found, form)
    return found.data


def _suppress(call: Call, found: Message) -> Json:
    """Of what others wrote, who manages messages may hide the embeds, and nothing else."""
    form = call.form()
    if form.data.keys() != {"flags"}:
        raise Refusal(50005)
    require(call.world, call.bot_id, call.channel(), May.MANAGE_MESSAGES)
    flags = form.integer("flags", 0)
    form.check()
    messages.edit(call.realm, found, MessageForm(flags=flags))
    return found.data


@routes.on("DELETE", "/channels/{channel_id}/messages/{message_id}", status=204)
async def remove(call: Call) -> Answer:
    found = public_message(call)
    if found.data["author"]["id"] != call.bot_id:
        require(call.world, call.bot_id, call.channel(), May.MANAGE_MESSAGES)
        _log(call, Action.MESSAGE_DELETE, found.data["author"]["id"])
    messages.delete(call.realm, found)
    return None


def _log(call: Call, action: Action, target: str) -> None:
    """Removing what others wrote is written down; one's own is not."""
    if guild_id := call.channel().get("guild_id"):
        audit.record(call.realm, guild_id, action, target, reason=call.reason)


@routes.on("POST", "/channels/{channel_id}/messages/bulk-delete", status=204)
async def remove_many(call: Call) -> Answer:
    channel = call.channel()
    require(call.world, call.bot_id, channel, May.MANAGE_MESSAGES)
    form = call.form()
    wanted = form.snowflakes("messages", 100)
    form.check()
    if not 2 <= len(wanted) <= 100:
        raise Refusal(50016)
    now = call.realm.clock.now()
    if any(now - made_at(message_id) > TWO_WEEKS for message_id in wanted):
        raise Refusal(50034)
    known = call.world.messages.get(channel["id"], {})
    found = [known[message_id] for message_id in dict.fromkeys(wanted) if message_id in known]
    public = [message for message in found if message.seen_by is None]
    if public:
        messages.delete_many(call.realm, channel, public)
        _log(call, Action.MESSAGE_BULK_DELETE, channel["id"])
    return None


@routes.on("POST", "/channels/{channel_id}/typing", status=204)
async def typing(call: Call) -> Answer:
    channel = call.channel()
    require_sending(call.world, call.bot_id, channel)
    pins.tell_typing(call.realm, channel, call.bot_id)
    return None


def old(message: Message, now: float) -> bool:
    """Edits of a message older than an hour fall into a slower bucket."""
    return now - moment(message.data["timestamp"]) > 3600
