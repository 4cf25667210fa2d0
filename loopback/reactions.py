"""Reactions under a message."""

from loopback.emoji import is_emoji
from loopback.errors import Refusal
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.world import Message

MOST_KINDS = 20


def read_emoji(realm: Realm, name: str) -> Json:
    """`name:id` of a custom emoji, or the character itself."""
    word, _, emoji_id = name.rpartition(":")
    if emoji_id in realm.world.emojis:
        return {"id": emoji_id, "name": word}
    if is_emoji(name):
        return {"id": None, "name": name}
    raise Refusal(10014, status=400)


def add(realm: Realm, message: Message, emoji: Json, user_id: str) -> None:
    kinds = message.data.setdefault("reactions", [])
    found = _find(message, emoji)
    if found is None:
        if len(kinds) >= MOST_KINDS:
            raise Refusal(30010)
        found = _new(emoji)
        kinds.append(found)
    who = message.reactors.setdefault(_key(emoji), [])
    if user_id not in who:
        who.append(user_id)
        _count(realm, message, emoji)
        _tell(realm, "MESSAGE_REACTION_ADD", message, emoji, user_id)


def remove(realm: Realm, message: Message, emoji: Json, user_id: str) -> None:
    who = message.reactors.get(_key(emoji), [])
    if user_id in who:
        who.remove(user_id)
        _count(realm, message, emoji)
        _tell(realm, "MESSAGE_REACTION_REMOVE", message, emoji, user_id)


def _new(emoji: Json) -> Json:
    return {
        "emoji": emoji,
        "count": 0,
        "count_details": {"burst": 0, "normal": 0},
        "burst_colors": [],
        "me": False,
        "me_burst": False,
    }


def _key(emoji: Json) -> str:
    return str(emoji["id"] or emoji["name"])


def _find(message: Message, emoji: Json) -> Json | None:
    for reaction in message.data.get("reactions", ()):
        if _key(reaction["emoji"]) == _key(emoji):
            found: Json = reaction
            return found
    return None


def _count(realm: Realm, message: Message, emoji: Json) -> None:
    who, reaction = message.reactors.get(_key(emoji), []), _find(message, emoji)
    if reaction is None:
        return
    reaction["count"] = reaction["count_details"]["normal"] = len(who)
    reaction["me"] = realm.world.bot["id"] in who
    if not who:
        message.data["reactions"].remove(reaction)
    if not message.data["reactions"]:
        del message.data["reactions"]


def _tell(realm: Realm, event: str, message: Message, emoji: Json, user_id: str) -> None:
    channel = realm.world.channel(message.channel_id)
    data: Json = {
        "user_id": user_id,
        "channel_id": channel["id"],
        "message_id": message.id,
        "emoji": emoji,
        "burst": False,
        "type": 0,
    }
    if "guild_id" in channel:
        data["guild_id"] = channel["guild_id"]
        if event == "MESSAGE_REACTION_ADD":
            data["member"] = realm.world.member(channel["guild_id"], user_id)
            data["message_author_id"] = message.data["author"]["id"]
    realm.tell_channel(event, channel, data)
    realm.notice(Change("message", channel["id"], message.id, message.seen_by))
