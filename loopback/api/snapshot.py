"""The world as one person may see it."""

from loopback.answers import has_activities
from loopback.gateway.payloads import sees
from loopback.realm import Realm
from loopback.types import Json
from loopback.world import GROUP_DM, Message, is_thread


def world(realm: Realm, user_id: str) -> Json:
    guilds = [g for g in realm.world.guilds if user_id in realm.world.members[g]]
    return {
        "me": realm.world.user(user_id),
        "people": people(realm),
        "guilds": [guild(realm, guild_id, user_id) for guild_id in guilds],
        "directs": [
            channel(realm, direct, user_id)
            for direct in realm.world.direct_channels()
            if sees(realm.world, user_id, direct)
        ],
        "bot": {
            "user": realm.world.bot,
            "online": realm.gateway.online,
            "application_id": realm.world.application["id"],
            "activity": has_activities(realm),
        },
        "address": realm.base_url,
        "welcome": realm.world.welcome,
        "locale": realm.world.locale(user_id),
    }


def people(realm: Realm) -> list[Json]:
    return [user | _roles(realm, user["id"]) for user in realm.world.users.values()]


def _roles(realm: Realm, user_id: str) -> Json:
    """The names of a person's roles, and the name they go by in their first guild."""
    for guild_id, members in realm.world.members.items():
        if user_id in members:
            member, roles = members[user_id], realm.world.guilds[guild_id]["roles"]
            held = [role["name"] for role in roles if role["id"] in member["roles"]]
            return {"roles": held, "nick": member["nick"]}
    return {"roles": [], "nick": None}


def guild(realm: Realm, guild_id: str, user_id: str) -> Json:
    found = realm.world.guilds[guild_id]
    every = [*realm.world.channels_of(guild_id), *realm.world.threads_of(guild_id)]
    seen = [channel(realm, c, user_id) for c in every if sees(realm.world, user_id, c)]
    return {
        "id": found["id"],
        "name": found["name"],
        "icon": found["icon"],
        "roles": found["roles"],
        "channels": [c for c in seen if not is_thread(c)],
        "threads": [c for c in seen if is_thread(c)],
    }


def channel(realm: Realm, found: Json, user_id: str) -> Json:
    held = realm.world.permissions(user_id, found)
    shown = found | {"permissions": str(held)}
    if is_thread(found):
        shown["members"] = list(realm.world.thread_members.get(found["id"], {}))
    if "recipients" in found and found["type"] != GROUP_DM:
        shown["name"] = realm.world.bot["username"]
    return shown


def message(found: Message, user_id: str) -> Json:
    """With this person's own votes."""
    poll = found.data.get("poll")
    if poll is None:
        return found.data
    counts = [
        count | {"me_voted": user_id in found.voters.get(str(count["id"]), ())}
        for count in poll["results"]["answer_counts"]
    ]
    return found.data | {"poll": poll | {"results": poll["results"] | {"answer_counts": counts}}}
