"""Who is in a thread."""

from loopback import shapes
from loopback.errors import Refusal
from loopback.gateway.payloads import sees
from loopback.realm import Change, Realm
from loopback.types import Json


def as_bot(realm: Realm, thread: Json) -> Json:
    """A thread as the bot is told of it: with its own membership, if it is in."""
    mine = realm.world.thread_members.get(thread["id"], {}).get(realm.world.bot["id"])
    return thread | ({"member": mine} if mine else {})


def add(realm: Realm, thread: Json, user_id: str) -> Json:
    entry = shapes.thread_member(thread["id"], user_id, realm.now_text())
    realm.world.thread_members.setdefault(thread["id"], {})[user_id] = entry
    thread["member_count"] = len(realm.world.thread_members[thread["id"]])
    return entry


def join(realm: Realm, thread: Json, user_id: str) -> None:
    """Adds somebody to a thread; whoever is in it already stays so."""
    present = realm.world.thread_members.setdefault(thread["id"], {})
    if user_id in present:
        return
    bot_id = realm.world.bot["id"]
    saw = sees(realm.world, bot_id, thread)
    entry = add(realm, thread, user_id)
    if user_id == bot_id and not saw:
        realm.tell_channel("THREAD_CREATE", thread, as_bot(realm, thread))
    _tell_members(realm, thread, added=[_with_member(realm, thread, entry)])


def leave(realm: Realm, thread: Json, user_id: str) -> None:
    present = realm.world.thread_members.get(thread["id"], {})
    if present.pop(user_id, None) is None:
        raise Refusal(10007)
    thread["member_count"] = len(present)
    _tell_members(realm, thread, removed=[user_id])


def _with_member(realm: Realm, thread: Json, entry: Json) -> Json:
    member = realm.world.member(thread["guild_id"], entry["user_id"])
    return entry | {"member": member, "presence": None}


def _tell_members(
    realm: Realm, thread: Json, added: list[Json] | None = None, removed: list[str] | None = None
) -> None:
    event: Json = {
        "id": thread["id"],
        "guild_id": thread["guild_id"],
        "member_count": min(thread["member_count"], 50),
    }
    if added:
        event["added_members"] = added
    if removed:
        event["removed_member_ids"] = removed
    realm.tell_channel("THREAD_MEMBERS_UPDATE", thread, event)
    realm.notice(Change("channel", thread["id"], thread["guild_id"]))


def call_in(realm: Realm, thread: Json, users: list[Json]) -> None:
    """Whoever is mentioned in a thread and may see it is in it from then on."""
    for user in users:
        if sees(realm.world, user["id"], thread):
            join(realm, thread, user["id"])
