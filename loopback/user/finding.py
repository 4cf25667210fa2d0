"""Finds what a person means by a name: people, channels, commands, components."""

from loopback.access import may
from loopback.checks.commands import ENTRY_POINT
from loopback.checks.mentions import walk
from loopback.errors import Refusal
from loopback.permissions import ALL, May
from loopback.types import Json
from loopback.user.refusals import NotAllowed
from loopback.world import DM, GROUP_DM, Message, World

SUB, GROUP = 1, 2
BY_APP = 1
"""An Entry Point whose app opens the Activity itself."""
OF_A_GUILD, OF_A_PERSON = 0, 1
"""How an application is installed."""
GUILD, BOT_DM, PRIVATE = 0, 1, 2
"""Where a command is used."""


def person(world: World, name: str) -> Json:
    """Somebody by id, user name or shown name."""
    if name in world.users:
        return world.users[name]
    for user in world.users.values():
        if name.lower() in (user["username"].lower(), str(user["global_name"]).lower()):
            return user
    raise Refusal(10013, message=f"Nobody here is called {name}")


def channel(world: World, name: str, user_id: str) -> Json:
    """A channel by id, `#name` or a thread's name; the newest, if several are called so."""
    if name in world.channels:
        found = world.channels[name]
    else:
        called = [c for c in world.channels.values() if c.get("name") == name.removeprefix("#")]
        if not called:
            raise Refusal(10003, message=f"There's no channel {name}")
        found = max(called, key=lambda c: int(c["id"]))
    if not may(world, user_id, found, May.VIEW_CHANNEL):
        raise Refusal(50001)
    return found


def message(world: World, channel_id: str, message_id: str, user_id: str) -> Message:
    """A message that this person can see."""
    found = world.message(channel_id, message_id)
    if not world.visible(found, user_id):
        raise Refusal(10008)
    return found


def component(found: Message, wanted: str, kinds: tuple[int, ...]) -> Json:
    """A button or select of a message, by custom id, label or placeholder."""
    every = [c for c in walk(found.data["components"]) if c["type"] in kinds]
    for key in ("custom_id", "label", "placeholder"):
        for part in every:
            if part.get(key) == wanted:
                return part
    names = [c.get("label") or c.get("placeholder") or c.get("custom_id") for c in every]
    raise NotAllowed(f"There's no {wanted!r} on this message, only {names}")


def commands(world: World, user_id: str, place: Json) -> list[Json]:
    """The commands a person may use in a channel; the guild's own hide global ones."""
    guild_id = place.get("guild_id")
    mine = [c for c in world.commands.values() if c.get("guild_id") in (None, guild_id)]
    own = {(c["type"], c["name"]) for c in mine if c.get("guild_id")}
    shown = [c for c in mine if c.get("guild_id") or (c["type"], c["name"]) not in own]
    return [c for c in shown if c["type"] != ENTRY_POINT and _offered(world, user_id, place, c)]


def entry_point(world: World) -> Json:
    for found in world.commands.values():
        if found["type"] == ENTRY_POINT:
            return found
    raise NotAllowed("This app has no Activity")


def _offered(world: World, user_id: str, place: Json, command: Json) -> bool:
    held = world.permissions(user_id, place)
    if not _installed(world, user_id, place, command):
        return False
    if "guild_id" not in place:
        return command.get("dm_permission", True) and _in_context(command, context_of(place))
    needed = command["default_member_permissions"]
    allowed = needed is None or held == ALL or (int(needed) and held & int(needed) == int(needed))
    return bool(allowed and held & May.USE_APPLICATION_COMMANDS and _in_context(command, GUILD))


def _installed(world: World, user_id: str, place: Json, command: Json) -> bool:
    """Here for everybody, or with this person."""
    everybody = lives(world, place) and OF_A_GUILD in command["integration_types"]
    own = user_id in world.installed_by and OF_A_PERSON in command["integration_types"]
    return everybody or own or (place["type"] == DM and "guild_id" not in place)


def lives(world: World, place: Json) -> bool:
    """Whether the bot itself is there."""
    guild_id = place.get("guild_id")
    if guild_id is None:
        return bool(place["type"] != GROUP_DM)
    return world.bot["id"] in world.members[guild_id]


def context_of(place: Json) -> int:
    if "guild_id" in place:
        return GUILD
    return PRIVATE if place["type"] == GROUP_DM else BOT_DM


def _in_context(command: Json, context: int) -> bool:
    return not command["contexts"] or context in command["contexts"]


def command(
    world: World, user_id: str, place: Json, path: str, kind: int
) -> tuple[Json, list[Json]]:
    """A command by its words, and the subcommands on the way to the last word."""
    words = path.removeprefix("/").split() if kind == 1 else [path]
    for found in commands(world, user_id, place):
        if found["type"] == kind and found["name"] == words[0]:
            return found, _descend(found, words[1:])
    raise NotAllowed(f"There's no command /{path} here")


def _descend(found: Json, words: list[str]) -> list[Json]:
    steps, here = [], found
    for word in words:
        inner = [o for o in here.get("options", ()) if o["type"] in (SUB, GROUP)]
        match = [o for o in inner if o["name"] == word]
        if not match:
            raise NotAllowed(f"/{found['name']} has no {word}, only {[o['name'] for o in inner]}")
        here = match[0]
        steps.append(here)
    if any(o["type"] in (SUB, GROUP) for o in here.get("options", ())):
        raise NotAllowed(f"/{found['name']} needs one more word")
    return steps
