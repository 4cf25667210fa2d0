"""Guilds and who is in them: channels, members and roles come, change and go."""

from collections.abc import Iterable

from loopback import messages, seed, shapes, threads
from loopback.gateway.payloads import guild_create
from loopback.permissions import May
from loopback.realm import Change, Realm
from loopback.types import Json
from loopback.world import DM


def direct_channel(realm: Realm, person: Json) -> Json:
    """The direct channel of the bot and a person, made when it is first wanted."""
    for channel in realm.world.direct_channels():
        if channel["type"] == DM and person in channel["recipients"]:
            return channel
    channel = shapes.direct_channel(realm.new_id(), person)
    realm.world.channels[channel["id"]] = channel
    realm.notice(Change("channel", channel["id"]))
    return channel


def add_group(realm: Realm, name: str, people: list[Json]) -> Json:
    """A group chat; the bot is in none."""
    channel = shapes.group_channel(realm.new_id(), name, people)
    realm.world.channels[channel["id"]] = channel
    realm.notice(Change("channel", channel["id"]))
    return channel


def install(realm: Realm, person: Json) -> None:
    """Somebody takes the application for themselves: its commands are with them everywhere."""
    if person["id"] not in realm.world.installed_by:
        realm.world.installed_by.append(person["id"])
        realm.notice(Change("commands"))


def add_person(realm: Realm, name: str, guild: Json, *, roles: list[str] | None = None) -> Json:
    """A new user who joins a guild."""
    now = realm.clock.now()
    person = seed.add_user(realm.world, name, now)
    member = seed.add_member(realm.world, guild, person, now)
    member["roles"] = roles or []
    event = member | {"guild_id": guild["id"]}
    realm.gateway.dispatch("GUILD_MEMBER_ADD", event, guild["id"])
    realm.notice(Change("people"))
    return person


def add_guild(realm: Realm, name: str, owner: Json) -> Json:
    """One more guild, in which the bot may do what it may in the first."""
    held = int(bot_role(next(iter(realm.world.guilds.values())))["permissions"])
    guild = seed.add_guild(realm.world, name, owner, realm.clock.now(), held)
    realm.gateway.dispatch("GUILD_CREATE", guild_create(realm.world, guild["id"]), guild["id"])
    realm.notice(Change("channel"))
    return guild


def bot_role(guild: Json) -> Json:
    found: Json = next(r for r in guild["roles"] if r.get("tags", {}).get("bot_id"))
    return found


def give_bot(realm: Realm, permissions: Iterable[May]) -> None:
    """More permissions for the role that is the bot's own."""
    for guild_id, guild in realm.world.guilds.items():
        role = bot_role(guild)
        held = int(role["permissions"])
        for permission in permissions:
            held |= permission
        role["permissions"] = str(held)
        tell_role(realm, "GUILD_ROLE_UPDATE", guild_id, role)


def add_channel(realm: Realm, guild: Json, name: str, kind: int, **more: object) -> Json:
    channel = seed.add_channel(realm.world, guild, name, kind, realm.clock.now())
    channel |= more
    tell_channel(realm, "CHANNEL_CREATE", channel)
    return channel


def remove_channel(realm: Realm, channel: Json) -> None:
    """A channel goes with its threads and messages."""
    for thread in realm.world.threads_of(channel.get("guild_id", "")):
        if thread["parent_id"] == channel["id"]:
            threads.remove(realm, thread)
    for message in realm.world.messages.pop(channel["id"], {}).values():
        messages.forget_files(realm, message)
    del realm.world.channels[channel["id"]]
    realm.world.pins.pop(channel["id"], None)
    tell_channel(realm, "CHANNEL_DELETE", channel)


def tell_guild(realm: Realm, guild: Json) -> None:
    realm.gateway.dispatch("GUILD_UPDATE", guild, guild["id"])
    realm.notice(Change("channel"))


def tell_channel(realm: Realm, event: str, channel: Json) -> None:
    realm.gateway.dispatch(event, channel, channel.get("guild_id"))
    kind = "channel_gone" if event == "CHANNEL_DELETE" else "channel"
    realm.notice(Change(kind, channel["id"], channel.get("guild_id")))


def tell_member(realm: Realm, guild_id: str, member: Json) -> None:
    event = member | {"guild_id": guild_id}
    realm.gateway.dispatch("GUILD_MEMBER_UPDATE", event, guild_id)
    realm.notice(Change("people"))


def tell_role(realm: Realm, event: str, guild_id: str, role: Json) -> None:
    gone = event == "GUILD_ROLE_DELETE"
    what: Json = {"role_id": role["id"]} if gone else {"role": role}
    realm.gateway.dispatch(event, what | {"guild_id": guild_id}, guild_id)
    realm.notice(Change("people"))
    realm.notice(Change("channel"))
