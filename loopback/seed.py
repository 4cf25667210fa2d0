"""The world on its first day: one guild, a few channels, a moderator, five players, a bot."""

import base64
import secrets

from loopback import shapes
from loopback.clock import timestamp
from loopback.permissions import BOT, MODERATOR
from loopback.snowflake import made_at
from loopback.types import Json
from loopback.world import FORUM, TEXT, World

GUILD = "The Reef"
BOT_NAME = "Divemaster"
MODERATOR_NAME = "Coral"
PLAYERS = ("Marina", "Finn", "Pearl", "Otto", "Nerida")
CHANNELS = (
    ("welcome", TEXT, "Where everybody arrives"),
    ("general", TEXT, "Talk, and try the bot"),
    ("tables", TEXT, "Games are played in threads of this channel"),
    ("logbook", TEXT, "How past games went"),
    ("expeditions", FORUM, "One post for each long journey"),
)


def first_world(now: float) -> World:
    """The starting world, made at the given time."""
    world = _with_application(now)
    owner = add_user(world, MODERATOR_NAME, now)
    guild = add_guild(world, GUILD, owner, now)
    world.application["owner"] = owner
    moderators = add_role(world, guild, "Moderator", MODERATOR, now)
    world.members[guild["id"]][owner["id"]]["roles"] = [moderators["id"]]
    for name in PLAYERS:
        add_member(world, guild, add_user(world, name, now), now)
    for name, kind, topic in CHANNELS:
        add_channel(world, guild, name, kind, now)["topic"] = topic
    guild["system_channel_id"] = world.channels_of(guild["id"])[0]["id"]
    return world


def _with_application(now: float) -> World:
    world = World(application={}, token="")
    bot = add_user(world, BOT_NAME, now, bot=True)
    world.application = shapes.application(bot["id"], BOT_NAME, bot)
    world.token = _new_token(bot["id"])
    return world


def _new_token(bot_id: str) -> str:
    """Begins with the bot's id, as libraries expect; the rest nobody can guess."""
    whose = base64.b64encode(bot_id.encode()).decode().rstrip("=")
    return f"{whose}.{secrets.token_urlsafe(5)}.{secrets.token_urlsafe(24)}"


def add_user(world: World, name: str, now: float, *, bot: bool = False) -> Json:
    person = shapes.user(world.ids.at(now), name, bot=bot)
    world.users[person["id"]] = person
    return person


def add_guild(world: World, name: str, owner: Json, now: float) -> Json:
    """A guild with its owner and the bot, who has a role of its own."""
    guild = shapes.guild(world.ids.at(now), name, owner["id"])
    world.guilds[guild["id"]] = guild
    world.members[guild["id"]] = {}
    add_member(world, guild, owner, now)
    role = add_role(world, guild, world.bot["username"], BOT, now)
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


def add_channel(world: World, guild: Json, name: str, kind: int, now: float) -> Json:
    position = len(world.channels_of(guild["id"]))
    channel = shapes.channel(world.ids.at(now), guild["id"], name, kind, position)
    world.channels[channel["id"]] = channel
    return channel
