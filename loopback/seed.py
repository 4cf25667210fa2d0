"""New things in a world: users, guilds, roles, members, channels, as nobody has touched them."""

import base64

from loopback import shapes
from loopback.clock import timestamp
from loopback.snowflake import made_at
from loopback.types import Json
from loopback.world import CATEGORY, World

BORN = 1_600_000_000.0
"""When every bot was made, so that its id and token are the same in every world."""


def with_application(name: str) -> World:
    """A world with a bot in it and nothing else."""
    world = World(application={}, token="")
    bot = add_user(world, name, BORN, bot=True)
    world.application = shapes.application(bot["id"], name, bot)
    world.token = _token(bot["id"])
    return world


def allow_intents(world: World, flags: int) -> None:
    """Which privileged intents the application was given, as its flags say it."""
    world.application |= {"flags": flags, "flags_new": str(flags)}


def _token(bot_id: str) -> str:
    """Begins with the bot's id, as libraries expect; it opens nothing but a loopback."""
    whose = base64.b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{whose}.local.opens-nothing-but-loopback"


def add_user(world: World, name: str, now: float, *, bot: bool = False) -> Json:
    person = shapes.user(world.ids.at(now), name, bot=bot)
    world.users[person["id"]] = person
    return person


def add_guild(world: World, name: str, owner: Json, now: float, bot_permissions: int) -> Json:
    """A guild with its owner and the bot, who has a role of its own."""
    guild = shapes.guild(world.ids.at(now), name, owner["id"])
    world.guilds[guild["id"]] = guild
    world.members[guild["id"]] = {}
    add_member(world, guild, owner, now)
    role = add_role(world, guild, world.bot["username"], bot_permissions, now)
    role |= {"managed": True, "tags": {"bot_id": world.bot["id"]}}
    add_member(world, guild, world.bot, now)["roles"] = [role["id"]]
    return guild


def add_role(world: World, guild: Json, name: str, permissions: int, now: float) -> Json:
    role = shapes.role(world.ids.at(now), name, permissions, len(guild["roles"]))
    guild["roles"].append(role)
    return role


def add_member(world: World, guild: Json, person: Json, now: float) -> Json:
    member = shapes.member(person, [], timestamp(max(now, made_at(guild["id"]))))
    world.members[guild["id"]][person["id"]] = member
    return member


def add_channel(
    world: World, guild: Json, name: str, kind: int, now: float, topic: str | None = None
) -> Json:
    position = len(world.channels_of(guild["id"]))
    channel = shapes.channel(world.ids.at(now), guild["id"], name, kind, position)
    if kind != CATEGORY:
        channel["topic"] = topic
    world.channels[channel["id"]] = channel
    return channel
