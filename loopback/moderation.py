"""Members sent away, barred or silenced: who may do it to whom, and what follows."""

from loopback import messages, thread_members
from loopback.access import highest_role
from loopback.errors import Refusal
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.snowflake import made_at
from loopback.types import Json


def require_above(realm: Realm, guild_id: str, user_id: str) -> None:
    """The owner is above all; everybody else by their highest role."""
    world, bot_id = realm.world, str(realm.world.bot["id"])
    guild = world.guild(guild_id)
    if guild["owner_id"] == user_id:
        raise Refusal(50013)
    if highest_role(world, guild_id, bot_id) <= highest_role(world, guild_id, user_id):
        raise Refusal(50013)


def remove_member(realm: Realm, guild_id: str, user_id: str) -> None:
    """Somebody leaves a guild, of their own will or not, and its threads with it."""
    member = realm.world.members[guild_id].pop(user_id)
    for thread in realm.world.threads_of(guild_id):
        if user_id in realm.world.thread_members.get(thread["id"], {}):
            thread_members.leave(realm, thread, user_id)
    gone = {"guild_id": guild_id, "user": member["user"]}
    realm.gateway.dispatch("GUILD_MEMBER_REMOVE", gone, guild_id)
    realm.notice(Change("people"))
    realm.notice(Change("channel"))


def ban(realm: Realm, guild_id: str, user_id: str, *, reason: str | None, seconds: int) -> None:
    """Bars somebody, member or not; their messages of the last seconds go."""
    user = realm.world.user(user_id)
    if user_id in realm.world.members[guild_id]:
        remove_member(realm, guild_id, user_id)
    realm.world.bans.setdefault(guild_id, {})[user_id] = {"reason": reason, "user": user}
    realm.gateway.dispatch("GUILD_BAN_ADD", {"guild_id": guild_id, "user": user}, guild_id)
    if seconds:
        _forget_words(realm, guild_id, user_id, realm.clock.now() - seconds)


def _forget_words(realm: Realm, guild_id: str, user_id: str, since: float) -> None:
    for channel in [*realm.world.channels_of(guild_id), *realm.world.threads_of(guild_id)]:
        every = realm.world.messages.get(channel["id"], {}).values()
        theirs = [m for m in every if m.data["author"]["id"] == user_id and made_at(m.id) >= since]
        for message in theirs:
            messages.delete(realm, message)


def unban(realm: Realm, guild_id: str, user_id: str) -> None:
    found = realm.world.bans.get(guild_id, {}).pop(user_id, None)
    if found is None:
        raise Refusal(10026)
    told: Json = {"guild_id": guild_id, "user": found["user"]}
    realm.gateway.dispatch("GUILD_BAN_REMOVE", told, guild_id)


def may_silence(realm: Realm, guild_id: str, user_id: str) -> None:
    """Administrators cannot be timed out."""
    require_above(realm, guild_id, user_id)
    if realm.world.guild_permissions(user_id, guild_id) & May.ADMINISTRATOR:
        raise Refusal(50013)
