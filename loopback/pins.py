"""Small things of a channel: pins, and who is typing."""

from loopback import messages
from loopback.checks.messages import MessageForm
from loopback.errors import Refusal
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.world import Message

MOST_PINS = 250


def pin(realm: Realm, channel: Json, message: Message, user_id: str) -> None:
    """Pins a message and says so in the channel."""
    pinned = realm.world.pins.setdefault(channel["id"], {})
    if message.id in pinned:
        return
    if len(pinned) >= MOST_PINS:
        raise Refusal(30003)
    pinned[message.id] = realm.now_text()
    message.data["pinned"] = True
    _tell(realm, channel, message)
    notice = messages.Circumstances(kind=messages.PIN_ADDED, reply_to=message)
    messages.announce(realm, channel, user_id, MessageForm(), notice)


def unpin(realm: Realm, channel: Json, message: Message) -> None:
    realm.world.pins.get(channel["id"], {}).pop(message.id, None)
    message.data["pinned"] = False
    _tell(realm, channel, message)


def _tell(realm: Realm, channel: Json, message: Message) -> None:
    times = realm.world.pins[channel["id"]].values()
    channel["last_pin_timestamp"] = max(times, default=None)
    event: Json = {"channel_id": channel["id"], "last_pin_timestamp": channel["last_pin_timestamp"]}
    if "guild_id" in channel:
        event["guild_id"] = channel["guild_id"]
    realm.tell_channel("CHANNEL_PINS_UPDATE", channel, event)
    messages.tell(realm, "MESSAGE_UPDATE", message)
    realm.notice(Change("pins", channel["id"]))


def pinned(realm: Realm, channel_id: str) -> list[tuple[str, Message]]:
    """When each message was pinned, newest first."""
    known = realm.world.pins.get(channel_id, {})
    found = [(at, realm.world.message(channel_id, m)) for m, at in known.items()]
    return sorted(found, key=lambda entry: entry[0], reverse=True)


def tell_typing(realm: Realm, channel: Json, user_id: str) -> None:
    event: Json = {
        "channel_id": channel["id"],
        "user_id": user_id,
        "timestamp": int(realm.clock.now()),
    }
    if "guild_id" in channel:
        event["guild_id"] = channel["guild_id"]
        event["member"] = realm.world.member(channel["guild_id"], user_id)
    realm.tell_channel("TYPING_START", channel, event)
    realm.notice(Change("typing", channel["id"], user_id=user_id))
